import * as content from "../records/content.ts";
import type { Domain } from "../records/domain.ts";
import * as messages from "../records/messages.ts";
import * as other from "../records/other.ts";
import * as profile from "../records/profile.ts";
import * as relations from "../records/relations.ts";

/** The kinds of records, in the order in which they are read. */
export const domains = {
  profile: profile.profile,
  profile_summary: profile.profileSummary,
  positions: profile.positions,
  educations: profile.educations,
  skills: profile.skills,
  languages: profile.languages,
  ...profile.sections,
  connections: relations.connections,
  messages: messages.messages,
  invitations: relations.invitations,
  endorsements: relations.endorsements,
  endorsements_given: relations.endorsementsGiven,
  recommendations_received: relations.recommendationsReceived,
  recommendations_given: relations.recommendationsGiven,
  recommendations: relations.recommendations,
  company_follows: relations.companyFollows,
  member_follows: relations.memberFollows,
  person_notes: relations.personNotes,
  shares: content.shares,
  comments: content.comments,
  reactions: content.reactions,
  reposts: content.reposts,
  votes: content.votes,
  saved_items: content.savedItems,
  saved_jobs: other.savedJobs,
  job_applications: other.jobApplications,
  search_queries: other.searchQueries,
  events: other.events,
  rich_media: other.richMedia,
  email_addresses: other.emailAddresses,
  phone_numbers: other.phoneNumbers,
  learning: other.learning,
};

export type DomainName = keyof typeof domains;

/** The raw record of a domain. */
export type RawRecord<Name extends DomainName> = (typeof domains)[Name] extends Domain<infer Raw> ? Raw : never;

export const domainNames = Object.keys(domains) as DomainName[]; // the keys of an object literal

const personal = "It is personal data that is not used.";
const advertising = "It is about advertising.";
const security = "It is about sign-ins and security.";
const htmlPage = "It is an HTML page, not a table. Pages of articles are not read, because they contain no date.";
const coaching = "It contains conversations with the platform's assistants.";

/** Known files that are not read, with the reasons. */
const notRead = new Map(
  Object.entries({
    adtargeting: advertising,
    adsclicked: advertising,
    lanadsengagement: advertising,
    inferencesaboutyou: advertising,
    inferences: advertising,
    logins: security,
    securitychallenges: security,
    registration: security,
    receipts: "It contains payments.",
    receiptsv2: "It contains payments.",
    verifications: personal,
    privateidentityasset: personal,
    identityverification: personal,
    contacts: "It contains an address book of people who are not part of the network.",
    importedcontacts: "It contains an address book of people who are not part of the network.",
    guidemessages: coaching,
    coachmessages: coaching,
    learningcoachmessages: coaching,
    learningroleplaymessages: coaching,
    whatsappphonenumbers: personal,
    causesyoucareabout: "It is not used.",
    hashtagfollows: "It is not used.",
    jobapplicantsavedanswers: personal,
    jobapplicantsavedscreeningquestionresponses: personal,
    jobseekerpreferences: "It is not used.",
    savedjobalerts: "It is not used.",
    onlinejobpostings: "It is not used.",
    providers: "It is not used.",
    reviews: "It is not used.",
  }),
);

const byFile = new Map(domainNames.flatMap((name) => domains[name].files.map((file) => [file, name] as const)));
const bySnapshotDomain = new Map(
  domainNames.flatMap((name) => domains[name].snapshotDomains.map((domain) => [domain, name] as const)),
);

/** The kind of a file: a domain to read, a known file that is not read, or an unknown file. */
export type FileKind =
  | { readonly kind: "domain"; readonly domain: DomainName; readonly language: string | null }
  | { readonly kind: "not_read"; readonly reason: string }
  | { readonly kind: "unknown" };

/**
 * Classifies a file by its name, ignoring case, folders, and all characters other than letters and digits. Member ids
 * and the numbers that browsers add to copies are ignored: `Comments_12345.csv`, `Connections (1).csv`. A folder such
 * as `de_DE` is the language of its files.
 */
export function classifyFile(path: string): FileKind {
  const parts = path.split("/");
  const name = parts.pop() ?? "";
  if (/\.html?$/i.test(name)) return { kind: "not_read", reason: htmlPage };
  const [, stem = null] = /^(.*?)(?:_\d+|\s*\(\d+\))*\.csv$/is.exec(name) ?? [];
  if (stem === null) return { kind: "unknown" };
  const key = stem.toLowerCase().replace(/[^a-z0-9]/g, "");
  const domain = byFile.get(key);
  const language = parts.find((part) => /^[a-z]{2}[_-][A-Z]{2}$/.test(part)) ?? null;
  if (domain !== undefined) return { kind: "domain", domain, language };
  const reason = notRead.get(key);
  return reason === undefined ? { kind: "unknown" } : { kind: "not_read", reason };
}

/** Returns the domain for a name of the platform's snapshot API (`INBOX`), or null if it is unknown or not read. */
export function domainOfSnapshot(snapshotDomain: string): DomainName | null {
  return bySnapshotDomain.get(snapshotDomain.toUpperCase()) ?? null;
}
