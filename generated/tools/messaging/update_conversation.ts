// Generated from spec/tools/messaging/update_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Conversation } from "../../schemas.ts";

/** The validated arguments of `update_conversation`, without `account_id` and `preview`. */
export interface UpdateConversationInput {
  /** From list_conversations. */
  conversation_id: string;
  /** Mark as read or unread. */
  read?: boolean;
  /** Archive or restore. */
  archived?: boolean;
  /** Mute or unmute. */
  muted?: boolean;
  /** Star or unstar. */
  starred?: boolean;
  /** Hide until this time, at most a year; null: show now. */
  snoozed_until?: string | null;
  /** All labels. */
  labels?: readonly string[];
  /** Unsent text; null: delete it. */
  draft?: string | null;
}

/** The error codes that `update_conversation` can return. */
export type UpdateConversationErrorCode = CommonErrorCode;

/** Update conversation: Triage one conversation: mark as read, archive, mute, star, snooze, label, or save a draft. */
export type UpdateConversationHandler<Context> = (
  input: UpdateConversationInput,
  context: Context,
) => Promise<Conversation>;

/** The data of `update_conversation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_conversation",
    title: "Update conversation",
    description: "Triage one conversation: mark as read, archive, mute, star, snooze, label, or save a draft. Give an argument other than conversation_id, account_id and preview.",
    category: "messaging",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: [
      "conversation_id",
      "read",
      "archived",
      "muted",
      "starred",
      "snoozed_until",
      "labels",
      "draft",
      "account_id",
      "preview",
    ],
    structuredArguments: ["labels"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/title",
      "/participants/*/handle",
      "/participants/*/name",
      "/participants/*/headline",
      "/last_message/sender_name",
      "/last_message/excerpt",
    ],
    errors: [],
    details: "Omitted arguments are unchanged. `labels` replaces all labels; labels that differ only in case are the same. A received message moves an archived conversation back to the inbox, unless it is muted. Until `snoozed_until`, `list_conversations` returns a snoozed conversation only with `label` or the filters `starred`, `inmail`, `snoozed` and `drafts`. Snooze, labels and draft are private to the account and are stored by this service, so that they work on every network; the other arguments change the conversation on the network. `read` set to false marks a conversation with received messages as unread.",
    synonyms: [
      "mark as read or unread",
      "archive, mute, star, snooze, pin or label a thread",
      "remind me later",
      "hide, silence, quiet or put away a chat until a date",
      "stop notifications of a group chat",
      "save an unsent draft reply, flag as important",
      "discussion, inbox",
      "put aside, come back to a chat later",
      "favorite, prioritize or mark a chat as done",
      "too noisy",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/conversations/{conversation_id}",
      tool: "update_conversation",
      operationId: "update_conversation",
      pathParameters: ["conversation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["read", "archived", "muted", "starred", "snoozed_until", "labels", "draft", "account_id", "preview"],
      fixed: {},
    },
  ],
};
