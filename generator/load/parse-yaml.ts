import { Composer, LineCounter, Parser, type CST, type Document } from "yaml";
import { findNonJson, type YamlProblem } from "./find-non-json.ts";
import { MAX_ENTRIES, MAX_NESTING, MAX_YAML_PROBLEMS } from "./limits.ts";
import { syntaxProblem } from "./syntax-problem.ts";

interface ParsedYaml {
  /** Null if there are problems. */
  readonly document: Document.Parsed | null;
  readonly lines: LineCounter;
  readonly problems: readonly YamlProblem[];
}

/**
 * Parses a YAML 1.2 document that consists of JSON values, in linear time. Only the first syntax error is reported, because
 * the others are usually consequences of it.
 */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const tokens: CST.Token[] = [];
  for (const token of new Parser(lines.addNewLine).parse(text)) {
    tokens.push(token);
    if (token.type === "error") break;
  }
  const rejected = [...findDirectives(tokens), ...findExcess(tokens), ...findSecondDocument(tokens)];
  if (rejected.length > 0) return { document: null, lines, problems: rejected };

  // `findNonJson` finds duplicate keys in linear time; the library would compare each key with all previous keys.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  const [document] = withoutStackTraces(() => [...composer.compose(tokens, true, text.length)]);
  if (!document) throw new Error("the parser returned no document");
  const [error] = document.errors.filter(({ code }) => code !== "TAG_RESOLVE_FAILED");
  const problems = error ? [syntaxProblem(error, document, text)] : findNonJson(document, text, MAX_YAML_PROBLEMS);
  const [rest] = [...document.errors, ...document.warnings];
  const all = problems.length === 0 && rest ? [syntaxProblem(rest, document, text)] : problems;
  return { document: all.length > 0 ? null : document, lines, problems: all };
}

/** Runs `parse` without recording stack traces, because a text can cause one error per character. */
function withoutStackTraces<Result>(parse: () => Result): Result {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return parse();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Finds a directive other than `%YAML 1.2`. Directives of other versions change the meaning of values. */
function findDirectives(tokens: readonly CST.Token[]): readonly YamlProblem[] {
  const found = tokens.find((token) => token.type === "directive" && !/^%YAML\s+1\.2\s*$/.test(token.source));
  if (!found) return [];
  const text = "a directive other than %YAML 1.2 is not part of the specification language";
  return [{ offset: found.offset, code: "yaml-feature", text, hint: "remove the line; files are read as YAML 1.2" }];
}

function findSecondDocument(tokens: readonly CST.Token[]): readonly YamlProblem[] {
  const [, second] = tokens.filter(({ type }) => type === "document");
  if (!second) return [];
  const hint = 'remove the line "---", or move what follows to a separate file';
  return [{ offset: second.offset, code: "yaml-syntax", text: "a file must contain one YAML document", hint }];
}

/** Finds the first mapping or list that is nested too deeply or has too many entries, without recursion. */
function findExcess(tokens: readonly CST.Token[]): readonly YamlProblem[] {
  const open = tokens.map((token) => ({ token, depth: 0 })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > MAX_NESTING) {
      const text = `mappings and lists must be nested at most ${MAX_NESTING} levels deep`;
      return [{ offset: token.offset, code: "nesting-too-deep", text }];
    }
    if (token.type === "document" && token.value) open.push({ token: token.value, depth });
    if (!("items" in token)) continue;
    const inner = (token.items as readonly CST.CollectionItem[]).flatMap(({ key, value }) => [key, value]);
    const entries = token.items.filter((item) => "value" in item || ("key" in item && item.key)).length;
    if (entries > MAX_ENTRIES) {
      const text = `a mapping or list must have at most ${MAX_ENTRIES} entries, not ${entries}`;
      return [{ offset: token.offset, code: "too-many-entries", text }];
    }
    for (const value of inner.reverse()) if (value) open.push({ token: value, depth: depth + 1 });
  }
  return [];
}
