// Generated from spec/tools/settings/get_writing_style.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { WritingStyle } from "../../schemas.ts";

/** The validated arguments of `get_writing_style`, without `account_id` and `preview`. */
export interface GetWritingStyleInput {}

/** The error codes that `get_writing_style` can return. */
export type GetWritingStyleErrorCode = CommonErrorCode;

/** Get writing style: The account's messaging and posting style guides with the statistics they are based on. */
export type GetWritingStyleHandler<Context> = (
  input: GetWritingStyleInput,
  context: Context,
) => Promise<WritingStyle>;

/** The data of `get_writing_style` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_writing_style",
    title: "Get writing style",
    description: "The account's messaging and posting style guides with the statistics they are based on.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Read the guides before drafting messages or posts. Until the first `refresh_writing_style`, the guides are derived from the statistics. The resource `switchboard://account/writing-style` has the same content.",
    synonyms: [
      "tone of voice",
      "how do I usually write messages and posts",
      "how do I sound, my style, phrasing and manner",
      "write in my voice, sound natural, my words",
      "style guide",
      "writing habits, how I phrase things",
      "my voice, habits and typical words in texts",
      "write like I do",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/writing-style",
      tool: "get_writing_style",
      operationId: "get_writing_style",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
