import type { ArgumentProblem } from "../../../../runtime/index.ts";
import { isInvisible } from "../../../text/refuse-blank.ts";
import { codePoints } from "./step-kinds.ts";
import { findTemplateProblem, templateHint } from "./text-template.ts";

/**
 * Checks a text with variables and adds its problems.
 * @param limit the maximum length in code points.
 */
export function checkText(text: string, limit: number, pointer: string, problems: ArgumentProblem[]): void {
  const length = codePoints(text);
  if (length > limit)
    problems.push({ pointer, detail: `The text has ${length} characters.`, expected: `at most ${limit} characters` });
  if (isInvisible(text))
    problems.push({ pointer, detail: "The text is blank.", expected: "at least one visible character" });
  const detail = findTemplateProblem(text);
  if (detail !== null) problems.push({ pointer, detail, hint: templateHint });
}
