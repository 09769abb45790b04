// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The network that an account belongs to, and the tools that it does not support. */
export interface AccountNetwork {
  /**
   * embedded: the demo network; archive: a data archive, which can only be read; otherwise, the name of a connector.
   */
  kind: string;
  /** Time of the newest record, if the network is a copy; later data is unknown. null if the data is live. */
  data_until: string | null;
  /** Tools that return not_supported for this account, in alphabetical order. */
  unsupported_tools: Schemas["UnsupportedTool"][];
}
