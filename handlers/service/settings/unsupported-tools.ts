import type { CallContext } from "../../../runtime/index.ts";
import type { Connector, UnsupportedTools } from "../../network/port/connector.ts";

/** The part of the call context required to determine the unsupported tools. */
export type UnsupportedContext = Pick<CallContext, "account" | "db"> & {
  readonly connector: Pick<Connector, "unsupportedTools" | "unsupportedOn">;
};

/** The tools that do not work on the account's network, with the reasons. */
export async function readUnsupported(context: UnsupportedContext): Promise<UnsupportedTools> {
  const { connector } = context;
  return { ...(await connector.unsupportedOn?.(context)), ...connector.unsupportedTools };
}
