import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Failure } from "../../contract/failure.ts";

/** A request of a connection whose response is not yet sent. */
export interface InFlight {
  readonly response: ServerResponse;
  /** Rejects the read of a body that will not arrive. */
  failBody?(failure: Failure): void;
}

const inFlight = Symbol("in flight");

interface TrackedSocket extends Duplex {
  [inFlight]?: InFlight | undefined;
}

/** Sets the request that a connection serves. Call `clearInFlight` when its response is sent. */
export function setInFlight(socket: Duplex, current: InFlight): void {
  (socket as TrackedSocket)[inFlight] = current;
}

/** Releases a served request, which would otherwise stay in memory until the next one on its connection. */
export function clearInFlight(socket: TrackedSocket, served: InFlight): void {
  if (socket[inFlight] === served) socket[inFlight] = undefined;
}

/** Returns the last request of a connection if its response is not yet sent. */
export function getInFlight(socket: Duplex): InFlight | undefined {
  const last = (socket as TrackedSocket)[inFlight];
  return last && !last.response.writableFinished ? last : undefined;
}
