import type { Unsupported, UnsupportedTools } from "../../port/connector.ts";

/** Why acts are refused. */
export const copyReason: Unsupported = {
  detail: "An archive is a copy; nothing can be sent to the network or changed there.",
};

const missing = (what: string, hint?: string): Unsupported => ({
  detail: `A data archive does not contain ${what}.`,
  ...(hint !== undefined && { hint }),
});

/** The tools that need the network itself, or what no archive contains. */
export const unsupportedTools: UnsupportedTools = {
  send_message: copyReason,
  send_inmail: copyReason,
  react_to_message: copyReason,
  send_invitation: copyReason,
  respond_to_invitation: copyReason,
  cancel_invitation: copyReason,
  follow_user: copyReason,
  update_profile: copyReason,
  manage_profile_positions: copyReason,
  manage_profile_skills: copyReason,
  endorse_skill: copyReason,
  request_recommendation: copyReason,
  create_post: copyReason,
  comment_on_post: copyReason,
  react_to_post: copyReason,
  confirm_campaign_launch: { ...copyReason, hint: "The campaign stays as it is prepared." },
  get_feed: missing("the feed"),
  get_post_analytics: missing("impressions, and reactions and comments of others"),
  get_cached_post_analytics: missing("impressions, and reactions and comments of others"),
  get_comment_reach: missing("the reach of comments", "get_activity_analytics counts the account's comments."),
  list_post_comments: missing("the comments of others"),
  list_post_reactions: missing("the reactions of others"),
  get_profile_activity: missing(
    "the activity of others, and the posts that the account commented on",
    "list_posts lists the account's own posts.",
  ),
  get_followers: missing("the followers of the account", "get_connections lists its connections."),
  get_profile_viewers: missing("the viewers of the profile"),
  get_company_profile: missing(
    "company pages, only the names of employers",
    "Use the filter company of get_connections or search_people.",
  ),
  search_companies: missing(
    "companies, only the names of employers",
    "get_search_parameters with kind company lists them.",
  ),
  search_jobs: missing("job postings"),
  get_job: missing("job postings"),
  search_posts: missing("the posts of others", "list_posts lists the account's own posts."),
};
