import type { Selectable } from "kysely";
import type { RecommendationRequest } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { RecommendationText } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { requireConnection } from "../profiles/is-connected.ts";
import type { RecommendationRequestRow } from "../tables/people.ts";
import { findOtherMemberId, memberNotFound } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";

/** Asks a connection for a recommendation. */
export async function requestRecommendation(
  view: NetworkView,
  reference: string,
  { relationship, message }: RecommendationText,
): Promise<RecommendationRequest> {
  const { db, memberId } = view;
  const recipientId = await findOtherMemberId(view, reference);
  const { id, at } = await view.act("request_recommendation", async () => {
    await requireConnection(view, recipientId);
    await requireNothingPending(view, recipientId);
    return { member_id: recipientId, relationship, message };
  });
  const row = {
    id,
    requester_id: memberId,
    recipient_id: recipientId,
    relationship,
    message,
    status: "pending",
    created_at: at,
    responded_at: null,
  };
  const action = "asked you for a recommendation";
  await db.insertInto("net_recommendation_requests").values(row).execute();
  await notify(view, [{ memberId: recipientId, kind: "recommendation_request", subjectId: id, action }]);
  return toRequest(view, row);
}

async function requireNothingPending({ db, memberId }: NetworkView, recipientId: string): Promise<void> {
  const pending = await db
    .selectFrom("net_recommendation_requests")
    .select("created_at")
    .where("requester_id", "=", memberId)
    .where("recipient_id", "=", recipientId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (!pending) return;
  const detail = `The account asked the member on ${isoTime(pending.created_at).slice(0, 10)}, and the request is pending.`;
  throw new Failure("conflict", { detail, hint: "Wait for the response, or remind the member with send_message." });
}

async function toRequest(
  view: NetworkView,
  { id, recipient_id, relationship, message, status, created_at, responded_at }: Selectable<RecommendationRequestRow>,
): Promise<RecommendationRequest> {
  const profile = (await readMemberRefs(view, [recipient_id])).get(recipient_id);
  if (!profile) throw memberNotFound();
  return {
    id,
    profile,
    relationship,
    text: message,
    status: status as RecommendationRequest["status"], // the column contains only these values
    requested_at: isoTime(created_at),
    responded_at: isoTimeOrNull(responded_at),
  };
}
