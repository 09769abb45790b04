// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ToolModule } from "switchboard/contract";
import { tool as get_profile } from "./tools/profile/get_profile.ts";
import { tool as get_profile_viewers } from "./tools/profile/get_profile_viewers.ts";
import { tool as update_profile } from "./tools/profile/update_profile.ts";
import { tool as manage_profile_positions } from "./tools/profile/manage_profile_positions.ts";
import { tool as manage_profile_skills } from "./tools/profile/manage_profile_skills.ts";
import { tool as endorse_skill } from "./tools/profile/endorse_skill.ts";
import { tool as get_contact_info } from "./tools/profile/get_contact_info.ts";
import { tool as get_profile_activity } from "./tools/profile/get_profile_activity.ts";
import { tool as request_recommendation } from "./tools/profile/request_recommendation.ts";
import { tool as batch_get_profiles } from "./tools/profile/batch_get_profiles.ts";
import { tool as get_my_profile } from "./tools/profile/get_my_profile.ts";
import { tool as list_conversations } from "./tools/messaging/list_conversations.ts";
import { tool as get_conversation } from "./tools/messaging/get_conversation.ts";
import { tool as get_messages } from "./tools/messaging/get_messages.ts";
import { tool as send_message } from "./tools/messaging/send_message.ts";
import { tool as send_inmail } from "./tools/messaging/send_inmail.ts";
import { tool as react_to_message } from "./tools/messaging/react_to_message.ts";
import { tool as update_conversation } from "./tools/messaging/update_conversation.ts";
import { tool as get_connections } from "./tools/network/get_connections.ts";
import { tool as annotate_connection } from "./tools/network/annotate_connection.ts";
import { tool as send_invitation } from "./tools/network/send_invitation.ts";
import { tool as list_invitations } from "./tools/network/list_invitations.ts";
import { tool as respond_to_invitation } from "./tools/network/respond_to_invitation.ts";
import { tool as cancel_invitation } from "./tools/network/cancel_invitation.ts";
import { tool as get_company_profile } from "./tools/network/get_company_profile.ts";
import { tool as follow_user } from "./tools/network/follow_user.ts";
import { tool as get_followers } from "./tools/network/get_followers.ts";
import { tool as create_post } from "./tools/content/create_post.ts";
import { tool as get_post } from "./tools/content/get_post.ts";
import { tool as list_posts } from "./tools/content/list_posts.ts";
import { tool as react_to_post } from "./tools/content/react_to_post.ts";
import { tool as comment_on_post } from "./tools/content/comment_on_post.ts";
import { tool as list_post_comments } from "./tools/content/list_post_comments.ts";
import { tool as list_post_reactions } from "./tools/content/list_post_reactions.ts";
import { tool as get_feed } from "./tools/content/get_feed.ts";
import { tool as search_people } from "./tools/search/search_people.ts";
import { tool as search_companies } from "./tools/search/search_companies.ts";
import { tool as search_posts } from "./tools/search/search_posts.ts";
import { tool as search_jobs } from "./tools/search/search_jobs.ts";
import { tool as get_job } from "./tools/search/get_job.ts";
import { tool as get_search_parameters } from "./tools/search/get_search_parameters.ts";
import { tool as resolve_url } from "./tools/search/resolve_url.ts";
import { tool as save_search } from "./tools/search/save_search.ts";
import { tool as list_saved_searches } from "./tools/search/list_saved_searches.ts";
import { tool as run_saved_search } from "./tools/search/run_saved_search.ts";
import { tool as delete_saved_search } from "./tools/search/delete_saved_search.ts";
import { tool as get_analytics } from "./tools/analytics/get_analytics.ts";
import { tool as get_post_analytics } from "./tools/analytics/get_post_analytics.ts";
import { tool as get_cached_post_analytics } from "./tools/analytics/get_cached_post_analytics.ts";
import { tool as get_activity_analytics } from "./tools/analytics/get_activity_analytics.ts";
import { tool as get_comment_reach } from "./tools/analytics/get_comment_reach.ts";
import { tool as get_variant_stats } from "./tools/analytics/get_variant_stats.ts";
import { tool as get_campaign } from "./tools/campaigns/get_campaign.ts";
import { tool as upsert_campaign } from "./tools/campaigns/upsert_campaign.ts";
import { tool as preview_campaign_launch } from "./tools/campaigns/preview_campaign_launch.ts";
import { tool as confirm_campaign_launch } from "./tools/campaigns/confirm_campaign_launch.ts";
import { tool as archive_campaign } from "./tools/campaigns/archive_campaign.ts";
import { tool as get_account } from "./tools/settings/get_account.ts";
import { tool as update_account_settings } from "./tools/settings/update_account_settings.ts";
import { tool as manage_outreach_settings } from "./tools/settings/manage_outreach_settings.ts";
import { tool as contact_support } from "./tools/support/contact_support.ts";

/** All callable tools, in spec order. */
export const tools: readonly ToolModule[] = [
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
