import { isSpecType, type JSONObject } from "@modelcontextprotocol/server";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/server/validators/cf-worker";
import type { Question } from "./questions.ts";

/** Interprets schemas: nothing is compiled while the service runs. */
const schemas = new CfWorkerJsonSchemaValidator();

/** The answer that a client's response is, or null when it is none to this question. */
export function readAnswer<Answer>({ kind, form }: Question<Answer>, response: unknown): Answer | null {
  const answer =
    kind === "form" ? readForm(form as unknown as JSONObject, response) : isAnswer[kind](response) ? response : null;
  return answer as Answer | null; // the shape was checked by its kind
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
