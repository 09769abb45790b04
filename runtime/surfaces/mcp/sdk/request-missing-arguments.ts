import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { elicit, type FormField } from "../../../call/questions.ts";
import { parseAnswer } from "../../../call/parse-answer.ts";
import type { ArgumentEntry, PromptEntry } from "../../../contract/surface.ts";
import { supportedQuestionKinds } from "./client-session.ts";
import { maxTextLength } from "./text-values.ts";

/** The arguments of a prompt as the client sent them. */
export type RawArguments = Readonly<Record<string, string>>;

/** The name of the form among the input requests. */
const formName = "arguments";

/**
 * Uses a form to request the missing required arguments of a prompt, if the client supports revision 2026-07-28 and
 * forms. Returns the arguments, possibly still incomplete, or the request for input.
 */
export function requestMissingArguments(
  prompt: PromptEntry,
  given: RawArguments,
  { envelope = {}, inputResponses }: ServerContext["mcpReq"],
): RawArguments | InputRequiredResult {
  const missing = prompt.arguments.filter(({ name, required }) => required && isMissing(given, name));
  const capabilities = (envelope as Readonly<Record<string, unknown>>)[CLIENT_CAPABILITIES_META_KEY];
  if (missing.length === 0 || !supportedQuestionKinds(capabilities).includes("form")) return given;
  const question = elicit(`${prompt.title}: required arguments.`, {
    type: "object",
    properties: Object.fromEntries(missing.map((argument) => [argument.name, toField(argument)])),
    required: missing.map(({ name }) => name),
  });
  const answer = parseAnswer(question, inputResponses?.[formName]);
  if (!answer) return inputRequired({ inputRequests: { [formName]: question.request } });
  if (answer.action !== "accept") return given;
  const filled = Object.entries(answer.content).map(([name, value]) => [name, String(value)]);
  return { ...given, ...(Object.fromEntries(filled) as RawArguments) };
}

const isMissing = (given: RawArguments, name: string): boolean =>
  !Object.hasOwn(given, name) || (given[name] ?? "").trim() === "";

function toField({ type, summary, allowed, minimum, maximum }: ArgumentEntry): FormField {
  const description = summary;
  if (allowed) return { type: "string", description, enum: allowed };
  if (type === "string") return { type, description, minLength: 1, maxLength: maxTextLength };
  return { type, description, ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) };
}
