import { surface } from "../../../generated/surface.ts";
import { Failure, outOfScope, type CallContext } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { navigatorRefusal } from "../navigator/require-navigator.ts";
import { readUnsupported, type UnsupportedContext } from "../settings/unsupported-tools.ts";
import { searchTools, type SearchTarget } from "./target-query.ts";

/** What decides whether a caller may search a target. */
export interface TargetAccess extends UnsupportedContext, Pick<CallContext, "caller"> {
  readonly network: Pick<Network, "profiles">;
}

/**
 * Returns the failure with which the search tool of a target would refuse the call (`not_supported` by the network,
 * `out_of_scope` for the caller, or `subscription_required` for the account), or null.
 */
export async function targetRefusal(access: TargetAccess, target: SearchTarget): Promise<Failure | null> {
  const { caller } = access;
  const name = searchTools[target];
  const unsupported = (await readUnsupported(access))[name];
  if (unsupported) return new Failure("not_supported", unsupported);
  const scopes = surface.tools.find((tool) => tool.name === name)?.scopes ?? [];
  if (!caller.tools.has(name)) return outOfScope(scopes, caller, `the tool ${name}`);
  return accountRefusal(access, target);
}

/** Returns the failure for an account that has no subscription for the searches of a target, or null. */
export const accountRefusal = async (
  { network }: Pick<TargetAccess, "network">,
  target: SearchTarget,
): Promise<Failure | null> =>
  target === "navigator_leads" || target === "navigator_accounts" ? navigatorRefusal({ network }) : null;
