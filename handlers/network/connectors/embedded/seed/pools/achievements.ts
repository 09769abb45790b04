import type { FunctionKey } from "./business-function.ts";

/** What members achieved in a position. `{5-40}` is a number in this range. */
export interface Achievements {
  /** Achievements of specialists. */
  readonly early: readonly string[];
  /** Achievements of those who lead people or set the direction. */
  readonly later: readonly string[];
}

export const achievements: Readonly<Record<FunctionKey, Achievements>> = {
  engineering: {
    early: [
      "Took the nightly batch apart into streams; figures that took a night are there in {5-50} seconds.",
      "Wrote the test suite that now runs in {4-12} minutes instead of an hour.",
      "Replaced {6-30} cron jobs with one queue that can be observed.",
      "Rebuilt the search page; the slowest request went from four seconds to {120-400} milliseconds.",
      "On call every {4-8} weeks, and author of most of the runbooks the team still uses.",
      "Removed {20-90} thousand lines of code that nothing called.",
      "Brought the mobile app from {3-9} crashes in a thousand sessions to fewer than one.",
    ],
    later: [
      "Moved {30-140} services to one deployment pipeline and cut lead time from days to under an hour.",
      "Led the on-call rotation of {12-30} engineers and halved the number of pages within two quarters.",
      "Designed the public API that {15-60} partners integrate with today.",
      "Replaced a home-grown scheduler; {6-20} teams moved over without downtime.",
      "Agreed with every team on one owner per service, for {40-160} services.",
      "Cut the cloud bill by {15-35} percent while traffic grew by half.",
      "Grew the department from {4-9} to {18-40} engineers over three years, with two people leaving.",
    ],
  },
  data: {
    early: [
      "Built the forecasting model that plans stock for {4-30} warehouses.",
      "Brought {60-190} dashboards down to the nine that are used.",
      "Found the double count that had overstated monthly revenue by {2-6} percent.",
      "Moved {30-120} spreadsheets into tables with tests.",
      "Cut the training run from {9-20} hours to forty minutes.",
      "Wrote the churn model that customer success looks at every Monday.",
    ],
    later: [
      "Introduced experiments to the product teams: {8-25} a quarter, each with a stopping rule.",
      "Made one definition of revenue out of {3-7}.",
      "Set up data contracts with {9-24} teams; broken loads fell by two thirds.",
      "Hired the first {5-14} analysts and placed each with one product team.",
      "Ran the move from the old warehouse: {11-20} months, and the old one is really off.",
      "Put a name next to each of the {40-90} figures the board reads.",
    ],
  },
  product: {
    early: [
      "Interviewed {20-60} customers before the first line of the new onboarding was written.",
      "Closed {5-18} features that nobody missed.",
      "Shipped the mobile check-in that {30-80} percent of users now choose.",
      "Ran the weekly usability test for {2-4} years, also in the weeks without time.",
      "Split one settings page with {40-90} options into four pages with the options people use.",
      "Took search from the most common complaint to fourth from the bottom.",
    ],
    later: [
      "Launched the self-service plan; it brings {15-45} percent of new customers today.",
      "Took a product from the first pilot to {40-300} paying customers.",
      "Replaced the yearly roadmap with bets of six weeks, each with a figure that decides.",
      "Led {3-7} product managers through a merger of two product lines.",
      "Changed the pricing from seats to usage without losing a customer over it.",
      "Said no to {2-5} large custom deals, and yes to the platform underneath.",
    ],
  },
  design: {
    early: [
      "Tested with {9-30} people who use a screen reader and rebuilt the checkout around what we saw.",
      "Cut the sign-up form from {11-24} fields to four.",
      "Drew the icon set of {80-240} icons, and the rules for the next one.",
      "Redesigned the shift planner with nurses on three wards.",
      "Prototyped {5-12} versions of the home screen in a month; the fifth one is live.",
      "Wrote the {30-120} error messages again, with the support team.",
    ],
    later: [
      "Built the design system that {8-40} teams use.",
      "Brought all {6-20} products to level AA of the accessibility guidelines.",
      "Started the research panel of {200-900} customers that product teams book themselves.",
      "Led the brand through a new name, in {3-9} languages.",
      "Introduced design reviews on Tuesdays; most of the rework is gone.",
      "Hired and led {4-12} designers in two cities.",
    ],
  },
  security: {
    early: [
      "Brought phishing-resistant sign-in to {4-30} hundred colleagues.",
      "Found and retired {30-110} service accounts without an owner.",
      "Wrote the scanner that checks every change in under {2-6} minutes.",
      "Handled {15-60} reports from the bug bounty, each with an answer within a day.",
      "Mapped who can reach which customer data, on one sheet of paper.",
      "Automated the review of access rights; it took {3-6} weeks and takes a day.",
    ],
    later: [
      "Led {3-8} incident exercises a year, from the board to the service desk.",
      "Took the company through its first ISO 27001 audit with {2-9} findings, all minor.",
      "Built the security team from one to {5-14} people.",
      "Cut the supplier questionnaire from {90-200} questions to twelve.",
      "Agreed with the board on the {4-7} risks that it decides about itself.",
      "Moved {20-60} teams to short-lived credentials.",
    ],
  },
  sales: {
    early: [
      "Opened the Nordic market: {9-40} customers in the first year.",
      "Shortened the sales cycle by {12-45} days by sending the contract before the last meeting.",
      "Won back {3-9} customers who had left, by asking why.",
      "Made {30-60} first calls a week for two years and kept notes on all of them.",
      "Reached the target in {5-9} of ten quarters.",
      "Wrote the one-page offer that the whole team sends today.",
    ],
    later: [
      "Grew a portfolio of {20-80} accounts by a third.",
      "Built the first sales team, {6-20} people in four countries.",
      "Made the forecast honest: it was off by {3-8} percent in the last four quarters.",
      "Replaced individual bonuses with a team target; nobody left over it.",
      "Signed the {2-5} largest contracts in the company's history, and renewed them.",
      "Handed over {10-30} accounts to partners who serve them better.",
    ],
  },
  marketing: {
    early: [
      "Started the newsletter that {4-40} thousand people read every second week.",
      "Rewrote {80-200} pages of the website and deleted twice as many.",
      "Ran {12-30} webinars without a slide about ourselves.",
      "Doubled the share of enquiries that sales follows up.",
      "Made the series of {6-20} customer films with one camera and no script.",
      "Set up the tracking that answers where enquiries come from.",
    ],
    later: [
      "Repositioned the product; the win rate rose by {5-14} points.",
      "Ran a customer conference with {12-35} speakers and no sales pitch.",
      "Cut the agency budget by {20-50} percent and hired two writers.",
      "Led the launch in {3-8} countries, with local teams who could say no.",
      "Moved a third of the budget from adverts to the product's own documentation.",
      "Built a team of {5-14} that publishes its own figures every quarter.",
    ],
  },
  customer_success: {
    early: [
      "Looked after {20-60} customers without losing one in two years.",
      "Brought time to first value from {5-12} weeks to five days.",
      "Answered {30-60} tickets a week and wrote an article for every fifth one.",
      "Ran {60-180} onboarding sessions, in three languages.",
      "Started the customer council; {8-16} customers still meet every quarter.",
      "Cut open tickets older than a week from {40-120} to six.",
    ],
    later: [
      "Wrote the playbook that {9-30} colleagues work with.",
      "Raised net retention from {88-97} to {104-115} percent in two years.",
      "Merged support and onboarding into one team of {12-35}.",
      "Introduced the handover in which sales introduces three people by name.",
      "Gave the team a budget to make small things right without asking.",
      "Opened the second support location, so that nobody works nights.",
    ],
  },
  people: {
    early: [
      "Hired {15-60} engineers in a year without an agency.",
      "Answered every applicant within {2-5} days, with a reason.",
      "Wrote the interview guide for {12-40} roles.",
      "Ran the first week of {50-220} new colleagues.",
      "Brought parental leave from a form of nine pages to a conversation.",
      "Collected exit interviews and reported the {3-6} reasons that repeat.",
    ],
    later: [
      "Cut the hiring process from seven interviews to three; {20-80} managers trained in structured interviews.",
      "Introduced salary bands for {18-60} roles and published them.",
      "Led {4-12} recruiters and partners through two years of growth and one of none.",
      "Negotiated the agreement on remote work for {3-9} countries.",
      "Closed the pay gap between women and men from {6-12} percent to under one.",
      "Started the program in which managers learn from each other, {10-24} a year.",
    ],
  },
  finance: {
    early: [
      "Brought the monthly close from {9-15} days down to four.",
      "Built the credit model behind a portfolio of {20-90} million.",
      "Reconciled {3-8} years of intercompany accounts.",
      "Replaced {15-50} approval mails with one rule and a limit.",
      "Prepared {4-10} audits without a finding that mattered.",
      "Made the cash forecast weekly, and right within {3-7} percent.",
    ],
    later: [
      "Modelled and closed {3-9} acquisitions.",
      "Led a finance team of {8-30} through a change of system without a late report.",
      "Negotiated the credit line of {10-80} million, at better terms.",
      "Replaced the yearly budget with a rolling plan of five quarters.",
      "Explained the figures to all colleagues once a quarter, questions included.",
      "Brought payment terms for small suppliers down to {14-21} days.",
    ],
  },
  operations: {
    early: [
      "Reduced empty kilometers by {8-25} percent with better return loads.",
      "Planned {4-12} routes a day, and drove one of them every month.",
      "Cut picking errors from {9-20} in a thousand to two.",
      "Mapped the process from order to door: {40-90} steps, of which half are gone.",
      "Introduced a board that shows what is late and who knows about it.",
      "Brought the change-over of the line from {50-95} minutes to eighteen.",
    ],
    later: [
      "Opened a distribution center with {12-60} docks on time and on budget.",
      "Introduced daily stand-ups on {4-14} lines; scrap fell by a fifth.",
      "Led {80-400} colleagues in three shifts without a serious accident in two years.",
      "Moved a plant of {60-200} people to another site in one summer.",
      "Gave shift leaders a budget and the right to stop the line.",
      "Raised deliveries on time from {82-90} to {96-99} percent.",
    ],
  },
  procurement: {
    early: [
      "Renegotiated energy and freight; saved {6-18} percent without changing a supplier.",
      "Visited {20-60} suppliers and wrote a page about each.",
      "Found a second source for the {5-15} parts that could stop the line.",
      "Brought the order process from {6-12} signatures to two.",
      "Collected {200-900} small orders in one catalog.",
      "Wrote the tender that {4-9} small companies could answer for the first time.",
    ],
    later: [
      "Moved {30-150} suppliers to contracts with a carbon clause.",
      "Reduced the number of suppliers from {900-2000} to {300-600}.",
      "Led purchasing for {3-8} plants as one team.",
      "Agreed on shared forecasts with the {10-25} largest suppliers.",
      "Kept all lines supplied through the shortage of two years ago.",
      "Taught {40-150} colleagues to buy well without us.",
    ],
  },
  legal: {
    early: [
      "Cut the standard contract from {22-40} pages to six.",
      "Answered {8-20} questions a week, most of them on the same day.",
      "Reviewed {60-240} contracts a year and kept a list of what never mattered.",
      "Rewrote the privacy notice so that {7-9} of ten readers understood it.",
      "Built the clause library that sales uses without asking.",
      "Brought open disputes down from {12-30} to three.",
    ],
    later: [
      "Led the privacy review of {8-40} products.",
      "Settled {3-7} disputes before they reached a court.",
      "Built a legal team of {3-9} that sits with the product teams.",
      "Led the legal side of {2-6} acquisitions.",
      "Introduced a compliance training of twenty minutes that people finish.",
      "Agreed with the works council on the use of AI, in {4-9} pages.",
    ],
  },
  consulting: {
    early: [
      "Led {10-40} workshops with front-line staff before a single slide was made.",
      "Measured the waiting times of {4-12} clinics, with a stopwatch and patience.",
      "Wrote the plan with which a city moved {6-20} offices into one.",
      "Built the cost model that the client still maintains.",
      "Interviewed {50-150} employees of a railway about their tools.",
      "Followed a parcel for two days, and shortened its way by {5-14} stops.",
    ],
    later: [
      "Merged the purchasing of {4-14} hospitals.",
      "Supported a bank through the replacement of its core system: {14-30} months, no lost payment.",
      "Led a practice of {10-40} consultants in two countries.",
      "Ended {2-5} projects early, because the client could do the rest.",
      "Advised the board of an insurer through the sale of a division.",
      "Grew the share of clients who come back from half to {70-85} percent.",
    ],
  },
  research: {
    early: [
      "Automated the sample line; throughput rose by {15-60} percent.",
      "Published {3-9} papers, one of them about what did not work.",
      "Developed the assay that {4-12} laboratories use.",
      "Repeated {12-30} older experiments; two thirds held.",
      "Ran the cell culture for {2-4} years without losing a line.",
      "Wrote the analysis code that the group shares, with tests.",
    ],
    later: [
      "Led a phase II study at {6-30} sites.",
      "Filed {3-15} patents, two of them licensed.",
      "Raised {2-9} million in grants over four years.",
      "Built a group of {6-18} people from {3-6} disciplines.",
      "Stopped two projects early and moved the people to a better one.",
      "Took a diagnostic test from the bench to approval.",
    ],
  },
  sustainability: {
    early: [
      "Measured the emissions of {4-20} sites, meter by meter.",
      "Found the compressor that ran every weekend for {3-8} years.",
      "Wrote the first report without a photograph of a forest.",
      "Moved {30-70} percent of business trips to trains.",
      "Built the tool with which buyers compare suppliers by carbon.",
      "Collected data from {60-250} suppliers, and answers from most.",
    ],
    later: [
      "Built the first full carbon account over {8-45} sites.",
      "Cut heating energy by {12-35} percent without a large investment.",
      "Signed the power contract that covers {60-95} percent of demand with wind.",
      "Put a carbon price of {60-120} euros into investment decisions.",
      "Led the reporting under the new directive, on time and audited.",
      "Agreed on targets with {20-60} plants, each with a named owner.",
    ],
  },
};

/** What members achieved as independent consultants. */
export const independentWork: readonly string[] = [
  "Advised {6-20} small companies, most of them for years.",
  "Worked as an interim manager, {4-11} months at a time.",
  "Helped {3-9} founders with their first plan and their first hires.",
  "Two clients at a time and no proposals longer than a page.",
  "Taught evening classes next to client work.",
];
