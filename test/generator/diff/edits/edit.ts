import type { KindName } from "../../../../generator/changes/kinds.ts";
import type { Severity } from "../../../../generator/changes/kind.ts";
import type { Edit } from "../sample-spec.ts";

/** A labeled edit: what it does to consumers, the kind that must be reported, what it does, and the values it sets. */
export type LabeledEdit = readonly [severity: Severity, kind: KindName, label: string, edit: Edit];
