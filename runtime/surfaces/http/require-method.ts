import { Failure } from "../../contract/failure.ts";
import type { HttpExchange } from "./exchange.ts";

/** @throws Failure `method_not_allowed`, with the header `Allow`, if the request has none of the methods. */
export function requireMethod(exchange: HttpExchange, methods: readonly string[]): void {
  if (methods.includes(exchange.method)) return;
  const allowed = methods.join(", ");
  exchange.setHeader("Allow", allowed);
  throw new Failure("method_not_allowed", { detail: `This path accepts ${allowed}.` });
}
