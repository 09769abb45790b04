import type { Identified } from "../collect/collect-records.ts";
import type { FoundOwner } from "./find-owner.ts";
import type { Person } from "./people-table.ts";
import type * as content from "../records/content.ts";
import type * as other from "../records/other.ts";
import type * as profile from "../records/profile.ts";
import type { ArchiveReport } from "../report/report.ts";
import type { PartialDate } from "../rows/cells.ts";
import type { EpochMs } from "../rows/parse-date.ts";

/**
 * The contents of an archive. Reading an archive again produces equal contents, and a record has the same `id` in every
 * archive that contains it. `null` means that the archive does not contain the value. Lists are in the order of the
 * files, unless noted otherwise.
 */
export interface ArchiveContents {
  readonly owner: ArchiveOwner;
  /** null if the archive contains no profile, as in some basic archives. */
  readonly profile: profile.ProfileRecord | null;
  readonly positions: readonly Identified<profile.PositionRecord>[];
  readonly educations: readonly Identified<profile.EducationRecord>[];
  readonly skills: readonly Identified<{ readonly name: string }>[];
  readonly languages: readonly Identified<profile.LanguageRecord>[];
  /** Certifications, honors, projects, and the other sections of the profile. */
  readonly sections: readonly Identified<profile.SectionRecord>[];
  /** All people to whom the other lists refer, with the owner first. */
  readonly people: readonly Person[];
  /** At most one for each person. */
  readonly connections: readonly ArchiveConnection[];
  /** By the time of their last message, newest first. */
  readonly conversations: readonly ArchiveConversation[];
  /** By time, oldest first. Messages of the same second are in the order of the conversation. */
  readonly messages: readonly ArchiveMessage[];
  readonly invitations: readonly ArchiveInvitation[];
  readonly endorsements: readonly ArchiveEndorsement[];
  readonly recommendations: readonly ArchiveRecommendation[];
  readonly companyFollows: readonly Identified<{ readonly company: string; readonly followedAt: EpochMs | null }>[];
  readonly memberFollows: readonly ArchiveMemberFollow[];
  readonly personNotes: readonly ArchivePersonNote[];
  /** The owner's posts. */
  readonly shares: readonly Identified<content.ShareRecord>[];
  /** The owner's comments. */
  readonly comments: readonly Identified<content.CommentRecord>[];
  /** The owner's reactions. */
  readonly reactions: readonly Identified<content.ReactionRecord>[];
  readonly reposts: readonly Identified<content.PostActionRecord>[];
  readonly votes: readonly Identified<content.PostActionRecord>[];
  readonly savedItems: readonly Identified<content.SavedItemRecord>[];
  readonly savedJobs: readonly Identified<other.JobRecord>[];
  readonly jobApplications: readonly Identified<other.JobRecord>[];
  readonly searchQueries: readonly Identified<other.SearchQueryRecord>[];
  readonly events: readonly Identified<other.EventRecord>[];
  readonly richMedia: readonly Identified<other.RichMediaRecord>[];
  readonly emailAddresses: readonly Identified<other.EmailAddressRecord>[];
  readonly phoneNumbers: readonly Identified<other.PhoneNumberRecord>[];
  readonly learning: readonly Identified<other.LearningRecord>[];
  readonly report: ArchiveReport;
}

export interface ArchiveOwner extends FoundOwner {
  readonly personId: string;
}

export interface ArchiveConnection {
  readonly id: string;
  readonly personId: string;
  /** A date without a time; null if it is unknown. */
  readonly connectedOn: PartialDate | null;
}

export interface ArchiveConversation {
  readonly id: string;
  /**
   * The id in the archive; null in exports before 2020, in which all messages with the same people form a conversation.
   */
  readonly sourceId: string | null;
  /** `inmail`: it has a subject, and the other person is not a connection. */
  readonly kind: "direct" | "group" | "inmail";
  readonly title: string | null;
  readonly subject: string | null;
  /** Everybody who sent or received a message, including the owner, sorted. */
  readonly participantIds: readonly string[];
  /** The folder of the newest message, as in the archive: `INBOX`, `ARCHIVE`, ... */
  readonly folder: string | null;
  /** Whether one of the messages is an advertisement (`RawMessage.isAdvertisement`). */
  readonly isAdvertisement: boolean;
  readonly firstMessageAt: EpochMs;
  readonly lastMessageAt: EpochMs;
  readonly messageCount: number;
}

export interface ArchiveMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly sentAt: EpochMs;
  readonly subject: string | null;
  /** Plain text. */
  readonly text: string;
  /** The addresses of attachments, which the archive does not contain. */
  readonly attachments: readonly string[];
}

export interface ArchiveInvitation {
  readonly id: string;
  /** null if the archive does not state it and neither of the people is recognized as the owner. */
  readonly direction: "incoming" | "outgoing" | null;
  readonly inviterId: string;
  readonly inviteeId: string;
  readonly sentAt: EpochMs;
  readonly message: string | null;
  /**
   * Whether the people are connected now. If not, the invitation is pending, declined or withdrawn: the archive does
   * not show which.
   */
  readonly isConnected: boolean;
}

export interface ArchiveEndorsement {
  readonly id: string;
  readonly direction: "received" | "given";
  readonly personId: string;
  readonly skill: string;
  readonly endorsedAt: EpochMs;
  readonly status: string | null;
}

export interface ArchiveRecommendation {
  readonly id: string;
  /** null if the source does not contain it. */
  readonly direction: "received" | "given" | null;
  readonly personId: string;
  readonly company: string | null;
  readonly jobTitle: string | null;
  readonly text: string;
  readonly createdAt: EpochMs;
  readonly status: string | null;
}

export interface ArchiveMemberFollow {
  readonly id: string;
  readonly personId: string;
  readonly followedAt: EpochMs | null;
  readonly status: string | null;
}

export interface ArchivePersonNote {
  readonly id: string;
  readonly personId: string;
  readonly note: string;
}
