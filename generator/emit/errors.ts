import { docComment, fileHeader, quote } from "../format/text.ts";
import { printLiteral } from "../format/data.ts";
import type { ErrorModel, Model } from "../model/model.ts";

/** Emits `errors.ts`: the error codes as types and the errors as data. */
export function emitErrors({ errors }: Model): ReadonlyMap<string, string> {
  const commonErrors = errors.filter((error) => error.common);
  const table = Object.fromEntries(
    errors.map(({ code, status, mcp, retryable, common, title, text, hint }) => [
      code,
      { status, mcp, retryable, common, title, text, hint },
    ]),
  );
  const text = `${fileHeader("spec/errors.yaml")}
import type { ErrorEntry } from "switchboard/contract";

${docComment("The error codes of the service.")}
export type ErrorCode =${codes(errors)};

${docComment("Error codes that every tool can return.")}
export type CommonErrorCode =${codes(commonErrors)};

${docComment("The errors of the service, by code.")}
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = ${printLiteral(table)};
`;
  return new Map([["generated/errors.ts", text]]);
}

const codes = (errors: readonly ErrorModel[]): string =>
  errors.length === 0 ? " never" : errors.map(({ code }) => `\n  | ${quote(code)}`).join("");
