import type { FunctionKey } from "./business-function.ts";

/** Phrases that members add to the title in their headline. */
export const mottos: Readonly<Record<FunctionKey, readonly string[]>> = {
  engineering: [
    "boring systems, interesting problems",
    "paved roads for product teams",
    "building things that stay up",
  ],
  data: ["numbers that change decisions", "measuring before guessing", "from data to Friday's decision"],
  product: ["fewer features, better ones", "products people use all day", "discovery before delivery"],
  design: ["accessible by default", "making the next step obvious", "design for busy people"],
  security: ["the safe way is the easy way", "finding weak spots first", "security people can live with"],
  sales: ["helping buyers decide well", "long-term customers only", "listening for a living"],
  marketing: ["plain words for complex products", "stories with a source", "positioning and patience"],
  customer_success: ["keeping promises after the signature", "first value in week one", "on the customer's side"],
  people: ["hiring with respect", "structured interviews, human answers", "we are hiring"],
  finance: ["numbers in plain language", "close fast, think slow", "behind every budget a decision"],
  operations: ["keeping things moving", "gemba every week", "processes that survive a holiday"],
  procurement: ["buying less and better", "suppliers as partners", "the third question"],
  legal: ["yes, and here is how", "contracts people can read", "privacy in practice"],
  consulting: ["three decisions that matter", "change that stays", "leave it better"],
  research: ["from bench to bedside", "experiments that may fail", "patient science"],
  sustainability: ["counting what counts", "from reporting to reducing", "kilowatt-hours before slogans"],
};

export const aboutClosings: readonly string[] = [
  "Always glad to compare notes with people who do similar work.",
  "I write here about what I learn, mostly from what went wrong.",
  "Outside work: long-distance skating, and a vegetable garden that is not my fault.",
  "I mentor two people a year who are changing careers.",
  "Happy to speak at small events where people ask questions.",
  "I answer every message, sometimes late.",
  "Two children, one old boat, no free weekends in May.",
];
