import type { Outcome, Refusal } from "../../executor/outcome.ts";
import type { Surface, ToolEntry } from "../../surface.ts";
import { problemMessage } from "../problem-message.ts";
import { createContents } from "../tool-contents.ts";
import type { PlainMessage } from "./read-message.ts";

/** Writes the JSON-RPC answer of a tool call. */
export type WriteAnswer = (
  message: Pick<PlainMessage, "id" | "isModern">,
  tool: Pick<ToolEntry, "contents">,
  outcome: Outcome,
) => string;

/**
 * Returns the function that writes what the SDK would, member by member: the JSON of an answer is there already, so it is put
 * into its place instead of being written again.
 */
export function createWriteAnswer(service: Surface["service"]): WriteAnswer {
  const { uriScheme } = service;
  const server = writeServerInfo(service);
  const replayed = `"${uriScheme}/idempotency-replayed":true`;
  const preview = `"${uriScheme}/preview":true`;

  function metaOf(outcome: Outcome, isModern: boolean): string {
    const members = outcome.ok ? [...(outcome.replayed ? [replayed] : []), ...(outcome.preview ? [preview] : [])] : [];
    if (isModern) members.push(server);
    return members.length > 0 ? `{${members.join(",")}}` : "";
  }
  const plainModernMeta = `{${server}}`;

  return ({ id, isModern }, { contents }, outcome) => {
    if (!outcome.ok && !outcome.asToolResult) return writeError(id, outcome);
    const isUsual = outcome.ok && !outcome.replayed && !outcome.preview;
    const meta = isUsual ? (isModern ? plainModernMeta : "") : metaOf(outcome, isModern);
    const body = outcome.ok
      ? `"content":${contentOf(outcome, contents)},"structuredContent":${outcome.text}`
      : `"content":[{"type":"text","text":${JSON.stringify(JSON.stringify(outcome.problem))}}],"isError":true`;
    const end = isModern ? `,"resultType":"complete","_meta":${meta}` : meta && `,"_meta":${meta}`;
    return `{"result":{${body}${end}},"jsonrpc":"2.0","id":${id}}`;
  };
}

/** The member of `_meta` by which revision 2026-07-28 names the server. */
export const writeServerInfo = ({ name, title, version }: Surface["service"]): string =>
  `"io.modelcontextprotocol/serverInfo":${JSON.stringify({ name, title, version })}`;

function contentOf(outcome: Extract<Outcome, { ok: true }>, contents: ToolEntry["contents"]): string {
  if (contents === null) return `[{"type":"text","text":${JSON.stringify(outcome.text)}}]`;
  return JSON.stringify(createContents(outcome, contents));
}

function writeError(id: string, { problem }: Refusal): string {
  const error = { code: problem.status, message: problemMessage(problem), data: problem };
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`;
}
