import { docComment, fileHeader } from "../format/text.ts";
import { printLiteral } from "../format/data.ts";
import { printAfter, type TypeNode } from "../format/type-node.ts";
import type { ErrorModel, Model } from "../model/model.ts";

/** `errors.ts`: the codes as types, the table as data. */
export function emitErrors({ errors }: Model): ReadonlyMap<string, string> {
  const common = errors.filter((error) => error.common);
  const table = Object.fromEntries(
    errors.map(({ code, status, mcp, retryable, title, text, hint }) => [
      code,
      { status, mcp, retryable, title, text, hint },
    ]),
  );
  const declaration = "export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = ";
  const text = `${fileHeader("spec/errors.yaml")}
import type { ErrorEntry } from "switchboard/contract";

${docComment("Every failure of the service.")}
${printAfter("export type ErrorCode =", codes(errors), 0)};

${docComment("Failures that any tool may answer with.")}
${printAfter("export type CommonErrorCode =", codes(common), 0)};

${docComment("The table of failures, by code.")}
${declaration}${printLiteral(table, declaration)};
`;
  return new Map([["generated/errors.ts", text]]);
}

function codes(errors: readonly ErrorModel[]): TypeNode {
  if (errors.length === 0) return { kind: "text", text: "never" };
  return { kind: "union", members: errors.map(({ code }) => ({ kind: "text", text: JSON.stringify(code) })) };
}
