import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Failure } from "../../contract/failure.ts";

/** The last request of a connection, and its response. */
export interface InFlight {
  readonly response: ServerResponse;
  /** Rejects the read of a body that will not arrive. */
  failBody?(failure: Failure): void;
}

const inFlight = Symbol("in flight");

interface TrackedSocket extends Duplex {
  [inFlight]?: InFlight;
}

export function setInFlight(socket: Duplex, last: InFlight): void {
  (socket as TrackedSocket)[inFlight] = last;
}

/** Returns the last request of a connection if its response is not yet sent. */
export function getInFlight(socket: Duplex): InFlight | undefined {
  const last = (socket as TrackedSocket)[inFlight];
  return last && !last.response.writableFinished ? last : undefined;
}
