// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** All routes by path, relative to the base path, and method. */
export interface paths {
  "/account": { get: import("./operations/settings/get_account.ts").GetAccountOperation };
  "/account/settings": { patch: import("./operations/settings/update_account_settings.ts").UpdateAccountSettingsOperation };
  "/accounts/{account_id}": { get: import("./operations/settings/get_account.ts").GetAccountByIdOperation };
  "/analytics": { get: import("./operations/analytics/get_analytics.ts").GetAnalyticsOperation };
  "/analytics/activity": { get: import("./operations/analytics/get_activity_analytics.ts").GetActivityAnalyticsOperation };
  "/analytics/comments": { get: import("./operations/analytics/get_comment_reach.ts").GetCommentReachOperation };
  "/analytics/posts": { get: import("./operations/analytics/get_cached_post_analytics.ts").GetCachedPostAnalyticsOperation };
  "/campaigns": { post: import("./operations/campaigns/upsert_campaign.ts").UpsertCampaignOperation };
  "/campaigns/{campaign_id}": { get: import("./operations/campaigns/get_campaign.ts").GetCampaignOperation; patch: import("./operations/campaigns/upsert_campaign.ts").ChangeCampaignOperation };
  "/campaigns/{campaign_id}/archive": { post: import("./operations/campaigns/archive_campaign.ts").ArchiveCampaignOperation };
  "/campaigns/{campaign_id}/launch/confirm": { post: import("./operations/campaigns/confirm_campaign_launch.ts").ConfirmCampaignLaunchOperation };
  "/campaigns/{campaign_id}/launch/preview": { post: import("./operations/campaigns/preview_campaign_launch.ts").PreviewCampaignLaunchOperation };
  "/campaigns/{campaign_id}/variants": { get: import("./operations/analytics/get_variant_stats.ts").GetVariantStatsOperation };
  "/companies/{company_id}": { get: import("./operations/network/get_company_profile.ts").GetCompanyProfileOperation };
  "/companies/{company_id}/posts": { get: import("./operations/content/list_posts.ts").ListCompanyPostsOperation };
  "/connections": { get: import("./operations/network/get_connections.ts").GetConnectionsOperation };
  "/connections/{profile_id}": { patch: import("./operations/network/annotate_connection.ts").AnnotateConnectionOperation };
  "/conversations": { get: import("./operations/messaging/list_conversations.ts").ListConversationsOperation };
  "/conversations/{conversation_id}": { get: import("./operations/messaging/get_conversation.ts").GetConversationOperation; patch: import("./operations/messaging/update_conversation.ts").UpdateConversationOperation };
  "/conversations/{conversation_id}/messages": { get: import("./operations/messaging/get_messages.ts").GetMessagesOperation; post: import("./operations/messaging/send_message.ts").SendMessageToConversationOperation };
  "/feed": { get: import("./operations/content/get_feed.ts").GetFeedOperation };
  "/followers": { get: import("./operations/network/get_followers.ts").GetFollowersOperation };
  "/inmails": { post: import("./operations/messaging/send_inmail.ts").SendInmailOperation };
  "/invitations": { get: import("./operations/network/list_invitations.ts").ListInvitationsOperation; post: import("./operations/network/send_invitation.ts").SendInvitationOperation };
  "/invitations/{invitation_id}": { delete: import("./operations/network/cancel_invitation.ts").CancelInvitationOperation };
  "/invitations/{invitation_id}/respond": { post: import("./operations/network/respond_to_invitation.ts").RespondToInvitationOperation };
  "/me/profile": { get: import("./operations/profile/get_my_profile.ts").GetMyProfileOperation };
  "/messages": { post: import("./operations/messaging/send_message.ts").SendMessageOperation };
  "/messages/{message_id}/reactions": { post: import("./operations/messaging/react_to_message.ts").ReactToMessageOperation };
  "/posts": { get: import("./operations/content/list_posts.ts").ListPostsOperation; post: import("./operations/content/create_post.ts").CreatePostOperation };
  "/posts/{post_id}": { get: import("./operations/content/get_post.ts").GetPostOperation };
  "/posts/{post_id}/analytics": { get: import("./operations/analytics/get_post_analytics.ts").GetPostAnalyticsOperation };
  "/posts/{post_id}/comments": { get: import("./operations/content/list_post_comments.ts").ListPostCommentsOperation; post: import("./operations/content/comment_on_post.ts").CommentOnPostOperation };
  "/posts/{post_id}/reactions": { get: import("./operations/content/list_post_reactions.ts").ListPostReactionsOperation; post: import("./operations/content/react_to_post.ts").ReactToPostOperation };
  "/profile": { get: import("./operations/profile/get_profile.ts").GetOwnProfileOperation; patch: import("./operations/profile/update_profile.ts").UpdateProfileOperation };
  "/profile/positions": { post: import("./operations/profile/manage_profile_positions.ts").ManageProfilePositionsOperation };
  "/profile/positions/{position_id}": { patch: import("./operations/profile/manage_profile_positions.ts").UpdateProfilePositionOperation; delete: import("./operations/profile/manage_profile_positions.ts").RemoveProfilePositionOperation };
  "/profile/skills": { post: import("./operations/profile/manage_profile_skills.ts").ManageProfileSkillsOperation };
  "/profile/skills/{skill}": { delete: import("./operations/profile/manage_profile_skills.ts").RemoveProfileSkillOperation };
  "/profile/viewers": { get: import("./operations/profile/get_profile_viewers.ts").GetProfileViewersOperation };
  "/profiles/batch": { post: import("./operations/profile/batch_get_profiles.ts").BatchGetProfilesOperation };
  "/profiles/{profile_id}": { get: import("./operations/profile/get_profile.ts").GetProfileOperation };
  "/profiles/{profile_id}/activity": { get: import("./operations/profile/get_profile_activity.ts").GetProfileActivityOperation };
  "/profiles/{profile_id}/contact-info": { get: import("./operations/profile/get_contact_info.ts").GetContactInfoOperation };
  "/profiles/{profile_id}/endorsements": { post: import("./operations/profile/endorse_skill.ts").EndorseSkillOperation };
  "/profiles/{profile_id}/follow": { post: import("./operations/network/follow_user.ts").FollowUserOperation };
  "/profiles/{profile_id}/posts": { get: import("./operations/content/list_posts.ts").ListProfilePostsOperation };
  "/profiles/{profile_id}/recommendation-requests": { post: import("./operations/profile/request_recommendation.ts").RequestRecommendationOperation };
  "/search/companies": { get: import("./operations/search/search_companies.ts").SearchCompaniesByQueryOperation; post: import("./operations/search/search_companies.ts").SearchCompaniesOperation };
  "/search/parameters": { get: import("./operations/search/get_search_parameters.ts").GetSearchParametersOperation };
  "/search/people": { get: import("./operations/search/search_people.ts").SearchPeopleByQueryOperation; post: import("./operations/search/search_people.ts").SearchPeopleOperation };
  "/search/posts": { get: import("./operations/search/search_posts.ts").SearchPostsByQueryOperation; post: import("./operations/search/search_posts.ts").SearchPostsOperation };
  "/settings/outreach": { get: import("./operations/settings/manage_outreach_settings.ts").ManageOutreachSettingsOperation; patch: import("./operations/settings/manage_outreach_settings.ts").UpdateOutreachSettingsOperation };
  "/support/tickets": { post: import("./operations/support/contact_support.ts").ContactSupportOperation };
}
