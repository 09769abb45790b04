import type { EpochMs } from "../rows/parse-date.ts";
import { domain } from "./domain.ts";

export interface JobRecord {
  /** When it was saved or applied for. */
  readonly at: EpochMs;
  readonly url: string | null;
  readonly title: string | null;
  readonly company: string | null;
}

export interface SearchQueryRecord {
  readonly searchedAt: EpochMs;
  readonly query: string;
}

export interface EventRecord {
  readonly name: string;
  /** As in the archive: `Apr 12, 2021 10:00 AM - ...`, in an unknown time zone. */
  readonly time: string | null;
  /** As in the archive. */
  readonly status: string | null;
  readonly url: string | null;
}

export interface RichMediaRecord {
  /** As in the archive: a sentence in newer exports, a date in older ones. */
  readonly time: string | null;
  readonly description: string | null;
  readonly url: string | null;
}

export interface EmailAddressRecord {
  readonly email: string;
  readonly isPrimary: boolean;
  readonly isConfirmed: boolean;
}

export interface PhoneNumberRecord {
  readonly number: string;
  readonly extension: string | null;
  readonly type: string | null;
}

export interface LearningRecord {
  readonly title: string;
  readonly type: string | null;
  readonly completed: boolean;
}

function jobs(files: string[], snapshotDomain: string, date: string, notStored: string) {
  return domain<JobRecord>({
    files,
    snapshotDomains: [snapshotDomain],
    header: [date, "jobtitle"],
    notStored,
    read: (cells) => ({
      at: cells.instant(date),
      url: cells.text("joburl"),
      title: cells.text("jobtitle"),
      company: cells.text("companyname"),
    }),
    identity: ({ url, title, company, at }) => [url ?? `${company ?? ""} ${title ?? ""}`, at],
  });
}

export const savedJobs = jobs(["savedjobs"], "SAVED_JOBS", "saveddate", "No tool shows saved jobs.");
export const jobApplications = jobs(
  ["jobapplications"],
  "JOB_APPLICATIONS",
  "applicationdate",
  "No tool shows job applications.",
);

export const searchQueries = domain<SearchQueryRecord>({
  files: ["searchqueries"],
  snapshotDomains: ["SEARCHES"],
  header: ["time", "searchquery"],
  notStored: "No tool shows earlier searches.",
  read: (cells) => ({ searchedAt: cells.instant("time"), query: cells.required("searchquery") }),
  identity: ({ searchedAt, query }) => [searchedAt, query],
});

export const events = domain<EventRecord>({
  files: ["events"],
  snapshotDomains: ["EVENTS"],
  header: ["eventname"],
  notStored: "No tool shows events.",
  read: (cells) => ({
    name: cells.required("eventname"),
    time: cells.text("eventtime"),
    status: cells.text("status"),
    url: cells.text("externalurl"),
  }),
  identity: ({ name, time }) => [name, time],
});

export const richMedia = domain<RichMediaRecord>({
  files: ["richmedia"],
  snapshotDomains: ["RICH_MEDIA"],
  header: [],
  notStored: "No tool shows uploaded files.",
  read: (cells) => ({
    time: cells.text("datetime", "date"),
    description: cells.text("mediadescription", "type"),
    url: cells.text("medialink", "link") ?? cells.fail("medialink", "The value is missing."),
  }),
  identity: ({ time, url }) => [time, url],
});

export const emailAddresses = domain<EmailAddressRecord>({
  files: ["emailaddresses"],
  snapshotDomains: ["EMAIL_ADDRESSES"],
  header: ["emailaddress"],
  read: (cells) => ({
    email: cells.required("emailaddress"),
    isPrimary: cells.isYes("primary"),
    isConfirmed: cells.isYes("confirmed"),
  }),
  identity: ({ email }) => [email.toLowerCase()],
  unique: true,
});

export const phoneNumbers = domain<PhoneNumberRecord>({
  files: ["phonenumbers"],
  snapshotDomains: ["PHONE_NUMBERS"],
  header: ["number"],
  read: (cells) => ({
    number: cells.required("number"),
    extension: cells.text("extension"),
    type: cells.text("type"),
  }),
  identity: ({ number, extension }) => [number, extension],
  unique: true,
});

export const learning = domain<LearningRecord>({
  files: ["learning"],
  snapshotDomains: ["LEARNING"],
  header: ["contenttitle"],
  notStored: "No tool shows courses.",
  read(cells) {
    const completed = cells.text("contentcompletedatifcompleted");
    return {
      title: cells.required("contenttitle"),
      type: cells.text("contenttype"),
      completed: completed !== null && !/^n\/a$/i.test(completed),
    };
  },
  identity: ({ title, type }) => [title, type],
});
