import type {
  CampaignHealth,
  CampaignHealthCheck,
  CampaignStats,
  CampaignStatus,
  OutreachSettings,
} from "../../../../generated/schemas.ts";
import type { Account, CategoryUsage } from "../../../../runtime/index.ts";
import { isEnoughData, minSample } from "../../../statistics/enough-data.ts";
import { percent } from "../../../statistics/rounding.ts";
import type { CampaignRecord } from "../setup/campaign-record.ts";
import { stepKinds } from "../setup/step-kinds.ts";
import { findVariables } from "../setup/text-template.ts";
import { usedVariants } from "../setup/variants.ts";
import { forMissingFields, unplannedSkips, type SkippedSteps } from "./skipped-steps.ts";
import { staleDays } from "./stale-invitations.ts";

/** The data that determines the health of a campaign. */
export interface HealthData {
  readonly campaign: CampaignRecord;
  readonly account: Pick<Account, "status">;
  readonly settings: OutreachSettings;
  readonly stats: CampaignStats;
  readonly skipped: readonly SkippedSteps[];
  /** The account's usage of its limits, today and in longer windows. */
  readonly usage: readonly CategoryUsage[];
  /** Invitations of the campaign that have been pending for more than `staleDays`. */
  readonly stalePending: number;
  /** The number of issues of the setup that prevent a launch. */
  readonly setupIssues: number;
  /** Epoch milliseconds of the earliest planned step. */
  readonly nextDueAt: number | null;
  readonly now: number;
}

type Level = CampaignHealthCheck["level"];

const withdrawAdvice = `Withdraw them with cancel_invitation: list_invitations with direction sent, status pending and older_than_days ${staleDays} lists them, together with other invitations of the account.`;

/** The maximum number of reasons in a text. */
const maxNamed = 5;

const levels: readonly Level[] = ["critical", "warning", "ok"];

type CheckName = CampaignHealthCheck["check"];

/** The checks that apply to each status. */
const checksByStatus: Readonly<Record<CampaignStatus, readonly CheckName[]>> = {
  draft: ["setup", "personalization"],
  ready: ["setup", "personalization", "daily_limits"],
  running: [
    "acceptance_rate",
    "reply_rate",
    "failure_rate",
    "skip_rate",
    "missing_fields",
    "pending_invitations",
    "lead_supply",
    "daily_limits",
    "progress",
    "personalization",
    "connection",
  ],
  paused: [
    "acceptance_rate",
    "reply_rate",
    "failure_rate",
    "skip_rate",
    "missing_fields",
    "pending_invitations",
    "setup",
    "personalization",
    "connection",
  ],
  completed: ["acceptance_rate", "reply_rate", "failure_rate"],
  archived: ["acceptance_rate", "reply_rate", "failure_rate"],
};

/** Runs the checks that apply to the campaign's status. */
export function checkHealth(data: HealthData): CampaignHealth {
  const checks = checksByStatus[data.campaign.status].map((check) => ({ check, ...runCheck[check](data) }));
  checks.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const count = (level: Level): number => checks.filter((check) => check.level === level).length;
  const worst = checks[0]?.level ?? "ok";
  return {
    score: Math.max(0, 100 - 30 * count("critical") - 10 * count("warning")),
    level: worst === "ok" ? "good" : worst,
    checks,
  };
}

type HealthCheckResult = Omit<CampaignHealthCheck, "check">;

const runCheck: Readonly<Record<CheckName, (data: HealthData) => HealthCheckResult>> = {
  acceptance_rate: ({ stats }) =>
    checkRate(
      stats.acceptance_rate,
      stats.invitations_sent,
      { warning: 30, critical: 15 },
      "invitations were accepted",
    ),
  reply_rate: ({ stats }) =>
    checkRate(stats.reply_rate, stats.contacted, { warning: 5, critical: 2 }, "contacted leads replied"),
  failure_rate: ({ stats }) => {
    const { failed } = stats;
    const done = countDone(stats);
    const value = percent(failed, done + failed);
    const level = levelAbove(value ?? 0, { warning: 5, critical: 15 });
    const advice = level === "ok" ? "" : " list_campaign_activity with kinds failed shows the reasons.";
    const text =
      value === null ? "No step has run yet." : `${failed} of ${done + failed} steps (${value}%) failed.${advice}`;
    return { level, text, value, threshold: 5, unit: "percent" };
  },
  skip_rate: checkSkipped,
  missing_fields: ({ skipped }) => {
    const missing = forMissingFields(skipped);
    const value = missing.reduce((sum, { count }) => sum + count, 0);
    const named = missing.slice(0, maxNamed).map(({ reason, count }) => `${reason} (${count})`);
    const text =
      value === 0
        ? "No step was skipped because of an empty variable."
        : `${counted(value, "step was", "steps were")} skipped, because variables were empty: ${named.join(", ")}. Add custom fields with save_lead or upload_leads_csv, or change the text with upsert_campaign.`;
    return { level: value > 0 ? "warning" : "ok", text, value, threshold: 0, unit: "actions" };
  },
  pending_invitations: ({ stalePending }) => {
    const level = levelAbove(stalePending, { warning: 10, critical: 50 });
    const advice = level === "ok" ? "" : ` ${withdrawAdvice}`;
    const text = `${counted(stalePending, "invitation has", "invitations have")} been pending for more than ${staleDays} days.${advice}`;
    return { level, text, value: stalePending, threshold: 10, unit: "leads" };
  },
  lead_supply: ({ stats }) => {
    const value = stats.leads.pending;
    const level = value < 5 ? "warning" : "ok";
    const advice = level === "ok" ? "" : " Add leads with add_leads_to_campaign.";
    return {
      level,
      text: `${counted(value, "lead is", "leads are")} waiting to start.${advice}`,
      value,
      threshold: 5,
      unit: "leads",
    };
  },
  daily_limits: checkLimits,
  progress: ({ nextDueAt, now }) => {
    if (nextDueAt === null)
      return { level: "ok", text: "No step is planned.", value: null, threshold: 24, unit: "hours" };
    const value = Math.max(0, Math.round((now - nextDueAt) / 360_000) / 10);
    const text =
      value === 0 ? "No step is overdue." : `The earliest planned step is ${counted(value, "hour", "hours")} overdue.`;
    return { level: levelAbove(value, { warning: 24, critical: 72 }), text, value, threshold: 24, unit: "hours" };
  },
  connection: ({ account: { status }, campaign }) => {
    const none = { value: null, threshold: null, unit: null };
    if (status !== "connected") {
      const text = `The account is ${status}, so no step is executed. Connect it with connect_account, then call resume_campaign.`;
      return { level: "critical", text, ...none };
    }
    if (campaign.principal_id !== null) return { level: "ok", text: "The account is connected.", ...none };
    return {
      level: "warning",
      text: "No key executes the steps. Call resume_campaign to execute them with your permissions.",
      ...none,
    };
  },
  personalization: ({ campaign, settings }) => {
    const texts = campaign.steps.flatMap((step) => usedVariants(step, settings).map(({ text }) => text));
    const value = percent(texts.filter((text) => findVariables(text).length > 0).length, texts.length);
    const level = value !== null && value < 50 ? "warning" : "ok";
    const text = value === null ? "The campaign has no texts." : `${value}% of the texts contain a variable.`;
    return { level, text, value, threshold: 50, unit: "percent" };
  },
  setup: ({ setupIssues }) => ({
    level: setupIssues > 0 ? "warning" : "ok",
    text:
      setupIssues > 0
        ? `The setup has ${counted(setupIssues, "issue that prevents", "issues that prevent")} a launch; see preview_campaign_launch.`
        : "Steps, leads and schedule are set.",
    value: setupIssues,
    threshold: 0,
    unit: null,
  }),
};

/** Returns a number with the singular or plural form of a noun. */
const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

interface Thresholds {
  readonly warning: number;
  readonly critical: number;
}

function levelAbove(value: number, { warning, critical }: Thresholds): Level {
  return value > critical ? "critical" : value > warning ? "warning" : "ok";
}

function checkRate(
  rate: number | null,
  tries: number,
  { warning, critical }: Thresholds,
  what: string,
): HealthCheckResult {
  if (rate === null || !isEnoughData(tries)) {
    const text = `Too few sends to judge how many ${what}: ${tries} of the required ${minSample}.`;
    return { level: "ok", text, value: null, threshold: warning, unit: "percent" };
  }
  const level = rate < critical ? "critical" : rate < warning ? "warning" : "ok";
  const advice = level === "ok" ? "" : " Review the texts and the choice of leads.";
  return {
    level,
    text: `${rate}% of the ${tries} ${what}.${advice}`,
    value: rate,
    threshold: warning,
    unit: "percent",
  };
}

const limitAdvice = ({ limit, share }: { readonly limit: number; readonly share: number }): string => {
  if (limit === 0) return " Raise the account's own limit with manage_outreach_settings.";
  return share > 90 ? " Steps beyond the limit follow when units are available again; get_usage shows when." : "";
};

/**
 * Counts the executed steps, including those of earlier setups, because `stats.failed` and `stats.skipped` include them, too.
 * `stats.steps` has only the steps of the current setup.
 */
const countDone = (stats: CampaignStats): number =>
  stats.profiles_viewed +
  stats.followed +
  stats.reactions +
  stats.invitations_sent +
  stats.messages_sent +
  stats.inmails_sent;

/** Checks how many steps were skipped for reasons other than their conditions. */
function checkSkipped({ stats, skipped }: HealthData): HealthCheckResult {
  const reasons = unplannedSkips(skipped);
  const count = reasons.reduce((sum, each) => sum + each.count, 0);
  const total = count + stats.failed + countDone(stats);
  const value = percent(count, total);
  const level = isEnoughData(total) ? levelAbove(value ?? 0, { warning: 20, critical: 50 }) : "ok";
  const [first] = reasons;
  const why = first ? ` The most frequent reason: ${first.reason} (${first.count}).` : "";
  const advice = level === "ok" ? "" : " list_campaign_activity with kinds skipped shows the leads.";
  const text =
    value === null
      ? "No step has run yet."
      : `${count} of ${total} steps (${value}%) were skipped for reasons other than their condition.${why}${advice}`;
  return { level, text, value, threshold: 20, unit: "percent" };
}

/** Checks the most heavily used of the limits that apply to the campaign's steps, today or in a longer window. */
function checkLimits({ campaign, usage }: HealthData): HealthCheckResult {
  const categories = new Set<string>(campaign.steps.flatMap(({ kind }) => stepKinds[kind].categories));
  const shares = usage
    .filter(({ category }) => categories.has(category))
    .flatMap(({ title, limit, used, windows = [] }) => [
      { title, limit, used, when: "today" },
      ...windows.map((each) => ({ ...each, title, when: each.window === "weekly" ? "in 7 days" : "in 30 days" })),
    ])
    .map((each) => ({ ...each, share: each.limit === 0 ? 100 : (percent(each.used, each.limit) ?? 0) }))
    .sort((one, other) => other.share - one.share);
  const [most] = shares;
  if (!most) return { level: "ok", text: "No step uses a limit.", value: null, threshold: 90, unit: "percent" };
  return {
    level: most.limit === 0 ? "critical" : most.share > 90 ? "warning" : "ok",
    text: `${most.title}: ${most.used} of ${most.limit} used ${most.when}.${limitAdvice(most)}`,
    value: most.share,
    threshold: 90,
    unit: "percent",
  };
}
