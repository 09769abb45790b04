import { nearestFew, prepare, type CallContext, type RuntimeTables, type ValueOf } from "../../../runtime/index.ts";
import type { Kysely } from "kysely";
import { toLabelKey, uniqueLabels } from "../../text/labels.ts";
import type { ConversationStateRow, InboxTables } from "./tables.ts";

type Context = Pick<CallContext<RuntimeTables & InboxTables>, "db" | "account" | "now">;

/** The account's own state of its conversations (labels, drafts and snoozes), by conversation id. */
export type ConversationStates = ReadonlyMap<string, ConversationState>;

export interface ConversationState {
  /** Epoch milliseconds. */
  readonly snoozedUntil: number | null;
  /** In alphabetical order. */
  readonly labels: readonly string[];
  readonly draft: string | null;
}

/** Reads the states of all conversations that have one, which are few. */
export async function readConversationStates({ db, account }: Context): Promise<ConversationStates> {
  const rows = await selectStates(db, { accountId: account.id });
  return new Map(rows.map((row) => [row.conversation_id, toState(row)]));
}

const selectStates = prepare((db: Kysely<RuntimeTables & InboxTables>, value: ValueOf<{ accountId: string }>) =>
  db.selectFrom("svc_conversation_states").selectAll().where("account_id", "=", value("accountId")),
);

const toState = ({ snoozed_until, labels, draft }: ConversationStateRow): ConversationState => ({
  snoozedUntil: snoozed_until,
  labels: JSON.parse(labels) as string[], // the type of the column
  draft,
});

/** Changes the given parts of the state of a conversation. */
export async function saveConversationState(
  { db, account }: Context,
  conversationId: string,
  {
    snoozedUntil,
    labels,
    draft,
  }: Partial<{ readonly [Key in keyof ConversationState]: ConversationState[Key] | undefined }>,
): Promise<void> {
  const changes = {
    ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }),
    ...(labels && { labels: JSON.stringify(uniqueLabels(labels)) }),
    ...(draft !== undefined && { draft }),
  };
  if (Object.keys(changes).length === 0) return;
  const key = { account_id: account.id, conversation_id: conversationId };
  await db
    .insertInto("svc_conversation_states")
    .values({ ...key, snoozed_until: null, labels: "[]", draft: null, ...changes })
    .onConflict((conflict) => conflict.columns(["account_id", "conversation_id"]).doUpdateSet(changes))
    .execute();
}

/** The ids of the conversations that are snoozed now. */
export function snoozedIds(states: ConversationStates, now: number): string[] {
  return [...states].flatMap(([id, { snoozedUntil }]) => (snoozedUntil !== null && snoozedUntil > now ? [id] : []));
}

/** The ids of the conversations with a label, ignoring case. */
export function labeledIds(states: ConversationStates, label: string): string[] {
  const wanted = toLabelKey(label);
  const isLabeled = ({ labels }: ConversationState) => labels.some((own) => toLabelKey(own) === wanted);
  return [...states].flatMap(([id, state]) => (isLabeled(state) ? [id] : []));
}

/** The labels of the account that are closest to an unknown one, closest first. */
export const nearestLabels = (states: ConversationStates, label: string): string[] =>
  nearestFew(label, new Set([...states.values()].flatMap(({ labels }) => labels)), 3);

/** The ids of the conversations with a draft. */
export function draftedIds(states: ConversationStates): string[] {
  return [...states].flatMap(([id, { draft }]) => (draft === null ? [] : [id]));
}

/** Deletes the draft of a conversation, for example because its message has been sent. */
export async function deleteDraft({ db, account }: Context, conversationId: string): Promise<void> {
  await clearDraft(db, { accountId: account.id, conversationId });
}

const clearDraft = prepare(
  (db: Kysely<RuntimeTables & InboxTables>, value: ValueOf<{ accountId: string; conversationId: string }>) =>
    db
      .updateTable("svc_conversation_states")
      .set({ draft: null })
      .where("account_id", "=", value("accountId"))
      .where("conversation_id", "=", value("conversationId"))
      .where("draft", "is not", null),
);
