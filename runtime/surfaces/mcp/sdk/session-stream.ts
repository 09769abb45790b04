import { PassThrough } from "node:stream";
import { isSubscribed, renewSubscriptions } from "../../../call/session-subscriptions.ts";
import { Failure } from "../../../contract/failure.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import type { SdkServices } from "./sdk-services.ts";
import { watchCaller } from "./watch-caller.ts";

/** Maximum number of streams per account; each occupies a connection. Most clients open one, even without subscriptions. */
const maxPerAccount = 256;
/** Maximum duration of a stream; clients open it again. */
const maxStreamMs = 3_600_000;
/** Shorter than the idle timeouts of common proxies. */
const keepAliveMs = 15_000;

/**
 * Serves the event stream of a session of the older era with the changes to the resources that it is subscribed to (MCP
 * 2025-11-25, Transports, Listening for Messages from the Server). A client that opens it again with `Last-Event-ID`
 * receives the changes since that event.
 * @throws Failure `rate_limited` if the account has too many streams.
 */
export async function streamChanges(
  services: SdkServices,
  exchange: HttpExchange,
  { caller, session }: { readonly caller: Principal; readonly session: string },
): Promise<void> {
  const { changes, accounts, log } = services;
  const { id: accountId } = await accounts.resolve(caller, undefined);
  if (changes.countOf(accountId, "session") >= maxPerAccount) {
    const detail = `An account may have at most ${maxPerAccount} streams of sessions.`;
    throw new Failure("rate_limited", { detail, hint: "Close other streams." });
  }
  const present = await changes.lastEventNumber(accountId);
  const after = Math.min(present, lastEventId(exchange) ?? present);
  await renewSubscriptions(services, session);

  const body = new PassThrough();
  const write = (text: string): void => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  let sending = Promise.resolve();
  const onChange = (uri: string, seq: number): void => {
    const message = { jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri } };
    const send = async (): Promise<void> => {
      if (await isSubscribed(services, session, uri))
        write(`id: ${seq}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
    };
    sending = sending.then(send).catch((error: unknown) => log.error({ err: error }, "cannot send a change"));
  };
  const onListsChanged = (): void => {
    for (const list of ["tools", "prompts", "resources"])
      write(
        `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", method: `notifications/${list}/list_changed` })}\n\n`,
      );
  };
  const end = (): void => void body.end();
  const stopListening = changes.listen({ accountId, stream: "session", after, onChange, onListsChanged, onEnd: end });
  const stopWatching = watchCaller(services, exchange, caller, end);
  const maximum = setTimeout(end, maxStreamMs).unref();
  const keepAlive = setInterval(() => write(": keepalive\n\n"), keepAliveMs).unref();
  exchange.setHeader("Content-Type", "text/event-stream");
  exchange.setHeader("Cache-Control", "no-cache, no-transform");
  try {
    await exchange.stream(200, body);
  } finally {
    clearTimeout(maximum);
    clearInterval(keepAlive);
    stopWatching();
    stopListening();
  }
}

function lastEventId({ headers }: HttpExchange): number | null {
  const id = headers["last-event-id"];
  return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
