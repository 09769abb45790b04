import type {
  CommentRow,
  MentionRow,
  PostDayRow,
  PostRow,
  PostViewerRow,
  ReactionRow,
  SavedPostRow,
} from "./content.ts";
import type { ConversationRow, MediaRow, MessageReactionRow, MessageRow, ParticipantRow } from "./messaging.ts";
import type {
  BlockRow,
  ConnectionRow,
  ConnectorStateRow,
  FollowRow,
  InvitationRow,
  JobRow,
  NoticeRow,
  ProfileViewRow,
  SearchAppearanceRow,
  SimulationRow,
  UpdateRow,
  ValueCountRow,
} from "./network.ts";
import type {
  CompanyHeadcountRow,
  CompanyRow,
  EducationRow,
  EndorsementRow,
  MemberRow,
  PositionRow,
  RecommendationRequestRow,
  RecommendationRow,
  SkillRow,
} from "./people.ts";

/**
 * The tables of one network, for Kysely. Each has a further column `network_id`, which `scopeToNetwork` adds to every statement.
 * The full-text tables are not among them: see full-text.ts.
 */
export interface NetTables {
  net_companies: CompanyRow;
  net_company_headcounts: CompanyHeadcountRow;
  net_members: MemberRow;
  net_positions: PositionRow;
  net_educations: EducationRow;
  net_skills: SkillRow;
  net_endorsements: EndorsementRow;
  net_recommendations: RecommendationRow;
  net_recommendation_requests: RecommendationRequestRow;
  net_connections: ConnectionRow;
  net_invitations: InvitationRow;
  net_follows: FollowRow;
  net_blocks: BlockRow;
  net_conversations: ConversationRow;
  net_participants: ParticipantRow;
  net_messages: MessageRow;
  net_message_reactions: MessageReactionRow;
  net_media: MediaRow;
  net_posts: PostRow;
  net_reactions: ReactionRow;
  net_comments: CommentRow;
  net_mentions: MentionRow;
  net_post_days: PostDayRow;
  net_post_viewers: PostViewerRow;
  net_saved_posts: SavedPostRow;
  net_profile_views: ProfileViewRow;
  net_search_appearances: SearchAppearanceRow;
  net_jobs: JobRow;
  net_notices: NoticeRow;
  net_updates: UpdateRow;
  net_connector_state: ConnectorStateRow;
  net_simulations: SimulationRow;
  net_value_counts: ValueCountRow;
}

/** Whether a table contains rows of networks: all named `net_...` except the full-text tables and `net_networks`. */
export const isNetTable = (name: string): boolean =>
  name.startsWith("net_") && !/_text(?:_|$)/.test(name) && name !== "net_networks";

/** The SQL dialect of the store. */
export type Dialect = "sqlite" | "postgres";

export type * from "./content.ts";
export type * from "./messaging.ts";
export type * from "./network.ts";
export type * from "./people.ts";
export { directKey } from "./messaging.ts";
