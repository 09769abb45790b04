import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type Server,
} from "@modelcontextprotocol/server";
import type { HeaderEntry } from "../../../contract/surface.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { refuseMismatch } from "./param-headers.ts";

/** Answers one POST of either protocol era through the official SDK. */
export type SdkExchange = (message: IncomingExchange, createServer: CreateServer) => Promise<Response>;

/** `takesStream`: the client takes a stream of messages as an answer; `isModern`: it speaks as in 2026-07-28. */
type CreateServer = (client: { readonly takesStream: boolean; readonly isModern: boolean }) => Server;

export interface IncomingExchange {
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, already read. */
  readonly value: unknown;
  /** It calls a tool that has something to tell its client, or to ask it, while it runs. */
  readonly isInteractive: boolean;
  /** The headers that must repeat arguments of the called tool. */
  readonly paramHeaders: readonly HeaderEntry[];
  /** What feeds the stream that it asks for, if it asks to listen for changes. */
  readonly feed: ChangeFeed | null;
}

/**
 * Both eras, stateless: a request that carries the envelope of 2026-07-28 goes to the SDK's handler of that era, any other
 * to a transport without a session, which answers with or without an `initialize` before it.
 */
export function createSdkExchange(onError: (error: Error) => void): SdkExchange {
  return async (message, createServer) => {
    const headers = new Headers(message.headers);
    const accept = headers.get("accept") ?? "";
    const takesStream = accept.includes("text/event-stream");
    const takesJson = accept.includes("application/json") || accept.includes("*/*");
    // Clients that name no type, or only one, are answered all the same; the SDK refuses them.
    headers.set("accept", "application/json, text/event-stream");
    const request = new Request(message.url, { method: "POST", headers, body: message.text });
    const options = { parsedBody: message.value };
    if (!(await isLegacyRequest(request, message.value))) {
      const refusal = refuseMismatch(message.paramHeaders, message.value, headers);
      if (refusal) return refusal;
      const modern = createMcpHandler(() => createServer({ takesStream, isModern: true }), {
        legacy: "reject",
        responseMode: "auto",
        onerror: onError,
        ...message.feed?.options,
      });
      message.feed?.onEnd(() => void modern.close());
      return modern.fetch(request, options);
    }
    const isStream = takesStream && (message.isInteractive || !takesJson);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !isStream });
    const server = createServer({ takesStream, isModern: false });
    server.onerror = onError;
    await server.connect(transport);
    const response = await transport.handleRequest(request, options);
    // A stream is still being written; the transport ends with it.
    if (!isStream) await server.close();
    return response;
  };
}
