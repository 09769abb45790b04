import type { Kysely } from "kysely";
import {
  Failure,
  idempotencyRetentionMs,
  limitResponse,
  toAccount,
  type JobKind,
  type JobServices,
  type Outcome,
  type RunningJob,
  type RuntimeTables,
} from "../../../../runtime/index.ts";
import type { LeadTables } from "../../leads/tables.ts";
import { readOutreachSettings } from "../../settings/outreach-settings.ts";
import { completeIfDone, pauseRunning } from "../life-cycle.ts";
import type { CampaignContext, CampaignRecord, CampaignScope } from "../setup/campaign-record.ts";
import { endLeads } from "../stages/end-leads.ts";
import type { CampaignTables } from "../tables.ts";
import { outreachJob } from "../wake.ts";
import type { ClaimedCall } from "./action-call.ts";
import { claimAction } from "./claim-action.ts";
import { decideOutcome, type Decision } from "./decide-outcome.ts";
import { findNextAction, type OutreachState } from "./due-action.ts";
import { changeCampaigns } from "./outreach-scope.ts";
import { prepareAction, type LoadedAction, type Preparation } from "./prepare-action.ts";
import { recordOutcome, recordSkip, startPause } from "./record-outcome.ts";

/** Maximum number of skipped steps in one run of the job. The rest follows in the next run. */
const maxSkips = 50;
/**
 * Maximum number of attempts during which the process stopped. After that, the lead fails, so that the others continue.
 */
const maxAttempts = 10;
/** How long the executor recognizes a repeated call while its outcome is not recorded. */
const maxUncertainMs = 365 * 86_400_000;

/**
 * Creates the job that executes the steps of an account's campaigns, one after the other. Each step is a call of the
 * principal that has launched or resumed the campaign. Its idempotency key is derived from the enrollment and the step,
 * and the action is claimed before the call and settled after it, so that no lead gets a step twice, even after a
 * crash.
 */
export const createCampaignJob = (
  services: JobServices<CampaignContext>,
  onPoint: (point: CampaignPoint) => void = () => undefined,
): JobKind => ({
  maxAttempts: Infinity,
  run: (job) => new AccountRun(services, job, onPoint).run(),
});

/** A position in the execution of a step, at which tests stop the process. */
export type CampaignPoint = "prepared" | "claimed" | "called" | "recorded";

const neverFinished: Decision = {
  next: "fail",
  reason: "outcome unknown: the service stopped during each attempt to execute the step",
};

type Change = <Result>(work: (scope: CampaignScope) => Promise<Result>) => Promise<Result>;

/** One run of the job of an account. */
class AccountRun {
  readonly #services: JobServices<CampaignContext>;
  readonly #job: RunningJob;
  readonly #accountId: string;

  readonly #onPoint: (point: CampaignPoint) => void;

  constructor(services: JobServices<CampaignContext>, job: RunningJob, onPoint: (point: CampaignPoint) => void) {
    if (job.accountId === null) throw new Error("the job of campaigns requires an account");
    this.#onPoint = onPoint;
    this.#services = services;
    this.#job = job;
    this.#accountId = job.accountId;
  }

  async run(): Promise<void> {
    const state = await this.#readState();
    if (!state || state.account.status !== "connected") return;
    for (let steps = 0; steps < maxSkips && !this.#job.signal.aborted; steps++) {
      const interrupted = await this.#findClaimed();
      if (interrupted) {
        await this.#execute(state, interrupted, true);
        break;
      }
      const next = await findNextAction(this.#scope(), state);
      if ("wakeAt" in next) break;
      const action = await this.#load(next.actionId);
      if (action && (await this.#begin(state, next.campaign, action))) break;
    }
    await this.#complete();
  }

  /** Prepares an action and executes it. Returns false if there was nothing to execute. */
  async #begin(state: OutreachState, campaign: CampaignRecord, action: LoadedAction): Promise<boolean> {
    const preparation = await this.#prepare(state, campaign, action);
    if (preparation === null) return false;
    this.#onPoint("prepared");
    const isClaimed = await this.#change(async (scope) => {
      switch (preparation.next) {
        case "call":
          return claimAction(scope, action, preparation.call, preparation.member);
        case "wait":
          return this.#wait(scope, action, preparation.until);
        case "skip":
          await recordSkip(scope, action, preparation.reason);
          return false;
        case "stop":
          await endLeads(scope, { id: action.enrollment_id }, "stopped", preparation.reason);
          await completeIfDone(scope, campaign.id);
          return false;
      }
    });
    const claimed = isClaimed ? await this.#load(action.id) : null;
    this.#onPoint("claimed");
    if (claimed) await this.#execute(state, claimed, false);
    return claimed !== null;
  }

  /** Prepares an action as its principal; pauses the campaign and returns null if the principal may not act. */
  async #prepare(state: OutreachState, campaign: CampaignRecord, action: LoadedAction): Promise<Preparation | null> {
    const order = { principalId: campaign.principal_id ?? "", ...this.#place(state) };
    const findPost = async (profileId: string): Promise<string | null> => {
      const input = { profile_id: profileId, kinds: ["post"], limit: 1 };
      const outcome = await this.#services.callAs({ ...order, tool: "get_profile_activity", input });
      if (!outcome.ok) throw new FailedLookup(outcome);
      const { data } = JSON.parse(outcome.text) as { data: readonly { post?: { id: string } | null }[] }; // the output's schema
      return data[0]?.post?.id ?? null;
    };
    const prepare = (context: CampaignContext) =>
      prepareAction(context, { campaign, action, settings: state.settings, findPost });
    try {
      return await this.#services.readAs({ ...order, tool: outreachJob }, prepare);
    } catch (error) {
      if (error instanceof FailedLookup) return this.#handleFailedLookup(error.outcome, campaign, action);
      if (!(error instanceof Failure) || error.code !== "unauthenticated") throw error;
      await this.#change((scope) => pauseRunning(scope, campaign.id, error.message));
      return null;
    }
  }

  async #handleFailedLookup(
    outcome: Outcome,
    campaign: CampaignRecord,
    action: LoadedAction,
  ): Promise<Preparation | null> {
    const decision = decideOutcome(
      { attempts: action.attempts + 1, isRepeated: false },
      outcome,
      this.#services.clock(),
    );
    if (decision.next === "pause") await this.#change((scope) => pauseRunning(scope, campaign.id, decision.reason));
    else if ("at" in decision) await this.#change((scope) => this.#postpone(scope, action, decision));
    else return { next: "skip", reason: "reason" in decision ? decision.reason : "the member has no posts" };
    return null;
  }

  /** Makes the call of a claimed action and records the outcome. */
  async #execute(state: OutreachState, action: LoadedAction, isRepeated: boolean): Promise<void> {
    const { clock, callAs } = this.#services;
    const order = {
      ...(JSON.parse(action.call ?? "null") as ClaimedCall), // written by claimAction
      ...this.#place(state),
      idempotencyKey: `campaign-${action.enrollment_id}-${action.step}`,
      keepResponseMs: maxUncertainMs,
    };
    const isRepeatable = action.attempts <= maxAttempts && clock() - (action.claimed_at ?? 0) < maxUncertainMs;
    const outcome = isRepeatable ? await callAs(order) : null;
    this.#onPoint("called");
    const decision = outcome ? decideOutcome({ ...action, isRepeated }, outcome, clock()) : neverFinished;
    await this.#change(async (scope) => {
      await limitResponse(scope.db, order, clock() + idempotencyRetentionMs);
      await recordOutcome(scope, action, decision);
      await startPause(scope, state.settings.delay_seconds);
    });
    this.#onPoint("recorded");
  }

  async #wait({ db }: CampaignScope, { id }: LoadedAction, until: number): Promise<false> {
    await db
      .updateTable("svc_campaign_actions")
      .set({ due_at: until, wait_until: until })
      .where("id", "=", id)
      .where("status", "=", "planned")
      .execute();
    return false;
  }

  async #postpone(
    { db }: CampaignScope,
    { id }: LoadedAction,
    { at, reason }: { readonly at: number; readonly reason: string },
  ): Promise<void> {
    await db
      .updateTable("svc_campaign_actions")
      .set((set) => ({ due_at: at, reason, attempts: set("attempts", "+", 1) }))
      .where("id", "=", id)
      .where("status", "=", "planned")
      .execute();
  }

  /**
   * Completes the job, and enqueues the next run. A concurrent change of a campaign waits for this, and makes the next
   * run due earlier.
   */
  async #complete(): Promise<void> {
    const { jobs, clock } = this.#services;
    await this.#job.complete(async (tx) => {
      const state = await this.#readState(tx);
      if (!state || state.account.status !== "connected") return;
      const scope = this.#scope(tx);
      const next = await findNextAction(scope, state);
      const claimed = await this.#readClaimed(tx).select("due_at").orderBy("due_at").limit(1).executeTakeFirst();
      const at = "wakeAt" in next ? next.wakeAt : clock();
      const runAt = Math.min(at ?? Infinity, claimed?.due_at ?? Infinity);
      if (runAt === Infinity) return;
      await jobs.enqueue(tx, {
        kind: outreachJob,
        key: this.#accountId,
        payload: {},
        accountId: this.#accountId,
        runAt,
      });
    });
  }

  /** An action whose attempt was interrupted, or must be repeated now. */
  async #findClaimed(): Promise<LoadedAction | null> {
    const due = await this.#readClaimed(this.#services.store.reader)
      .select("id")
      .where("due_at", "<=", this.#services.clock())
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    await this.#change(({ db }) =>
      db
        .updateTable("svc_campaign_actions")
        .set((set) => ({ attempts: set("attempts", "+", 1) }))
        .where("id", "=", due.id)
        .where("status", "=", "claimed")
        .execute(),
    );
    return this.#load(due.id);
  }

  #readClaimed(db: Kysely<RuntimeTables>) {
    return tablesOf(db)
      .selectFrom("svc_campaign_actions")
      .where("account_id", "=", this.#accountId)
      .where("status", "=", "claimed");
  }

  async #load(id: string): Promise<LoadedAction | null> {
    const row = await tablesOf(this.#services.store.reader)
      .selectFrom("svc_campaign_actions as a")
      .innerJoin("svc_enrollments as e", "e.id", "a.enrollment_id")
      .innerJoin("svc_leads as l", "l.id", "e.lead_id")
      .selectAll("a")
      .select("l.custom")
      .where("a.id", "=", id)
      .executeTakeFirst();
    return row ? { ...row, custom: JSON.parse(row.custom) as Record<string, unknown> } : null; // written by us
  }

  async #readState(tx?: Kysely<RuntimeTables>): Promise<OutreachState | null> {
    const { store, surface, safety, clock } = this.#services;
    const db = tx ?? store.reader;
    const row = await db.selectFrom("sb_accounts").selectAll().where("id", "=", this.#accountId).executeTakeFirst();
    if (!row) return null;
    const account = toAccount(row);
    const settings = await readOutreachSettings({ ...this.#scope(tx), account, surface });
    return { account, settings, usage: await safety.usage(db, account, clock()) };
  }

  readonly #change: Change = (work) =>
    this.#services.store.transaction((tx) =>
      changeCampaigns(this.#services, { tx, accountId: this.#accountId, cause: { job_id: this.#job.id } }, work),
    );

  /** The members of a scope that are used for reading. */
  #scope(tx: Kysely<RuntimeTables> = this.#services.store.reader) {
    const { store, clock } = this.#services;
    return {
      db: tablesOf(tx) as CampaignScope["db"],
      dialect: store.dialect,
      account: { id: this.#accountId },
      now: clock,
    };
  }

  #place({ account }: OutreachState) {
    return { workspaceId: account.workspaceId, accountId: account.id };
  }
}

const tablesOf = (db: Kysely<RuntimeTables>): Kysely<RuntimeTables & CampaignTables & LeadTables> => db; // one database contains the tables of all modules

/** The failed call of a look-up. */
class FailedLookup extends Error {
  override readonly name = "FailedLookup";
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super("the look-up failed");
    this.outcome = outcome;
  }
}
