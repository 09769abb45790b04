import type { ToolHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { get_profile } from "./profile/get_profile.ts";
import { get_profile_viewers } from "./profile/get_profile_viewers.ts";
import { update_profile } from "./profile/update_profile.ts";
import { manage_profile_positions } from "./profile/manage_profile_positions.ts";
import { endorse_skill } from "./profile/endorse_skill.ts";
import { get_contact_info } from "./profile/get_contact_info.ts";
import { get_profile_activity } from "./profile/get_profile_activity.ts";
import { request_recommendation } from "./profile/request_recommendation.ts";
import { batch_get_profiles } from "./profile/batch_get_profiles.ts";
import { manage_profile_skills } from "./profile/manage_profile_skills.ts";
import { list_conversations } from "./messaging/list_conversations.ts";
import { get_conversation } from "./messaging/get_conversation.ts";
import { get_messages } from "./messaging/get_messages.ts";
import { send_message } from "./messaging/send_message.ts";
import { send_inmail } from "./messaging/send_inmail.ts";
import { react_to_message } from "./messaging/react_to_message.ts";
import { update_conversation } from "./messaging/update_conversation.ts";
import { get_connections } from "./network/get_connections.ts";
import { annotate_connection } from "./network/annotate_connection.ts";
import { send_invitation } from "./network/send_invitation.ts";
import { list_invitations } from "./network/list_invitations.ts";
import { respond_to_invitation } from "./network/respond_to_invitation.ts";
import { cancel_invitation } from "./network/cancel_invitation.ts";
import { get_company_profile } from "./network/get_company_profile.ts";
import { follow_user } from "./network/follow_user.ts";
import { get_followers } from "./network/get_followers.ts";
import { create_post } from "./content/create_post.ts";
import { get_post } from "./content/get_post.ts";
import { list_posts } from "./content/list_posts.ts";
import { react_to_post } from "./content/react_to_post.ts";
import { comment_on_post } from "./content/comment_on_post.ts";
import { list_post_comments } from "./content/list_post_comments.ts";
import { list_post_reactions } from "./content/list_post_reactions.ts";
import { get_feed } from "./content/get_feed.ts";
import { search_people } from "./search/search_people.ts";
import { search_companies } from "./search/search_companies.ts";
import { search_posts } from "./search/search_posts.ts";
import { search_jobs } from "./search/search_jobs.ts";
import { get_job } from "./search/get_job.ts";
import { get_search_parameters } from "./search/get_search_parameters.ts";
import { resolve_url } from "./search/resolve_url.ts";
import { save_search } from "./search/save_search.ts";
import { list_saved_searches } from "./search/list_saved_searches.ts";
import { run_saved_search } from "./search/run_saved_search.ts";
import { delete_saved_search } from "./search/delete_saved_search.ts";
import { get_analytics } from "./analytics/get_analytics.ts";
import { get_post_analytics } from "./analytics/get_post_analytics.ts";
import { get_cached_post_analytics } from "./analytics/get_cached_post_analytics.ts";
import { get_activity_analytics } from "./analytics/get_activity_analytics.ts";
import { get_comment_reach } from "./analytics/get_comment_reach.ts";
import { get_variant_stats } from "./analytics/get_variant_stats.ts";
import { get_campaign } from "./campaigns/get_campaign.ts";
import { upsert_campaign } from "./campaigns/upsert_campaign.ts";
import { preview_campaign_launch } from "./campaigns/preview_campaign_launch.ts";
import { confirm_campaign_launch } from "./campaigns/confirm_campaign_launch.ts";
import { archive_campaign } from "./campaigns/archive_campaign.ts";
import { get_account } from "./settings/get_account.ts";
import { update_account_settings } from "./settings/update_account_settings.ts";
import { manage_outreach_settings } from "./settings/manage_outreach_settings.ts";
import { contact_support } from "./support/contact_support.ts";

/** The handler of every tool, in the order of the specification. */
export const tools: ToolHandlers<ServiceContext> = {
  get_profile,
  get_profile_viewers,
  update_profile,
  manage_profile_positions,
  endorse_skill,
  get_contact_info,
  get_profile_activity,
  request_recommendation,
  batch_get_profiles,
  manage_profile_skills,
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
};
