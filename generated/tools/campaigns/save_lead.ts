// Generated from spec/tools/campaigns/save_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Lead } from "../../schemas.ts";

/** The validated arguments of `save_lead`, without `account_id` and `preview`. */
export interface SaveLeadInput {
  /** Lead to change. */
  lead_id?: string;
  /** Member id, handle or URL. */
  profile_id?: string;
  /** All tags. */
  tags?: readonly string[];
  /** Free text, such as contacted; null: delete it. */
  stage?: string | null;
  /** null: delete it. */
  note?: string | null;
  /** Fields for {{custom.<name>}} in campaign texts. */
  custom?: ReadonlyArray<{
    /** No spaces, braces or .,:; characters. */
    name: string;
    /** null: delete the field. */
    value: string | null;
  }>;
}

/** The error codes that `save_lead` can return. */
export type SaveLeadErrorCode = CommonErrorCode;

/** Save lead: Create a lead from a profile, or change a lead: tags, stage, note, custom fields for templates. */
export type SaveLeadHandler<Context> = (
  input: SaveLeadInput,
  context: Context,
) => Promise<Lead>;

/** The data of `save_lead` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "save_lead",
    title: "Save lead",
    description: "Create a lead from a profile, or change a lead: tags, stage, note, custom fields for templates. Give exactly one of lead_id and profile_id.",
    category: "campaigns",
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
    arguments: ["lead_id", "profile_id", "tags", "stage", "note", "custom", "account_id", "preview"],
    structuredArguments: ["tags", "custom"],
    nestedArguments: { "/custom/*": ["name", "value"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: [],
    details: "A member can be a lead only once: if the member in `profile_id` already is one, that lead is changed. Omitted fields keep their values. `tags` replaces all tags; `custom` changes only the fields that it names. A lead has at most 30 custom fields.",
    synonyms: [
      "prospect",
      "custom field",
      "CRM",
      "mark a lead as qualified, won, lost, hot or cold",
      "tag, label or write a note on a prospect",
      "change the stage, status or details of a lead",
      "make a person, contact or profile a lead",
      "update a lead record",
      "edit, correct, fix, modify, adjust, amend, alter, revise, reword, set, potential customer, buyer, candidate",
      "note what a prospect told me, budget, priority, deal stage, next step",
      "assign a note, score or field to a prospect",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/leads",
      tool: "save_lead",
      operationId: "save_lead",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_id", "profile_id", "tags", "stage", "note", "custom", "account_id", "preview"],
      fixed: {},
    },
    {
      method: "PATCH",
      path: "/leads/{lead_id}",
      tool: "save_lead",
      operationId: "change_lead",
      pathParameters: ["lead_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["tags", "stage", "note", "custom", "account_id", "preview"],
      fixed: {},
    },
  ],
};
