import type { Kysely } from "kysely";
import {
  Failure,
  idempotencyRetentionMs,
  isCallRecorded,
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
import { loadAction, updateAction } from "./action-rows.ts";
import { claimAction } from "./claim-action.ts";
import { decideOutcome, type Decision } from "./decide-outcome.ts";
import { findNextAction, type OutreachState } from "./due-action.ts";
import { changeCampaigns } from "./outreach-scope.ts";
import { prepareAction, type LoadedAction, type Preparation } from "./prepare-action.ts";
import { recordOutcome, recordSkip, startPause } from "./record-outcome.ts";

/** Maximum number of actions that one run of the job skips, postpones or cancels. The next run continues with the others. */
const maxSkips = 50;
/** Maximum number of attempts of an action, including interrupted ones. After that, the lead fails and the others continue. */
const maxAttempts = 10;
/** How long the runtime recognizes the repetition of a call whose outcome the campaign has not recorded yet. */
const maxUncertainMs = 365 * 86_400_000;

/**
 * Creates the job that executes the steps of an account's campaigns, one after the other. Each step is a call of the
 * principal that has launched or resumed the campaign. Its idempotency key is derived from the enrollment and the step. The
 * action is claimed before the call and settled after it. No lead therefore gets a step twice, even after a crash.
 */
export const createCampaignJob = (
  services: JobServices<CampaignContext>,
  onPoint: (point: CampaignPoint) => void = () => undefined,
): JobKind => ({
  maxAttempts: Infinity,
  run: (job) => new AccountRun(services, job, onPoint).run(),
});

/** A point in the execution of a step at which tests stop the process. */
export type CampaignPoint = "prepared" | "claimed" | "called" | "recorded";

/** The error codes that show that the principal of a campaign can no longer act for the account. */
const lostAccess: ReadonlySet<string> = new Set(["unauthenticated", "not_found"]);

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
    for (let skips = 0; skips < maxSkips && !this.#job.signal.aborted; skips++) {
      const interrupted = await this.#findClaimed();
      if (interrupted) {
        if (await this.#repeat(state, interrupted)) break;
        continue;
      }
      const next = await findNextAction(this.#scope(), state);
      if ("wakeAt" in next) break;
      const action = await loadAction(tablesOf(this.#services.store.reader), next.actionId);
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
          await updateAction(scope, action, { due_at: preparation.until, wait_until: preparation.until });
          return false;
        case "skip":
          await recordSkip(scope, action, preparation.reason);
          return false;
        case "stop":
          await endLeads(scope, { id: action.enrollment_id }, "stopped", preparation.reason);
          await completeIfDone(scope, campaign.id);
          return false;
      }
    });
    const claimed = isClaimed ? await loadAction(tablesOf(this.#services.store.reader), action.id) : null;
    this.#onPoint("claimed");
    if (claimed) await this.#execute(state, claimed, false);
    return claimed !== null;
  }

  /**
   * Prepares an action as the principal of the campaign. Returns null if nothing is to be done now, because this method
   * has paused the campaign, or a failed look-up is to be repeated later.
   */
  async #prepare(state: OutreachState, campaign: CampaignRecord, action: LoadedAction): Promise<Preparation | null> {
    const requester = { principalId: campaign.principal_id ?? "", ...this.#place(state) };
    const findPost = async (profileId: string): Promise<string | null> => {
      const input = { profile_id: profileId, kinds: ["post"], limit: 1 };
      const outcome = await this.#services.callAs({ ...requester, tool: "get_profile_activity", input });
      if (!outcome.ok) throw new FailedLookup(outcome);
      const { data } = JSON.parse(outcome.text) as { data: readonly { post?: { id: string } | null }[] }; // the output's schema
      return data[0]?.post?.id ?? null;
    };
    const prepare = (context: CampaignContext) =>
      prepareAction(context, { campaign, action, settings: state.settings, findPost });
    try {
      return await this.#services.readAs({ ...requester, tool: outreachJob }, prepare);
    } catch (error) {
      if (error instanceof FailedLookup) return this.#handleFailedLookup(error.outcome, campaign, action);
      if (!(error instanceof Failure) || !lostAccess.has(error.code)) throw error;
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
    else if ("at" in decision) {
      const { at, reason } = decision;
      const isLimit = decision.next === "later" && decision.isLimit;
      const change = { due_at: at, reason, attempts: isLimit ? 0 : action.attempts + 1 };
      await this.#change((scope) => updateAction(scope, action, change));
    } else return { next: "skip", reason: "reason" in decision ? decision.reason : "the member has no posts" };
    return null;
  }

  /**
   * Repeats the call of an action whose attempt was interrupted, to find its outcome. Returns false if the call has had
   * no effect. The action is then planned again, so that the schedule, the limits, the exclusions and the stop rules
   * apply to the next attempt.
   */
  async #repeat(state: OutreachState, action: LoadedAction): Promise<boolean> {
    const { store, clock } = this.#services;
    const isExpired = clock() - (action.claimed_at ?? 0) >= maxUncertainMs; // after this, the record may have been deleted
    if (isExpired || (await isCallRecorded(store.reader, this.#callOf(state, action)))) {
      const attempts = action.attempts + 1;
      await this.#change((scope) => updateAction(scope, action, { attempts }));
      await this.#execute(state, { ...action, attempts }, true);
      return true;
    }
    const reason = action.reason ?? "The service stopped before the step was executed.";
    const decision: Decision = { next: "later", at: clock(), reason, isLimit: false };
    await this.#change((scope) => recordOutcome(scope, action, decision));
    return false;
  }

  /** The call of a claimed action. */
  #callOf(state: OutreachState, { call, enrollment_id, step }: LoadedAction) {
    return {
      ...(JSON.parse(call ?? "null") as ClaimedCall), // written by claimAction
      ...this.#place(state),
      idempotencyKey: `campaign-${enrollment_id}-${step}`,
      keepResponseMs: maxUncertainMs,
    };
  }

  /** Makes the call of a claimed action and records the outcome. */
  async #execute(state: OutreachState, action: LoadedAction, isRepeated: boolean): Promise<void> {
    const { clock, callAs } = this.#services;
    const call = this.#callOf(state, action);
    const isRepeatable = action.attempts <= maxAttempts && clock() - (action.claimed_at ?? 0) < maxUncertainMs;
    const outcome = isRepeatable ? await callAs(call) : null;
    this.#onPoint("called");
    const decision = outcome ? decideOutcome({ ...action, isRepeated }, outcome, clock()) : neverFinished;
    await this.#change(async (scope) => {
      await limitResponse(scope.db, call, clock() + idempotencyRetentionMs);
      await recordOutcome(scope, action, decision);
      await startPause(scope, state.settings.delay_seconds);
    });
    this.#onPoint("recorded");
  }

  /**
   * Completes the job, and enqueues the next run in the same transaction. A concurrent change of a campaign waits for the
   * transaction, and then makes the next run due earlier.
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

  /** An action whose attempt was interrupted, or whose outcome must be determined now. */
  async #findClaimed(): Promise<LoadedAction | null> {
    const due = await this.#readClaimed(this.#services.store.reader)
      .select("id")
      .where("due_at", "<=", this.#services.clock())
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    return due ? loadAction(tablesOf(this.#services.store.reader), due.id) : null;
  }

  #readClaimed(db: Kysely<RuntimeTables>) {
    return tablesOf(db)
      .selectFrom("svc_campaign_actions")
      .where("account_id", "=", this.#accountId)
      .where("status", "=", "claimed");
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

  /** The properties of a scope that are required for reading. */
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
