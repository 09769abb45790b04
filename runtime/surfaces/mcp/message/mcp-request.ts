import type { Principal } from "../../../identity/principal.ts";
import type { InspectedMessage } from "./inspect-message.ts";
import type { Selection } from "./selection.ts";

/** An admitted JSON-RPC message with its caller and the tools that the endpoint's URL selects. */
export interface McpRequest {
  /** The parsed message. */
  readonly value: unknown;
  readonly caller: Principal;
  readonly selection: Selection;
  readonly inspected: InspectedMessage;
}
