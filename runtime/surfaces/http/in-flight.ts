import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Failure } from "../../contract/failure.ts";

/** The request that a connection has sent last, and its response. */
export interface InFlight {
  readonly response: ServerResponse;
  /** Ends the wait for a body that will not arrive. */
  failBody?(failure: Failure): void;
}

const inFlight = Symbol("in flight");

interface TrackedSocket extends Duplex {
  [inFlight]?: InFlight;
}

export function setInFlight(socket: Duplex, last: InFlight): void {
  (socket as TrackedSocket)[inFlight] = last;
}

/** The last request of a connection whose response is not sent yet; undefined when the connection is idle. */
export function inFlightOf(socket: Duplex): InFlight | undefined {
  const last = (socket as TrackedSocket)[inFlight];
  return last && !last.response.writableFinished ? last : undefined;
}
