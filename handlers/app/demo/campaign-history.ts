import type { Insertable } from "kysely";
import type { CampaignStep } from "../../../generated/schemas.ts";
import { idSequence } from "../../network/connectors/embedded/seed/ids.ts";
import { workingWindows } from "../../service/campaigns/setup/working-time.ts";
import type {
  CampaignActionRow,
  CampaignEventRow,
  EnrollmentRow,
  EnrollmentStage,
} from "../../service/campaigns/tables.ts";
import { demoSchedule } from "./campaign-texts.ts";

const hourMs = 3_600_000;

/** The properties of a lead that the history uses. */
export interface HistoryLead {
  readonly lead_id: string;
  readonly profile_id: string;
  readonly company_id: string | null;
}

/** The rows that represent the history of campaigns. */
export interface HistoryRows {
  readonly enrollments: Insertable<EnrollmentRow>[];
  readonly actions: Insertable<CampaignActionRow>[];
  readonly events: Insertable<CampaignEventRow>[];
}

export interface HistoryCampaign {
  readonly id: string;
  readonly accountId: string;
  readonly steps: readonly CampaignStep[];
  readonly launchedAt: number;
}

/** Records the history of one lead in a campaign; times are epoch milliseconds. */
export interface LeadHistory {
  /** Records a step that was carried out. */
  done(step: number, at: number): void;
  /** Records a step that was not carried out, with the reason. */
  notDone(step: number, at: number, kind: "skipped" | "failed", reason: string): void;
  /** Records the response to a step. */
  response(step: number, at: number, kind: "accepted" | "replied"): void;
  /** Records a planned step. */
  planned(step: number, dueAt: number, waitUntil?: number): void;
  end(stage: EnrollmentStage, at: number, reason?: string): void;
}

/** Records the histories of leads. Ids are unique across all campaigns of one recorder. */
export function createRecorder() {
  const rows: HistoryRows = { enrollments: [], actions: [], events: [] };
  const nextEnrollment = idSequence("enr");
  const nextAction = idSequence("act");

  /** Enrolls a lead with its assigned variants. */
  function enroll(campaign: HistoryCampaign, lead: HistoryLead, variants: readonly (number | null)[]): LeadHistory {
    const { id: campaign_id, accountId: account_id, steps, launchedAt } = campaign;
    const { profile_id } = lead;
    const enrollment: Insertable<EnrollmentRow> = {
      id: nextEnrollment(),
      account_id,
      campaign_id,
      ...lead,
      stage: "pending",
      step: 1,
      variants: JSON.stringify(variants),
      outcome: null,
      enrolled_at: launchedAt,
      ended_at: null,
      end_reason: null,
    };
    rows.enrollments.push(enrollment);
    const shared = { account_id, campaign_id, enrollment_id: enrollment.id, profile_id };
    const about = (step: number) => ({ step, variant: variants[step - 1] ?? null });
    const kindOf = (step: number) => steps[step - 1]?.kind ?? "message";
    const addEvent = (step: number, kind: CampaignEventRow["kind"], at: number, reason: string | null = null) =>
      rows.events.push({
        id: "",
        ...shared,
        ...about(step),
        kind,
        step_kind: kindOf(step),
        reason,
        occurred_at: at,
      });
    const addAction = (
      step: number,
      status: CampaignActionRow["status"],
      dueAt: number,
      more: Partial<Insertable<CampaignActionRow>>,
    ) =>
      rows.actions.push({
        id: nextAction(),
        ...shared,
        ...about(step),
        kind: kindOf(step),
        status,
        due_at: dueAt,
        wait_until: null,
        attempts: status === "planned" ? 0 : 1,
        claimed_at: null,
        call: null,
        reason: null,
        created_at: launchedAt,
        finished_at: null,
        ...more,
      });
    const advance = (step: number) => Object.assign(enrollment, { stage: "in_progress", step: step + 1 });

    return {
      done: (step, at) => {
        addEvent(step, "sent", at);
        addAction(step, "done", at, { finished_at: at });
        advance(step);
      },
      notDone: (step, at, kind, reason) => {
        addEvent(step, kind, at, reason);
        addAction(step, kind, at, { finished_at: at, reason });
        advance(step);
      },
      response: (step, at, kind) => void addEvent(step, kind, at),
      planned: (step, dueAt, waitUntil) => void addAction(step, "planned", dueAt, { wait_until: waitUntil ?? null }),
      end: (stage, at, reason) =>
        void Object.assign(enrollment, { stage, step: null, ended_at: at, end_reason: reason ?? null }),
    };
  }
  return {
    enroll,
    /** Returns all rows; events get their ids in chronological order. */
    finish: (): HistoryRows => {
      const nextEvent = idSequence("evt");
      rows.events.sort((one, other) => one.occurred_at - other.occurred_at);
      return { ...rows, events: rows.events.map((event) => ({ ...event, id: nextEvent() })) };
    },
  };
}

/**
 * Returns the first time within office hours at or after an instant, plus `laterMs`, but no later than the end of that
 * day's hours.
 */
export function officeTime(atMs: number, laterMs = 0): number {
  const window = workingWindows(demoSchedule, false, atMs).next().value;
  if (!window) throw new Error("the demo schedule has no office hours");
  return Math.min(window.opensAt + laterMs, window.closesAt - 1);
}

/**
 * The starts of the office hours of each day between two instants; the first is `fromMs` if it is within office hours.
 */
export function officeDays(fromMs: number, untilMs: number): number[] {
  const days: number[] = [];
  for (const { opensAt } of workingWindows(demoSchedule, false, fromMs)) {
    if (opensAt >= untilMs) return days;
    days.push(opensAt);
  }
  return days;
}

export const hours = (count: number): number => Math.round(count * hourMs);
