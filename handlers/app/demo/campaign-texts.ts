import type { CampaignSchedule, CampaignStep, CampaignStepInput, LeadOutcome } from "../../../generated/schemas.ts";
import { checkSetup } from "../../service/campaigns/setup/check-setup.ts";

/** The office hours of the demo account. */
export const demoSchedule: CampaignSchedule = {
  timezone: "Europe/Stockholm",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  start: "09:00",
  end: "17:00",
};

const variant = (name: string, text: string) => ({ name, text });

/** Converts steps to the form that upsert_campaign stores. */
function stored(steps: readonly CampaignStepInput[]): readonly CampaignStep[] {
  return checkSetup({ steps }).setup.steps ?? [];
}

/** The steps of cpn_demo_0001, which is in its fourth week. */
export const runningSteps = stored([
  { kind: "view_profile" },
  {
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
        "Thank you for connecting, {{first_name}}. We offer a free review of your build setup. Shall I send you the details?",
      ),
    ],
  },
]);

/** The steps of cpn_demo_0002, which can be previewed. */
export const draftSteps = stored([
  { kind: "view_profile" },
  {
    kind: "invite",
    delay_hours: 24,
    variants: [
      variant(
        "Talk",
        "Hello {{first_name}}, we both care about {{custom.topic}}. I would like to hear how {{company}} goes about it.",
      ),
      variant(
        "Summit",
        "Hello {{first_name}}, I am speaking about {{custom.topic}} at the summit and would like to connect before then.",
      ),
    ],
  },
  {
    kind: "message",
    delay_hours: 48,
    condition: "accepted",
    variants: [
      variant(
        "Slides",
        "Thank you, {{first_name}}. Here is what we learned about {{custom.topic}}. What would you add, as {{title}} at {{company}}?",
      ),
    ],
  },
]);

/** The steps of cpn_demo_0003, which is completed. */
export const completedSteps = stored([
  {
    kind: "message",
    variants: [
      variant(
        "Invitation",
        "Hello {{first_name}}, we are holding a small workshop on release trains next month. Would you join us?",
      ),
      variant(
        "Seat",
        "Hello {{first_name}}, I am keeping a seat for you at our workshop on release trains. Shall I send you the date?",
      ),
    ],
  },
]);

/** The values of `custom.topic` of the leads of cpn_demo_0002. */
export const topics: readonly string[] = [
  "fast builds",
  "code review",
  "release trains",
  "on-call",
  "developer surveys",
];

/** A reply of a lead, with the outcome that the owner records for it. */
export interface ReplyText {
  readonly text: string;
  readonly outcome: LeadOutcome;
}

const positive = (text: string): ReplyText => ({ text, outcome: "positive" });
const neutral = (text: string): ReplyText => ({ text, outcome: "neutral" });
const negative = (text: string): ReplyText => ({ text, outcome: "negative" });

/** The replies of leads, by the name of the variant that they received. */
export const replyTexts: Readonly<Record<string, readonly ReplyText[]>> = {
  "Their work": [
    neutral("Thank you for the invitation. Which of our releases did you look at?"),
    positive("Good to be connected. I am happy to tell you how we work. What would help you most?"),
    neutral("Thank you, Maya. It is a busy month here, so I mostly read."),
    positive("We should talk. I saw your post about owners, and we have the same table on a wall."),
  ],
  "Our product": [
    neutral("Thank you. I do not choose the tools here, but I can tell you who does."),
    positive("We are not looking for anything new this quarter, but I am curious. What does it do?"),
    negative("Thanks for asking. We build this ourselves and want to keep it that way."),
  ],
  Question: [
    neutral("About eleven minutes these days, and our platform team looks after it. Why do you ask?"),
    positive("Too long: close to half an hour. A colleague and I look after it, on top of everything else."),
    positive(
      "It depends on the service. The slowest one takes twenty minutes, and nobody owns it, which is the trouble.",
    ),
    positive("Under ten minutes since spring. We moved the slow checks out of the way. I can show you how."),
    neutral("I would have to ask, because I have moved to another team. Shall I pass your question on?"),
    negative("Sorry, I do not share figures like that outside the company."),
    positive("Good timing. We are starting a project on exactly this next month. Could we talk on Thursday?"),
    neutral("Seven minutes on a good day. On other days, nobody counts."),
  ],
  Offer: [
    positive("Yes, please send the details."),
    neutral("Thank you, but we have only just changed our setup. Ask me again in three months?"),
    positive("Sounds good. What would you need from us for it?"),
    negative("No, thank you. We had two of these reviews last year."),
    negative("Please take me off the list. I do not buy from cold messages."),
    positive("What does free mean in this case? If it means an hour of your time: gladly."),
  ],
  Invitation: [
    positive("With pleasure. Which day is it?"),
    positive("I would like to. May I bring a colleague?"),
    neutral("Thank you for thinking of me. Next month is full, but please send me the slides."),
    negative("That is not my field anymore, but thank you."),
    positive("Count me in. I have a question about rollbacks that I would bring along."),
    neutral("Is there a recording? I am on leave that week."),
  ],
  Seat: [
    positive("Please do, and send me the date."),
    neutral("That is kind. I cannot say yet. When do you need to know?"),
    positive("Yes, I would like to come."),
    negative("Please give the seat to somebody else. We release by hand and like it."),
    positive("Gladly. I will bring our worst release as an example."),
  ],
};
