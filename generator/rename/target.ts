import { BUILT_IN } from "../check/rules/texts.ts";
import { RENAME_KINDS, type RenameKind } from "./kinds.ts";

/** A rename as requested. */
export interface Rename {
  readonly kind: RenameKind;
  /** The tool of an input or output, or the shared schema of a property; null for other kinds. */
  readonly owner: string | null;
  /** The names of the properties that lead to the renamed one, including it; only one name for other kinds. */
  readonly path: readonly string[];
  readonly to: string;
}

/** The current name. */
export const nameOf = ({ path }: Rename): string => path.at(-1) ?? "";

/** Thrown for a rename that is not possible. The message says why, and what to do. */
export class RenameError extends Error {
  override readonly name = "RenameError";
}

const FORMS: Readonly<Record<RenameKind, string>> = {
  tool: "<tool>",
  input: "<tool>.<input>",
  output: "<tool>.<property> or <Schema>.<property>",
  schema: "<Schema>",
  error: "<code>",
  scope: "<scope>",
};

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const SCHEMA_NAME = /^[A-Z][A-Za-z0-9]*$/;

/** Reads the arguments of the command. @throws RenameError if one of them does not have the form of its kind. */
export function parseRename(kind: string, from: string, to: string): Rename {
  const known = RENAME_KINDS.find((one) => one === kind);
  if (!known) throw new RenameError(`"${kind}" cannot be renamed; use one of ${RENAME_KINDS.join(", ")}`);
  const [first = "", ...rest] = from.split(".");
  const hasOwner = known === "input" || known === "output";
  if (hasOwner ? rest.length === 0 || rest.includes("") : rest.length > 0 || first === "")
    throw new RenameError(`"${from}" is not of the form ${FORMS[known]}`);
  const own = `${from.split(".").slice(0, -1).join(".")}.`;
  const target = hasOwner && to.startsWith(own) ? to.slice(own.length) : to;
  const [pattern, form] = known === "schema" ? [SCHEMA_NAME, "PascalCase"] : [NAME, "snake_case"];
  if (BUILT_IN.has(target)) throw new RenameError(`"${target}" is a built-in name of JavaScript; choose another name`);
  if (!pattern.test(target)) throw new RenameError(`"${target}" is not a name in ${form}`);
  const rename: Rename = { kind: known, owner: hasOwner ? first : null, path: hasOwner ? rest : [first], to: target };
  if (nameOf(rename) === target) throw new RenameError(`the ${known} is already named ${target}`);
  return rename;
}
