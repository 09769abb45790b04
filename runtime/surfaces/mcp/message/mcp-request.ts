import type { Principal } from "../../../identity/principal.ts";
import type { InspectedMessage } from "./inspect-message.ts";
import type { Selection } from "./selection.ts";

/** One JSON-RPC message that was let in: who sends it, what the URL of its endpoint selects, and what it says. */
export interface McpRequest {
  /** The message, as JSON. */
  readonly value: unknown;
  readonly caller: Principal;
  readonly selection: Selection;
  readonly inspected: InspectedMessage;
}
