// Generated from spec/tools/messaging/get_inbox_summary.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { InboxSummary } from "../../schemas.ts";

/** The validated arguments of `get_inbox_summary`, without `account_id` and `preview`. */
export interface GetInboxSummaryInput {
  /** Days without a reply after which a conversation is stale. */
  stale_after_days: number;
}

/** The error codes that `get_inbox_summary` can return. */
export type GetInboxSummaryErrorCode = CommonErrorCode;

/**
 * Get inbox summary: Count unread, awaiting-reply, unanswered, stale and snoozed conversations, drafts and labels, and
 * name the conversations to look at first.
 */
export type GetInboxSummaryHandler<Context> = (
  input: GetInboxSummaryInput,
  context: Context,
) => Promise<InboxSummary>;

/** The data of `get_inbox_summary` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_inbox_summary",
    title: "Get inbox summary",
    description: "Count unread, awaiting-reply, unanswered, stale and snoozed conversations, drafts and labels, and name the conversations to look at first.",
    category: "messaging",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["stale_after_days", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/first/*/name", "/first/*/excerpt"],
    errors: [],
    details: "`unread`, `awaiting_reply`, `unanswered`, `snoozed` and `drafts` are the numbers of conversations that list_conversations returns for these filters; only `snoozed` and `drafts` include archived or snoozed conversations. `stale` counts the unanswered conversations whose newest message is older than `stale_after_days`. `first` names up to 10 conversations that are neither archived nor snoozed, in the order of their reasons: unread, awaiting reply, draft, stale. Conversations with the same reason are sorted by four criteria, one after the other: starred first, questions first (the newest message was received and contains a question mark), direct conversations before groups, newest activity first.",
    synonyms: [
      "inbox overview",
      "what needs my attention",
      "whom to follow up with",
      "stale conversations, who has not answered me yet, no answer so far",
      "who is waiting for an answer, reply or response from me",
      "how many unread messages, texts and chats",
      "whom must I still write back, whom did I forget",
      "did anybody write, new messages",
      "thread, discussion",
      "whom do I owe an answer, neglected or overdue replies, backlog",
      "inbox zero, anybody who needs an answer urgently",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/inbox/summary",
      tool: "get_inbox_summary",
      operationId: "get_inbox_summary",
      pathParameters: [],
      queryParameters: ["stale_after_days", "account_id"],
      parameterTypes: { stale_after_days: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
