import type { KindName } from "../../../../generator/changes/kinds.ts";
import type { Severity } from "../../../../generator/changes/kind.ts";
import type { Edit } from "../sample-spec.ts";

/** A labeled edit: its effect on consumers, the kind of change to report, its description, and the values that it sets. */
export type LabeledEdit = readonly [severity: Severity, kind: KindName, label: string, edit: Edit];
