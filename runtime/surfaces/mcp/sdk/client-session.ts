import { randomBytes } from "node:crypto";
import type { CallServices } from "../../../call/call-services.ts";
import type { QuestionKind } from "../../../call/questions.ts";
import type { SealPurpose } from "../../../call/seals.ts";
import { isObject } from "../message/call-arguments.ts";

/**
 * The session id of a client of the older era (MCP 2025-11-25, Transports, Session Management): it carries, signed, what the
 * client said at `initialize` that it can be asked, so that nothing is kept and any node serves the session.
 */
export function sealSession({ seals }: Pick<CallServices, "seals">, principalId: string, initialize: unknown): string {
  const kinds = isObject(initialize) ? answerable(initialize["capabilities"]) : [];
  return seals.seal(purposeOf(principalId), JSON.stringify([randomBytes(9).toString("base64url"), ...kinds]));
}

/** What the client of a session can be asked: nothing where the session is another principal's, or none of this service's. */
export function openSession(
  { seals }: Pick<CallServices, "seals">,
  principalId: string,
  id: string | readonly string[] | undefined,
): ReadonlySet<QuestionKind> {
  const text = typeof id === "string" ? seals.open(purposeOf(principalId), id) : null;
  if (text === null) return new Set();
  const [, ...kinds] = JSON.parse(text) as [string, ...QuestionKind[]]; // sealed above
  return new Set(kinds);
}

const purposeOf = (principalId: string): SealPurpose => ["session", principalId];

/** The kinds of questions that a client with these capabilities answers. */
export function answerable(capabilities: unknown): readonly QuestionKind[] {
  if (!isObject(capabilities)) return [];
  const { elicitation, sampling, roots } = capabilities;
  const kinds: QuestionKind[] = [];
  // A bare `elicitation: {}` stands for forms, as it did before there were kinds.
  if (isObject(elicitation) && ("form" in elicitation || !("url" in elicitation))) kinds.push("form");
  if (isObject(elicitation) && "url" in elicitation) kinds.push("url");
  if (isObject(sampling)) kinds.push("sampling");
  if (isObject(roots)) kinds.push("roots");
  return kinds;
}
