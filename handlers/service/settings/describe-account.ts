import type { Account } from "../../../generated/schemas.ts";
import type { CallContext } from "../../../runtime/index.ts";
import type { Connector } from "../../network/port/connector.ts";
import type { Network } from "../../network/port/network.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import { listClients, type ClientsContext } from "./account-clients.ts";
import { readAccountRow, type SettingsContext } from "./account-row.ts";
import { readUnsupported } from "./unsupported-tools.ts";
import { warmUpState } from "./warm-up.ts";

/** The part of the call context required to describe an account. */
type AccountContext = SettingsContext &
  ClientsContext &
  Pick<CallContext, "accounts" | "db"> & {
    readonly network: Pick<Network, "profiles">;
    readonly connector: Pick<Connector, "unsupportedTools" | "unsupportedOn">;
  };

/** Describes the call's account, its member in the network, and the permissions of the caller. */
export async function describeAccount(context: AccountContext): Promise<Account> {
  const { account, caller, network } = context;
  const [row, self] = [await readAccountRow(context), await network.profiles.self()];
  return {
    id: account.id,
    name: row.display_name,
    default: account.id === (await defaultAccountId(context)),
    status: row.status as Account["status"], // the column contains only these values
    network: await describeNetwork(context, self.dataUntil),
    profile: self.profile,
    timezone: row.timezone,
    scopes: [...caller.scopes],
    plan: describePlan(context),
    navigator: self.navigator,
    inmail_credits: self.inmailCredits,
    warm_up: warmUpState(context),
    connected_at: isoTime(row.connected_at),
    clients: await listClients(context),
    latest_event: await readLatestEvent(context),
  };
}

/** Reads the account's newest event of a type that the specification declares. */
async function readLatestEvent({ db, account, surface }: AccountContext): Promise<Account["latest_event"]> {
  const declared = (surface.events ?? []).map(({ name }) => name);
  const row = await db
    .selectFrom("sb_events")
    .select(["seq", "type", "at"])
    .where("account_id", "=", account.id)
    .where("type", "in", declared)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { sequence: row.seq, type: row.type, timestamp: isoTime(row.at) } : null;
}

async function describeNetwork(context: AccountContext, dataUntil: number | null): Promise<Account["network"]> {
  const { account } = context;
  const unsupported_tools = Object.entries(await readUnsupported(context))
    .map(([tool, { detail, hint }]) => ({ tool, reason: hint === undefined ? detail : `${detail} ${hint}` }))
    .sort((one, other) => (one.tool < other.tool ? -1 : 1));
  return { kind: account.networkKind, data_until: isoTimeOrNull(dataUntil), unsupported_tools };
}

/** The account of calls without account_id: the caller's default account, or the first one that the caller may use. */
export async function defaultAccountId({
  caller,
  accounts,
}: Pick<AccountContext, "caller" | "accounts">): Promise<string> {
  return caller.defaultAccountId ?? (await accounts.resolve(caller, undefined)).id;
}

/** The plan of the caller; a plan that no longer exists is replaced by the default plan. */
function describePlan({ caller, surface }: AccountContext): Account["plan"] {
  const { plans } = surface.limits;
  const plan = plans.find(({ name }) => name === caller.plan) ?? plans.find(({ isDefault }) => isDefault);
  if (!plan) throw new Error("the specification names no default plan");
  const { name, title, perMinute, burst, windowSeconds } = plan;
  return { name, title, calls_per_minute: perMinute, limit: burst, window_seconds: windowSeconds };
}
