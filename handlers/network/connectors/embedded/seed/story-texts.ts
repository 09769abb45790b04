import { demoId } from "./ids.ts";

/** The posts of the demo story with given texts, and their topics. */
export const storyTexts: Readonly<Record<string, { readonly topic: string; readonly text: string }>> = {
  [demoId("pst", 1)]: {
    topic: "platform",
    text: [
      "Eleven of our services had no owner on Monday morning. By Friday it was three.",
      "We did not reorganize anything. We put a table on the wall with one line per service and one name per line, and asked every team to cross out what is not theirs. What nobody crossed out had an owner. What everybody crossed out had a date on which we switch it off.",
      "The idea is Ana Ferreira's, the mistakes on the way are ours. The template is in the comments.",
      "Which of your services would nobody claim?",
      "#platformengineering #softwareengineering",
    ].join("\n\n"),
  },
  [demoId("pst", 41)]: {
    topic: "reliability",
    text: [
      "Every team said that the other team owned it. The pager disagreed.",
      "Two years ago we had a very bad Friday: four teams on one call, and nobody who was allowed to decide. Since then each service at Tejo Cloud has one owner, by name, and a second name for holidays. Incidents did not become fewer. They became shorter by two thirds.",
      "What did your worst Friday change?",
      "#sre #oncall",
    ].join("\n\n"),
  },
};

/** Ana's comment on the first post of the demo story. */
export const anaComment =
  "Three on the first day is better than we managed. Write the second name on the wall as well, {first}, for the holidays.";

/** The profile of the owner of the demo account. */
export const ownerHeadline = "Staff Platform Engineer at Kvarnby Systems | paved roads for product teams";
export const ownerAbout =
  "I build the platform that eleven product teams at Kvarnby Systems ship on, and I spend most of my time on the parts that nobody sees until they fail. " +
  "I write here two or three times a week about platform work, incidents and what I learn from both, mostly from what went wrong. " +
  "Before that I was a backend engineer in research and in a start-up of nine people. I speak at small events where people ask questions, and I answer every message, sometimes late.";
