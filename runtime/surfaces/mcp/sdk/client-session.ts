import { randomBytes } from "node:crypto";
import type { CallServices } from "../../../call/call-services.ts";
import type { QuestionKind } from "../../../call/questions.ts";
import type { SealPurpose } from "../../../call/seals.ts";
import { isObject } from "../message/call-arguments.ts";

/**
 * Creates the session id of a client of the older era (MCP 2025-11-25, Transports, Session Management). It contains the
 * sealed capabilities of the client from `initialize`, so that the server stores nothing and any node can serve the
 * session.
 */
export function sealSession({ seals }: Pick<CallServices, "seals">, principalId: string, initialize: unknown): string {
  const kinds = isObject(initialize) ? supportedQuestionKinds(initialize["capabilities"]) : [];
  return seals.seal(purposeOf(principalId), JSON.stringify([randomBytes(9).toString("base64url"), ...kinds]));
}

/** Returns the kinds of questions that the client of a session supports; none for an invalid session or that of another principal. */
export function questionKindsOf(
  { seals }: Pick<CallServices, "seals">,
  principalId: string,
  id: string | readonly string[] | undefined,
): ReadonlySet<QuestionKind> {
  const text = typeof id === "string" ? seals.open(purposeOf(principalId), id) : null;
  if (text === null) return new Set();
  const [, ...kinds] = JSON.parse(text) as [string, ...QuestionKind[]]; // sealed above
  return new Set(kinds);
}

/** Returns the id of a valid session of the principal, or null. */
export function sessionIdOf(
  { seals }: Pick<CallServices, "seals">,
  principalId: string,
  id: string | readonly string[] | undefined,
): string | null {
  return typeof id === "string" && seals.open(purposeOf(principalId), id) !== null ? id : null;
}

const purposeOf = (principalId: string): SealPurpose => ["session", principalId];

/** Returns the kinds of questions that a client with these capabilities supports. */
export function supportedQuestionKinds(capabilities: unknown): readonly QuestionKind[] {
  if (!isObject(capabilities)) return [];
  const { elicitation, sampling, roots } = capabilities;
  const kinds: QuestionKind[] = [];
  // `elicitation: {}` means forms, as in revisions without modes.
  if (isObject(elicitation) && ("form" in elicitation || !("url" in elicitation))) kinds.push("form");
  if (isObject(elicitation) && "url" in elicitation) kinds.push("url");
  if (isObject(sampling)) kinds.push("sampling");
  if (isObject(roots)) kinds.push("roots");
  return kinds;
}
