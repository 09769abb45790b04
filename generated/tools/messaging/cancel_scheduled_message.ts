// Generated from spec/tools/messaging/cancel_scheduled_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ScheduledMessage } from "../../schemas.ts";

/** The validated arguments of `cancel_scheduled_message`, without `account_id` and `preview`. */
export interface CancelScheduledMessageInput {
  /** From list_scheduled_messages. */
  scheduled_message_id: string;
}

/** The error codes that `cancel_scheduled_message` can return. */
export type CancelScheduledMessageErrorCode = "conflict" | CommonErrorCode;

/** Cancel scheduled message: Cancel a scheduled message that has not been sent. */
export type CancelScheduledMessageHandler<Context> = (
  input: CancelScheduledMessageInput,
  context: Context,
) => Promise<ScheduledMessage>;

/** The data of `cancel_scheduled_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "cancel_scheduled_message",
    title: "Cancel scheduled message",
    description: "Cancel a scheduled message that has not been sent.",
    category: "messaging",
    effect: "destructive",
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
    arguments: ["scheduled_message_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: ["conflict"],
    synonyms: [
      "do not send a planned message after all",
      "stop, abort, unschedule or call off a note, text or DM that is queued for tomorrow",
      "changed my mind about a scheduled message",
      "remove from the outbox before it goes out",
      "no longer send or publish, chat line, mail",
      "keep a queued text from going out",
      "kill a planned message",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/scheduled-messages/{scheduled_message_id}",
      tool: "cancel_scheduled_message",
      operationId: "cancel_scheduled_message",
      pathParameters: ["scheduled_message_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
