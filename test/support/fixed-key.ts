import type { Service } from "../../runtime/index.ts";

/**
 * The service for clients that send no `Authorization` header, as the conformance suite: their requests count as sent with
 * this key. Everything else of a request is judged as ever.
 */
export function withFixedKey<Context>(service: Service<Context>, key: string): Service<Context> {
  return {
    ...service,
    authenticate: (authorization, address) => service.authenticate(authorization ?? `Bearer ${key}`, address),
  };
}
