// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** All routes by path (relative to the base path) and method. */
export interface paths {
  "/account": {
    get: import("./operations/settings/get_account.ts").GetAccountOperation;
  };
  "/account/settings": {
    patch: import("./operations/settings/update_account_settings.ts").UpdateAccountSettingsOperation;
  };
  "/accounts": {
    get: import("./operations/settings/list_accounts.ts").ListAccountsOperation;
    post: import("./operations/settings/connect_account.ts").ConnectAccountOperation;
  };
  "/accounts/{account_id}": {
    get: import("./operations/settings/get_account.ts").GetAccountByIdOperation;
    delete: import("./operations/settings/disconnect_account.ts").DisconnectAccountOperation;
  };
  "/accounts/{account_id}/default": {
    post: import("./operations/settings/set_default_account.ts").SetDefaultAccountOperation;
  };
  "/analytics": {
    get: import("./operations/analytics/get_analytics.ts").GetAnalyticsOperation;
  };
  "/analytics/activity": {
    get: import("./operations/analytics/get_activity_analytics.ts").GetActivityAnalyticsOperation;
  };
  "/analytics/audience": {
    get: import("./operations/analytics/get_audience_demographics.ts").GetAudienceDemographicsOperation;
  };
  "/analytics/best-times": {
    get: import("./operations/analytics/get_best_posting_times.ts").GetBestPostingTimesOperation;
  };
  "/analytics/cache": {
    delete: import("./operations/analytics/purge_analytics_cache.ts").PurgeAnalyticsCacheOperation;
  };
  "/analytics/comments": {
    get: import("./operations/analytics/get_comment_reach.ts").GetCommentReachOperation;
  };
  "/analytics/engagers": {
    get: import("./operations/analytics/list_top_engagers.ts").ListTopEngagersOperation;
  };
  "/analytics/followers": {
    get: import("./operations/analytics/get_follower_analytics.ts").GetFollowerAnalyticsOperation;
  };
  "/analytics/inbox": {
    get: import("./operations/analytics/get_inbox_analytics.ts").GetInboxAnalyticsOperation;
  };
  "/analytics/outreach": {
    get: import("./operations/analytics/get_outreach_analytics.ts").GetOutreachAnalyticsOperation;
  };
  "/analytics/posts": {
    get: import("./operations/analytics/get_cached_post_analytics.ts").GetCachedPostAnalyticsOperation;
  };
  "/analytics/profile": {
    get: import("./operations/analytics/get_profile_analytics.ts").GetProfileAnalyticsOperation;
  };
  "/analytics/search-appearances": {
    get: import("./operations/analytics/get_search_appearances.ts").GetSearchAppearancesOperation;
  };
  "/audit-events": {
    get: import("./operations/settings/list_audit_events.ts").ListAuditEventsOperation;
  };
  "/blocks": {
    get: import("./operations/network/list_blocked_users.ts").ListBlockedUsersOperation;
    post: import("./operations/network/block_user.ts").BlockUserOperation;
  };
  "/blocks/{profile_id}": {
    delete: import("./operations/network/unblock_user.ts").UnblockUserOperation;
  };
  "/campaigns": {
    get: import("./operations/campaigns/list_campaigns.ts").ListCampaignsOperation;
    post: import("./operations/campaigns/upsert_campaign.ts").UpsertCampaignOperation;
  };
  "/campaigns/create": {
    post: import("./operations/campaigns/create_campaign.ts").CreateCampaignOperation;
  };
  "/campaigns/{campaign_id}": {
    get: import("./operations/campaigns/get_campaign.ts").GetCampaignOperation;
    patch: import("./operations/campaigns/upsert_campaign.ts").ChangeCampaignOperation;
    delete: import("./operations/campaigns/delete_campaign.ts").DeleteCampaignOperation;
  };
  "/campaigns/{campaign_id}/activity": {
    get: import("./operations/campaigns/list_campaign_activity.ts").ListCampaignActivityOperation;
  };
  "/campaigns/{campaign_id}/archive": {
    post: import("./operations/campaigns/archive_campaign.ts").ArchiveCampaignOperation;
  };
  "/campaigns/{campaign_id}/clone": {
    post: import("./operations/campaigns/clone_campaign.ts").CloneCampaignOperation;
  };
  "/campaigns/{campaign_id}/health": {
    get: import("./operations/campaigns/get_campaign_health.ts").GetCampaignHealthOperation;
  };
  "/campaigns/{campaign_id}/launch/confirm": {
    post: import("./operations/campaigns/confirm_campaign_launch.ts").ConfirmCampaignLaunchOperation;
  };
  "/campaigns/{campaign_id}/launch/preview": {
    post: import("./operations/campaigns/preview_campaign_launch.ts").PreviewCampaignLaunchOperation;
  };
  "/campaigns/{campaign_id}/leads": {
    get: import("./operations/campaigns/list_campaign_leads.ts").ListCampaignLeadsOperation;
    post: import("./operations/campaigns/add_leads_to_campaign.ts").AddLeadsToCampaignOperation;
  };
  "/campaigns/{campaign_id}/leads/remove": {
    post: import("./operations/campaigns/remove_leads_from_campaign.ts").RemoveLeadsFromCampaignOperation;
  };
  "/campaigns/{campaign_id}/leads/{lead_id}": {
    patch: import("./operations/campaigns/update_campaign_lead.ts").UpdateCampaignLeadOperation;
  };
  "/campaigns/{campaign_id}/outreach": {
    get: import("./operations/campaigns/get_campaign_outreach_config.ts").GetCampaignOutreachConfigOperation;
  };
  "/campaigns/{campaign_id}/pause": {
    post: import("./operations/campaigns/pause_campaign.ts").PauseCampaignOperation;
  };
  "/campaigns/{campaign_id}/resume": {
    post: import("./operations/campaigns/resume_campaign.ts").ResumeCampaignOperation;
  };
  "/campaigns/{campaign_id}/settings": {
    patch: import("./operations/campaigns/update_campaign.ts").UpdateCampaignOperation;
  };
  "/campaigns/{campaign_id}/stats": {
    get: import("./operations/campaigns/get_campaign_stats.ts").GetCampaignStatsOperation;
  };
  "/campaigns/{campaign_id}/variants": {
    get: import("./operations/analytics/get_variant_stats.ts").GetVariantStatsOperation;
  };
  "/comments/{comment_id}": {
    delete: import("./operations/content/delete_comment.ts").DeleteCommentOperation;
  };
  "/comments/{comment_id}/reactions": {
    post: import("./operations/content/react_to_comment.ts").ReactToCommentOperation;
  };
  "/comments/{comment_id}/replies": {
    post: import("./operations/content/reply_to_comment.ts").ReplyToCommentOperation;
  };
  "/companies/{company_id}": {
    get: import("./operations/network/get_company_profile.ts").GetCompanyProfileOperation;
  };
  "/companies/{company_id}/analytics": {
    get: import("./operations/analytics/get_company_analytics.ts").GetCompanyAnalyticsOperation;
  };
  "/companies/{company_id}/employees": {
    get: import("./operations/network/list_company_employees.ts").ListCompanyEmployeesOperation;
  };
  "/companies/{company_id}/follow": {
    post: import("./operations/network/follow_company.ts").FollowCompanyOperation;
    delete: import("./operations/network/follow_company.ts").UnfollowCompanyOperation;
  };
  "/companies/{company_id}/posts": {
    get: import("./operations/content/list_posts.ts").ListCompanyPostsOperation;
  };
  "/connections": {
    get: import("./operations/network/get_connections.ts").GetConnectionsOperation;
  };
  "/connections/{profile_id}": {
    patch: import("./operations/network/annotate_connection.ts").AnnotateConnectionOperation;
    delete: import("./operations/network/remove_connection.ts").RemoveConnectionOperation;
  };
  "/content-calendar": {
    get: import("./operations/content/get_content_calendar.ts").GetContentCalendarOperation;
  };
  "/conversations": {
    get: import("./operations/messaging/list_conversations.ts").ListConversationsOperation;
    post: import("./operations/messaging/create_group_conversation.ts").CreateGroupConversationOperation;
  };
  "/conversations/start": {
    post: import("./operations/messaging/start_conversation.ts").StartConversationOperation;
  };
  "/conversations/{conversation_id}": {
    get: import("./operations/messaging/get_conversation.ts").GetConversationOperation;
    patch: import("./operations/messaging/update_conversation.ts").UpdateConversationOperation;
  };
  "/conversations/{conversation_id}/messages": {
    get: import("./operations/messaging/get_messages.ts").GetMessagesOperation;
    post: import("./operations/messaging/send_message.ts").SendMessageToConversationOperation;
  };
  "/exclusions": {
    get: import("./operations/campaigns/list_exclusions.ts").ListExclusionsOperation;
    post: import("./operations/campaigns/add_exclusions.ts").AddExclusionsOperation;
  };
  "/exclusions/{exclusion_id}": {
    delete: import("./operations/campaigns/remove_exclusion.ts").RemoveExclusionOperation;
  };
  "/exports/analytics": {
    post: import("./operations/analytics/export_analytics.ts").ExportAnalyticsOperation;
  };
  "/exports/connections": {
    post: import("./operations/network/export_connections.ts").ExportConnectionsOperation;
  };
  "/exports/conversations": {
    post: import("./operations/messaging/export_conversations.ts").ExportConversationsOperation;
  };
  "/exports/leads": {
    post: import("./operations/campaigns/export_leads.ts").ExportLeadsOperation;
  };
  "/exports/{export_id}": {
    get: import("./operations/settings/download_export.ts").DownloadExportOperation;
  };
  "/feed": {
    get: import("./operations/content/get_feed.ts").GetFeedOperation;
  };
  "/followers": {
    get: import("./operations/network/get_followers.ts").GetFollowersOperation;
  };
  "/following": {
    get: import("./operations/network/list_following.ts").ListFollowingOperation;
  };
  "/inbox/summary": {
    get: import("./operations/messaging/get_inbox_summary.ts").GetInboxSummaryOperation;
  };
  "/inmails": {
    post: import("./operations/messaging/send_inmail.ts").SendInmailOperation;
  };
  "/invitations": {
    get: import("./operations/network/list_invitations.ts").ListInvitationsOperation;
    post: import("./operations/network/send_invitation.ts").SendInvitationOperation;
  };
  "/invitations/received": {
    get: import("./operations/network/list_received_invitations.ts").ListReceivedInvitationsOperation;
  };
  "/invitations/sent": {
    get: import("./operations/network/list_sent_invitations.ts").ListSentInvitationsOperation;
  };
  "/invitations/withdraw-stale": {
    post: import("./operations/network/withdraw_stale_invitations.ts").WithdrawStaleInvitationsOperation;
  };
  "/invitations/{invitation_id}": {
    delete: import("./operations/network/cancel_invitation.ts").CancelInvitationOperation;
  };
  "/invitations/{invitation_id}/accept": {
    post: import("./operations/network/accept_invitation.ts").AcceptInvitationOperation;
  };
  "/invitations/{invitation_id}/decline": {
    post: import("./operations/network/decline_invitation.ts").DeclineInvitationOperation;
  };
  "/invitations/{invitation_id}/respond": {
    post: import("./operations/network/respond_to_invitation.ts").RespondToInvitationOperation;
  };
  "/jobs/{job_id}": {
    get: import("./operations/search/get_job.ts").GetJobOperation;
  };
  "/lead-lists": {
    get: import("./operations/campaigns/list_lead_lists.ts").ListLeadListsOperation;
    post: import("./operations/campaigns/save_lead_list.ts").SaveLeadListOperation;
  };
  "/lead-lists/{lead_list_id}": {
    patch: import("./operations/campaigns/save_lead_list.ts").ChangeLeadListOperation;
    delete: import("./operations/campaigns/delete_lead_list.ts").DeleteLeadListOperation;
  };
  "/lead-lists/{lead_list_id}/csv": {
    post: import("./operations/campaigns/upload_leads_csv.ts").UploadLeadsCsvOperation;
  };
  "/lead-lists/{lead_list_id}/import": {
    post: import("./operations/campaigns/import_leads_from_search.ts").ImportLeadsFromSearchOperation;
  };
  "/lead-lists/{lead_list_id}/leads": {
    post: import("./operations/campaigns/add_leads_to_list.ts").AddLeadsToListOperation;
  };
  "/lead-lists/{lead_list_id}/leads/remove": {
    post: import("./operations/campaigns/remove_leads_from_list.ts").RemoveLeadsFromListOperation;
  };
  "/leads": {
    get: import("./operations/campaigns/list_leads.ts").ListLeadsOperation;
    post: import("./operations/campaigns/save_lead.ts").SaveLeadOperation;
  };
  "/leads/{lead_id}": {
    get: import("./operations/campaigns/get_lead.ts").GetLeadOperation;
    patch: import("./operations/campaigns/save_lead.ts").ChangeLeadOperation;
  };
  "/me/profile": {
    get: import("./operations/profile/get_my_profile.ts").GetMyProfileOperation;
  };
  "/media": {
    post: import("./operations/content/upload_media.ts").UploadMediaOperation;
  };
  "/mentions": {
    get: import("./operations/content/list_mentions.ts").ListMentionsOperation;
  };
  "/message-templates": {
    get: import("./operations/messaging/list_message_templates.ts").ListMessageTemplatesOperation;
    post: import("./operations/messaging/save_message_template.ts").SaveMessageTemplateOperation;
  };
  "/message-templates/{template_id}": {
    patch: import("./operations/messaging/save_message_template.ts").UpdateMessageTemplateOperation;
    delete: import("./operations/messaging/delete_message_template.ts").DeleteMessageTemplateOperation;
  };
  "/message-templates/{template_id}/render": {
    post: import("./operations/messaging/render_message_template.ts").RenderMessageTemplateOperation;
  };
  "/messages": {
    post: import("./operations/messaging/send_message.ts").SendMessageOperation;
  };
  "/messages/search": {
    get: import("./operations/messaging/search_messages.ts").SearchMessagesOperation;
  };
  "/messages/{message_id}": {
    patch: import("./operations/messaging/edit_message.ts").EditMessageOperation;
    delete: import("./operations/messaging/delete_message.ts").DeleteMessageOperation;
  };
  "/messages/{message_id}/reactions": {
    post: import("./operations/messaging/react_to_message.ts").ReactToMessageOperation;
  };
  "/navigator/accounts/search": {
    post: import("./operations/search/search_navigator_accounts.ts").SearchNavigatorAccountsOperation;
  };
  "/navigator/alerts": {
    get: import("./operations/campaigns/list_navigator_alerts.ts").ListNavigatorAlertsOperation;
  };
  "/navigator/leads": {
    get: import("./operations/campaigns/list_navigator_leads.ts").ListNavigatorLeadsOperation;
    post: import("./operations/campaigns/save_navigator_lead.ts").SaveNavigatorLeadOperation;
  };
  "/navigator/leads/search": {
    post: import("./operations/search/search_navigator_leads.ts").SearchNavigatorLeadsOperation;
  };
  "/network/stats": {
    get: import("./operations/network/get_network_stats.ts").GetNetworkStatsOperation;
  };
  "/network/suggestions": {
    get: import("./operations/network/list_suggested_connections.ts").ListSuggestedConnectionsOperation;
  };
  "/network/updates": {
    get: import("./operations/network/list_network_updates.ts").ListNetworkUpdatesOperation;
  };
  "/notifications": {
    get: import("./operations/settings/list_notifications.ts").ListNotificationsOperation;
  };
  "/notifications/read": {
    post: import("./operations/settings/mark_notifications_read.ts").MarkNotificationsReadOperation;
  };
  "/post-drafts": {
    get: import("./operations/content/list_post_drafts.ts").ListPostDraftsOperation;
    post: import("./operations/content/save_post_draft.ts").SavePostDraftOperation;
  };
  "/post-drafts/{draft_id}": {
    patch: import("./operations/content/save_post_draft.ts").UpdatePostDraftOperation;
    delete: import("./operations/content/delete_post_draft.ts").DeletePostDraftOperation;
  };
  "/post-drafts/{draft_id}/publish": {
    post: import("./operations/content/publish_post_draft.ts").PublishPostDraftOperation;
  };
  "/posts": {
    get: import("./operations/content/list_posts.ts").ListPostsOperation;
    post: import("./operations/content/create_post.ts").CreatePostOperation;
  };
  "/posts/summary": {
    get: import("./operations/content/get_content_summary.ts").GetContentSummaryOperation;
  };
  "/posts/top": {
    get: import("./operations/content/get_top_posts.ts").GetTopPostsOperation;
  };
  "/posts/{post_id}": {
    get: import("./operations/content/get_post.ts").GetPostOperation;
    patch: import("./operations/content/update_post.ts").UpdatePostOperation;
    delete: import("./operations/content/delete_post.ts").DeletePostOperation;
  };
  "/posts/{post_id}/analytics": {
    get: import("./operations/analytics/get_post_analytics.ts").GetPostAnalyticsOperation;
  };
  "/posts/{post_id}/comments": {
    get: import("./operations/content/list_post_comments.ts").ListPostCommentsOperation;
    post: import("./operations/content/comment_on_post.ts").CommentOnPostOperation;
  };
  "/posts/{post_id}/like": {
    post: import("./operations/content/like_post.ts").LikePostOperation;
  };
  "/posts/{post_id}/reactions": {
    get: import("./operations/content/list_post_reactions.ts").ListPostReactionsOperation;
    post: import("./operations/content/react_to_post.ts").ReactToPostOperation;
    delete: import("./operations/content/remove_post_reaction.ts").RemovePostReactionOperation;
  };
  "/posts/{post_id}/reposts": {
    post: import("./operations/content/repost_post.ts").RepostPostOperation;
  };
  "/posts/{post_id}/save": {
    post: import("./operations/content/save_post.ts").SavePostOperation;
    delete: import("./operations/content/save_post.ts").UnsavePostOperation;
  };
  "/profile": {
    get: import("./operations/profile/get_profile.ts").GetOwnProfileOperation;
    patch: import("./operations/profile/update_profile.ts").UpdateProfileOperation;
  };
  "/profile/positions": {
    post: import("./operations/profile/manage_profile_positions.ts").ManageProfilePositionsOperation;
  };
  "/profile/positions/{position_id}": {
    patch: import("./operations/profile/manage_profile_positions.ts").UpdateProfilePositionOperation;
    delete: import("./operations/profile/manage_profile_positions.ts").RemoveProfilePositionOperation;
  };
  "/profile/skills": {
    post: import("./operations/profile/manage_profile_skills.ts").ManageProfileSkillsOperation;
  };
  "/profile/skills/{skill}": {
    delete: import("./operations/profile/manage_profile_skills.ts").RemoveProfileSkillOperation;
  };
  "/profile/viewers": {
    get: import("./operations/profile/get_profile_viewers.ts").GetProfileViewersOperation;
  };
  "/profiles/batch": {
    post: import("./operations/profile/batch_get_profiles.ts").BatchGetProfilesOperation;
  };
  "/profiles/{profile_id}": {
    get: import("./operations/profile/get_profile.ts").GetProfileOperation;
  };
  "/profiles/{profile_id}/activity": {
    get: import("./operations/profile/get_profile_activity.ts").GetProfileActivityOperation;
  };
  "/profiles/{profile_id}/contact-info": {
    get: import("./operations/profile/get_contact_info.ts").GetContactInfoOperation;
  };
  "/profiles/{profile_id}/endorsements": {
    post: import("./operations/profile/endorse_skill.ts").EndorseSkillOperation;
  };
  "/profiles/{profile_id}/follow": {
    post: import("./operations/network/follow_user.ts").FollowUserOperation;
    delete: import("./operations/network/unfollow_user.ts").UnfollowUserOperation;
  };
  "/profiles/{profile_id}/posts": {
    get: import("./operations/content/list_posts.ts").ListProfilePostsOperation;
  };
  "/profiles/{profile_id}/recommendation-requests": {
    post: import("./operations/profile/request_recommendation.ts").RequestRecommendationOperation;
  };
  "/relationships/{profile_id}": {
    get: import("./operations/network/get_relationship.ts").GetRelationshipOperation;
  };
  "/resolve": {
    get: import("./operations/search/resolve_url.ts").ResolveUrlOperation;
  };
  "/saved-posts": {
    get: import("./operations/content/list_saved_posts.ts").ListSavedPostsOperation;
  };
  "/saved-searches": {
    get: import("./operations/search/list_saved_searches.ts").ListSavedSearchesOperation;
    post: import("./operations/search/save_search.ts").SaveSearchOperation;
  };
  "/saved-searches/{saved_search_id}": {
    delete: import("./operations/search/delete_saved_search.ts").DeleteSavedSearchOperation;
  };
  "/saved-searches/{saved_search_id}/run": {
    post: import("./operations/search/run_saved_search.ts").RunSavedSearchOperation;
  };
  "/scheduled-messages": {
    get: import("./operations/messaging/list_scheduled_messages.ts").ListScheduledMessagesOperation;
    post: import("./operations/messaging/schedule_message.ts").ScheduleMessageOperation;
  };
  "/scheduled-messages/{scheduled_message_id}": {
    delete: import("./operations/messaging/cancel_scheduled_message.ts").CancelScheduledMessageOperation;
  };
  "/scheduled-posts": {
    post: import("./operations/content/schedule_post.ts").SchedulePostOperation;
  };
  "/scheduled-posts/{scheduled_post_id}": {
    patch: import("./operations/content/schedule_post.ts").UpdateScheduledPostOperation;
    delete: import("./operations/content/cancel_scheduled_post.ts").CancelScheduledPostOperation;
  };
  "/search/companies": {
    get: import("./operations/search/search_companies.ts").SearchCompaniesByQueryOperation;
    post: import("./operations/search/search_companies.ts").SearchCompaniesOperation;
  };
  "/search/jobs": {
    get: import("./operations/search/search_jobs.ts").SearchJobsByQueryOperation;
    post: import("./operations/search/search_jobs.ts").SearchJobsOperation;
  };
  "/search/parameters": {
    get: import("./operations/search/get_search_parameters.ts").GetSearchParametersOperation;
  };
  "/search/people": {
    get: import("./operations/search/search_people.ts").SearchPeopleByQueryOperation;
    post: import("./operations/search/search_people.ts").SearchPeopleOperation;
  };
  "/search/posts": {
    get: import("./operations/search/search_posts.ts").SearchPostsByQueryOperation;
    post: import("./operations/search/search_posts.ts").SearchPostsOperation;
  };
  "/settings/outreach": {
    get: import("./operations/settings/manage_outreach_settings.ts").ManageOutreachSettingsOperation;
    patch: import("./operations/settings/manage_outreach_settings.ts").UpdateOutreachSettingsOperation;
  };
  "/settings/warm-up": {
    get: import("./operations/settings/manage_warm_up.ts").ManageWarmUpOperation;
    post: import("./operations/settings/manage_warm_up.ts").StartWarmUpOperation;
    delete: import("./operations/settings/manage_warm_up.ts").StopWarmUpOperation;
  };
  "/support/help": {
    get: import("./operations/support/search_help.ts").SearchHelpOperation;
  };
  "/support/status": {
    get: import("./operations/support/get_service_status.ts").GetServiceStatusOperation;
  };
  "/support/tickets": {
    get: import("./operations/support/list_support_tickets.ts").ListSupportTicketsOperation;
    post: import("./operations/support/contact_support.ts").ContactSupportOperation;
  };
  "/support/tickets/{ticket_id}": {
    get: import("./operations/support/get_support_ticket.ts").GetSupportTicketOperation;
  };
  "/support/tickets/{ticket_id}/replies": {
    post: import("./operations/support/reply_to_support_ticket.ts").ReplyToSupportTicketOperation;
  };
  "/tools": {
    get: import("./operations/support/find_tools.ts").FindToolsOperation;
  };
  "/usage": {
    get: import("./operations/settings/get_usage.ts").GetUsageOperation;
  };
  "/webhooks": {
    get: import("./operations/settings/list_webhooks.ts").ListWebhooksOperation;
    post: import("./operations/settings/upsert_webhook.ts").UpsertWebhookOperation;
  };
  "/webhooks/{webhook_id}": {
    patch: import("./operations/settings/upsert_webhook.ts").UpdateWebhookOperation;
    delete: import("./operations/settings/delete_webhook.ts").DeleteWebhookOperation;
  };
  "/webhooks/{webhook_id}/test": {
    post: import("./operations/settings/test_webhook.ts").TestWebhookOperation;
  };
  "/writing-style": {
    get: import("./operations/settings/get_writing_style.ts").GetWritingStyleOperation;
  };
  "/writing-style/refresh": {
    post: import("./operations/settings/refresh_writing_style.ts").RefreshWritingStyleOperation;
  };
}
