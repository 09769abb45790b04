import type { ValidationError } from "../surface.ts";
import type { ArgumentProblem } from "./failure.ts";
import { nearest } from "./nearest.ts";

/** Says what is wrong with arguments in the caller's terms: where, what, what was expected, and what to do. */
export function describeProblems(
  errors: readonly ValidationError[],
  inputSchema: { readonly properties?: Readonly<Record<string, unknown>> },
): readonly ArgumentProblem[] {
  const names = Object.keys(inputSchema.properties ?? {});
  // A branch of anyOf/oneOf that did not fit is noise beside the summary that follows it.
  const problems = errors
    .filter((error) => error.keyword !== "if")
    .filter(
      (error) =>
        !errors.some(
          (other) => isAlternative(other) && error !== other && error.schemaPath.startsWith(`${other.schemaPath}/`),
        ),
    )
    .map((error) => describeProblem(error, names));
  return problems.filter((problem, index) => problems.findIndex((other) => isSame(other, problem)) === index);
}

const isAlternative = (error: ValidationError): boolean => error.keyword === "anyOf" || error.keyword === "oneOf";

const isSame = (a: ArgumentProblem, b: ArgumentProblem): boolean => a.pointer === b.pointer && a.detail === b.detail;

function describeProblem(
  { instancePath, keyword, params, message }: ValidationError,
  names: readonly string[],
): ArgumentProblem {
  switch (keyword) {
    case "required": {
      const name = String(params["missingProperty"]);
      return {
        pointer: `${instancePath}/${escapePointer(name)}`,
        detail: "This argument is required.",
        expected: "a value",
      };
    }
    case "additionalProperties":
    case "unevaluatedProperties": {
      const name = String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
      const guess = instancePath === "" ? nearest(name, names) : undefined;
      const known = instancePath === "" ? `one of: ${names.join(", ")}` : "no further properties";
      const problem = {
        pointer: `${instancePath}/${escapePointer(name)}`,
        detail: "This argument is not known.",
        expected: known,
      };
      return guess === undefined ? problem : { ...problem, hint: `Did you mean "${guess}"?` };
    }
    case "enum":
      return {
        pointer: instancePath,
        detail: "The value is not allowed.",
        expected: `one of: ${(params["allowedValues"] as unknown[]).map(String).join(", ")}`,
      };
    case "const":
      return {
        pointer: instancePath,
        detail: "The value is not allowed.",
        expected: JSON.stringify(params["allowedValue"]),
      };
    case "type":
      return {
        pointer: instancePath,
        detail: "The value has the wrong type.",
        expected: [params["type"]].flat().join(" or "),
      };
    case "format":
      return {
        pointer: instancePath,
        detail: `The value is no valid ${String(params["format"])}.`,
        expected: formatExample(String(params["format"])),
      };
    default:
      return {
        pointer: instancePath,
        detail: `The value ${message ?? `does not satisfy ${keyword}`}.`,
        expected: message ?? keyword,
      };
  }
}

const formatExamples: Readonly<Record<string, string>> = {
  "date-time": "a time with zone, such as 2026-03-01T09:30:00Z",
  date: "a day, such as 2026-03-01",
  uri: "a URL, such as https://example.com/",
  email: "an e-mail address",
};

const formatExample = (format: string): string => formatExamples[format] ?? format;

/** One reference token of a JSON pointer (RFC 6901, section 3). */
export const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
