import type { ToolHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { get_profile } from "./profile/get_profile.ts";
import { get_profile_viewers } from "./profile/get_profile_viewers.ts";
import { update_profile } from "./profile/update_profile.ts";
import { manage_profile_positions } from "./profile/manage_profile_positions.ts";
import { manage_profile_skills } from "./profile/manage_profile_skills.ts";
import { endorse_skill } from "./profile/endorse_skill.ts";
import { get_contact_info } from "./profile/get_contact_info.ts";
import { get_profile_activity } from "./profile/get_profile_activity.ts";
import { request_recommendation } from "./profile/request_recommendation.ts";
import { batch_get_profiles } from "./profile/batch_get_profiles.ts";
import { list_conversations } from "./messaging/list_conversations.ts";
import { get_conversation } from "./messaging/get_conversation.ts";
import { get_messages } from "./messaging/get_messages.ts";
import { send_message } from "./messaging/send_message.ts";
import { send_inmail } from "./messaging/send_inmail.ts";
import { react_to_message } from "./messaging/react_to_message.ts";
import { update_conversation } from "./messaging/update_conversation.ts";
import { create_group_conversation } from "./messaging/create_group_conversation.ts";
import { edit_message } from "./messaging/edit_message.ts";
import { delete_message } from "./messaging/delete_message.ts";
import { search_messages } from "./messaging/search_messages.ts";
import { get_inbox_summary } from "./messaging/get_inbox_summary.ts";
import { list_message_templates } from "./messaging/list_message_templates.ts";
import { save_message_template } from "./messaging/save_message_template.ts";
import { delete_message_template } from "./messaging/delete_message_template.ts";
import { render_message_template } from "./messaging/render_message_template.ts";
import { schedule_message } from "./messaging/schedule_message.ts";
import { list_scheduled_messages } from "./messaging/list_scheduled_messages.ts";
import { cancel_scheduled_message } from "./messaging/cancel_scheduled_message.ts";
import { export_conversations } from "./messaging/export_conversations.ts";
import { get_connections } from "./network/get_connections.ts";
import { annotate_connection } from "./network/annotate_connection.ts";
import { remove_connection } from "./network/remove_connection.ts";
import { get_relationship } from "./network/get_relationship.ts";
import { get_network_stats } from "./network/get_network_stats.ts";
import { list_suggested_connections } from "./network/list_suggested_connections.ts";
import { list_network_updates } from "./network/list_network_updates.ts";
import { send_invitation } from "./network/send_invitation.ts";
import { list_invitations } from "./network/list_invitations.ts";
import { respond_to_invitation } from "./network/respond_to_invitation.ts";
import { cancel_invitation } from "./network/cancel_invitation.ts";
import { withdraw_stale_invitations } from "./network/withdraw_stale_invitations.ts";
import { get_company_profile } from "./network/get_company_profile.ts";
import { list_company_employees } from "./network/list_company_employees.ts";
import { follow_user } from "./network/follow_user.ts";
import { unfollow_user } from "./network/unfollow_user.ts";
import { follow_company } from "./network/follow_company.ts";
import { get_followers } from "./network/get_followers.ts";
import { list_following } from "./network/list_following.ts";
import { block_user } from "./network/block_user.ts";
import { unblock_user } from "./network/unblock_user.ts";
import { list_blocked_users } from "./network/list_blocked_users.ts";
import { export_connections } from "./network/export_connections.ts";
import { create_post } from "./content/create_post.ts";
import { get_post } from "./content/get_post.ts";
import { list_posts } from "./content/list_posts.ts";
import { update_post } from "./content/update_post.ts";
import { delete_post } from "./content/delete_post.ts";
import { repost_post } from "./content/repost_post.ts";
import { react_to_post } from "./content/react_to_post.ts";
import { remove_post_reaction } from "./content/remove_post_reaction.ts";
import { comment_on_post } from "./content/comment_on_post.ts";
import { reply_to_comment } from "./content/reply_to_comment.ts";
import { react_to_comment } from "./content/react_to_comment.ts";
import { delete_comment } from "./content/delete_comment.ts";
import { list_post_comments } from "./content/list_post_comments.ts";
import { list_post_reactions } from "./content/list_post_reactions.ts";
import { get_feed } from "./content/get_feed.ts";
import { list_mentions } from "./content/list_mentions.ts";
import { save_post } from "./content/save_post.ts";
import { list_saved_posts } from "./content/list_saved_posts.ts";
import { upload_media } from "./content/upload_media.ts";
import { save_post_draft } from "./content/save_post_draft.ts";
import { list_post_drafts } from "./content/list_post_drafts.ts";
import { delete_post_draft } from "./content/delete_post_draft.ts";
import { publish_post_draft } from "./content/publish_post_draft.ts";
import { schedule_post } from "./content/schedule_post.ts";
import { cancel_scheduled_post } from "./content/cancel_scheduled_post.ts";
import { get_content_calendar } from "./content/get_content_calendar.ts";
import { search_people } from "./search/search_people.ts";
import { search_companies } from "./search/search_companies.ts";
import { search_posts } from "./search/search_posts.ts";
import { search_jobs } from "./search/search_jobs.ts";
import { get_job } from "./search/get_job.ts";
import { get_search_parameters } from "./search/get_search_parameters.ts";
import { search_navigator_leads } from "./search/search_navigator_leads.ts";
import { search_navigator_accounts } from "./search/search_navigator_accounts.ts";
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
import { get_follower_analytics } from "./analytics/get_follower_analytics.ts";
import { get_audience_demographics } from "./analytics/get_audience_demographics.ts";
import { get_search_appearances } from "./analytics/get_search_appearances.ts";
import { get_best_posting_times } from "./analytics/get_best_posting_times.ts";
import { list_top_engagers } from "./analytics/list_top_engagers.ts";
import { get_outreach_analytics } from "./analytics/get_outreach_analytics.ts";
import { get_inbox_analytics } from "./analytics/get_inbox_analytics.ts";
import { get_company_analytics } from "./analytics/get_company_analytics.ts";
import { purge_analytics_cache } from "./analytics/purge_analytics_cache.ts";
import { export_analytics } from "./analytics/export_analytics.ts";
import { list_campaigns } from "./campaigns/list_campaigns.ts";
import { get_campaign } from "./campaigns/get_campaign.ts";
import { upsert_campaign } from "./campaigns/upsert_campaign.ts";
import { clone_campaign } from "./campaigns/clone_campaign.ts";
import { preview_campaign_launch } from "./campaigns/preview_campaign_launch.ts";
import { confirm_campaign_launch } from "./campaigns/confirm_campaign_launch.ts";
import { pause_campaign } from "./campaigns/pause_campaign.ts";
import { resume_campaign } from "./campaigns/resume_campaign.ts";
import { archive_campaign } from "./campaigns/archive_campaign.ts";
import { list_campaign_leads } from "./campaigns/list_campaign_leads.ts";
import { add_leads_to_campaign } from "./campaigns/add_leads_to_campaign.ts";
import { remove_leads_from_campaign } from "./campaigns/remove_leads_from_campaign.ts";
import { update_campaign_lead } from "./campaigns/update_campaign_lead.ts";
import { list_campaign_activity } from "./campaigns/list_campaign_activity.ts";
import { list_lead_lists } from "./campaigns/list_lead_lists.ts";
import { save_lead_list } from "./campaigns/save_lead_list.ts";
import { list_leads } from "./campaigns/list_leads.ts";
import { get_lead } from "./campaigns/get_lead.ts";
import { save_lead } from "./campaigns/save_lead.ts";
import { add_leads_to_list } from "./campaigns/add_leads_to_list.ts";
import { remove_leads_from_list } from "./campaigns/remove_leads_from_list.ts";
import { import_leads_from_search } from "./campaigns/import_leads_from_search.ts";
import { list_exclusions } from "./campaigns/list_exclusions.ts";
import { add_exclusions } from "./campaigns/add_exclusions.ts";
import { remove_exclusion } from "./campaigns/remove_exclusion.ts";
import { delete_campaign } from "./campaigns/delete_campaign.ts";
import { delete_lead_list } from "./campaigns/delete_lead_list.ts";
import { export_leads } from "./campaigns/export_leads.ts";
import { save_navigator_lead } from "./campaigns/save_navigator_lead.ts";
import { list_navigator_leads } from "./campaigns/list_navigator_leads.ts";
import { list_navigator_alerts } from "./campaigns/list_navigator_alerts.ts";
import { upload_leads_csv } from "./campaigns/upload_leads_csv.ts";
import { get_account } from "./settings/get_account.ts";
import { list_accounts } from "./settings/list_accounts.ts";
import { set_default_account } from "./settings/set_default_account.ts";
import { update_account_settings } from "./settings/update_account_settings.ts";
import { manage_outreach_settings } from "./settings/manage_outreach_settings.ts";
import { get_usage } from "./settings/get_usage.ts";
import { manage_warm_up } from "./settings/manage_warm_up.ts";
import { get_writing_style } from "./settings/get_writing_style.ts";
import { refresh_writing_style } from "./settings/refresh_writing_style.ts";
import { list_notifications } from "./settings/list_notifications.ts";
import { mark_notifications_read } from "./settings/mark_notifications_read.ts";
import { connect_account } from "./settings/connect_account.ts";
import { disconnect_account } from "./settings/disconnect_account.ts";
import { list_audit_events } from "./settings/list_audit_events.ts";
import { list_webhooks } from "./settings/list_webhooks.ts";
import { upsert_webhook } from "./settings/upsert_webhook.ts";
import { delete_webhook } from "./settings/delete_webhook.ts";
import { test_webhook } from "./settings/test_webhook.ts";
import { download_export } from "./settings/download_export.ts";
import { contact_support } from "./support/contact_support.ts";
import { list_support_tickets } from "./support/list_support_tickets.ts";
import { get_support_ticket } from "./support/get_support_ticket.ts";
import { reply_to_support_ticket } from "./support/reply_to_support_ticket.ts";
import { search_help } from "./support/search_help.ts";
import { get_service_status } from "./support/get_service_status.ts";
import { find_tools } from "./support/find_tools.ts";

/** The handler of every tool. */
export const tools: ToolHandlers<ServiceContext> = {
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
  list_conversations,
  get_conversation,
  get_messages,
  send_message,
  send_inmail,
  react_to_message,
  update_conversation,
  create_group_conversation,
  edit_message,
  delete_message,
  search_messages,
  get_inbox_summary,
  list_message_templates,
  save_message_template,
  delete_message_template,
  render_message_template,
  schedule_message,
  list_scheduled_messages,
  cancel_scheduled_message,
  export_conversations,
  get_connections,
  annotate_connection,
  remove_connection,
  get_relationship,
  get_network_stats,
  list_suggested_connections,
  list_network_updates,
  send_invitation,
  list_invitations,
  respond_to_invitation,
  cancel_invitation,
  withdraw_stale_invitations,
  get_company_profile,
  list_company_employees,
  follow_user,
  unfollow_user,
  follow_company,
  get_followers,
  list_following,
  block_user,
  unblock_user,
  list_blocked_users,
  export_connections,
  create_post,
  get_post,
  list_posts,
  update_post,
  delete_post,
  repost_post,
  react_to_post,
  remove_post_reaction,
  comment_on_post,
  reply_to_comment,
  react_to_comment,
  delete_comment,
  list_post_comments,
  list_post_reactions,
  get_feed,
  list_mentions,
  save_post,
  list_saved_posts,
  upload_media,
  save_post_draft,
  list_post_drafts,
  delete_post_draft,
  publish_post_draft,
  schedule_post,
  cancel_scheduled_post,
  get_content_calendar,
  search_people,
  search_companies,
  search_posts,
  search_jobs,
  get_job,
  get_search_parameters,
  search_navigator_leads,
  search_navigator_accounts,
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
  get_follower_analytics,
  get_audience_demographics,
  get_search_appearances,
  get_best_posting_times,
  list_top_engagers,
  get_outreach_analytics,
  get_inbox_analytics,
  get_company_analytics,
  purge_analytics_cache,
  export_analytics,
  list_campaigns,
  get_campaign,
  upsert_campaign,
  clone_campaign,
  preview_campaign_launch,
  confirm_campaign_launch,
  pause_campaign,
  resume_campaign,
  archive_campaign,
  list_campaign_leads,
  add_leads_to_campaign,
  remove_leads_from_campaign,
  update_campaign_lead,
  list_campaign_activity,
  list_lead_lists,
  save_lead_list,
  list_leads,
  get_lead,
  save_lead,
  add_leads_to_list,
  remove_leads_from_list,
  import_leads_from_search,
  list_exclusions,
  add_exclusions,
  remove_exclusion,
  delete_campaign,
  delete_lead_list,
  export_leads,
  save_navigator_lead,
  list_navigator_leads,
  list_navigator_alerts,
  upload_leads_csv,
  get_account,
  list_accounts,
  set_default_account,
  update_account_settings,
  manage_outreach_settings,
  get_usage,
  manage_warm_up,
  get_writing_style,
  refresh_writing_style,
  list_notifications,
  mark_notifications_read,
  connect_account,
  disconnect_account,
  list_audit_events,
  list_webhooks,
  upsert_webhook,
  delete_webhook,
  test_webhook,
  download_export,
  contact_support,
  list_support_tickets,
  get_support_ticket,
  reply_to_support_ticket,
  search_help,
  get_service_status,
  find_tools,
};
