// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The handler of every tool, by name. Older names have no handlers. */
export interface ToolHandlers<Context> {
  readonly annotate_connection: import("./tools/network/annotate_connection.ts").AnnotateConnectionHandler<Context>;
  readonly archive_campaign: import("./tools/campaigns/archive_campaign.ts").ArchiveCampaignHandler<Context>;
  readonly batch_get_profiles: import("./tools/profile/batch_get_profiles.ts").BatchGetProfilesHandler<Context>;
  readonly cancel_invitation: import("./tools/network/cancel_invitation.ts").CancelInvitationHandler<Context>;
  readonly comment_on_post: import("./tools/content/comment_on_post.ts").CommentOnPostHandler<Context>;
  readonly confirm_campaign_launch: import("./tools/campaigns/confirm_campaign_launch.ts").ConfirmCampaignLaunchHandler<Context>;
  readonly contact_support: import("./tools/support/contact_support.ts").ContactSupportHandler<Context>;
  readonly create_post: import("./tools/content/create_post.ts").CreatePostHandler<Context>;
  readonly delete_saved_search: import("./tools/search/delete_saved_search.ts").DeleteSavedSearchHandler<Context>;
  readonly endorse_skill: import("./tools/profile/endorse_skill.ts").EndorseSkillHandler<Context>;
  readonly follow_user: import("./tools/network/follow_user.ts").FollowUserHandler<Context>;
  readonly get_account: import("./tools/settings/get_account.ts").GetAccountHandler<Context>;
  readonly get_activity_analytics: import("./tools/analytics/get_activity_analytics.ts").GetActivityAnalyticsHandler<Context>;
  readonly get_analytics: import("./tools/analytics/get_analytics.ts").GetAnalyticsHandler<Context>;
  readonly get_cached_post_analytics: import("./tools/analytics/get_cached_post_analytics.ts").GetCachedPostAnalyticsHandler<Context>;
  readonly get_campaign: import("./tools/campaigns/get_campaign.ts").GetCampaignHandler<Context>;
  readonly get_comment_reach: import("./tools/analytics/get_comment_reach.ts").GetCommentReachHandler<Context>;
  readonly get_company_profile: import("./tools/network/get_company_profile.ts").GetCompanyProfileHandler<Context>;
  readonly get_connections: import("./tools/network/get_connections.ts").GetConnectionsHandler<Context>;
  readonly get_contact_info: import("./tools/profile/get_contact_info.ts").GetContactInfoHandler<Context>;
  readonly get_conversation: import("./tools/messaging/get_conversation.ts").GetConversationHandler<Context>;
  readonly get_feed: import("./tools/content/get_feed.ts").GetFeedHandler<Context>;
  readonly get_followers: import("./tools/network/get_followers.ts").GetFollowersHandler<Context>;
  readonly get_job: import("./tools/search/get_job.ts").GetJobHandler<Context>;
  readonly get_messages: import("./tools/messaging/get_messages.ts").GetMessagesHandler<Context>;
  readonly get_post: import("./tools/content/get_post.ts").GetPostHandler<Context>;
  readonly get_post_analytics: import("./tools/analytics/get_post_analytics.ts").GetPostAnalyticsHandler<Context>;
  readonly get_profile: import("./tools/profile/get_profile.ts").GetProfileHandler<Context>;
  readonly get_profile_activity: import("./tools/profile/get_profile_activity.ts").GetProfileActivityHandler<Context>;
  readonly get_profile_viewers: import("./tools/profile/get_profile_viewers.ts").GetProfileViewersHandler<Context>;
  readonly get_search_parameters: import("./tools/search/get_search_parameters.ts").GetSearchParametersHandler<Context>;
  readonly get_variant_stats: import("./tools/analytics/get_variant_stats.ts").GetVariantStatsHandler<Context>;
  readonly list_conversations: import("./tools/messaging/list_conversations.ts").ListConversationsHandler<Context>;
  readonly list_invitations: import("./tools/network/list_invitations.ts").ListInvitationsHandler<Context>;
  readonly list_post_comments: import("./tools/content/list_post_comments.ts").ListPostCommentsHandler<Context>;
  readonly list_post_reactions: import("./tools/content/list_post_reactions.ts").ListPostReactionsHandler<Context>;
  readonly list_posts: import("./tools/content/list_posts.ts").ListPostsHandler<Context>;
  readonly list_saved_searches: import("./tools/search/list_saved_searches.ts").ListSavedSearchesHandler<Context>;
  readonly manage_outreach_settings: import("./tools/settings/manage_outreach_settings.ts").ManageOutreachSettingsHandler<Context>;
  readonly manage_profile_positions: import("./tools/profile/manage_profile_positions.ts").ManageProfilePositionsHandler<Context>;
  readonly manage_profile_skills: import("./tools/profile/manage_profile_skills.ts").ManageProfileSkillsHandler<Context>;
  readonly preview_campaign_launch: import("./tools/campaigns/preview_campaign_launch.ts").PreviewCampaignLaunchHandler<Context>;
  readonly react_to_message: import("./tools/messaging/react_to_message.ts").ReactToMessageHandler<Context>;
  readonly react_to_post: import("./tools/content/react_to_post.ts").ReactToPostHandler<Context>;
  readonly request_recommendation: import("./tools/profile/request_recommendation.ts").RequestRecommendationHandler<Context>;
  readonly resolve_url: import("./tools/search/resolve_url.ts").ResolveUrlHandler<Context>;
  readonly respond_to_invitation: import("./tools/network/respond_to_invitation.ts").RespondToInvitationHandler<Context>;
  readonly run_saved_search: import("./tools/search/run_saved_search.ts").RunSavedSearchHandler<Context>;
  readonly save_search: import("./tools/search/save_search.ts").SaveSearchHandler<Context>;
  readonly search_companies: import("./tools/search/search_companies.ts").SearchCompaniesHandler<Context>;
  readonly search_jobs: import("./tools/search/search_jobs.ts").SearchJobsHandler<Context>;
  readonly search_people: import("./tools/search/search_people.ts").SearchPeopleHandler<Context>;
  readonly search_posts: import("./tools/search/search_posts.ts").SearchPostsHandler<Context>;
  readonly send_inmail: import("./tools/messaging/send_inmail.ts").SendInmailHandler<Context>;
  readonly send_invitation: import("./tools/network/send_invitation.ts").SendInvitationHandler<Context>;
  readonly send_message: import("./tools/messaging/send_message.ts").SendMessageHandler<Context>;
  readonly update_account_settings: import("./tools/settings/update_account_settings.ts").UpdateAccountSettingsHandler<Context>;
  readonly update_conversation: import("./tools/messaging/update_conversation.ts").UpdateConversationHandler<Context>;
  readonly update_profile: import("./tools/profile/update_profile.ts").UpdateProfileHandler<Context>;
  readonly upsert_campaign: import("./tools/campaigns/upsert_campaign.ts").UpsertCampaignHandler<Context>;
}

/** The handler of every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly account_info: import("./resources/account_info.ts").AccountInfoResourceHandler<Context>;
  readonly account_usage: import("./resources/account_usage.ts").AccountUsageResourceHandler<Context>;
  readonly tools_list: import("./resources/tools_list.ts").ToolsListResourceHandler<Context>;
  readonly writing_style: import("./resources/writing_style.ts").WritingStyleResourceHandler<Context>;
}
