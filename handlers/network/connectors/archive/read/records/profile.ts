import type { Cells, PartialDate } from "../rows/cells.ts";
import { parseDate } from "../rows/parse-date.ts";
import { domain } from "./domain.ts";

export interface Birthday {
  /** `MM-DD` */
  readonly day: string;
  readonly year: number | null;
}

/** The owner's profile. */
export interface ProfileRecord {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly maidenName: string | null;
  readonly headline: string | null;
  readonly summary: string | null;
  readonly industry: string | null;
  readonly location: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly birthday: Birthday | null;
  readonly websites: readonly { readonly label: string | null; readonly url: string }[];
  readonly twitterHandles: readonly string[];
}

export interface PositionRecord {
  readonly company: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly location: string | null;
  readonly startedOn: PartialDate | null;
  /** null for a current position, and if the date could not be read (see `isCurrent`). */
  readonly endedOn: PartialDate | null;
  readonly isCurrent: boolean;
}

export interface EducationRecord {
  readonly school: string;
  readonly degree: string | null;
  readonly startedOn: PartialDate | null;
  readonly endedOn: PartialDate | null;
  readonly notes: string | null;
  readonly activities: string | null;
}

export interface LanguageRecord {
  readonly name: string;
  readonly proficiency: string | null;
}

/** An item of a section of the profile. */
export interface SectionRecord {
  readonly section: SectionName;
  /** The title of the item: the name of a certificate, project, patent, ... */
  readonly name: string;
  readonly description: string | null;
  /** The person or organization that awarded, published or organized it. */
  readonly organization: string | null;
  /** The role in an organization or as a volunteer. */
  readonly role: string | null;
  /** A license, course or patent number, or a score. */
  readonly number: string | null;
  readonly url: string | null;
  readonly startedOn: PartialDate | null;
  readonly endedOn: PartialDate | null;
}

export type SectionName =
  | "certifications"
  | "honors"
  | "projects"
  | "publications"
  | "courses"
  | "volunteering"
  | "organizations"
  | "patents"
  | "test_scores";

const noTool = "No tool shows this section of the profile.";

export const profile = domain<ProfileRecord>({
  files: ["profile"],
  snapshotDomains: ["PROFILE"],
  header: ["firstname", "lastname"],
  read: (cells) => ({
    firstName: cells.required("firstname"),
    lastName: cells.text("lastname"),
    maidenName: cells.text("maidenname"),
    headline: cells.text("headline"),
    summary: cells.text("summary"),
    industry: cells.text("industry"),
    location: cells.text("geolocation"),
    address: cells.text("address"),
    zipCode: cells.text("zipcode"),
    birthday: readBirthday(cells),
    websites: listOf(cells.text("websites"), /,(?=\s*(?:[A-Z_]+:|https?:))/).map(readWebsite),
    twitterHandles: listOf(cells.text("twitterhandles"), /,/),
  }),
  identity: ({ firstName, lastName }) => [firstName, lastName],
});

/** The summary in a separate file. */
export const profileSummary = domain<{ readonly text: string }>({
  files: ["profilesummary"],
  snapshotDomains: ["PROFILE_SUMMARY"],
  header: ["profilesummary"],
  read: (cells) => ({ text: cells.required("profilesummary") }),
  identity: ({ text }) => [text],
  unique: true,
});

export const positions = domain<PositionRecord>({
  files: ["positions"],
  snapshotDomains: ["POSITIONS"],
  header: ["companyname", "title"],
  read: (cells) => ({
    company: cells.required("companyname"),
    title: cells.text("title"),
    description: cells.text("description"),
    location: cells.text("location"),
    startedOn: cells.day("startedon"),
    endedOn: cells.day("finishedon"),
    isCurrent: cells.text("finishedon") === null,
  }),
  identity: ({ company, title, startedOn }) => [company, title, startedOn?.day ?? null],
  unique: true,
});

export const educations = domain<EducationRecord>({
  files: ["education", "educations"],
  snapshotDomains: ["EDUCATION"],
  header: ["schoolname"],
  read: (cells) => ({
    school: cells.required("schoolname"),
    degree: cells.text("degreename"),
    startedOn: cells.day("startdate"),
    endedOn: cells.day("enddate"),
    notes: cells.text("notes"),
    activities: cells.text("activities"),
  }),
  identity: ({ school, degree, startedOn }) => [school, degree, startedOn?.day ?? null],
  unique: true,
});

export const skills = domain<{ readonly name: string }>({
  files: ["skills"],
  snapshotDomains: ["SKILLS"],
  header: ["name"],
  read: (cells) => ({ name: cells.required("name") }),
  identity: ({ name }) => [name.toLowerCase()],
  unique: true,
});

export const languages = domain<LanguageRecord>({
  files: ["languages"],
  snapshotDomains: ["LANGUAGES"],
  header: ["name"],
  notStored: noTool,
  read: (cells) => ({ name: cells.required("name"), proficiency: cells.text("proficiency") }),
  identity: ({ name }) => [name],
  unique: true,
});

/** Creates the domain of a section of the profile, with the known columns of all sections. It ignores other columns. */
function section(name: SectionName, snapshotDomain: string, header: string, file = name.replace("_", "")) {
  return domain<SectionRecord>({
    files: [file],
    snapshotDomains: [snapshotDomain],
    header: [header],
    notStored: noTool,
    read: (cells) => ({
      section: name,
      name: cells.required(header),
      description: cells.text("description"),
      organization: cells.text("authority", "publisher", "issuer"),
      role: cells.text("role", "position"),
      number: cells.text("licensenumber", "number", "patentnumber", "score"),
      url: cells.text("url"),
      startedOn: cells.day("startedon", "issuedon", "publishedon", "filedon", "date"),
      endedOn: cells.day("finishedon"),
    }),
    identity: ({ name: title, organization, role, startedOn }) => [title, organization, role, startedOn?.day ?? null],
    unique: true,
  });
}

export const sections = {
  certifications: section("certifications", "CERTIFICATIONS", "name"),
  honors: section("honors", "HONORS", "title"),
  projects: section("projects", "PROJECTS", "title"),
  publications: section("publications", "PUBLICATIONS", "name"),
  courses: section("courses", "COURSES", "name"),
  volunteering: section("volunteering", "VOLUNTEERING_EXPERIENCES", "companyname"),
  organizations: section("organizations", "ORGANIZATIONS", "name"),
  patents: section("patents", "PATENTS", "title"),
  test_scores: section("test_scores", "TEST_SCORES", "name"),
};

/** Reads `Jan 15` or `Jan 1, 1990`. */
function readBirthday(cells: Cells): Birthday | null {
  const text = cells.text("birthdate");
  if (text === null) return null;
  const hasYear = /\d{4}/.test(text);
  const date = parseDate(hasYear ? text : `${text}, 2000`);
  if (typeof date === "string" || date.precision !== "day") {
    cells.ignoreValue("birthdate", typeof date === "string" ? date : "The date has no day.");
    return null;
  }
  const iso = new Date(date.at).toISOString();
  return { day: iso.slice(5, 10), year: hasYear ? Number(iso.slice(0, 4)) : null };
}

/** Splits a list such as `[COMPANY:https://example.com,PERSONAL:https://example.org]`, with or without brackets. */
function listOf(text: string | null, separator: RegExp): string[] {
  const items = (text ?? "").replace(/^\[|\]$/g, "").split(separator);
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function readWebsite(text: string): { label: string | null; url: string } {
  const [, label, url] = /^([A-Z_]+):(.+)$/s.exec(text) ?? [];
  return label === undefined || url === undefined ? { label: null, url: text } : { label, url: url.trim() };
}
