import type { CampaignSchedule, CampaignStep } from "../../generated/schemas.ts";

/** Office hours of the demo account. */
export const demoSchedule: CampaignSchedule = {
  timezone: "Europe/Stockholm",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  start: "09:00",
  end: "17:00",
};

const quiet = { condition: "always", wait_hours: 336, reaction: "like", variants: [] } as const;
const variant = (name: string, text: string) => ({ name, subject: null, text, weight: 1 });

/** cpn_demo_0001, in its fourth week. */
export const runningSteps: readonly CampaignStep[] = [
  { ...quiet, kind: "view_profile", delay_hours: 0 },
  {
    ...quiet,
    kind: "invite",
    delay_hours: 24,
    variants: [
      variant(
        "Their work",
        "Hello {{first_name}}, I follow how teams like yours at {{company}} ship software. I would be glad to connect.",
      ),
      variant("Our product", "Hello {{first_name}}, we build tools that make builds faster. Let us connect."),
    ],
  },
  {
    ...quiet,
    kind: "message",
    delay_hours: 48,
    condition: "accepted",
    variants: [
      variant(
        "Question",
        "Thank you for connecting, {{first_name}}. How long does a build take at {{company}} these days, and who looks after it?",
      ),
      variant(
        "Offer",
        "Thank you for connecting, {{first_name}}. We offer a free review of your build set-up. Shall I send the details?",
      ),
    ],
  },
];

/** cpn_demo_0002, ready to be previewed. */
export const draftSteps: readonly CampaignStep[] = [
  { ...quiet, kind: "view_profile", delay_hours: 0 },
  {
    ...quiet,
    kind: "invite",
    delay_hours: 24,
    variants: [
      variant(
        "Talk",
        "Hello {{first_name}}, we both care about {{custom.topic}}. I would like to hear how {{company}} goes about it.",
      ),
      variant(
        "Summit",
        "Hello {{first_name}}, I speak about {{custom.topic}} at the summit and would like to connect before.",
      ),
    ],
  },
  {
    ...quiet,
    kind: "message",
    delay_hours: 48,
    condition: "accepted",
    variants: [
      variant(
        "Slides",
        "Thank you, {{first_name}}. Here is what we learnt about {{custom.topic}}. What would you add, as {{title}} at {{company}}?",
      ),
    ],
  },
];

/** cpn_demo_0003, over. */
export const completedSteps: readonly CampaignStep[] = [
  {
    ...quiet,
    kind: "message",
    delay_hours: 0,
    variants: [
      variant(
        "Invitation",
        "Hello {{first_name}}, we hold a small workshop on release trains next month. Would you join us?",
      ),
      variant(
        "Seat",
        "Hello {{first_name}}, I keep a seat for you at our workshop on release trains. Shall I send the date?",
      ),
    ],
  },
];

/** What the leads of cpn_demo_0002 care about, `custom.topic`. */
export const topics: readonly string[] = [
  "fast builds",
  "code review",
  "release trains",
  "on-call",
  "developer surveys",
];
