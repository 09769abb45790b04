import { request, type IncomingHttpHeaders } from "node:http";

/** The unprocessed response. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed text; undefined if it is not JSON. */
  readonly json: any;
}

export interface Sending {
  readonly method?: string;
  /** A list is sent as one header for each value. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
}

/** Sends exactly the given headers, unlike `fetch`, which adds `Accept` and `Content-Type`. */
export function send(url: string, { method = "POST", headers = {}, body }: Sending): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject).once("end", () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = /json/.test(response.headers["content-type"] ?? "") && text !== "";
        const json: unknown = isJson ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
      });
    });
    outgoing.once("error", reject);
    outgoing.end(body === undefined || typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
}
