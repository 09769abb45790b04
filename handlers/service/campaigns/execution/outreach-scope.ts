import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../../generated/events.ts";
import type { CallServices, EventCause, RuntimeTables } from "../../../../runtime/index.ts";
import type { CampaignScope } from "../setup/campaign-record.ts";

export type ScopeServices = Pick<CallServices, "store" | "clock" | "newId" | "jobs" | "events">;

/** The account, the transaction and the cause of a change outside a call. */
export interface ScopePlace {
  readonly tx: Kysely<RuntimeTables>;
  readonly accountId: string;
  readonly cause: EventCause;
}

type Fact = Parameters<CampaignScope["emit"]>;

/** Runs changes of campaigns outside a call, and writes their events at the end of the transaction. */
export async function changeCampaigns<Result>(
  { store, clock, newId, jobs, events }: ScopeServices,
  { tx, accountId, cause }: ScopePlace,
  work: (scope: CampaignScope) => Promise<Result>,
): Promise<Result> {
  const facts: Fact[] = [];
  const result = await work({
    db: tx, // one database contains the tables of all modules
    dialect: store.dialect,
    account: { id: accountId },
    now: clock,
    newId,
    emit: (...fact: Fact) => void facts.push(fact),
    jobs: { expedite: (job) => jobs.expedite(tx, { ...job, accountId }) },
  });
  if (facts.length > 0)
    await events.emit<EventPayloads>(
      tx,
      ...facts.map(([type, payload]) => ({ type, payload, accountId, cause }) as never), // the pairs that `emit` has accepted
    );
  return result;
}
