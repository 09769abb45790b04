import { stepKinds, type WritingKind } from "../campaigns/setup/step-kinds.ts";
import type { TemplateKind } from "./tables.ts";

/** The kind of campaign steps that send the texts of a kind of template, and whose limits apply to these texts. */
export const stepKindOf: Readonly<Record<TemplateKind, WritingKind>> = {
  message: "message",
  invitation: "invite",
  inmail: "inmail",
};

/** The maximum length of a text in code points. */
export const textLimitOf = (kind: TemplateKind): number => stepKinds[stepKindOf[kind]].textLimit ?? 0;
