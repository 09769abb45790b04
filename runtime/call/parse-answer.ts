import { isSpecType, type JSONObject } from "@modelcontextprotocol/server";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/server/validators/cf-worker";
import type { Question } from "./questions.ts";

/** Interprets schemas instead of compiling them at run time. */
const schemas = new CfWorkerJsonSchemaValidator();

/** Returns the answer in a client's response, or null if the response is not valid for the question. */
export function parseAnswer<Answer>({ kind, form }: Question<Answer>, response: unknown): Answer | null {
  const answer =
    kind === "form" ? readForm(form as unknown as JSONObject, response) : isAnswer[kind](response) ? response : null;
  return answer as Answer | null; // validated by kind above
}

const isAnswer = {
  url: isSpecType.ElicitResult,
  sampling: isSpecType.CreateMessageResult,
  roots: isSpecType.ListRootsResult,
};

function readForm(form: JSONObject, response: unknown): object | null {
  if (!isSpecType.ElicitResult(response)) return null;
  const { action, content = {} } = response;
  if (action !== "accept") return { action };
  return schemas.getValidator(form)(content).valid ? { action, content } : null;
}
