import type { Selectable } from "kysely";
import type { CampaignSchedule, CampaignStep, CampaignStopRule } from "../../../../generated/schemas.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../../runtime/index.ts";
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

/** The members of a call's context that the rules of campaigns use. */
export interface CampaignContext extends Pick<
  CallContext<RuntimeTables & CampaignTables & LeadTables & SettingsTables>,
  "db" | "dialect" | "account" | "surface" | "now" | "newId" | "limits"
> {
  readonly network: Network;
}

/** @throws Failure `not_found` when the call's account has no such campaign. */
export async function readCampaign({ db, account }: CampaignContext, id: string): Promise<CampaignRecord> {
  return toRecord(await campaignQuery({ db, account }, id).executeTakeFirst());
}

/**
 * Reads the campaign and locks it until the transaction ends.
 * @throws Failure `not_found` when the call's account has no such campaign.
 */
export async function lockCampaign({ db, dialect, account }: CampaignContext, id: string): Promise<CampaignRecord> {
  const query = campaignQuery({ db, account }, id);
  const locking = dialect === "postgres" ? query.forUpdate() : query; // SQLite has one writer at a time
  return toRecord(await locking.executeTakeFirst());
}

function campaignQuery({ db, account }: Pick<CampaignContext, "db" | "account">, id: string) {
  return db.selectFrom("svc_campaigns").selectAll().where("id", "=", id).where("account_id", "=", account.id);
}

function toRecord(row: Selectable<CampaignRow> | undefined): CampaignRecord {
  if (!row)
    throw new Failure("not_found", {
      detail: "The account has no such campaign.",
      hint: "Use an id that list_campaigns returns.",
    });
  // The columns contain what upsert_campaign has checked and written.
  return {
    ...row,
    steps: JSON.parse(row.steps) as CampaignStep[],
    schedule: JSON.parse(row.schedule) as CampaignSchedule,
    stop_on: JSON.parse(row.stop_on) as CampaignStopRule[],
  };
}
