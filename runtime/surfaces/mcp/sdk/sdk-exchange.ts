import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type Server,
} from "@modelcontextprotocol/server";
import type { HeaderEntry } from "../../../contract/surface.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { checkParamHeaders } from "./param-headers.ts";

/** Handles one POST of either protocol era with the official SDK. */
export type SdkExchange = (message: IncomingExchange, createServer: CreateServer) => Promise<Response>;

/** `acceptsEventStream`: the client accepts an event stream; `isModern`: the request has the envelope of 2026-07-28. */
type CreateServer = (client: { readonly acceptsEventStream: boolean; readonly isModern: boolean }) => Server;

export interface IncomingExchange {
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. */
  readonly value: unknown;
  /** Whether the called tool may send messages or questions to its client. */
  readonly isInteractive: boolean;
  /** The headers that must repeat arguments of the called tool. */
  readonly paramHeaders: readonly HeaderEntry[];
  /** The changes for the stream of a `subscriptions/listen` request. */
  readonly feed: ChangeFeed | null;
}

/**
 * Creates the stateless exchange for both eras. A request with the envelope of 2026-07-28 goes to the SDK's handler of
 * that era, any other to a transport without a session, which does not require `initialize`.
 */
export function createSdkExchange(onError: (error: Error) => void): SdkExchange {
  return async (message, createServer) => {
    const headers = new Headers(message.headers);
    const accept = headers.get("accept") ?? "";
    const acceptsEventStream = accept.includes("text/event-stream");
    const acceptsJson = accept.includes("application/json") || accept.includes("*/*");
    // The SDK rejects clients that accept only one type or none; this service does not.
    headers.set("accept", "application/json, text/event-stream");
    const request = new Request(message.url, { method: "POST", headers, body: message.text });
    const options = { parsedBody: message.value };
    if (!(await isLegacyRequest(request, message.value))) {
      const mismatch = checkParamHeaders(message.paramHeaders, message.value, headers);
      if (mismatch) return mismatch;
      const modern = createMcpHandler(() => createServer({ acceptsEventStream, isModern: true }), {
        legacy: "reject",
        responseMode: "auto",
        onerror: onError,
        ...message.feed?.options,
      });
      message.feed?.onEnd(() => void modern.close());
      return modern.fetch(request, options);
    }
    const isStream = acceptsEventStream && (message.isInteractive || !acceptsJson);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !isStream });
    const server = createServer({ acceptsEventStream, isModern: false });
    server.onerror = onError;
    await server.connect(transport);
    const response = await transport.handleRequest(request, options);
    // An event stream closes the transport when it ends.
    if (!isStream) await server.close();
    return response;
  };
}
