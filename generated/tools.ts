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
import { tool as create_group_conversation } from "./tools/messaging/create_group_conversation.ts";
import { tool as edit_message } from "./tools/messaging/edit_message.ts";
import { tool as delete_message } from "./tools/messaging/delete_message.ts";
import { tool as update_conversation } from "./tools/messaging/update_conversation.ts";
import { tool as search_messages } from "./tools/messaging/search_messages.ts";
import { tool as get_inbox_summary } from "./tools/messaging/get_inbox_summary.ts";
import { tool as list_message_templates } from "./tools/messaging/list_message_templates.ts";
import { tool as save_message_template } from "./tools/messaging/save_message_template.ts";
import { tool as delete_message_template } from "./tools/messaging/delete_message_template.ts";
import { tool as render_message_template } from "./tools/messaging/render_message_template.ts";
import { tool as schedule_message } from "./tools/messaging/schedule_message.ts";
import { tool as list_scheduled_messages } from "./tools/messaging/list_scheduled_messages.ts";
import { tool as cancel_scheduled_message } from "./tools/messaging/cancel_scheduled_message.ts";
import { tool as export_conversations } from "./tools/messaging/export_conversations.ts";
import { tool as start_conversation } from "./tools/messaging/start_conversation.ts";
import { tool as get_connections } from "./tools/network/get_connections.ts";
import { tool as annotate_connection } from "./tools/network/annotate_connection.ts";
import { tool as remove_connection } from "./tools/network/remove_connection.ts";
import { tool as get_relationship } from "./tools/network/get_relationship.ts";
import { tool as get_network_stats } from "./tools/network/get_network_stats.ts";
import { tool as list_suggested_connections } from "./tools/network/list_suggested_connections.ts";
import { tool as list_network_updates } from "./tools/network/list_network_updates.ts";
import { tool as send_invitation } from "./tools/network/send_invitation.ts";
import { tool as list_invitations } from "./tools/network/list_invitations.ts";
import { tool as respond_to_invitation } from "./tools/network/respond_to_invitation.ts";
import { tool as cancel_invitation } from "./tools/network/cancel_invitation.ts";
import { tool as withdraw_stale_invitations } from "./tools/network/withdraw_stale_invitations.ts";
import { tool as get_company_profile } from "./tools/network/get_company_profile.ts";
import { tool as list_company_employees } from "./tools/network/list_company_employees.ts";
import { tool as follow_user } from "./tools/network/follow_user.ts";
import { tool as unfollow_user } from "./tools/network/unfollow_user.ts";
import { tool as follow_company } from "./tools/network/follow_company.ts";
import { tool as get_followers } from "./tools/network/get_followers.ts";
import { tool as list_following } from "./tools/network/list_following.ts";
import { tool as block_user } from "./tools/network/block_user.ts";
import { tool as unblock_user } from "./tools/network/unblock_user.ts";
import { tool as list_blocked_users } from "./tools/network/list_blocked_users.ts";
import { tool as export_connections } from "./tools/network/export_connections.ts";
import { tool as list_sent_invitations } from "./tools/network/list_sent_invitations.ts";
import { tool as list_received_invitations } from "./tools/network/list_received_invitations.ts";
import { tool as accept_invitation } from "./tools/network/accept_invitation.ts";
import { tool as decline_invitation } from "./tools/network/decline_invitation.ts";
import { tool as create_post } from "./tools/content/create_post.ts";
import { tool as get_post } from "./tools/content/get_post.ts";
import { tool as list_posts } from "./tools/content/list_posts.ts";
import { tool as update_post } from "./tools/content/update_post.ts";
import { tool as delete_post } from "./tools/content/delete_post.ts";
import { tool as repost_post } from "./tools/content/repost_post.ts";
import { tool as react_to_post } from "./tools/content/react_to_post.ts";
import { tool as remove_post_reaction } from "./tools/content/remove_post_reaction.ts";
import { tool as comment_on_post } from "./tools/content/comment_on_post.ts";
import { tool as reply_to_comment } from "./tools/content/reply_to_comment.ts";
import { tool as react_to_comment } from "./tools/content/react_to_comment.ts";
import { tool as delete_comment } from "./tools/content/delete_comment.ts";
import { tool as list_post_comments } from "./tools/content/list_post_comments.ts";
import { tool as list_post_reactions } from "./tools/content/list_post_reactions.ts";
import { tool as get_feed } from "./tools/content/get_feed.ts";
import { tool as list_mentions } from "./tools/content/list_mentions.ts";
import { tool as save_post } from "./tools/content/save_post.ts";
import { tool as list_saved_posts } from "./tools/content/list_saved_posts.ts";
import { tool as upload_media } from "./tools/content/upload_media.ts";
import { tool as save_post_draft } from "./tools/content/save_post_draft.ts";
import { tool as list_post_drafts } from "./tools/content/list_post_drafts.ts";
import { tool as delete_post_draft } from "./tools/content/delete_post_draft.ts";
import { tool as publish_post_draft } from "./tools/content/publish_post_draft.ts";
import { tool as schedule_post } from "./tools/content/schedule_post.ts";
import { tool as cancel_scheduled_post } from "./tools/content/cancel_scheduled_post.ts";
import { tool as get_content_calendar } from "./tools/content/get_content_calendar.ts";
import { tool as like_post } from "./tools/content/like_post.ts";
import { tool as get_top_posts } from "./tools/content/get_top_posts.ts";
import { tool as get_content_summary } from "./tools/content/get_content_summary.ts";
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
import { tool as search_navigator_leads } from "./tools/search/search_navigator_leads.ts";
import { tool as search_navigator_accounts } from "./tools/search/search_navigator_accounts.ts";
import { tool as get_analytics } from "./tools/analytics/get_analytics.ts";
import { tool as get_post_analytics } from "./tools/analytics/get_post_analytics.ts";
import { tool as get_cached_post_analytics } from "./tools/analytics/get_cached_post_analytics.ts";
import { tool as get_activity_analytics } from "./tools/analytics/get_activity_analytics.ts";
import { tool as get_comment_reach } from "./tools/analytics/get_comment_reach.ts";
import { tool as get_variant_stats } from "./tools/analytics/get_variant_stats.ts";
import { tool as get_follower_analytics } from "./tools/analytics/get_follower_analytics.ts";
import { tool as get_audience_demographics } from "./tools/analytics/get_audience_demographics.ts";
import { tool as get_search_appearances } from "./tools/analytics/get_search_appearances.ts";
import { tool as get_best_posting_times } from "./tools/analytics/get_best_posting_times.ts";
import { tool as list_top_engagers } from "./tools/analytics/list_top_engagers.ts";
import { tool as get_outreach_analytics } from "./tools/analytics/get_outreach_analytics.ts";
import { tool as get_inbox_analytics } from "./tools/analytics/get_inbox_analytics.ts";
import { tool as get_company_analytics } from "./tools/analytics/get_company_analytics.ts";
import { tool as purge_analytics_cache } from "./tools/analytics/purge_analytics_cache.ts";
import { tool as export_analytics } from "./tools/analytics/export_analytics.ts";
import { tool as get_profile_analytics } from "./tools/analytics/get_profile_analytics.ts";
import { tool as list_campaigns } from "./tools/campaigns/list_campaigns.ts";
import { tool as get_campaign } from "./tools/campaigns/get_campaign.ts";
import { tool as upsert_campaign } from "./tools/campaigns/upsert_campaign.ts";
import { tool as clone_campaign } from "./tools/campaigns/clone_campaign.ts";
import { tool as preview_campaign_launch } from "./tools/campaigns/preview_campaign_launch.ts";
import { tool as confirm_campaign_launch } from "./tools/campaigns/confirm_campaign_launch.ts";
import { tool as pause_campaign } from "./tools/campaigns/pause_campaign.ts";
import { tool as resume_campaign } from "./tools/campaigns/resume_campaign.ts";
import { tool as archive_campaign } from "./tools/campaigns/archive_campaign.ts";
import { tool as list_campaign_leads } from "./tools/campaigns/list_campaign_leads.ts";
import { tool as add_leads_to_campaign } from "./tools/campaigns/add_leads_to_campaign.ts";
import { tool as remove_leads_from_campaign } from "./tools/campaigns/remove_leads_from_campaign.ts";
import { tool as update_campaign_lead } from "./tools/campaigns/update_campaign_lead.ts";
import { tool as list_campaign_activity } from "./tools/campaigns/list_campaign_activity.ts";
import { tool as list_lead_lists } from "./tools/campaigns/list_lead_lists.ts";
import { tool as save_lead_list } from "./tools/campaigns/save_lead_list.ts";
import { tool as list_leads } from "./tools/campaigns/list_leads.ts";
import { tool as get_lead } from "./tools/campaigns/get_lead.ts";
import { tool as save_lead } from "./tools/campaigns/save_lead.ts";
import { tool as add_leads_to_list } from "./tools/campaigns/add_leads_to_list.ts";
import { tool as remove_leads_from_list } from "./tools/campaigns/remove_leads_from_list.ts";
import { tool as import_leads_from_search } from "./tools/campaigns/import_leads_from_search.ts";
import { tool as list_exclusions } from "./tools/campaigns/list_exclusions.ts";
import { tool as add_exclusions } from "./tools/campaigns/add_exclusions.ts";
import { tool as remove_exclusion } from "./tools/campaigns/remove_exclusion.ts";
import { tool as delete_campaign } from "./tools/campaigns/delete_campaign.ts";
import { tool as delete_lead_list } from "./tools/campaigns/delete_lead_list.ts";
import { tool as export_leads } from "./tools/campaigns/export_leads.ts";
import { tool as save_navigator_lead } from "./tools/campaigns/save_navigator_lead.ts";
import { tool as list_navigator_leads } from "./tools/campaigns/list_navigator_leads.ts";
import { tool as list_navigator_alerts } from "./tools/campaigns/list_navigator_alerts.ts";
import { tool as upload_leads_csv } from "./tools/campaigns/upload_leads_csv.ts";
import { tool as create_campaign } from "./tools/campaigns/create_campaign.ts";
import { tool as update_campaign } from "./tools/campaigns/update_campaign.ts";
import { tool as get_campaign_stats } from "./tools/campaigns/get_campaign_stats.ts";
import { tool as get_campaign_health } from "./tools/campaigns/get_campaign_health.ts";
import { tool as get_campaign_outreach_config } from "./tools/campaigns/get_campaign_outreach_config.ts";
import { tool as get_account } from "./tools/settings/get_account.ts";
import { tool as list_accounts } from "./tools/settings/list_accounts.ts";
import { tool as set_default_account } from "./tools/settings/set_default_account.ts";
import { tool as update_account_settings } from "./tools/settings/update_account_settings.ts";
import { tool as manage_outreach_settings } from "./tools/settings/manage_outreach_settings.ts";
import { tool as get_usage } from "./tools/settings/get_usage.ts";
import { tool as manage_warm_up } from "./tools/settings/manage_warm_up.ts";
import { tool as get_writing_style } from "./tools/settings/get_writing_style.ts";
import { tool as refresh_writing_style } from "./tools/settings/refresh_writing_style.ts";
import { tool as list_notifications } from "./tools/settings/list_notifications.ts";
import { tool as mark_notifications_read } from "./tools/settings/mark_notifications_read.ts";
import { tool as connect_account } from "./tools/settings/connect_account.ts";
import { tool as disconnect_account } from "./tools/settings/disconnect_account.ts";
import { tool as list_audit_events } from "./tools/settings/list_audit_events.ts";
import { tool as list_webhooks } from "./tools/settings/list_webhooks.ts";
import { tool as upsert_webhook } from "./tools/settings/upsert_webhook.ts";
import { tool as delete_webhook } from "./tools/settings/delete_webhook.ts";
import { tool as test_webhook } from "./tools/settings/test_webhook.ts";
import { tool as download_export } from "./tools/settings/download_export.ts";
import { tool as contact_support } from "./tools/support/contact_support.ts";
import { tool as list_support_tickets } from "./tools/support/list_support_tickets.ts";
import { tool as get_support_ticket } from "./tools/support/get_support_ticket.ts";
import { tool as reply_to_support_ticket } from "./tools/support/reply_to_support_ticket.ts";
import { tool as search_help } from "./tools/support/search_help.ts";
import { tool as get_service_status } from "./tools/support/get_service_status.ts";
import { tool as find_tools } from "./tools/support/find_tools.ts";

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
  create_group_conversation,
  edit_message,
  delete_message,
  update_conversation,
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
  start_conversation,
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
  list_sent_invitations,
  list_received_invitations,
  accept_invitation,
  decline_invitation,
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
  like_post,
  get_top_posts,
  get_content_summary,
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
  search_navigator_leads,
  search_navigator_accounts,
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
  get_profile_analytics,
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
  create_campaign,
  update_campaign,
  get_campaign_stats,
  get_campaign_health,
  get_campaign_outreach_config,
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
];
