import type { Kysely } from "kysely";
import type { BulkStore, IdSource, Store } from "../../../runtime/index.ts";
import { embeddedNetwork } from "../../network/connectors/embedded/embedded-network.ts";
import { seedNetwork } from "../../network/connectors/embedded/seed/seed-network.ts";
import { writeOwner } from "../../network/connectors/embedded/seed/write-owner.ts";
import { allNetworks, openScope } from "../../network/mirror/open-scope.ts";
import type { CampaignTables } from "../../service/campaigns/tables.ts";
import type { DraftTables } from "../../service/drafts/tables.ts";
import type { InboxTables } from "../../service/inbox/tables.ts";
import type { LeadTables } from "../../service/leads/tables.ts";
import type { NavigatorTables } from "../../service/navigator/tables.ts";
import type { SavedSearchTables } from "../../service/saved-searches/tables.ts";
import type { TemplateTables } from "../../service/templates/tables.ts";
import { demoAccountId, firstWorkspaceId } from "./demo-world.ts";
import { seedNavigatorLeads } from "./seed-navigator-leads.ts";
import { minMembersForCampaigns, seedCampaigns } from "./seed-campaigns.ts";
import { createNetwork } from "../../network/networks.ts";
import { seedConversationStates } from "./seed-conversation-states.ts";
import { seedMessageTemplates } from "./seed-message-templates.ts";
import { seedSavedSearches } from "./seed-saved-searches.ts";
import { seedPostAnalytics } from "./seed-post-analytics.ts";
import { seedPostDrafts } from "./seed-post-drafts.ts";

export interface DemoOptions {
  /** The number of members of the demo network; 0 for an empty network with only the account's member. */
  readonly members: number;
  readonly seed: number;
  /** The end of the network's history, epoch milliseconds. */
  readonly now: number;
  readonly newId: IdSource;
  /** Called for the first time when the transaction has begun. */
  readonly onProgress?: (done: number, total: number, phase: string) => void;
}

const ownerId = "prf_demo_0001";
/** How long before `now` the account was connected: longer ago than the start of its campaigns. */
const connectedForMs = 200 * 86_400_000;

/**
 * Fills an empty store in one transaction: the network, one workspace and one connected account with a history.
 * @returns false if the store already has a workspace, or another process has just filled it.
 */
export function seedDemo(store: BulkStore, options: DemoOptions): Promise<boolean> {
  return store.transaction((tx) => fill({ writer: tx, dialect: store.dialect }, options));
}

async function fill(
  { writer, dialect }: Pick<Store, "writer" | "dialect">,
  { members, seed, now, newId, onProgress }: DemoOptions,
): Promise<boolean> {
  if (await writer.selectFrom("sb_workspaces").select("id").executeTakeFirst()) return false;
  // The insert of another process waits until this transaction ends.
  const workspace = await writer
    .insertInto("sb_workspaces")
    .values({ id: firstWorkspaceId, name: "Demo", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!workspace) return false;
  onProgress?.(0, 1, "");
  const db = allNetworks(writer);
  const networkId = await createNetwork(db, { kind: "embedded", name: "Demo network", created_at: now });
  const network = openScope({ writer, dialect }, networkId);
  if (members === 0) await writeOwner(network, { id: ownerId, now });
  else await seedNetwork({ db, dialect, networkId, members, seed, now, ...(onProgress && { onProgress }) });
  const view = embeddedNetwork({ ...network, memberId: ownerId, now: () => now, newId });
  const { profile } = await view.profiles.self();
  await writer
    .insertInto("sb_accounts")
    .values({
      id: demoAccountId,
      workspace_id: firstWorkspaceId,
      display_name: profile.name,
      network_id: networkId,
      external_id: ownerId,
      timezone: "Europe/Stockholm",
      status: "connected",
      daily_limits: "{}",
      warm_up_started_at: null,
      warm_up_days: null,
      connected_at: now - connectedForMs,
    })
    .execute();
  const account = { accountId: demoAccountId, networkId, memberId: ownerId, seed, now };
  await seedPostAnalytics({ writer, dialect }, { ...account, newId });
  await seedConversationStates(network, writer as unknown as Kysely<InboxTables>, account);
  if (members > 0) await seedPostDrafts(writer as unknown as Kysely<DraftTables>, account);
  if (members > 0) await seedMessageTemplates(writer as unknown as Kysely<TemplateTables>, account);
  if (members > 0) await seedSavedSearches(view, writer as unknown as Kysely<SavedSearchTables>, account);
  if (members >= minMembersForCampaigns)
    await seedCampaigns(network, writer as unknown as Kysely<CampaignTables & LeadTables>, account);
  await seedNavigatorLeads(network, writer as unknown as Kysely<NavigatorTables>, account);
  return true;
}
