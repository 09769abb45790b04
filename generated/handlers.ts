// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { GetProfileHandler } from "./tools/profile/get_profile.ts";
import type { GetProfileViewersHandler } from "./tools/profile/get_profile_viewers.ts";
import type { ListConversationsHandler } from "./tools/messaging/list_conversations.ts";
import type { GetMessagesHandler } from "./tools/messaging/get_messages.ts";
import type { SendMessageHandler } from "./tools/messaging/send_message.ts";
import type { SendInmailHandler } from "./tools/messaging/send_inmail.ts";
import type { ReactToMessageHandler } from "./tools/messaging/react_to_message.ts";
import type { GetConnectionsHandler } from "./tools/network/get_connections.ts";
import type { SendInvitationHandler } from "./tools/network/send_invitation.ts";
import type { ListInvitationsHandler } from "./tools/network/list_invitations.ts";
import type { RespondToInvitationHandler } from "./tools/network/respond_to_invitation.ts";
import type { CancelInvitationHandler } from "./tools/network/cancel_invitation.ts";
import type { GetCompanyProfileHandler } from "./tools/network/get_company_profile.ts";
import type { FollowUserHandler } from "./tools/network/follow_user.ts";
import type { GetFollowersHandler } from "./tools/network/get_followers.ts";
import type { CreatePostHandler } from "./tools/content/create_post.ts";
import type { GetPostHandler } from "./tools/content/get_post.ts";
import type { ListPostsHandler } from "./tools/content/list_posts.ts";
import type { ReactToPostHandler } from "./tools/content/react_to_post.ts";
import type { CommentOnPostHandler } from "./tools/content/comment_on_post.ts";
import type { ListPostCommentsHandler } from "./tools/content/list_post_comments.ts";
import type { ListPostReactionsHandler } from "./tools/content/list_post_reactions.ts";
import type { GetFeedHandler } from "./tools/content/get_feed.ts";
import type { SearchPeopleHandler } from "./tools/search/search_people.ts";
import type { SearchCompaniesHandler } from "./tools/search/search_companies.ts";
import type { SearchPostsHandler } from "./tools/search/search_posts.ts";
import type { GetSearchParametersHandler } from "./tools/search/get_search_parameters.ts";
import type { GetAnalyticsHandler } from "./tools/analytics/get_analytics.ts";
import type { GetPostAnalyticsHandler } from "./tools/analytics/get_post_analytics.ts";
import type { GetCachedPostAnalyticsHandler } from "./tools/analytics/get_cached_post_analytics.ts";
import type { GetActivityAnalyticsHandler } from "./tools/analytics/get_activity_analytics.ts";
import type { GetCommentReachHandler } from "./tools/analytics/get_comment_reach.ts";
import type { GetVariantStatsHandler } from "./tools/analytics/get_variant_stats.ts";
import type { GetCampaignHandler } from "./tools/campaigns/get_campaign.ts";
import type { UpsertCampaignHandler } from "./tools/campaigns/upsert_campaign.ts";
import type { PreviewCampaignLaunchHandler } from "./tools/campaigns/preview_campaign_launch.ts";
import type { ConfirmCampaignLaunchHandler } from "./tools/campaigns/confirm_campaign_launch.ts";
import type { ArchiveCampaignHandler } from "./tools/campaigns/archive_campaign.ts";
import type { GetAccountHandler } from "./tools/settings/get_account.ts";
import type { UpdateAccountSettingsHandler } from "./tools/settings/update_account_settings.ts";
import type { ManageOutreachSettingsHandler } from "./tools/settings/manage_outreach_settings.ts";
import type { ContactSupportHandler } from "./tools/support/contact_support.ts";
import type { AccountInfoResourceHandler } from "./resources/account_info.ts";
import type { AccountUsageResourceHandler } from "./resources/account_usage.ts";
import type { ToolsListResourceHandler } from "./resources/tools_list.ts";
import type { WritingStyleResourceHandler } from "./resources/writing_style.ts";

/** A handler for every tool that is not replaced by another, by name. */
export interface ToolHandlers<Context> {
  readonly get_profile: GetProfileHandler<Context>;
  readonly get_profile_viewers: GetProfileViewersHandler<Context>;
  readonly list_conversations: ListConversationsHandler<Context>;
  readonly get_messages: GetMessagesHandler<Context>;
  readonly send_message: SendMessageHandler<Context>;
  readonly send_inmail: SendInmailHandler<Context>;
  readonly react_to_message: ReactToMessageHandler<Context>;
  readonly get_connections: GetConnectionsHandler<Context>;
  readonly send_invitation: SendInvitationHandler<Context>;
  readonly list_invitations: ListInvitationsHandler<Context>;
  readonly respond_to_invitation: RespondToInvitationHandler<Context>;
  readonly cancel_invitation: CancelInvitationHandler<Context>;
  readonly get_company_profile: GetCompanyProfileHandler<Context>;
  readonly follow_user: FollowUserHandler<Context>;
  readonly get_followers: GetFollowersHandler<Context>;
  readonly create_post: CreatePostHandler<Context>;
  readonly get_post: GetPostHandler<Context>;
  readonly list_posts: ListPostsHandler<Context>;
  readonly react_to_post: ReactToPostHandler<Context>;
  readonly comment_on_post: CommentOnPostHandler<Context>;
  readonly list_post_comments: ListPostCommentsHandler<Context>;
  readonly list_post_reactions: ListPostReactionsHandler<Context>;
  readonly get_feed: GetFeedHandler<Context>;
  readonly search_people: SearchPeopleHandler<Context>;
  readonly search_companies: SearchCompaniesHandler<Context>;
  readonly search_posts: SearchPostsHandler<Context>;
  readonly get_search_parameters: GetSearchParametersHandler<Context>;
  readonly get_analytics: GetAnalyticsHandler<Context>;
  readonly get_post_analytics: GetPostAnalyticsHandler<Context>;
  readonly get_cached_post_analytics: GetCachedPostAnalyticsHandler<Context>;
  readonly get_activity_analytics: GetActivityAnalyticsHandler<Context>;
  readonly get_comment_reach: GetCommentReachHandler<Context>;
  readonly get_variant_stats: GetVariantStatsHandler<Context>;
  readonly get_campaign: GetCampaignHandler<Context>;
  readonly upsert_campaign: UpsertCampaignHandler<Context>;
  readonly preview_campaign_launch: PreviewCampaignLaunchHandler<Context>;
  readonly confirm_campaign_launch: ConfirmCampaignLaunchHandler<Context>;
  readonly archive_campaign: ArchiveCampaignHandler<Context>;
  readonly get_account: GetAccountHandler<Context>;
  readonly update_account_settings: UpdateAccountSettingsHandler<Context>;
  readonly manage_outreach_settings: ManageOutreachSettingsHandler<Context>;
  readonly contact_support: ContactSupportHandler<Context>;
}

/** A handler for every resource, by name. */
export interface ResourceHandlers<Context> {
  readonly account_info: AccountInfoResourceHandler<Context>;
  readonly account_usage: AccountUsageResourceHandler<Context>;
  readonly tools_list: ToolsListResourceHandler<Context>;
  readonly writing_style: WritingStyleResourceHandler<Context>;
}
