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

/** An integer in a notation of YAML 1.2. A number with an exponent is not checked as an integer. */
const INTEGER = /^([-+]?\d+\.?0*|0o[0-7]+|0x[\da-f]+)$/i;

/**
 * Finds up to `max` parts of a document that JSON cannot represent: aliases, tags, non-string keys, duplicate keys, infinite
 * numbers, NaN, and integers that would be rounded.
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
  if (!INTEGER.test(source) || Number.isSafeInteger(value)) return [];
  const text = `the integer ${shown} is outside the range of exact integers`;
  const hint = "write an integer between -9007199254740991 and 9007199254740991, or a string in quotes";
  return [{ offset, code, text, hint }];
}
