import type { Selectable } from "kysely";
import type { CampaignStep, OutreachSettings } from "../../../../generated/schemas.ts";
import type { LeadMember } from "../../../network/port/leads.ts";
import { findTextProblem } from "../launch/text-problems.ts";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { waitEnd, waitingConditions } from "../setup/step-kinds.ts";
import { leadValues, renderText, type RenderedText } from "../setup/text-template.ts";
import { usedVariants } from "../setup/variants.ts";
import type { CampaignActionRow } from "../tables.ts";
import { toCall, type ActionCall } from "./action-call.ts";

/** The decision about a due action. */
export type Preparation =
  | { readonly next: "call"; readonly call: ActionCall; readonly member: LeadMember }
  | { readonly next: "wait"; readonly until: number }
  | { readonly next: "skip"; readonly reason: string }
  | { readonly next: "stop"; readonly reason: string };

/** A due action with the data of its lead. */
export interface LoadedAction extends Selectable<CampaignActionRow> {
  /** The lead's custom fields. */
  readonly custom: Readonly<Record<string, unknown>>;
}

export interface PreparationInput {
  readonly campaign: CampaignRecord;
  readonly action: LoadedAction;
  readonly settings: OutreachSettings;
  /** Finds the newest post of a member with a separate call; null if there is none. Rejects if the call fails. */
  readonly findPost: (profileId: string) => Promise<string | null>;
}

/** Checks the condition of a step, and creates its call from the current state of the network and the lead. */
export async function prepareAction(context: CampaignContext, input: PreparationInput): Promise<Preparation> {
  const { campaign, action, settings, findPost } = input;
  const step = campaign.steps[action.step - 1];
  if (step?.kind !== action.kind) return { next: "skip", reason: "the campaign no longer has this step" };
  const members = await context.network.leads.describe([action.profile_id]);
  const member = members.get(action.profile_id);
  if (!member) return { next: "stop", reason: "profile not available" };
  if (member.blocked) return { next: "stop", reason: "member blocked" };
  const unmet = await checkCondition(context, step, action, member);
  if (unmet) return unmet;
  const obstacle = findObstacle(step, member);
  if (obstacle !== null) return { next: "skip", reason: obstacle };
  const { subject, text, problem } = render(campaign, action, settings, member);
  if (problem !== null) return { next: "skip", reason: problem };
  const postId = step.kind === "react" ? await findPost(member.id) : null;
  if (step.kind === "react" && postId === null) return { next: "skip", reason: "the member has no posts" };
  const { reaction } = step;
  return { next: "call", call: toCall(step.kind, { profileId: member.id, subject, text, reaction, postId }), member };
}

/** Returns the decision if the condition of a step is not met; null if it is met. */
async function checkCondition(
  { db, now }: CampaignContext,
  step: CampaignStep,
  action: LoadedAction,
  { connected }: LeadMember,
): Promise<Preparation | null> {
  const { condition } = step;
  if (condition === "always") return null;
  const isAboutAcceptance = condition === "accepted" || condition === "not_accepted";
  const isTrue = isAboutAcceptance ? connected : await hasReplied(db, action.enrollment_id);
  if (isTrue === !condition.startsWith("not_")) return null;
  const until = waitEnd(step, action);
  if (waitingConditions.has(condition) && until > now()) return { next: "wait", until };
  return { next: "skip", reason: `condition ${condition} not met` };
}

async function hasReplied(db: CampaignContext["db"], enrollmentId: string): Promise<boolean> {
  const reply = await db
    .selectFrom("svc_campaign_events")
    .select("id")
    .where("enrollment_id", "=", enrollmentId)
    .where("kind", "=", "replied")
    .executeTakeFirst();
  return reply !== undefined;
}

/** Returns the reason why the network would refuse a step; null if it is possible. */
function findObstacle({ kind }: CampaignStep, member: LeadMember): string | null {
  if (kind === "message") return member.connected ? null : "not connected";
  if (kind !== "invite" && kind !== "inmail") return null;
  if (member.connected) return "already connected";
  if (kind === "invite" && member.invitation_pending) return "invitation pending";
  if (kind === "invite" && member.invitation_withdrawn_until !== null) return "invitation withdrawn recently";
  return null;
}

interface RenderedTexts {
  readonly subject: string | null;
  readonly text: string | null;
  /** The reason why the text cannot be sent; null if it can be sent. */
  readonly problem: string | null;
}

/** Renders the texts of the lead's variant. */
function render(
  { steps }: CampaignRecord,
  { step: number, kind, variant, custom }: LoadedAction,
  settings: OutreachSettings,
  member: LeadMember,
): RenderedTexts {
  const step = steps[number - 1];
  const wording = step && variant !== null ? usedVariants(step, settings)[variant - 1] : undefined;
  if (!wording) return { subject: null, text: null, problem: null };
  const values = leadValues(member, custom);
  const text = renderText(wording.text, values);
  const subject = wording.subject === null ? null : renderText(wording.subject, values);
  const empty = [...new Set([...emptyIn(subject), ...emptyIn(text)])];
  const problem =
    empty.length > 0
      ? `missing field: ${empty.map((name) => `{{${name}}}`).join(", ")}`
      : findTextProblem([kind], [{ step: number, variant, subject, text }]);
  return { subject: subject?.text ?? null, text: text.text, problem };
}

const emptyIn = (text: RenderedText | null): readonly string[] => text?.empty ?? [];
