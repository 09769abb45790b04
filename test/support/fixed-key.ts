import type { Service } from "../../runtime/index.ts";

/** Serves clients that send no `Authorization` header, such as the conformance suite, as if they had sent this key. */
export function withFixedKey<Context>(service: Service<Context>, key: string): Service<Context> {
  return {
    ...service,
    authenticate: (authorization, client) => service.authenticate(authorization ?? `Bearer ${key}`, client),
  };
}
