import { Liquid, TagToken, Tokenizer, TypeGuards } from "liquidjs";

/** The result of parsing a template: the reason for rejecting it, or its free variables. */
export interface ParsedTemplate {
  readonly error: string | undefined;
  readonly variables: readonly string[];
}

/** The allowed tags. None of them is a loop, so rendering takes one pass over the template. */
const TAGS: ReadonlySet<string> = new Set(["if", "unless", "case", "assign", "echo", "comment", "raw", "#"]);

/** The allowed filters. The length of each result is at most linear in the lengths of its inputs. */
const FILTERS: ReadonlySet<string> = new Set([
  ...["abs", "at_least", "at_most", "ceil", "divided_by", "floor", "minus", "modulo", "plus", "round", "times"],
  ...["append", "capitalize", "default", "downcase", "escape", "lstrip", "prepend", "rstrip", "size", "slice", "strip"],
  ...["strip_newlines", "truncate", "truncatewords", "upcase", "url_encode"],
]);

/** The maximum number of tags, outputs and filters; with arguments of bounded length, it bounds the rendered result. */
const MAX_INSERTIONS = 100;
/** The maximum length of a template, in characters. */
const MAX_LENGTH = 50_000;

/** A Liquid engine that reads no files and supports only the tags and filters above. */
const liquid = new Liquid({ templates: {}, strictFilters: true, ownPropertyOnly: true });
for (const tag of Object.keys(liquid.tags).filter((name) => !TAGS.has(name)))
  liquid.registerTag(tag, {
    parse: () => {
      throw new Error(`the tag "${tag}" is not available in prompts`);
    },
    render: () => "",
  });
for (const filter of Object.keys(liquid.filters).filter((name) => !FILTERS.has(name)))
  Reflect.deleteProperty(liquid.filters, filter); // an unknown filter is a parse error

/** Parses a Liquid template of a prompt. Rendering an accepted template has a bounded cost for any arguments. */
export function parseTemplate(text: string): ParsedTemplate {
  if (text.length > MAX_LENGTH) return rejected(`it is longer than ${MAX_LENGTH} characters`);
  try {
    const variables = variablesOf(text);
    const error = findCostProblem(text);
    return error === undefined ? { error, variables } : rejected(error);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return rejected(message.split("\n")[0] ?? message);
  }
}

const rejected = (error: string): ParsedTemplate => ({ error, variables: [] });

const variablesOf = (text: string): string[] => liquid.globalVariablesSync(liquid.parse(text), { partials: false });

/** Explains why rendering could need more than linear time or memory, or returns undefined. */
function findCostProblem(text: string): string | undefined {
  const tokens = new Tokenizer(text).readTopLevelTokens().filter((token) => !TypeGuards.isHTMLToken(token));
  const code = tokens.map((token) => withoutQuotes(token.getText()));
  if (code.some((each) => /\(.*\.\./s.test(each))) return "ranges such as (1..10) are not available in prompts";
  const insertions = code.reduce((count, each) => count + 1 + (each.match(/\|/g)?.length ?? 0), 0);
  if (insertions > MAX_INSERTIONS) return `it has more than ${MAX_INSERTIONS} tags, outputs and filters`;
  // A variable derived from other variables could double its length with each assignment.
  const assignments = tokens
    .filter((token): token is TagToken => token instanceof TagToken && token.name === "assign")
    .map(({ args }) => ({ name: args.split("=", 1)[0]?.trim() ?? "", value: args.slice(args.indexOf("=") + 1) }));
  const assigned = new Set(assignments.map(({ name }) => name));
  for (const { name, value } of assignments) {
    const other = variablesOf(`{{${value}}}`).find((variable) => assigned.has(variable));
    if (other !== undefined)
      return `"${name}" is assigned a value that uses "${other}", which is itself assigned; use only arguments in assigned values`;
  }
  return undefined;
}

const withoutQuotes = (code: string): string => code.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, "''");
