/** Reads data archives. See `ArchiveContents` for what they contain. */
export { readArchive, type ReadArchiveOptions, type ReadProgress } from "./read-archive.ts";
export { ArchiveError } from "./source/archive-entry.ts";
export { renderReport } from "./report/render-report.ts";
export { describeOwner, isSamePerson } from "./contents/one-person.ts";
export { ContentsBuilder } from "./contents-builder.ts";
export { domainOfSnapshot, type DomainName } from "./collect/domains.ts";
export { rowOf } from "./rows/row.ts";
export type * from "./contents/archive-contents.ts";
export type { Person, PersonDetails } from "./contents/people-table.ts";
export type { ArchiveReport, FileReport, Finding, Place } from "./report/report.ts";
export type { Identified } from "./collect/collect-records.ts";
export type { PartialDate } from "./rows/cells.ts";
export type { EpochMs } from "./rows/parse-date.ts";
export type { PostReference } from "./records/post-link.ts";
export type {
  CommentRecord,
  PostActionRecord,
  ReactionName,
  ReactionRecord,
  SavedItemRecord,
  ShareRecord,
} from "./records/content.ts";
export type {
  Birthday,
  EducationRecord,
  LanguageRecord,
  PositionRecord,
  ProfileRecord,
  SectionName,
  SectionRecord,
} from "./records/profile.ts";
export type {
  EmailAddressRecord,
  EventRecord,
  JobRecord,
  LearningRecord,
  PhoneNumberRecord,
  RichMediaRecord,
  SearchQueryRecord,
} from "./records/other.ts";
