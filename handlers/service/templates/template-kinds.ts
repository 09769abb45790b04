import { stepKinds, type WritingKind } from "../campaigns/setup/step-kinds.ts";
import type { TemplateKind } from "./tables.ts";

/** By kind of template: the kind of campaign step that sends its texts, and whose limits apply to them. */
export const stepKindOf: Readonly<Record<TemplateKind, WritingKind>> = {
  message: "message",
  invitation: "invite",
  inmail: "inmail",
};

/** The maximum length of a text in code points. */
export const textLimitOf = (kind: TemplateKind): number => stepKinds[stepKindOf[kind]].textLimit ?? 0;
