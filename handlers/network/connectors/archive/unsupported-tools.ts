import type { ToolName } from "../../../../runtime/index.ts";
import type { Unsupported } from "../../port/connector.ts";

/** The reason why acts are refused. */
export const copyReason: Unsupported = {
  detail: "An archive is a copy, so nothing can be sent to the network or changed there.",
};

const messageDraft = "To save the text as a draft, call update_conversation with the argument draft.";
const postDraft = "To save the text as a draft, call save_post_draft.";

const missing = (what: string, hint?: string): Unsupported => ({
  detail: `A data archive does not show ${what}.`,
  ...(hint !== undefined && { hint }),
});

const noNavigator = missing(
  "the navigator subscription of the account, or the data of the navigator",
  "Use search_people and save_lead.",
);

/** The tools that need the network itself, or data that no archive contains. */
export const unsupportedTools = {
  send_message: { ...copyReason, hint: messageDraft },
  send_inmail: copyReason,
  react_to_message: copyReason,
  create_group_conversation: copyReason,
  edit_message: copyReason,
  delete_message: copyReason,
  send_invitation: copyReason,
  respond_to_invitation: copyReason,
  cancel_invitation: copyReason,
  withdraw_stale_invitations: copyReason,
  remove_connection: copyReason,
  follow_user: copyReason,
  unfollow_user: copyReason,
  follow_company: copyReason,
  block_user: copyReason,
  unblock_user: copyReason,
  update_profile: copyReason,
  manage_profile_positions: copyReason,
  manage_profile_skills: copyReason,
  endorse_skill: copyReason,
  request_recommendation: copyReason,
  create_post: { ...copyReason, hint: postDraft },
  schedule_message: { ...copyReason, hint: messageDraft },
  schedule_post: { ...copyReason, hint: postDraft },
  publish_post_draft: { ...copyReason, hint: "The draft remains." },
  comment_on_post: copyReason,
  react_to_post: copyReason,
  update_post: copyReason,
  delete_post: copyReason,
  repost_post: copyReason,
  remove_post_reaction: copyReason,
  reply_to_comment: copyReason,
  react_to_comment: copyReason,
  delete_comment: copyReason,
  save_post: copyReason,
  confirm_campaign_launch: { ...copyReason, hint: "The campaign remains as prepared." },
  resume_campaign: { ...copyReason, hint: "The campaign remains paused." },
  get_feed: missing("the feed"),
  get_post_analytics: missing("impressions, or the reactions and comments of others"),
  get_cached_post_analytics: missing("impressions, or the reactions and comments of others"),
  get_comment_reach: missing("the reach of comments", "get_activity_analytics counts the account's comments."),
  list_mentions: missing("the posts and comments of others"),
  list_saved_posts: missing("the posts that the account has saved, only their addresses"),
  get_follower_analytics: missing("the followers of the account", "get_activity_analytics counts new connections."),
  get_audience_demographics: missing("industry, seniority and location of other members"),
  get_search_appearances: missing("search appearances"),
  get_best_posting_times: missing("reactions and comments of others"),
  get_company_analytics: missing("posts, headcount and jobs of companies"),
  list_top_engagers: missing("reactions and comments of others"),
  list_post_comments: missing("the comments of others"),
  list_post_reactions: missing("the reactions of others"),
  get_profile_activity: missing(
    "the activity of others, or the posts that the account commented on",
    "list_posts lists the account's own posts.",
  ),
  get_followers: missing("the followers of the account", "get_connections lists its connections."),
  list_blocked_users: missing("the members whom the account blocks"),
  list_suggested_connections: missing("the connections of other members"),
  list_network_updates: missing("updates about connections"),
  get_profile_viewers: missing("the viewers of the profile"),
  get_company_profile: missing(
    "company pages, only the names of employers",
    "Use the filter company of get_connections or search_people.",
  ),
  list_company_employees: missing(
    "company pages, only the names of employers",
    "Use the filter company of get_connections or search_people.",
  ),
  search_companies: missing(
    "companies, only the names of employers",
    "get_search_parameters with kind company lists them.",
  ),
  search_navigator_leads: noNavigator,
  search_navigator_accounts: noNavigator,
  save_navigator_lead: noNavigator,
  list_navigator_leads: noNavigator,
  list_navigator_alerts: noNavigator,
  search_jobs: missing("job postings"),
  get_job: missing("job postings"),
  search_posts: missing("the posts of others", "list_posts lists the account's own posts."),
} satisfies Partial<Record<ToolName, Unsupported>>;
