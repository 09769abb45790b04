import type { Updateable } from "kysely";
import type { CampaignStatus } from "../../../generated/schemas.ts";
import { Failure } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { activeStages } from "./stages/lead-stages.ts";
import { wakeCampaigns } from "./wake.ts";
import { lockCampaign, type CampaignRecord, type CampaignScope } from "./setup/campaign-record.ts";
import type { CampaignRow } from "./tables.ts";

/** The status after a tool, by the status before it; null if the campaign no longer exists. */
type Transitions = Readonly<Partial<Record<CampaignStatus, CampaignStatus | null>>>;

/**
 * The life cycle of campaigns: the status that each tool requires, and the status after it.
 *
 *     draft -> ready -> running <-> paused, running -> completed, any -> archived
 *
 * A change of the setup makes a ready or paused campaign a draft again; a change of the leads does so only to a ready one. A
 * campaign is completed when no lead has a next step; the service pauses a campaign that cannot act.
 */
const transitions = {
  upsert_campaign: { draft: "draft", ready: "draft", paused: "draft" },
  preview_campaign_launch: { draft: "ready", ready: "ready" },
  confirm_campaign_launch: { ready: "running" },
  pause_campaign: { running: "paused", paused: "paused" },
  resume_campaign: { paused: "running", running: "running" },
  archive_campaign: {
    draft: "archived",
    ready: "archived",
    running: "archived",
    paused: "archived",
    completed: "archived",
    archived: "archived",
  },
  add_leads_to_campaign: { draft: "draft", ready: "draft", running: "running", paused: "paused" },
  remove_leads_from_campaign: {
    draft: "draft",
    ready: "draft",
    running: "running",
    paused: "paused",
    completed: "completed",
  },
  update_campaign_lead: { draft: "draft", ready: "draft", running: "running", paused: "paused" },
  delete_campaign: { draft: null, archived: null }, // the draft must not have been launched
} as const satisfies Readonly<Record<string, Transitions>>;

/** A tool that requires a status. */
export type CampaignTool = keyof typeof transitions;

/** Hints do not suggest these tools if the campaign already has the status to which the tool leads. */
const repeatable: ReadonlySet<string> = new Set(["pause_campaign", "resume_campaign", "archive_campaign"]);

/** The columns to set when a campaign gets a status. */
const entered: Readonly<Record<CampaignStatus, (campaign: CampaignRecord, nowMs: number) => Updateable<CampaignRow>>> =
  {
    draft: () => ({ status_reason: null, paused_at: null }),
    ready: () => ({}),
    running: ({ launched_at }, nowMs) => ({ status_reason: null, paused_at: null, launched_at: launched_at ?? nowMs }),
    paused: (_campaign, nowMs) => ({ paused_at: nowMs }),
    completed: (_campaign, nowMs) => ({ completed_at: nowMs }),
    archived: (_campaign, nowMs) => ({ status_reason: null, paused_at: null, archived_at: nowMs }),
  };

/**
 * Returns the status to which a tool leads; null if the campaign no longer exists afterwards.
 * @throws Failure `conflict`, or `campaign_not_editable` for upsert_campaign, if the status does not allow the tool.
 */
export function statusAfter(campaign: LifeCycleState, tool: CampaignTool): CampaignStatus | null {
  const { status } = campaign;
  const allowed: Transitions = transitions[tool];
  const next = allowed[status];
  if (next !== undefined && allows(tool, campaign)) return next;
  const expected = new Intl.ListFormat("en", { type: "disjunction" }).format(Object.keys(allowed));
  const rule = next === undefined ? "" : " A draft that was launched before must be archived first.";
  const isLaunchable = tool === "resume_campaign" && (status === "draft" || status === "ready");
  const advice = isLaunchable
    ? "To continue, call preview_campaign_launch, then confirm_campaign_launch with its token. "
    : "";
  throw new Failure(tool === "upsert_campaign" ? "campaign_not_editable" : "conflict", {
    detail: `The campaign is ${status}; ${tool} requires a campaign that is ${expected}.${rule}`,
    hint: `${advice}Possible for this campaign: ${toolsFor(campaign).join(", ")}.`,
  });
}

/** What determines whether a tool is possible for a campaign. */
type LifeCycleState = Pick<CampaignRecord, "status" | "launched_at">;

/** A campaign that was launched has a history: it must be archived before it is deleted, even if it is a draft again. */
const allows = (tool: string, { status, launched_at }: LifeCycleState): boolean =>
  tool !== "delete_campaign" || status === "archived" || launched_at === null;

/** The tools that have an effect on a campaign in this state, and clone_campaign, which is always possible. */
function toolsFor(campaign: LifeCycleState): string[] {
  const { status } = campaign;
  const possible = Object.entries<Transitions>(transitions)
    .filter(([tool, allowed]) => status in allowed && !(repeatable.has(tool) && allowed[status] === status))
    .filter(([tool]) => allows(tool, campaign))
    .map(([tool]) => tool);
  return [...possible, "clone_campaign"];
}

/** Changes the status and further columns of a locked campaign. A campaign that starts running acts as soon as it can. */
export async function changeStatus(
  scope: Pick<CampaignScope, "db" | "now" | "emit" | "jobs" | "account">,
  campaign: CampaignRecord,
  status: CampaignStatus | null,
  columns: Updateable<CampaignRow> = {},
): Promise<void> {
  const { db, account, now, emit } = scope;
  const isChanged = status !== null && status !== campaign.status;
  const changes = { ...(isChanged && { status, ...entered[status](campaign, now()) }), ...columns };
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable("svc_campaigns")
    .set(changes)
    .where("id", "=", campaign.id)
    .where("account_id", "=", account.id)
    .execute();
  if (!isChanged) return;
  emit("campaign.state_changed", {
    campaign_id: campaign.id,
    status,
    previous_status: campaign.status,
    reason: changes.status_reason ?? null,
    changed_at: isoTime(now()),
  });
  if (status === "running") await wakeCampaigns(scope);
}

/** Completes a campaign if it runs and no lead has a next step. Returns its status. */
export async function completeIfDone(scope: CampaignScope, campaignId: string): Promise<CampaignStatus> {
  const campaign = await lockCampaign(scope, campaignId);
  if (campaign.status !== "running") return campaign.status;
  const active = await scope.db
    .selectFrom("svc_enrollments")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("stage", "in", [...activeStages])
    .limit(1)
    .executeTakeFirst();
  if (active) return campaign.status;
  await changeStatus(scope, campaign, "completed");
  return "completed";
}

/** Pauses a campaign that cannot act, if it runs. */
export async function pauseRunning(scope: CampaignScope, campaignId: string, reason: string): Promise<void> {
  const campaign = await lockCampaign(scope, campaignId);
  if (campaign.status === "running") await changeStatus(scope, campaign, "paused", { status_reason: reason });
}
