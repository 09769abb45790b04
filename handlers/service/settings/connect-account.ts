import type { AccountSummary } from "../../../generated/schemas.ts";
import type { ConnectAccountInput } from "../../../generated/tools/settings/connect_account.ts";
import { argumentFailure, Failure, removingStatus, type CallContext } from "../../../runtime/index.ts";
import type { Connector, ConnectorContext, Connectors } from "../../network/port/connector.ts";
import { checkTimezone } from "./check-settings.ts";
import { defaultAccountId } from "./describe-account.ts";
import type { SettingsContext } from "./account-row.ts";
import { toSummary } from "./accounts.ts";

type ConnectContext = SettingsContext &
  ConnectorContext &
  Pick<CallContext, "caller" | "accounts" | "accountChanges"> & {
    readonly connectors: Connectors;
  };

/**
 * Connects a member as an account of the caller's workspace, or connects the member's disconnected account again, which
 * keeps its time zone.
 * @throws Failure `invalid_arguments`, `not_supported` and `conflict`.
 */
export async function connectAccount(context: ConnectContext, input: ConnectAccountInput): Promise<AccountSummary> {
  const { db, caller } = context;
  const timezone = input.timezone === undefined ? "UTC" : checkTimezone(input.timezone);
  const connect = connectOf(context.connectors, input.provider);
  const member = await connect(context, input.credential ?? {});
  const known = await db
    .selectFrom("sb_accounts")
    .select(["id", "status", "workspace_id"])
    .where("network_id", "=", member.networkId)
    .where("external_id", "=", member.memberId)
    .executeTakeFirst();
  // The same error as for an unknown member, because callers must not learn about accounts that they may not use.
  if (known && (!mayUse(caller, known) || known.status === removingStatus))
    throw argumentFailure("/credential/member_id", "No member with this id can be connected.");
  if (known?.status === "connected")
    throw new Failure("conflict", {
      detail: `This member is already connected as ${known.id}.`,
      hint: "Pass the account's id, which list_accounts returns, as account_id.",
    });
  const { networkId } = member;
  if (known) await context.accountChanges.reconnect({ id: known.id, networkId }, member.credential);
  const id =
    known?.id ??
    (await context.accountChanges.connect({
      ...{ networkId, networkKind: input.provider, externalId: member.memberId, credential: member.credential },
      ...{ name: input.display_name ?? member.name, timezone },
    }));
  if (known && input.display_name !== undefined)
    await db.updateTable("sb_accounts").set({ display_name: input.display_name }).where("id", "=", id).execute();
  const row = await db.selectFrom("sb_accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return toSummary(row, id === (await defaultAccountId(context)));
}

const mayUse = (
  { workspaceId, accountIds }: ConnectContext["caller"],
  account: { readonly id: string; readonly workspace_id: string },
): boolean => account.workspace_id === workspaceId && (accountIds === null || accountIds.includes(account.id));

/** @throws Failure for an unknown provider, and for a provider whose accounts cannot be connected by a call. */
function connectOf(connectors: Connectors, provider: string): NonNullable<Connector["connect"]> {
  const providers = Object.keys(connectors).filter((kind) => connectors[kind]?.connect);
  if (!Object.hasOwn(connectors, provider))
    throw argumentFailure("/provider", "Unknown provider.", `Use one of: ${providers.join(", ")}.`);
  const connect = connectors[provider]?.connect;
  if (connect) return connect;
  throw new Failure("not_supported", {
    detail: `Accounts of "${provider}" cannot be connected by a call.`,
    hint: provider === "archive" ? "Import the archive: npx switchboard import <archive>" : "Ask the operator.",
  });
}
