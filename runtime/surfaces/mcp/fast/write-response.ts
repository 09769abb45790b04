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

  const previewMembers = ({ acts }: Success): string =>
    acts ? `${preview},"${uriScheme}/acts":${JSON.stringify(acts)}` : preview;

  const thirdPartyMembers = new Map<readonly string[], string>();
  /** Returns the `_meta` member that lists the locations of texts by other people; it is computed once per tool. */
  const thirdPartyMember = (places: readonly string[]): string => {
    let member = thirdPartyMembers.get(places);
    if (member === undefined) {
      member = `"${uriScheme}/third-party":${JSON.stringify(places)}`;
      thirdPartyMembers.set(places, member);
    }
    return member;
  };

  /** Returns the `_meta` members of a success, separated by commas. */
  const metaMembersOf = (outcome: Success, places: readonly string[] | undefined): string => {
    const own = outcome.replayed ? replayed : outcome.preview ? previewMembers(outcome) : "";
    if (!places) return own;
    return own === "" ? thirdPartyMember(places) : `${thirdPartyMember(places)},${own}`;
  };

  const modernEnd = `,"resultType":"complete","_meta":{${server}}`;

  /** Adds `_meta` to a result. The SDK writes `_meta` first if the result sets members of it, otherwise last. */
  const addMeta = (body: string, members: string, isModern: boolean): string =>
    isModern ? `"_meta":{${members},${server}},${body},"resultType":"complete"` : `"_meta":{${members}},${body}`;

  return ({ id, isModern }, { contents, thirdParty }, outcome) => {
    if (!outcome.ok && !outcome.asToolResult) return writeError(id, outcome);
    const body = outcome.ok
      ? `"content":${writeContent(outcome, contents)},"structuredContent":${outcome.text}`
      : `"content":[{"type":"text","text":${JSON.stringify(JSON.stringify(outcome.problem))}}],"isError":true`;
    const members = outcome.ok ? metaMembersOf(outcome, thirdParty) : "";
    const result = members === "" ? `${body}${isModern ? modernEnd : ""}` : addMeta(body, members, isModern);
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
