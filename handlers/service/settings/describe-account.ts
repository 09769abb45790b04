import type { Account } from "../../../generated/schemas.ts";
import type { ServiceContext } from "../../context.ts";
import { readAccountRow } from "./account-row.ts";
import { warmUpState } from "./warm-up.ts";

/** The call's account, its member in the network, and what the key in use may do with it. */
export async function describeAccount(context: ServiceContext): Promise<Account> {
  const { account, caller, platform } = context;
  const [row, self] = [await readAccountRow(context), await platform.profiles.self()];
  return {
    id: account.id,
    name: row.display_name,
    default: account.id === (await defaultAccountId(context)),
    status: row.status as Account["status"], // the column holds these words alone
    profile: self.profile,
    timezone: row.timezone,
    scopes: [...caller.scopes],
    plan: describePlan(context),
    navigator: self.navigator,
    inmail_credits: self.inmailCredits,
    warm_up: warmUpState(context),
    connected_at: new Date(row.connected_at).toISOString(),
  };
}

/** The account that calls without account_id act for: the key's own default, or the workspace's first. */
async function defaultAccountId({ caller, accounts }: ServiceContext): Promise<string> {
  return caller.defaultAccountId ?? (await accounts.resolve(caller, undefined)).id;
}

/** A key of a plan that is no longer offered is held to the default plan. */
function describePlan({ caller, surface }: ServiceContext): Account["plan"] {
  const { plans } = surface.limits;
  const plan = plans.find(({ name }) => name === caller.plan) ?? plans.find(({ isDefault }) => isDefault);
  if (!plan) throw new Error("the specification names no default plan");
  const { name, title, perMinute, burst, windowSeconds } = plan;
  return { name, title, calls_per_minute: perMinute, limit: burst, window_seconds: windowSeconds };
}
