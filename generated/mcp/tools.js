// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import get_profile from "./tools/profile/get_profile.json" with { type: "json" };
import get_profile_viewers from "./tools/profile/get_profile_viewers.json" with { type: "json" };
import update_profile from "./tools/profile/update_profile.json" with { type: "json" };
import manage_profile_positions from "./tools/profile/manage_profile_positions.json" with { type: "json" };
import manage_profile_skills from "./tools/profile/manage_profile_skills.json" with { type: "json" };
import endorse_skill from "./tools/profile/endorse_skill.json" with { type: "json" };
import get_contact_info from "./tools/profile/get_contact_info.json" with { type: "json" };
import get_profile_activity from "./tools/profile/get_profile_activity.json" with { type: "json" };
import request_recommendation from "./tools/profile/request_recommendation.json" with { type: "json" };
import batch_get_profiles from "./tools/profile/batch_get_profiles.json" with { type: "json" };
import get_my_profile from "./tools/profile/get_my_profile.json" with { type: "json" };
import list_conversations from "./tools/messaging/list_conversations.json" with { type: "json" };
import get_conversation from "./tools/messaging/get_conversation.json" with { type: "json" };
import get_messages from "./tools/messaging/get_messages.json" with { type: "json" };
import send_message from "./tools/messaging/send_message.json" with { type: "json" };
import send_inmail from "./tools/messaging/send_inmail.json" with { type: "json" };
import react_to_message from "./tools/messaging/react_to_message.json" with { type: "json" };
import update_conversation from "./tools/messaging/update_conversation.json" with { type: "json" };
import get_connections from "./tools/network/get_connections.json" with { type: "json" };
import annotate_connection from "./tools/network/annotate_connection.json" with { type: "json" };
import send_invitation from "./tools/network/send_invitation.json" with { type: "json" };
import list_invitations from "./tools/network/list_invitations.json" with { type: "json" };
import respond_to_invitation from "./tools/network/respond_to_invitation.json" with { type: "json" };
import cancel_invitation from "./tools/network/cancel_invitation.json" with { type: "json" };
import get_company_profile from "./tools/network/get_company_profile.json" with { type: "json" };
import follow_user from "./tools/network/follow_user.json" with { type: "json" };
import get_followers from "./tools/network/get_followers.json" with { type: "json" };
import create_post from "./tools/content/create_post.json" with { type: "json" };
import get_post from "./tools/content/get_post.json" with { type: "json" };
import list_posts from "./tools/content/list_posts.json" with { type: "json" };
import react_to_post from "./tools/content/react_to_post.json" with { type: "json" };
import comment_on_post from "./tools/content/comment_on_post.json" with { type: "json" };
import list_post_comments from "./tools/content/list_post_comments.json" with { type: "json" };
import list_post_reactions from "./tools/content/list_post_reactions.json" with { type: "json" };
import get_feed from "./tools/content/get_feed.json" with { type: "json" };
import search_people from "./tools/search/search_people.json" with { type: "json" };
import search_companies from "./tools/search/search_companies.json" with { type: "json" };
import search_posts from "./tools/search/search_posts.json" with { type: "json" };
import search_jobs from "./tools/search/search_jobs.json" with { type: "json" };
import get_job from "./tools/search/get_job.json" with { type: "json" };
import get_search_parameters from "./tools/search/get_search_parameters.json" with { type: "json" };
import resolve_url from "./tools/search/resolve_url.json" with { type: "json" };
import save_search from "./tools/search/save_search.json" with { type: "json" };
import list_saved_searches from "./tools/search/list_saved_searches.json" with { type: "json" };
import run_saved_search from "./tools/search/run_saved_search.json" with { type: "json" };
import delete_saved_search from "./tools/search/delete_saved_search.json" with { type: "json" };
import get_analytics from "./tools/analytics/get_analytics.json" with { type: "json" };
import get_post_analytics from "./tools/analytics/get_post_analytics.json" with { type: "json" };
import get_cached_post_analytics from "./tools/analytics/get_cached_post_analytics.json" with { type: "json" };
import get_activity_analytics from "./tools/analytics/get_activity_analytics.json" with { type: "json" };
import get_comment_reach from "./tools/analytics/get_comment_reach.json" with { type: "json" };
import get_variant_stats from "./tools/analytics/get_variant_stats.json" with { type: "json" };
import get_campaign from "./tools/campaigns/get_campaign.json" with { type: "json" };
import upsert_campaign from "./tools/campaigns/upsert_campaign.json" with { type: "json" };
import preview_campaign_launch from "./tools/campaigns/preview_campaign_launch.json" with { type: "json" };
import confirm_campaign_launch from "./tools/campaigns/confirm_campaign_launch.json" with { type: "json" };
import archive_campaign from "./tools/campaigns/archive_campaign.json" with { type: "json" };
import get_account from "./tools/settings/get_account.json" with { type: "json" };
import update_account_settings from "./tools/settings/update_account_settings.json" with { type: "json" };
import manage_outreach_settings from "./tools/settings/manage_outreach_settings.json" with { type: "json" };
import contact_support from "./tools/support/contact_support.json" with { type: "json" };

export const tools = [
  get_profile,
  get_profile_viewers,
  update_profile,
  manage_profile_positions,
  manage_profile_skills,
  endorse_skill,
  get_contact_info,
  get_profile_activity,
  request_recommendation,
  batch_get_profiles,
  get_my_profile,
  list_conversations,
  get_conversation,
  get_messages,
  send_message,
  send_inmail,
  react_to_message,
  update_conversation,
  get_connections,
  annotate_connection,
  send_invitation,
  list_invitations,
  respond_to_invitation,
  cancel_invitation,
  get_company_profile,
  follow_user,
  get_followers,
  create_post,
  get_post,
  list_posts,
  react_to_post,
  comment_on_post,
  list_post_comments,
  list_post_reactions,
  get_feed,
  search_people,
  search_companies,
  search_posts,
  search_jobs,
  get_job,
  get_search_parameters,
  resolve_url,
  save_search,
  list_saved_searches,
  run_saved_search,
  delete_saved_search,
  get_analytics,
  get_post_analytics,
  get_cached_post_analytics,
  get_activity_analytics,
  get_comment_reach,
  get_variant_stats,
  get_campaign,
  upsert_campaign,
  preview_campaign_launch,
  confirm_campaign_launch,
  archive_campaign,
  get_account,
  update_account_settings,
  manage_outreach_settings,
  contact_support,
];
