// Generated from spec/tools/messaging/delete_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_message`, without `account_id` and `preview`. */
export interface DeleteMessageInput {
  /** Own message, from get_messages. */
  message_id: string;
}

/** The error codes that `delete_message` can return. */
export type DeleteMessageErrorCode = "conflict" | CommonErrorCode;

/** Delete message: Delete the account's own message within 60 minutes of sending it. */
export type DeleteMessageHandler<Context> = (
  input: DeleteMessageInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_message",
    title: "Delete message",
    description: "Delete the account's own message within 60 minutes of sending it.",
    category: "messaging",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["message_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "The text, attachments and reactions disappear for all participants; get_messages still lists the message with `deleted_at`. After 60 minutes, the call returns `conflict`. Received messages return `not_found`. The conversation remains.",
    synonyms: [
      "unsend or recall a message",
      "take back, undo or remove what I sent or wrote to somebody in a chat",
      "sent to the wrong person, by mistake",
      "erase a text or DM",
      "withdraw, retract, revoke, rescind, pull back, get rid of, throw away, discard, wipe, scrap, drop, clear, note, chat line, mail",
      "accidentally sent, embarrassing, should not have sent",
      "delete the last text, made a fool of myself in a chat",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/messages/{message_id}",
      tool: "delete_message",
      operationId: "delete_message",
      pathParameters: ["message_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
