import { readLines } from "./read-lines.ts";

/** Yields the texts of an HTTP response: the data of each event of a stream, or the body. */
export async function* readResponse(response: Response): AsyncGenerator<string> {
  if (isStream(response) && response.body) yield* readEvents(response.body);
  else yield await response.text();
}

/** Returns whether a response is an event stream. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** Yields the data of server-sent events (WHATWG HTML, section 9.2), limited to the fields that the transport uses. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const ended of readLines(body.pipeThrough(new TextDecoderStream()))) {
    const line = ended.replace(/\r$/, "");
    if (line.startsWith("data:")) data.push(line.slice("data:".length));
    if (line !== "" || data.length === 0) continue;
    const text = data.join("\n");
    data = [];
    if (text.trim() !== "") yield text;
  }
}
