// Generated from spec/tools/settings/refresh_writing_style.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { WritingStyle } from "../../schemas.ts";

/** The validated arguments of `refresh_writing_style`, without `account_id` and `preview`. */
export interface RefreshWritingStyleInput {
  /** Maximum messages and posts, each. */
  sample: number;
  /** Who writes the guides. */
  writer: "auto" | "client" | "server" | "statistics";
}

/** The error codes that `refresh_writing_style` can return. */
export type RefreshWritingStyleErrorCode = "input_required" | CommonErrorCode;

/** Refresh writing style: Analyze the account's newest messages and posts again and store the style guides. */
export type RefreshWritingStyleHandler<Context> = (
  input: RefreshWritingStyleInput,
  context: Context,
) => Promise<WritingStyle>;

/** The data of `refresh_writing_style` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "refresh_writing_style",
    title: "Refresh writing style",
    description: "Analyze the account's newest messages and posts again and store the style guides.",
    category: "settings",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 60000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["sample", "writer", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: ["switchboard://account/writing-style"],
    contents: null,
    errors: ["input_required"],
    details: "With `auto`, the client's model writes the guides if the client supports sampling; otherwise, the model that the operator has configured does. Without a model, the guides are derived from the statistics. `source` reports who wrote the guides; if no model did, `source_reason` reports why. A model gets the statistics and some of the account's own texts, never texts of others. It writes in the account's `language`. If the client declines, the call fails with `input_required`: repeat it with another `writer`.",
    synonyms: [
      "analyze my tone of voice and writing again",
      "update the style guide",
      "learn how I write, sound or phrase anew from my latest texts",
      "retrain, recalculate my style",
      "writing habits, how I phrase things",
      "my voice has changed, look at my latest texts again",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/writing-style/refresh",
      tool: "refresh_writing_style",
      operationId: "refresh_writing_style",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["sample", "writer", "account_id", "preview"],
      fixed: {},
    },
  ],
};
