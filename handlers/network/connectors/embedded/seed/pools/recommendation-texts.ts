/**
 * One kind of recommendation. In all sentences below, `{first}` is the first name of the recommended member, and
 * `{skill}` is one of their skills.
 */
export interface RecommendationPool {
  readonly relationship: string;
  /** Whether the two work at the same company. */
  readonly sameCompany: boolean;
  /** First sentences. */
  readonly openings: readonly string[];
}

export const recommendationPools: readonly RecommendationPool[] = [
  {
    relationship: "Worked together on the same team",
    sameCompany: true,
    openings: [
      "{first} sat across from me for two years, and I still hear the questions from that side of the desk.",
      "On our team, {first} was the one who read the plan to the end.",
      "I joined a month after {first}, which was my luck: somebody had already found out how things work.",
      "We shared the most difficult project of my career, {first} and I.",
      "Whenever our team was stuck, {first} drew the problem on one page.",
      "{first} and I disagreed often, and well.",
    ],
  },
  {
    relationship: "Managed directly",
    sameCompany: true,
    openings: [
      "I hired {first}, and it is the decision I have been praised for most.",
      "As the manager of {first} I had one job: to keep meetings away.",
      "{first} was on my team for three years and grew faster than I could find tasks.",
      "When I was on leave, {first} ran the team. Nobody noticed, in the best sense.",
      "In our first talk {first} said what was wrong with my plan.",
    ],
  },
  {
    relationship: "Reported to",
    sameCompany: true,
    openings: [
      "{first} is the best manager I have had.",
      "I reported to {first} in a year in which everything changed twice.",
      "{first} gave me my first project, and let me make my own mistakes in it.",
      "In every one-to-one {first} asked what was in my way, and then removed it.",
      "When I doubted a decision, {first} showed me how it had been made.",
    ],
  },
  {
    relationship: "Was a customer of",
    sameCompany: false,
    openings: [
      "We were not the easiest customer, and {first} never let us feel it.",
      "As a customer I saw what {first} does when a plan breaks: call, explain, repair, and write down why.",
      "{first} once advised us against buying more, which is why we stayed.",
      "Our project with {first} ended on the day that was in the contract.",
      "I have bought from many people. {first} is the one I call when I do not know what I need.",
    ],
  },
  {
    relationship: "Worked together across companies",
    sameCompany: false,
    openings: [
      "{first} and I worked on two sides of the same project, and it never felt like sides.",
      "We met when our companies had to agree on one plan. {first} wrote the page that everybody signed.",
      "For a year I had a weekly call with {first}, and it was the hour in which things got done.",
      "I know {first} from a working group that should have failed.",
      "Our companies compete in places, which never kept {first} from being fair.",
    ],
  },
];

/** Second sentences. */
export const recommendationDetails: readonly string[] = [
  "On {skill} I have not met anybody better.",
  "Half of our people learned {skill} that year, and did not notice that they were being taught.",
  "Add {skill} to that, and you have a rare colleague.",
  "Questions about {skill} came from all over the company, and every one was answered.",
  "With {skill} the standard is high and the explanation is simple.",
  "What we set up for {skill} is still in use, unchanged.",
  "I have seen good {skill} before, but never with so little noise.",
  "Nobody around us knew more about {skill}, or made less of it.",
  "The work on {skill} saved us at least one very bad quarter.",
  "My own idea of {skill} is mostly what I picked up there.",
];

/** Last sentences. */
export const recommendationClosings: readonly string[] = [
  "I would work with {first} again tomorrow.",
  "Calm, exact, and generous with credit.",
  "If you can get {first} on your project, do not negotiate.",
  "Most of what we decided together has lasted.",
  "Bring a hard problem, you will both enjoy it.",
  "I still ask for advice, and still get an honest answer.",
  "Whoever works with {first} next is lucky.",
  "The whole team asks when we will work together again.",
  "A promise was a promise, and a no was a no.",
  "I miss the preparation: everybody had been heard before the meeting began.",
];
