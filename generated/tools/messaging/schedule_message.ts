// Generated from spec/tools/messaging/schedule_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ScheduledMessage } from "../../schemas.ts";

/** The validated arguments of `schedule_message`, without `account_id` and `preview`. */
export interface ScheduleMessageInput {
  /** Connection to write to: id, handle or URL. */
  profile_id?: string;
  /** From list_conversations. */
  conversation_id?: string;
  /** Plain text. */
  text: string;
  /** Within a year. */
  send_at: string;
  /** Ids of uploaded files. */
  attachments?: readonly string[];
}

/** The error codes that `schedule_message` can return. */
export type ScheduleMessageErrorCode = "not_connected" | "excluded" | "conflict" | CommonErrorCode;

/** Schedule message: Schedule a message for later; sending it consumes one unit of the daily message limit. */
export type ScheduleMessageHandler<Context> = (
  input: ScheduleMessageInput,
  context: Context,
) => Promise<ScheduledMessage>;

/** The data of `schedule_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "schedule_message",
    title: "Schedule message",
    description: "Schedule a message for later; sending it consumes one unit of the daily message limit. Give exactly one of profile_id and conversation_id.",
    category: "messaging",
    effect: "write",
    idempotent: false,
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
    arguments: ["profile_id", "conversation_id", "text", "send_at", "attachments", "account_id", "preview"],
    structuredArguments: ["attachments"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: ["not_connected", "excluded", "conflict"],
    details: "It must already be possible to send the message: the member is a connection, or the conversation accepts messages. The message is sent with the permissions that the scheduling caller has at `send_at`. If the daily message limit is reached at that time, the message moves to the next reset, and `status_reason` reports this. After a temporary error, sending is tried again up to five times, usually within two hours. If the service is down at `send_at` and for the maximum delay after it (one hour by default), the message is not sent and its status is `missed`. To change or move a message, cancel it and schedule another. At most 500 messages can be scheduled.",
    synonyms: [
      "write or send a message, text, note or DM later, tomorrow, tonight, on Monday, next week, at a time",
      "plan, queue, time or delay a message",
      "remind somebody automatically, follow up in some days",
      "send it in the morning",
      "set for a time, chat line, mail",
      "wish a happy birthday at midnight, send at 9",
      "not now but later",
      "text somebody tonight or at noon, delay a message",
      "message at a certain time, follow-up reminder on Friday",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/scheduled-messages",
      tool: "schedule_message",
      operationId: "schedule_message",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "conversation_id", "text", "send_at", "attachments", "account_id", "preview"],
      fixed: {},
    },
  ],
};
