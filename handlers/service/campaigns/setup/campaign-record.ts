import type { Selectable } from "kysely";
import type { CampaignSchedule, CampaignStep, CampaignStopRule } from "../../../../generated/schemas.ts";
import type { EventPayloads } from "../../../../generated/events.ts";
import { Failure, type Account, type CallContext, type RuntimeTables } from "../../../../runtime/index.ts";
import type { Connector } from "../../../network/port/connector.ts";
import type { Network } from "../../../network/port/network.ts";
import type { LeadTables } from "../../leads/tables.ts";
import type { SettingsTables } from "../../settings/tables.ts";
import type { CampaignRow, CampaignTables } from "../tables.ts";

/** A stored campaign with its JSON columns parsed. */
export interface CampaignRecord extends Omit<Selectable<CampaignRow>, "steps" | "schedule" | "stop_on"> {
  readonly steps: readonly CampaignStep[];
  readonly schedule: CampaignSchedule;
  readonly stop_on: readonly CampaignStopRule[];
}

type Tables = RuntimeTables & CampaignTables & LeadTables & SettingsTables;

/**
 * What the code that changes campaigns requires. These properties are part of the call context; jobs and event consumers
 * provide them, too.
 */
export interface CampaignScope extends Pick<
  CallContext<Tables, EventPayloads>,
  "db" | "dialect" | "now" | "newId" | "emit"
> {
  readonly account: Pick<Account, "id">;
  readonly jobs: Pick<CallContext["jobs"], "expedite">;
}

/** The part of the call context that the code for campaigns uses. */
export interface CampaignContext extends Pick<
  CallContext<Tables, EventPayloads>,
  "db" | "dialect" | "account" | "caller" | "surface" | "now" | "newId" | "limits" | "emit" | "jobs"
> {
  readonly network: Network;
  readonly connector: Pick<Connector, "unsupportedTools">;
}

/** @throws Failure `not_found` when the call's account has no such campaign. */
export async function readCampaign(
  { db, account }: Pick<CampaignScope, "db" | "account">,
  id: string,
): Promise<CampaignRecord> {
  return toFound(await campaignQuery({ db, account }, id).executeTakeFirst());
}

/**
 * Reads the campaign and locks it until the transaction ends.
 * @throws Failure `not_found` when the call's account has no such campaign.
 */
export async function lockCampaign(
  { db, dialect, account }: Pick<CampaignScope, "db" | "dialect" | "account">,
  id: string,
): Promise<CampaignRecord> {
  const query = campaignQuery({ db, account }, id);
  const locking = dialect === "postgres" ? query.forUpdate() : query; // SQLite has one writer at a time
  return toFound(await locking.executeTakeFirst());
}

function campaignQuery({ db, account }: Pick<CampaignScope, "db" | "account">, id: string) {
  return db.selectFrom("svc_campaigns").selectAll().where("id", "=", id).where("account_id", "=", account.id);
}

function toFound(row: Selectable<CampaignRow> | undefined): CampaignRecord {
  if (row) return toRecord(row);
  throw new Failure("not_found", {
    detail: "The account has no such campaign.",
    hint: "Use an id that list_campaigns returns.",
  });
}

/** Parses the JSON columns of a stored campaign. */
export function toRecord(row: Selectable<CampaignRow>): CampaignRecord {
  // The columns contain what upsert_campaign has checked and written.
  return {
    ...row,
    steps: JSON.parse(row.steps) as CampaignStep[],
    schedule: JSON.parse(row.schedule) as CampaignSchedule,
    stop_on: JSON.parse(row.stop_on) as CampaignStopRule[],
  };
}
