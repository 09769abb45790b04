import { readLines } from "./read-lines.ts";

/** The texts of an HTTP answer: of each event of a stream as it comes, or the one that it is. */
export async function* readResponse(response: Response): AsyncGenerator<string> {
  if (isStream(response) && response.body) yield* eventsOf(response.body);
  else yield await response.text();
}

/** Whether an answer is a stream of events. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** The data of a stream of server-sent events (WHATWG HTML, section 9.2), as far as the transport uses it. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
