import { visit, type Document, type YAMLError } from "yaml";
import type { YamlProblem } from "./find-non-json.ts";

/** The explanation of an error of the YAML library. */
interface Explanation {
  /** A part of the library's message. */
  readonly part: string;
  /** What is wrong, if the message uses terms of the YAML standard that few people know. */
  readonly text?: string;
  /** What to write instead. */
  readonly hint: string;
}

const INDENT = "indent this line with spaces, like the entries before it";
const QUOTE_COLON = 'put text that contains ": " in quotes, and indent a key like the keys next to it';

/** Explanations by precedence: the first one whose part occurs in the message applies. */
const EXPLANATIONS: readonly Explanation[] = [
  { part: "Tabs are not allowed", hint: "indent with spaces" },
  { part: "Missing closing 'quote", text: "the closing ' is missing", hint: "write '' for an apostrophe in the text" },
  {
    part: 'Missing closing "quote',
    text: 'the closing " is missing',
    hint: 'write \\" for a quotation mark in the text',
  },
  {
    part: "end with a ]",
    text: 'the list in brackets is not closed with "]", or not indented further than its key',
    hint: 'add the "]", and indent each line of the list further than its key',
  },
  {
    part: "end with a }",
    text: 'the mapping in braces is not closed with "}", or not indented further than its key',
    hint: 'add the "}", and indent each line of the mapping further than its key',
  },
  {
    part: "Nested mappings are not allowed",
    text: "a value cannot contain another key on the same line",
    hint: QUOTE_COLON,
  },
  {
    part: "Block collections are not allowed within flow",
    text: "an entry in braces or brackets contains a second key",
    hint: 'put a comma between entries, and quotes around text that contains ": "',
  },
  {
    part: "must start at the same column",
    text: "the indentation differs from that of the entry before",
    hint: INDENT,
  },
  {
    part: "Implicit",
    text: "a key must be followed by a colon",
    hint: 'write "key: value", with a space after the colon, and indent further lines of text',
  },
  { part: "Plain value cannot start", hint: "put the text in quotes" },
  {
    part: "Invalid escape sequence",
    hint: "write two backslashes, or put the text in single quotes, where a backslash is an ordinary character",
  },
  { part: "Unexpected , in", hint: "remove one of the commas" },
  {
    part: "on same line with key",
    text: "a list cannot start on the line of its key",
    hint: "start it on the next line",
  },
  {
    part: "block sequence may not be used",
    text: "a list item follows the keys of a mapping",
    hint: 'write "key: value", or put the list below a separate key',
  },
  {
    part: "Comments must be separated",
    hint: 'put a space before the "#", or put text that contains it in quotes',
  },
  { part: "Block scalar header", text: 'text follows "|" or ">"', hint: "start the text on the next line" },
  {
    part: "Block scalar values",
    text: "the text is not indented",
    hint: "indent the text with spaces, further than its key",
  },
  {
    part: "token in YAML stream",
    text: "a closing bracket or brace has no opening one",
    hint: "remove it, or put the text in quotes",
  },
  { part: "Missing directives-end", hint: 'add a line "---" below the directive, or remove the directive' },
];

const AFTER_QUOTES: Explanation = {
  part: "",
  text: "text follows the closing quotation mark",
  hint: "put all of the text in quotes; write '' for an apostrophe in single quotes",
};
const AFTER_LINE: Explanation = {
  part: "",
  text: "the line does not belong to the entry before it",
  hint: `${INDENT}; a list item starts with "- "`,
};

/** The hint for all other errors. */
const OTHER =
  "put the text in quotes if it contains characters with a meaning in YAML, such as : # [ ] { } , & * ! | > or %";

/** Describes a syntax error: what is wrong, and what to write instead. */
export function syntaxProblem({ pos, message }: YAMLError, document: Document.Parsed, source: string): YamlProblem {
  const explanation = explain(message, source.slice(0, pos[0]));
  const [line = message] = message.split("\n");
  return {
    offset: startOfQuotes(message, document) ?? pos[0],
    code: "yaml-syntax",
    text: explanation?.text ?? `${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    hint: explanation?.hint ?? OTHER,
  };
}

function explain(message: string, before: string): Explanation | undefined {
  if (message.includes("at node end")) return /\n *$|^ *$/.test(before) ? AFTER_LINE : AFTER_QUOTES;
  return EXPLANATIONS.find(({ part }) => message.includes(part));
}

/** Returns the offset of a quotation mark that is never closed; the parser reports the end of the file instead. */
function startOfQuotes(message: string, document: Document.Parsed): number | undefined {
  if (!message.startsWith("Missing closing")) return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar: (_, node) => {
      if (node.type?.startsWith("QUOTE") && node.range) [start] = node.range;
    },
  });
  return start;
}
