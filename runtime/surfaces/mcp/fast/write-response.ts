import type { CallFailure, Outcome, Success } from "../../../call/outcome.ts";
import type { Surface, ToolEntry } from "../../../contract/surface.ts";
import { problemMessage } from "../message/error-response.ts";
import { resultText, createContents } from "../message/tool-contents.ts";
import type { PlainMessage } from "./read-message.ts";

/** Writes the JSON-RPC response to a tool call. */
export type WriteResponse = (
  message: Pick<PlainMessage, "id" | "isModern">,
  tool: Pick<ToolEntry, "contents" | "thirdParty">,
  outcome: Outcome,
) => string;

/**
 * Creates the function that writes exactly what the SDK would write. It inserts the output, which is already JSON,
 * instead of serializing it again.
 */
export function createWriteResponse(service: Surface["service"]): WriteResponse {
  const { uriScheme } = service;
  const server = writeServerInfo(service);
  const replayed = `"${uriScheme}/idempotency-replayed":true`;
  const preview = `"${uriScheme}/preview":true`;

  const previewMark = ({ acts }: Success): string =>
    acts ? `${preview},"${uriScheme}/acts":${JSON.stringify(acts)}` : preview;

  const thirdPartyMarks = new Map<readonly string[], string>();
  /** Returns the mark for texts of other people, which is computed once per tool. */
  const thirdPartyMark = (places: readonly string[]): string => {
    let mark = thirdPartyMarks.get(places);
    if (mark === undefined) {
      mark = `"${uriScheme}/third-party":${JSON.stringify(places)}`;
      thirdPartyMarks.set(places, mark);
    }
    return mark;
  };

  /** Returns the marks of a success, separated by commas. */
  const marksOf = (outcome: Success, places: readonly string[] | undefined): string => {
    const own = outcome.replayed ? replayed : outcome.preview ? previewMark(outcome) : "";
    if (!places) return own;
    return own === "" ? thirdPartyMark(places) : `${thirdPartyMark(places)},${own}`;
  };

  const modernEnd = `,"resultType":"complete","_meta":{${server}}`;

  /** Adds marks to a result. The SDK writes `_meta` first if the result has one, and last otherwise. */
  const withMarks = (body: string, marks: string, isModern: boolean): string =>
    isModern ? `"_meta":{${marks},${server}},${body},"resultType":"complete"` : `"_meta":{${marks}},${body}`;

  return ({ id, isModern }, { contents, thirdParty }, outcome) => {
    if (!outcome.ok && !outcome.asToolResult) return writeError(id, outcome);
    const body = outcome.ok
      ? `"content":${writeContent(outcome, contents)},"structuredContent":${outcome.text}`
      : `"content":[{"type":"text","text":${JSON.stringify(JSON.stringify(outcome.problem))}}],"isError":true`;
    const marks = outcome.ok ? marksOf(outcome, thirdParty) : "";
    const result = marks === "" ? `${body}${isModern ? modernEnd : ""}` : withMarks(body, marks, isModern);
    return `{"result":{${result}},"jsonrpc":"2.0","id":${id}}`;
  };
}

/** Writes the member of `_meta` that identifies the server in revision 2026-07-28. */
export const writeServerInfo = ({ name, title, version }: Surface["service"]): string =>
  `"io.modelcontextprotocol/serverInfo":${JSON.stringify({ name, title, version })}`;

function writeContent(outcome: Success, contents: ToolEntry["contents"]): string {
  if (contents === null && !outcome.acts) return `[{"type":"text","text":${JSON.stringify(resultText(outcome))}}]`;
  return JSON.stringify(createContents(outcome, contents));
}

function writeError(id: string, { problem }: CallFailure): string {
  const error = { code: problem.status, message: problemMessage(problem), data: problem };
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`;
}
