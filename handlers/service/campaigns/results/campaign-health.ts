import type {
  CampaignHealth,
  CampaignHealthCheck,
  CampaignStats,
  CampaignStatus,
  OutreachSettings,
} from "../../../../generated/schemas.ts";
import type { CategoryUsage } from "../../../../runtime/index.ts";
import type { CampaignRecord } from "../setup/campaign-record.ts";
import { usedVariants } from "../setup/variants.ts";
import { percent } from "../../../statistics/proportions.ts";
import { staleDays } from "./stale-invitations.ts";
import { stepKinds } from "../setup/step-kinds.ts";
import { findVariables } from "../setup/text-template.ts";

/** What the health of a campaign is judged by. */
export interface HealthFacts {
  readonly campaign: CampaignRecord;
  readonly settings: OutreachSettings;
  readonly stats: CampaignStats;
  /** Of the account, today. */
  readonly usage: readonly CategoryUsage[];
  /** Invitations of the campaign that have been pending for more than `staleDays`. */
  readonly stalePending: number;
  /** Things that the set-up lacks for a launch. */
  readonly setupIssues: number;
  /** Epoch milliseconds of the earliest planned step. */
  readonly nextDueAt: number | null;
  readonly now: number;
}

type Level = CampaignHealthCheck["level"];

/** Below this number of sends a rate is not judged. */
const fewestForRates = 20;

const withdrawAdvice = `Withdraw them with cancel_invitation: list_invitations with direction sent, status pending and older_than_days ${staleDays} lists them.`;

const levels: readonly Level[] = ["critical", "warning", "ok"];

type CheckName = CampaignHealthCheck["check"];

/** The checks that say something in each state. */
const checksByStatus: Readonly<Record<CampaignStatus, readonly CheckName[]>> = {
  draft: ["setup", "personalization"],
  ready: ["setup", "personalization", "daily_limits"],
  running: [
    "acceptance_rate",
    "reply_rate",
    "failure_rate",
    "pending_invitations",
    "lead_supply",
    "daily_limits",
    "progress",
    "personalization",
  ],
  paused: ["acceptance_rate", "reply_rate", "failure_rate", "pending_invitations", "setup", "personalization"],
  completed: ["acceptance_rate", "reply_rate", "failure_rate"],
  archived: ["acceptance_rate", "reply_rate", "failure_rate"],
};

/** Judges a campaign by the checks of its state. */
export function judgeHealth(facts: HealthFacts): CampaignHealth {
  const checks = checksByStatus[facts.campaign.status].map((check) => ({ check, ...runCheck[check](facts) }));
  checks.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const count = (level: Level): number => checks.filter((check) => check.level === level).length;
  const worst = checks[0]?.level ?? "ok";
  return {
    score: Math.max(0, 100 - 30 * count("critical") - 10 * count("warning")),
    level: worst === "ok" ? "good" : worst,
    checks,
  };
}

type Finding = Omit<CampaignHealthCheck, "check">;

const runCheck: Readonly<Record<CheckName, (facts: HealthFacts) => Finding>> = {
  acceptance_rate: ({ stats }) =>
    judgeRate(stats.acceptance_rate, stats.invitations_sent, { warning: 30, critical: 15 }, "invitations are accepted"),
  reply_rate: ({ stats }) =>
    judgeRate(stats.reply_rate, stats.contacted, { warning: 5, critical: 2 }, "leads written to reply"),
  failure_rate: ({ stats: { failed, steps } }) => {
    const done = steps.reduce((sum, step) => sum + step.done, 0);
    const value = percent(failed, done + failed);
    const level = levelAbove(value ?? 0, { warning: 5, critical: 15 });
    const text = value === null ? "Nothing was tried yet." : `${value} % of the steps failed.`;
    return { level, text, value, threshold: 5, unit: "percent" };
  },
  pending_invitations: ({ stalePending }) => {
    const level = levelAbove(stalePending, { warning: 10, critical: 50 });
    const advice = level === "ok" ? "" : ` ${withdrawAdvice}`;
    const text = `${stalePending} invitations have waited for an answer for more than ${staleDays} days.${advice}`;
    return { level, text, value: stalePending, threshold: 10, unit: "leads" };
  },
  lead_supply: ({ stats }) => {
    const value = stats.leads.pending;
    const level = value < 5 ? "warning" : "ok";
    const advice = level === "ok" ? "" : " Add leads to keep it going.";
    return { level, text: `${value} leads have not begun.${advice}`, value, threshold: 5, unit: "leads" };
  },
  daily_limits: judgeLimits,
  progress: ({ nextDueAt, now }) => {
    if (nextDueAt === null)
      return { level: "ok", text: "Nothing is planned.", value: null, threshold: 24, unit: "hours" };
    const value = Math.max(0, Math.round((now - nextDueAt) / 360_000) / 10);
    const text = value === 0 ? "No step is overdue." : `The earliest planned step is ${value} hours overdue.`;
    return { level: levelAbove(value, { warning: 24, critical: 72 }), text, value, threshold: 24, unit: "hours" };
  },
  personalization: ({ campaign, settings }) => {
    const texts = campaign.steps.flatMap((step) => usedVariants(step, settings).map(({ text }) => text));
    const value = percent(texts.filter((text) => findVariables(text).length > 0).length, texts.length);
    const level = value !== null && value < 50 ? "warning" : "ok";
    const text = value === null ? "Nothing is written." : `${value} % of the texts speak to the lead by a variable.`;
    return { level, text, value, threshold: 50, unit: "percent" };
  },
  setup: ({ setupIssues }) => ({
    level: setupIssues > 0 ? "warning" : "ok",
    text:
      setupIssues > 0
        ? `${setupIssues} things are missing for a launch: see preview_campaign_launch.`
        : "Steps, lead list and schedule are set.",
    value: setupIssues,
    threshold: 0,
    unit: null,
  }),
};

interface Marks {
  readonly warning: number;
  readonly critical: number;
}

function levelAbove(value: number, { warning, critical }: Marks): Level {
  return value > critical ? "critical" : value > warning ? "warning" : "ok";
}

function judgeRate(rate: number | null, tries: number, { warning, critical }: Marks, what: string): Finding {
  if (rate === null || tries < fewestForRates) {
    const text = `Too few to tell whether ${what}: ${tries} of ${fewestForRates}.`;
    return { level: "ok", text, value: null, threshold: warning, unit: "percent" };
  }
  const level = rate < critical ? "critical" : rate < warning ? "warning" : "ok";
  const advice = level === "ok" ? "" : " Look at the wording and at whom it goes to.";
  return { level, text: `${rate} % of the ${what}.${advice}`, value: rate, threshold: warning, unit: "percent" };
}

/** The category of the campaign's steps that is used up most today. */
function judgeLimits({ campaign, usage }: HealthFacts): Finding {
  const categories = new Set<string>(campaign.steps.map(({ kind }) => stepKinds[kind].category));
  const shares = usage
    .filter(({ category }) => categories.has(category))
    .map(({ title, limit, used }) => ({ title, limit, used, share: limit === 0 ? 100 : (percent(used, limit) ?? 0) }))
    .sort((one, other) => other.share - one.share);
  const [most] = shares;
  if (!most) return { level: "ok", text: "No step spends a limit.", value: null, threshold: 90, unit: "percent" };
  return {
    level: most.limit === 0 ? "critical" : most.share > 90 ? "warning" : "ok",
    text: `${most.title}: ${most.used} of ${most.limit} used today.`,
    value: most.share,
    threshold: 90,
    unit: "percent",
  };
}
