import { chance, exponential, pick, sample, type Rng } from "../../network/connectors/embedded/seed/rng.ts";
import { startOfDayAt } from "../../service/campaigns/setup/working-time.ts";
import {
  hours,
  officeDays,
  officeTime,
  type HistoryCampaign,
  type HistoryLead,
  type LeadHistory,
} from "./campaign-history.ts";
import { demoSchedule } from "./campaign-texts.ts";
import type { DemoMember, RunningLeads } from "./demo-leads.ts";

type EnrollLead = (campaign: HistoryCampaign, lead: HistoryLead, variants: readonly (number | null)[]) => LeadHistory;
type Find = (member: DemoMember) => HistoryLead;

/** The reply rates of the message, by variant. */
const replyRates = [0.45, 0.25] as const;

/** A lead that has started, and what becomes of it. */
interface StartedLead {
  readonly member: DemoMember;
  readonly invitationVariant: number;
  readonly fate: "accepted" | "unanswered" | "failed" | "stopped";
}

/** Simulates the running campaign: steps up to the start of today, responses up to `now`. Later steps are planned. */
export function simulateRunning(
  enroll: EnrollLead,
  rng: Rng,
  campaign: HistoryCampaign,
  running: RunningLeads,
  find: Find,
  now: number,
): void {
  const today = startOfDayAt(now, demoSchedule.timezone);
  const days = officeDays(campaign.launchedAt, today);
  // Invitations are sent a day after the profile was viewed, so no profile is viewed on the last days.
  const viewDays = days.slice(0, Math.max(1, days.length - 3));
  const leads: StartedLead[] = [
    ...running.invited.flatMap(({ accepted, unanswered }, at) => [
      ...accepted.map((member) => ({ member, invitationVariant: at + 1, fate: "accepted" as const })),
      ...unanswered.map((member) => ({ member, invitationVariant: at + 1, fate: "unanswered" as const })),
    ]),
    ...running.failed.map((member) => ({ member, invitationVariant: 1, fate: "failed" as const })),
    ...running.stopped.map((member) => ({ member, invitationVariant: 2, fate: "stopped" as const })),
  ];
  for (const [at, lead] of sample(rng, leads, leads.length).entries()) {
    const day = viewDays[Math.floor((at * viewDays.length) / leads.length)] ?? campaign.launchedAt;
    const history = enroll(campaign, find(lead.member), [null, lead.invitationVariant, (at % 2) + 1]);
    const viewedAt = day + hours(3 * rng.next());
    history.done(1, viewedAt);
    const invitedAt = officeTime(viewedAt + hours(24), hours(2 * rng.next()));
    if (lead.fate === "failed") {
      history.notDone(2, invitedAt, "failed", "already_connected");
      history.end("failed", invitedAt, "already_connected");
    } else if (lead.fate === "stopped") {
      history.end("stopped", viewedAt + hours(4), "do_not_contact");
    } else {
      history.done(2, invitedAt);
      if (lead.fate === "accepted") simulateAccepted(history, rng, invitedAt, (at % 2) + 1, today, now);
      else simulateUnanswered(history, rng, campaign, invitedAt, today, now);
    }
  }
  for (const [at, member] of running.pending.entries()) {
    const history = enroll(campaign, find(member), [null, (at % 2) + 1, (at % 2) + 1]);
    history.planned(1, officeTime(now + hours(24 * Math.floor(at / 4)), hours(0.5 + (at % 4))));
  }
}

function simulateAccepted(
  history: LeadHistory,
  rng: Rng,
  invitedAt: number,
  variant: number,
  today: number,
  now: number,
): void {
  const acceptedAt = Math.min(invitedAt + hours(0.4 + exponential(rng, 26)), now - hours(rng.next()) - 60_000);
  history.response(2, acceptedAt, "accepted");
  const repliedAt = acceptedAt + hours(0.1 + 3 * rng.next());
  if (chance(rng, 0.08) && repliedAt < now) {
    history.response(2, repliedAt, "replied");
    history.end("replied", repliedAt);
    return;
  }
  const messageAt = officeTime(Math.max(invitedAt + hours(48), acceptedAt), hours(2 * rng.next()));
  if (messageAt >= today) {
    history.planned(3, messageAt > now ? messageAt : officeTime(now, hours(3 * rng.next())));
    return;
  }
  history.done(3, messageAt);
  const replyAt = messageAt + hours(0.3 + exponential(rng, 20));
  if (chance(rng, replyRates[variant - 1] ?? 0) && replyAt < now) {
    history.response(3, replyAt, "replied");
    history.end("replied", replyAt);
  } else {
    history.end("completed", messageAt);
  }
}

function simulateUnanswered(
  history: LeadHistory,
  rng: Rng,
  { steps }: HistoryCampaign,
  invitedAt: number,
  today: number,
  now: number,
): void {
  const waitUntil = invitedAt + hours(48 + (steps[2]?.wait_hours ?? 0));
  const skippedAt = officeTime(waitUntil);
  if (skippedAt < today) {
    history.notDone(3, skippedAt, "skipped", "not_accepted");
    history.end("completed", skippedAt);
  } else {
    const nextLookAt = Math.max(invitedAt + hours(48), now + hours(12 * rng.next()));
    history.planned(3, officeTime(nextLookAt), waitUntil);
  }
}

/** Simulates the completed campaign over three days; returns its end in epoch milliseconds. */
export function simulateCompleted(
  enroll: EnrollLead,
  rng: Rng,
  campaign: HistoryCampaign,
  members: readonly DemoMember[],
  find: Find,
): number {
  const days = officeDays(campaign.launchedAt, campaign.launchedAt + hours(24 * 7)).slice(0, 3);
  let completedAt = campaign.launchedAt;
  for (const [at, member] of members.entries()) {
    const variant = (at % 2) + 1;
    const history = enroll(campaign, find(member), [variant]);
    const sentAt = officeTime(pick(rng, days), hours(7 * rng.next()));
    history.done(1, sentAt);
    completedAt = Math.max(completedAt, sentAt);
    const repliedAt = sentAt + hours(0.2 + exponential(rng, 30));
    if (chance(rng, variant === 1 ? 0.45 : 0.3)) {
      history.response(1, repliedAt, "replied");
      history.end("replied", repliedAt);
    } else {
      history.end("completed", sentAt);
    }
  }
  return completedAt;
}
