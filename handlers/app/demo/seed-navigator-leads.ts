import type { Kysely } from "kysely";
import { readRecentChanges } from "../../network/connectors/embedded/seed/recent-changes.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
import type { NavigatorTables } from "../../service/navigator/tables.ts";

const [maxLeads, dayMs] = [12, 86_400_000];
const lists = ["Key accounts", "Watch"] as const;

/**
 * Saves the members who changed jobs most recently as navigator leads of the demo account, so that there are alerts.
 */
export async function seedNavigatorLeads(
  network: NetworkScope,
  writer: Kysely<NavigatorTables>,
  { accountId, memberId, now }: { readonly accountId: string; readonly memberId: string; readonly now: number },
): Promise<void> {
  const members = await readRecentChanges(network, memberId, maxLeads);
  const rows = members.map((profile_id, at) => {
    const list = lists[at % 3] ?? null;
    return { account_id: accountId, profile_id, list, list_key: list?.toLowerCase() ?? null };
  });
  if (rows.length === 0) return;
  const saved = rows.map((row, at) => ({ ...row, saved_at: now - (40 + at) * dayMs }));
  await writer.insertInto("svc_navigator_leads").values(saved).execute();
}
