import { IncomingMessage } from "node:http";
import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { checkJsonType, readBody } from "../surfaces/http/read-body.ts";
import { unusedClientMs } from "./adapter.ts";
import { readClientMetadata } from "./client-metadata.ts";

const maxMetadataBytes = 16_384;
/** Maximum number of registered clients without any access yet. */
const maxUnusedClients = 5_000;

/**
 * Reads a registration request (RFC 7591, section 3.1) and returns it with only the metadata that the service uses.
 * @throws Failure if it is too large or too many clients are waiting for access; Error for invalid metadata.
 */
export async function readRegistration(
  { store, clock }: Pick<CallServices, "store" | "clock">,
  exchange: HttpExchange,
): Promise<IncomingMessage> {
  checkJsonType(exchange);
  const body = await readBody(exchange, maxMetadataBytes);
  // If a client states no authentication method, the library would issue a secret to it, and then reject this secret.
  const metadata = { token_endpoint_auth_method: "none", ...readClientMetadata(parse(body)) };
  const { count } = await store.reader
    .selectFrom("sb_oauth_records")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("model", "=", "Client")
    .where("expires_at", ">", clock())
    .where("expires_at", "<=", clock() + unusedClientMs)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxUnusedClients)
    throw new Failure("rate_limited", {
      detail: "Too many clients have registered without being used.",
      hint: "Register again later, or use a client-id metadata document.",
      retryAfterSeconds: 600,
    });
  return withBody(exchange, JSON.stringify(metadata));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    throw new Error("The body must be JSON.");
  }
}

/** Returns the request of an exchange with its body replaced. */
function withBody({ request }: HttpExchange, body: string): IncomingMessage {
  const replaced = new IncomingMessage(request.socket);
  const headers = {
    ...request.headers,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
  };
  // An incomplete message would close the connection.
  Object.assign(replaced, { method: request.method, url: request.url, headers, complete: true });
  replaced.push(body);
  replaced.push(null);
  return replaced;
}
