import { isAlias, isMap, isScalar, isSeq, type Document, type Node, type Scalar } from "yaml";

/** A problem at an offset of a YAML text. */
export interface YamlProblem {
  readonly offset: number;
  readonly code:
    | "duplicate-key"
    | "nesting-too-deep"
    | "too-many-entries"
    | "unrepresentable-number"
    | "yaml-feature"
    | "yaml-syntax";
  readonly text: string;
  readonly hint?: string;
}

const CORE_TAGS = new Set(
  ["map", "seq", "str", "int", "float", "bool", "null"].map((name) => `tag:yaml.org,2002:${name}`),
);

/** An integer in a notation of YAML 1.2 without an exponent. */
const INTEGER = /^([-+]?\d+\.?0*|0o[0-7]+|0x[\da-f]+)$/i;

/**
 * Finds up to `max` parts of a document that JSON cannot represent: aliases, tags, non-string keys, duplicate keys, infinite
 * numbers, NaN, fractions that would be rounded to an integer, and integers that cannot be represented exactly.
 */
export function findNonJson(document: Document.Parsed, text: string, max: number): readonly YamlProblem[] {
  const found: YamlProblem[] = [];
  const visit = (node: unknown): void => {
    if (found.length >= max || !isNodeWithRange(node)) return;
    if (isAlias(node)) return void found.push(feature(node, "an alias is"));
    if (node.tag !== undefined && !CORE_TAGS.has(node.tag))
      found.push(feature(node, `the tag ${node.tag.replace(/^tag:yaml\.org,2002:/, "!!")} is`));
    if (isScalar(node)) found.push(...numberProblems(node));
    else if (isSeq(node)) node.items.forEach(visit);
    else if (isMap(node)) {
      const keys = new Set<string>();
      for (const { key, value } of node.items) {
        found.push(...keyProblems(key, keys, text));
        visit(value);
      }
    }
  };
  visit(document.contents);
  return found.slice(0, max);
}

type ParsedNode = Node & { readonly range: readonly [number, number, number]; readonly tag?: string };

function isNodeWithRange(node: unknown): node is ParsedNode {
  return Array.isArray((node as Partial<Node> | null | undefined)?.range);
}

function feature(node: ParsedNode, what: string): YamlProblem {
  return {
    offset: node.range[0],
    code: "yaml-feature",
    text: `${what} not part of the specification language`,
    hint: "if it is text, put it in quotes; otherwise write out the value, or move it to a shared schema and use $ref",
  };
}

function keyProblems(key: unknown, before: Set<string>, text: string): readonly YamlProblem[] {
  if (!isNodeWithRange(key)) return [];
  const [offset, end] = key.range;
  if (isScalar(key) && typeof key.value === "string" && (key.tag === undefined || CORE_TAGS.has(key.tag))) {
    const isDuplicate = before.has(key.value);
    before.add(key.value);
    if (!isDuplicate) return [];
    const duplicate = `"${key.value}" is a duplicate key`;
    return [{ offset, code: "duplicate-key", text: duplicate, hint: "keep one of them" }];
  }
  const source = text.slice(offset, end).trim();
  const hint = isScalar(key) ? `write it as a string: ${JSON.stringify(source)}` : "write a string";
  return [{ offset, code: "yaml-feature", text: "a key must be a string", hint }];
}

function numberProblems(node: Scalar): readonly YamlProblem[] {
  const { value, source = "", range } = node;
  if (typeof value !== "number") return [];
  const offset = range?.[0] ?? 0;
  const code = "unrepresentable-number";
  const shown = source.length > 40 ? `${source.slice(0, 37)}...` : source;
  if (!Number.isFinite(value)) {
    const hint = "write a finite number, or a string in quotes";
    return [{ offset, code, text: `${shown} is not a valid JSON number`, hint }];
  }
  if (Number.isSafeInteger(value) && isFraction(source)) {
    const rounded = String(value);
    const hint = `write ${rounded} or a number further from it, or a string in quotes`;
    return [{ offset, code, text: `${shown} would be rounded to ${rounded}`, hint }];
  }
  if (isExact(source, value)) return [];
  const text = `${shown} is outside the range of exact integers`;
  const hint = "write an integer between -9007199254740991 and 9007199254740991, or a string in quotes";
  return [{ offset, code, text, hint }];
}

const isFraction = (source: string): boolean => {
  const decimal = decimalOf(source);
  return decimal !== undefined && decimal.digits !== "" && decimal.exponent < 0;
};

/**
 * Returns whether a number is the integer that its source denotes, or a fraction if the source denotes one. An integer with an
 * exponent may be outside the range of exact integers if it does not change when it is written again, such as 1e30.
 */
function isExact(source: string, value: number): boolean {
  if (INTEGER.test(source)) return Number.isSafeInteger(value);
  if (isFraction(source)) return !Number.isInteger(value);
  const [before, after] = [decimalOf(source), decimalOf(String(value))];
  if (!before?.digits) return true;
  return before.digits === after?.digits && before.exponent === after.exponent;
}

/**
 * Returns a decimal number as its digits, without zeros at the start and end, and the power of ten that they are multiplied by.
 * The digits of 0 are empty. Returns undefined for other notations.
 */
function decimalOf(source: string): { readonly digits: string; readonly exponent: number } | undefined {
  const [, whole, fraction = "", power = "0"] = /^[-+]?(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(source) ?? [];
  if (whole === undefined) return undefined;
  const all = (whole + fraction).replace(/^0+/, "");
  const end = lengthWithoutZeros(all);
  return { digits: all.slice(0, end), exponent: Number(power) - fraction.length + all.length - end };
}

/** Returns the length of a text without the zeros at its end, in linear time. */
function lengthWithoutZeros(text: string): number {
  let end = text.length;
  while (text[end - 1] === "0") end -= 1;
  return end;
}
