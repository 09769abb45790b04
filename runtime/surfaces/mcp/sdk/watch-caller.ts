import { Failure } from "../../../contract/failure.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import type { SdkServices } from "./sdk-services.ts";

/**
 * Interval at which the key of a stream is checked, even if no key was changed. After a key expires, its stream remains
 * open for at most this long.
 */
const checkMs = 60_000;

/**
 * Calls `end` when the caller of a stream loses access: its key or token is revoked or has expired, or its scopes or
 * accounts have changed.
 * @returns a function that ends the watch.
 */
export function watchCaller(
  { authenticate, keyChanges, surface }: Pick<SdkServices, "authenticate" | "keyChanges" | "surface">,
  exchange: HttpExchange,
  caller: Principal,
  end: () => void,
): () => void {
  const access = accessOf(caller);
  const check = async (): Promise<void> => {
    try {
      const now = await authenticate(exchange.headers.authorization, exchange, surface.service.paths.mcp);
      if (accessOf(now) !== access) end();
    } catch (error) {
      if (error instanceof Failure && error.code === "unauthenticated") end(); // otherwise, the access could not be checked
    }
  };
  const stopListening = keyChanges.listen(() => void check());
  void check(); // changes since the request was authenticated
  const timer = setInterval(() => void check(), checkMs).unref();
  return () => {
    stopListening();
    clearInterval(timer);
  };
}

const accessOf = ({ id, scopes, accountIds, defaultAccountId }: Principal): string =>
  JSON.stringify([id, scopes, accountIds, defaultAccountId]);
