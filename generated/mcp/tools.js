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
import create_group_conversation from "./tools/messaging/create_group_conversation.json" with { type: "json" };
import edit_message from "./tools/messaging/edit_message.json" with { type: "json" };
import delete_message from "./tools/messaging/delete_message.json" with { type: "json" };
import update_conversation from "./tools/messaging/update_conversation.json" with { type: "json" };
import search_messages from "./tools/messaging/search_messages.json" with { type: "json" };
import get_inbox_summary from "./tools/messaging/get_inbox_summary.json" with { type: "json" };
import list_message_templates from "./tools/messaging/list_message_templates.json" with { type: "json" };
import save_message_template from "./tools/messaging/save_message_template.json" with { type: "json" };
import delete_message_template from "./tools/messaging/delete_message_template.json" with { type: "json" };
import render_message_template from "./tools/messaging/render_message_template.json" with { type: "json" };
import schedule_message from "./tools/messaging/schedule_message.json" with { type: "json" };
import list_scheduled_messages from "./tools/messaging/list_scheduled_messages.json" with { type: "json" };
import cancel_scheduled_message from "./tools/messaging/cancel_scheduled_message.json" with { type: "json" };
import export_conversations from "./tools/messaging/export_conversations.json" with { type: "json" };
import start_conversation from "./tools/messaging/start_conversation.json" with { type: "json" };
import get_connections from "./tools/network/get_connections.json" with { type: "json" };
import annotate_connection from "./tools/network/annotate_connection.json" with { type: "json" };
import remove_connection from "./tools/network/remove_connection.json" with { type: "json" };
import get_relationship from "./tools/network/get_relationship.json" with { type: "json" };
import get_network_stats from "./tools/network/get_network_stats.json" with { type: "json" };
import list_suggested_connections from "./tools/network/list_suggested_connections.json" with { type: "json" };
import list_network_updates from "./tools/network/list_network_updates.json" with { type: "json" };
import send_invitation from "./tools/network/send_invitation.json" with { type: "json" };
import list_invitations from "./tools/network/list_invitations.json" with { type: "json" };
import respond_to_invitation from "./tools/network/respond_to_invitation.json" with { type: "json" };
import cancel_invitation from "./tools/network/cancel_invitation.json" with { type: "json" };
import withdraw_stale_invitations from "./tools/network/withdraw_stale_invitations.json" with { type: "json" };
import get_company_profile from "./tools/network/get_company_profile.json" with { type: "json" };
import list_company_employees from "./tools/network/list_company_employees.json" with { type: "json" };
import follow_user from "./tools/network/follow_user.json" with { type: "json" };
import unfollow_user from "./tools/network/unfollow_user.json" with { type: "json" };
import follow_company from "./tools/network/follow_company.json" with { type: "json" };
import get_followers from "./tools/network/get_followers.json" with { type: "json" };
import list_following from "./tools/network/list_following.json" with { type: "json" };
import block_user from "./tools/network/block_user.json" with { type: "json" };
import unblock_user from "./tools/network/unblock_user.json" with { type: "json" };
import list_blocked_users from "./tools/network/list_blocked_users.json" with { type: "json" };
import export_connections from "./tools/network/export_connections.json" with { type: "json" };
import list_sent_invitations from "./tools/network/list_sent_invitations.json" with { type: "json" };
import list_received_invitations from "./tools/network/list_received_invitations.json" with { type: "json" };
import accept_invitation from "./tools/network/accept_invitation.json" with { type: "json" };
import decline_invitation from "./tools/network/decline_invitation.json" with { type: "json" };
import create_post from "./tools/content/create_post.json" with { type: "json" };
import get_post from "./tools/content/get_post.json" with { type: "json" };
import list_posts from "./tools/content/list_posts.json" with { type: "json" };
import update_post from "./tools/content/update_post.json" with { type: "json" };
import delete_post from "./tools/content/delete_post.json" with { type: "json" };
import repost_post from "./tools/content/repost_post.json" with { type: "json" };
import react_to_post from "./tools/content/react_to_post.json" with { type: "json" };
import remove_post_reaction from "./tools/content/remove_post_reaction.json" with { type: "json" };
import comment_on_post from "./tools/content/comment_on_post.json" with { type: "json" };
import reply_to_comment from "./tools/content/reply_to_comment.json" with { type: "json" };
import react_to_comment from "./tools/content/react_to_comment.json" with { type: "json" };
import delete_comment from "./tools/content/delete_comment.json" with { type: "json" };
import list_post_comments from "./tools/content/list_post_comments.json" with { type: "json" };
import list_post_reactions from "./tools/content/list_post_reactions.json" with { type: "json" };
import get_feed from "./tools/content/get_feed.json" with { type: "json" };
import list_mentions from "./tools/content/list_mentions.json" with { type: "json" };
import save_post from "./tools/content/save_post.json" with { type: "json" };
import list_saved_posts from "./tools/content/list_saved_posts.json" with { type: "json" };
import upload_media from "./tools/content/upload_media.json" with { type: "json" };
import save_post_draft from "./tools/content/save_post_draft.json" with { type: "json" };
import list_post_drafts from "./tools/content/list_post_drafts.json" with { type: "json" };
import delete_post_draft from "./tools/content/delete_post_draft.json" with { type: "json" };
import publish_post_draft from "./tools/content/publish_post_draft.json" with { type: "json" };
import schedule_post from "./tools/content/schedule_post.json" with { type: "json" };
import cancel_scheduled_post from "./tools/content/cancel_scheduled_post.json" with { type: "json" };
import get_content_calendar from "./tools/content/get_content_calendar.json" with { type: "json" };
import like_post from "./tools/content/like_post.json" with { type: "json" };
import get_top_posts from "./tools/content/get_top_posts.json" with { type: "json" };
import get_content_summary from "./tools/content/get_content_summary.json" with { type: "json" };
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
import search_navigator_leads from "./tools/search/search_navigator_leads.json" with { type: "json" };
import search_navigator_accounts from "./tools/search/search_navigator_accounts.json" with { type: "json" };
import get_analytics from "./tools/analytics/get_analytics.json" with { type: "json" };
import get_post_analytics from "./tools/analytics/get_post_analytics.json" with { type: "json" };
import get_cached_post_analytics from "./tools/analytics/get_cached_post_analytics.json" with { type: "json" };
import get_activity_analytics from "./tools/analytics/get_activity_analytics.json" with { type: "json" };
import get_comment_reach from "./tools/analytics/get_comment_reach.json" with { type: "json" };
import get_variant_stats from "./tools/analytics/get_variant_stats.json" with { type: "json" };
import get_follower_analytics from "./tools/analytics/get_follower_analytics.json" with { type: "json" };
import get_audience_demographics from "./tools/analytics/get_audience_demographics.json" with { type: "json" };
import get_search_appearances from "./tools/analytics/get_search_appearances.json" with { type: "json" };
import get_best_posting_times from "./tools/analytics/get_best_posting_times.json" with { type: "json" };
import list_top_engagers from "./tools/analytics/list_top_engagers.json" with { type: "json" };
import get_outreach_analytics from "./tools/analytics/get_outreach_analytics.json" with { type: "json" };
import get_inbox_analytics from "./tools/analytics/get_inbox_analytics.json" with { type: "json" };
import get_company_analytics from "./tools/analytics/get_company_analytics.json" with { type: "json" };
import purge_analytics_cache from "./tools/analytics/purge_analytics_cache.json" with { type: "json" };
import export_analytics from "./tools/analytics/export_analytics.json" with { type: "json" };
import get_profile_analytics from "./tools/analytics/get_profile_analytics.json" with { type: "json" };
import list_campaigns from "./tools/campaigns/list_campaigns.json" with { type: "json" };
import get_campaign from "./tools/campaigns/get_campaign.json" with { type: "json" };
import upsert_campaign from "./tools/campaigns/upsert_campaign.json" with { type: "json" };
import clone_campaign from "./tools/campaigns/clone_campaign.json" with { type: "json" };
import preview_campaign_launch from "./tools/campaigns/preview_campaign_launch.json" with { type: "json" };
import confirm_campaign_launch from "./tools/campaigns/confirm_campaign_launch.json" with { type: "json" };
import pause_campaign from "./tools/campaigns/pause_campaign.json" with { type: "json" };
import resume_campaign from "./tools/campaigns/resume_campaign.json" with { type: "json" };
import archive_campaign from "./tools/campaigns/archive_campaign.json" with { type: "json" };
import list_campaign_leads from "./tools/campaigns/list_campaign_leads.json" with { type: "json" };
import add_leads_to_campaign from "./tools/campaigns/add_leads_to_campaign.json" with { type: "json" };
import remove_leads_from_campaign from "./tools/campaigns/remove_leads_from_campaign.json" with { type: "json" };
import update_campaign_lead from "./tools/campaigns/update_campaign_lead.json" with { type: "json" };
import list_campaign_activity from "./tools/campaigns/list_campaign_activity.json" with { type: "json" };
import list_lead_lists from "./tools/campaigns/list_lead_lists.json" with { type: "json" };
import save_lead_list from "./tools/campaigns/save_lead_list.json" with { type: "json" };
import list_leads from "./tools/campaigns/list_leads.json" with { type: "json" };
import get_lead from "./tools/campaigns/get_lead.json" with { type: "json" };
import save_lead from "./tools/campaigns/save_lead.json" with { type: "json" };
import add_leads_to_list from "./tools/campaigns/add_leads_to_list.json" with { type: "json" };
import remove_leads_from_list from "./tools/campaigns/remove_leads_from_list.json" with { type: "json" };
import import_leads_from_search from "./tools/campaigns/import_leads_from_search.json" with { type: "json" };
import list_exclusions from "./tools/campaigns/list_exclusions.json" with { type: "json" };
import add_exclusions from "./tools/campaigns/add_exclusions.json" with { type: "json" };
import remove_exclusion from "./tools/campaigns/remove_exclusion.json" with { type: "json" };
import delete_campaign from "./tools/campaigns/delete_campaign.json" with { type: "json" };
import delete_lead_list from "./tools/campaigns/delete_lead_list.json" with { type: "json" };
import export_leads from "./tools/campaigns/export_leads.json" with { type: "json" };
import save_navigator_lead from "./tools/campaigns/save_navigator_lead.json" with { type: "json" };
import list_navigator_leads from "./tools/campaigns/list_navigator_leads.json" with { type: "json" };
import list_navigator_alerts from "./tools/campaigns/list_navigator_alerts.json" with { type: "json" };
import upload_leads_csv from "./tools/campaigns/upload_leads_csv.json" with { type: "json" };
import create_campaign from "./tools/campaigns/create_campaign.json" with { type: "json" };
import update_campaign from "./tools/campaigns/update_campaign.json" with { type: "json" };
import get_campaign_stats from "./tools/campaigns/get_campaign_stats.json" with { type: "json" };
import get_campaign_health from "./tools/campaigns/get_campaign_health.json" with { type: "json" };
import get_campaign_outreach_config from "./tools/campaigns/get_campaign_outreach_config.json" with { type: "json" };
import get_account from "./tools/settings/get_account.json" with { type: "json" };
import list_accounts from "./tools/settings/list_accounts.json" with { type: "json" };
import set_default_account from "./tools/settings/set_default_account.json" with { type: "json" };
import update_account_settings from "./tools/settings/update_account_settings.json" with { type: "json" };
import manage_outreach_settings from "./tools/settings/manage_outreach_settings.json" with { type: "json" };
import get_usage from "./tools/settings/get_usage.json" with { type: "json" };
import manage_warm_up from "./tools/settings/manage_warm_up.json" with { type: "json" };
import get_writing_style from "./tools/settings/get_writing_style.json" with { type: "json" };
import refresh_writing_style from "./tools/settings/refresh_writing_style.json" with { type: "json" };
import list_notifications from "./tools/settings/list_notifications.json" with { type: "json" };
import mark_notifications_read from "./tools/settings/mark_notifications_read.json" with { type: "json" };
import connect_account from "./tools/settings/connect_account.json" with { type: "json" };
import disconnect_account from "./tools/settings/disconnect_account.json" with { type: "json" };
import list_audit_events from "./tools/settings/list_audit_events.json" with { type: "json" };
import list_webhooks from "./tools/settings/list_webhooks.json" with { type: "json" };
import upsert_webhook from "./tools/settings/upsert_webhook.json" with { type: "json" };
import delete_webhook from "./tools/settings/delete_webhook.json" with { type: "json" };
import test_webhook from "./tools/settings/test_webhook.json" with { type: "json" };
import download_export from "./tools/settings/download_export.json" with { type: "json" };
import contact_support from "./tools/support/contact_support.json" with { type: "json" };
import list_support_tickets from "./tools/support/list_support_tickets.json" with { type: "json" };
import get_support_ticket from "./tools/support/get_support_ticket.json" with { type: "json" };
import reply_to_support_ticket from "./tools/support/reply_to_support_ticket.json" with { type: "json" };
import search_help from "./tools/support/search_help.json" with { type: "json" };
import get_service_status from "./tools/support/get_service_status.json" with { type: "json" };
import find_tools from "./tools/support/find_tools.json" with { type: "json" };

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
