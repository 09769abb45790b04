// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

export interface paths {
  "/profiles/{profile_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get profile
     * @description Read one member's profile with the requested sections: about, positions, education, skills, recommendations, contact summary.
     */
    get: operations["get_profile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get profile
     * @description Read one member's profile with the requested sections: about, positions, education, skills, recommendations, contact summary.
     */
    get: operations["get_own_profile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/viewers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get profile viewers
     * @description List who viewed the account's own profile, newest first, with the anonymous views counted separately.
     */
    get: operations["get_profile_viewers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/conversations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List conversations
     * @description List conversations, newest activity first, with unread count, last message and labels.
     */
    get: operations["list_conversations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/conversations/{conversation_id}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get messages
     * @description Read the messages of one conversation, newest first, with reactions and attachments.
     */
    get: operations["get_messages"];
    put?: never;
    /**
     * Send message
     * @description Send one message to a first-degree connection or into an existing conversation.
     */
    post: operations["send_message_to_conversation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send message
     * @description Send one message to a first-degree connection or into an existing conversation.
     *
     *     Give exactly one of `recipient_id` and `conversation_id`.
     */
    post: operations["send_message"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/inmails": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send InMail
     * @description Send one InMail to a member outside the network; uses one credit.
     */
    post: operations["send_inmail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/messages/{message_id}/reactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * React to message
     * @description Set or replace the account's reaction on a message.
     */
    post: operations["react_to_message"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/connections": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get connections
     * @description List first-degree connections with filters, tags and the last interaction.
     */
    get: operations["get_connections"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invitations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations
     * @description List sent or received invitations.
     */
    get: operations["list_invitations"];
    put?: never;
    /**
     * Send invitation
     * @description Invite a member to connect, with an optional note of up to 300 characters.
     */
    post: operations["send_invitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invitations/{invitation_id}/respond": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Respond to invitation
     * @description Accept or decline a received invitation.
     */
    post: operations["respond_to_invitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invitations/{invitation_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel invitation
     * @description Withdraw a pending invitation that the account sent.
     */
    delete: operations["cancel_invitation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/companies/{company_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get company profile
     * @description Read a company page: facts, size, specialties, recent posts and the account's connections there.
     */
    get: operations["get_company_profile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profiles/{profile_id}/follow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Follow user
     * @description Follow a member.
     */
    post: operations["follow_user"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/followers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get followers
     * @description List the account's followers, newest first, and whether they are connections too.
     */
    get: operations["get_followers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List posts
     * @description List posts of the account, of a member or of a company.
     *
     *     Do not combine `profile_id` with `company_id`.
     */
    get: operations["list_posts"];
    put?: never;
    /**
     * Create post
     * @description Publish a post now: text, image, document, link or poll.
     *
     *     Do not combine `media_ids` with `link_url` or `poll`. Do not combine `link_url` with `poll`.
     */
    post: operations["create_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/posts/{post_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get post
     * @description Read one post with its author, counts and the account's own reaction.
     */
    get: operations["get_post"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profiles/{profile_id}/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List posts
     * @description List posts of the account, of a member or of a company.
     */
    get: operations["list_profile_posts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/companies/{company_id}/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List posts
     * @description List posts of the account, of a member or of a company.
     */
    get: operations["list_company_posts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/posts/{post_id}/reactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List post reactions
     * @description List who reacted to a post, and how.
     */
    get: operations["list_post_reactions"];
    put?: never;
    /**
     * React to post
     * @description Set or replace the account's reaction on a post.
     */
    post: operations["react_to_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/posts/{post_id}/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List post comments
     * @description List the comments of a post with their replies.
     */
    get: operations["list_post_comments"];
    put?: never;
    /**
     * Comment on post
     * @description Comment on a post.
     */
    post: operations["comment_on_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/feed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get feed
     * @description Read the account's home feed.
     */
    get: operations["get_feed"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/search/people": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search people
     * @description Search members by keyword and filters, best match first.
     */
    get: operations["search_people_by_query"];
    put?: never;
    /**
     * Search people
     * @description Search members by keyword and filters, best match first.
     */
    post: operations["search_people"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/search/companies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search companies
     * @description Search companies by keyword and filters.
     */
    get: operations["search_companies_by_query"];
    put?: never;
    /**
     * Search companies
     * @description Search companies by keyword and filters.
     */
    post: operations["search_companies"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/search/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search posts
     * @description Search posts by keyword, author, age and engagement.
     */
    get: operations["search_posts_by_query"];
    put?: never;
    /**
     * Search posts
     * @description Search posts by keyword, author, age and engagement.
     */
    post: operations["search_posts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/search/parameters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get search parameters
     * @description Find the ids and spellings that search filters accept.
     */
    get: operations["get_search_parameters"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/analytics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get analytics
     * @description One overview for a period: posts, reach, engagement, profile views, followers, outreach, each against the period before.
     */
    get: operations["get_analytics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/posts/{post_id}/analytics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get post analytics
     * @description Fetch the live figures of one post and refresh its cached copy.
     */
    get: operations["get_post_analytics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/analytics/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get cached post analytics
     * @description Read stored post figures without spending a limit, each with the time it was fetched.
     */
    get: operations["get_cached_post_analytics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/analytics/activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get activity analytics
     * @description What the account did over time: posts, comments, reactions, messages, invitations.
     */
    get: operations["get_activity_analytics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/analytics/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get comment reach
     * @description Reach of the account's own comments: impressions, reactions, replies and profile views after each.
     */
    get: operations["get_comment_reach"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/campaigns/{campaign_id}/variants": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get variant stats
     * @description Compare the message variants of a campaign with sent, accepted, replied, rates, intervals and a verdict.
     */
    get: operations["get_variant_stats"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/campaigns/{campaign_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get campaign
     * @description Campaign state, steps, statistics, health and outreach configuration in one call.
     */
    get: operations["get_campaign"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Upsert campaign
     * @description Create a draft campaign or change one that is a draft or paused: steps, variants, schedule, caps, stop rules.
     */
    patch: operations["change_campaign"];
    trace?: never;
  };
  "/campaigns": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upsert campaign
     * @description Create a draft campaign or change one that is a draft or paused: steps, variants, schedule, caps, stop rules.
     */
    post: operations["upsert_campaign"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/campaigns/{campaign_id}/launch/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview campaign launch
     * @description Check a launch and return rendered samples, excluded leads with reasons, daily plan, end date and a launch token valid for 15 minutes.
     */
    post: operations["preview_campaign_launch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/campaigns/{campaign_id}/launch/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm campaign launch
     * @description Start the campaign exactly as previewed; fails if it changed after the preview.
     */
    post: operations["confirm_campaign_launch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/campaigns/{campaign_id}/archive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive campaign
     * @description Stop a campaign permanently; keeps its history and invitations.
     */
    post: operations["archive_campaign"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get account
     * @description The connected account: name, plan, permission scope, navigator subscription, connection state, time zone.
     */
    get: operations["get_account"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/{account_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get account
     * @description The connected account: name, plan, permission scope, navigator subscription, connection state, time zone.
     */
    get: operations["get_account_by_id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account/settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update account settings
     * @description Change time zone, language, working hours and notices of the account.
     */
    patch: operations["update_account_settings"];
    trace?: never;
  };
  "/settings/outreach": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Manage outreach settings
     * @description Read or change how outreach runs: own daily limits (never above the safety limits), delays, days and stop rules.
     *
     *     On this route `action` is "get".
     */
    get: operations["manage_outreach_settings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Manage outreach settings
     * @description Read or change how outreach runs: own daily limits (never above the safety limits), delays, days and stop rules.
     *
     *     On this route `action` is "update".
     */
    patch: operations["update_outreach_settings"];
    trace?: never;
  };
  "/support/tickets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contact support
     * @description Open a support ticket; a request id attaches the matching audit record.
     */
    post: operations["contact_support"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A connected network account and what the key in use may do with it. */
    Account: {
      /** @description Account id (acc_...), taken by every account_id. */
      id: string;
      name: string;
      /** @description Used when account_id is omitted. */
      default: boolean;
      /**
       * @description expired: it has to be connected anew.
       * @enum {string}
       */
      status: "connected" | "expired" | "disconnected";
      profile: components["schemas"]["MemberRef"];
      /** @description IANA name; its calendar days are the days of the safety limits. */
      timezone: string;
      /** @description Permission scopes of the key in use. */
      scopes: string[];
      plan: components["schemas"]["Plan"];
      /** @description The account has the navigator subscription. */
      navigator: boolean;
      /** @description InMails that can still be paid for. */
      inmail_credits: number;
      /** @description The gradual rise of the daily limits; null: not active. */
      warm_up: components["schemas"]["WarmUpState"] | null;
      /** Format: date-time */
      connected_at: string;
    };
    /** @description Settings of one account. */
    AccountSettings: {
      /** @description Account id (acc_...). */
      account_id: string;
      /** @description IANA name; its calendar days are the days of the safety limits. */
      timezone: string;
      /** @description BCP 47 tag, for example en or pt-BR. */
      language: string;
      working_hours: components["schemas"]["WorkingHours"];
      notifications: components["schemas"]["NotificationSettings"];
      /** @description Days that figures are stored. */
      analytics_retention_days: number;
      /**
       * Format: date-time
       * @description Last change; null: never changed.
       */
      updated_at: string | null;
    };
    /** @description What the account did over time. */
    ActivityAnalytics: {
      period: components["schemas"]["AnalyticsPeriod"];
      /** @description The account's time zone, which bounds the days: Europe/Berlin. */
      timezone: string;
      /** @enum {string} */
      interval: "day" | "week";
      totals: components["schemas"]["ActivityCounts"];
      /** @description Days with a post, comment, reaction, sent message or sent invitation. */
      active_days: number;
      /** @description Longest run of days without any of these. */
      longest_pause_days: number;
      /** @description Weekday with the most of these, the first if tied; null: none at all. */
      busiest_weekday: components["schemas"]["Weekday"] | null;
      /** @description Oldest first, without gaps. */
      series: components["schemas"]["ActivityPoint"][];
    };
    /** @description What the account did. */
    ActivityCounts: {
      /** @description Posts published, reposts included. */
      posts: number;
      /** @description Comments and replies written, on own posts too. */
      comments: number;
      /** @description Reactions given to posts and comments. */
      reactions: number;
      /** @description Messages and InMails. */
      messages_sent: number;
      messages_received: number;
      invitations_sent: number;
      /** @description Sent invitations accepted then, whenever they were sent. */
      invitations_accepted: number;
      /** @description Through sent and received invitations. */
      new_connections: number;
    };
    /** @description What the account did in one day or week. */
    ActivityPoint: {
      /**
       * Format: date
       * @description First day; a week begins on Monday, the first one where the period does.
       */
      from: string;
      /**
       * Format: date
       * @description Last day.
       */
      to: string;
      counts: components["schemas"]["ActivityCounts"];
    };
    /** @description What the account's presence and outreach achieved in a period. */
    AnalyticsOverview: {
      period: components["schemas"]["AnalyticsPeriod"];
      /** @description As many days right before; null: not compared. */
      previous_period: components["schemas"]["AnalyticsPeriod"] | null;
      /** @description The account's time zone, which bounds the days: Europe/Berlin. */
      timezone: string;
      /** @description What own posts gained within the period, whenever they were published. */
      content: {
        posts_published: components["schemas"]["MetricChange"];
        impressions: components["schemas"]["MetricChange"];
        reactions: components["schemas"]["MetricChange"];
        comments: components["schemas"]["MetricChange"];
        reposts: components["schemas"]["MetricChange"];
        clicks: components["schemas"]["MetricChange"];
        /** @description Reactions, comments and reposts. */
        engagements: components["schemas"]["MetricChange"];
        /** @description Engagements of impressions. */
        engagement_rate: components["schemas"]["RateChange"];
        /** @description Clicks of impressions. */
        click_rate: components["schemas"]["RateChange"];
      };
      profile: {
        profile_views: components["schemas"]["MetricChange"];
        /** @description Different members who viewed the profile and let themselves be seen. */
        named_viewers: components["schemas"]["MetricChange"];
        search_appearances: components["schemas"]["MetricChange"];
      };
      /** @description Those who have left since are not counted. */
      audience: {
        /** @description At the end of the period. */
        followers: components["schemas"]["MetricChange"];
        new_followers: components["schemas"]["MetricChange"];
        /** @description At the end of the period. */
        connections: components["schemas"]["MetricChange"];
        new_connections: components["schemas"]["MetricChange"];
      };
      /** @description By hand and by campaigns. */
      outreach: {
        invitations_sent: components["schemas"]["MetricChange"];
        /** @description Of those sent in the period, accepted so far. */
        invitations_accepted: components["schemas"]["MetricChange"];
        /** @description invitations_accepted of invitations_sent. */
        acceptance_rate: components["schemas"]["RateChange"];
        /** @description Messages and InMails. */
        messages_sent: components["schemas"]["MetricChange"];
        /** @description Conversations that the account wrote into in the period. */
        conversations_written: components["schemas"]["MetricChange"];
        /** @description Of those, answered so far after its first message of the period. */
        conversations_answered: components["schemas"]["MetricChange"];
        /** @description conversations_answered of conversations_written. */
        reply_rate: components["schemas"]["RateChange"];
      };
      /** @description Own posts with the most engagements within the period. */
      top_posts: components["schemas"]["PostPerformance"][];
    };
    /** @description Whole days in the account's time zone, both ends included. */
    AnalyticsPeriod: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      days: number;
    };
    /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
    Campaign: {
      /** @description Campaign id (cpn_...), taken by every campaign_id. */
      id: string;
      name: string;
      status: components["schemas"]["CampaignStatus"];
      /** @description Why it is paused, where that is known. */
      status_reason: string | null;
      /** @description The sequence, from step 1. */
      steps: components["schemas"]["CampaignStep"][];
      schedule: components["schemas"]["CampaignSchedule"];
      /** @description Most steps a day over all leads; null: only the account's limits. */
      daily_cap: number | null;
      /** @description What ends the sequence of a lead. */
      stop_on: components["schemas"]["CampaignStopRule"][];
      /** @description null: none chosen. */
      lead_list: components["schemas"]["CampaignLeadList"] | null;
      stats: components["schemas"]["CampaignStats"];
      health: components["schemas"]["CampaignHealth"];
      outreach: components["schemas"]["OutreachSettings"];
      /**
       * Format: date-time
       * @description Earliest planned step; null: nothing is planned.
       */
      next_action_at: string | null;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Last change of its set-up.
       */
      updated_at: string;
      /** Format: date-time */
      launched_at: string | null;
      /**
       * Format: date-time
       * @description null: not paused.
       */
      paused_at: string | null;
      /** Format: date-time */
      completed_at: string | null;
      /** Format: date-time */
      archived_at: string | null;
    };
    /** @description Actions and results of a campaign on one day in its time zone. */
    CampaignDay: {
      /** Format: date */
      day: string;
      /** @description Steps carried out. */
      done: number;
      accepted: number;
      replied: number;
    };
    /** @description How well a campaign is doing, and why. */
    CampaignHealth: {
      /** @description 100 less 30 for each critical and 10 for each warning check, at least 0. */
      score: number;
      /**
       * @description The worst level of the checks; good: all ok.
       * @enum {string}
       */
      level: "good" | "warning" | "critical";
      /** @description Those that apply to the campaign's state, worst first. */
      checks: components["schemas"]["CampaignHealthCheck"][];
    };
    /** @description One check, with its figure and threshold. */
    CampaignHealthCheck: {
      /** @enum {string} */
      check:
        | "acceptance_rate"
        | "reply_rate"
        | "failure_rate"
        | "pending_invitations"
        | "lead_supply"
        | "daily_limits"
        | "progress"
        | "personalization"
        | "setup";
      /** @enum {string} */
      level: "ok" | "warning" | "critical";
      /** @description What was found and what to do about it. */
      text: string;
      /** @description Measured figure; null: none, or too little data. */
      value: number | null;
      /** @description Threshold of the level ok; null: none. */
      threshold: number | null;
      /** @description Of value and threshold. */
      unit: ("percent" | "days" | "hours" | "leads" | "actions") | null;
    };
    /** @description Enrolled leads by stage; the stages add up to total. */
    CampaignLeadCounts: {
      /** @description Leads enrolled so far. */
      total: number;
      /** @description No step done yet. */
      pending: number;
      /** @description Between two steps, or waiting for a condition. */
      in_progress: number;
      /** @description Sequence ended by a reply. */
      replied: number;
      /** @description All steps done or skipped without a reply. */
      completed: number;
      /** @description Ended by another stop rule, an exclusion, a block or by hand. */
      stopped: number;
      /** @description Ended by a failure that no retry cured. */
      failed: number;
    };
    /** @description Lead list that a launch enrols. */
    CampaignLeadList: {
      /** @description Lead list id (lst_...). */
      lead_list_id: string;
      name: string;
      /** @description Leads on the list now. */
      lead_count: number;
    };
    /** @description When the campaign may act. */
    CampaignSchedule: {
      /** @description IANA name: Europe/Berlin. */
      timezone: string;
      /** @description Days of the week. */
      days: components["schemas"]["Weekday"][];
      /** @description HH:MM. */
      start: string;
      /** @description HH:MM, after start. */
      end: string;
    };
    /** @description Figures of a campaign since its launch. */
    CampaignStats: {
      leads: components["schemas"]["CampaignLeadCounts"];
      /** @description Leads who got an invitation, message or InMail. */
      contacted: number;
      profiles_viewed: number;
      followed: number;
      reactions: number;
      invitations_sent: number;
      invitations_accepted: number;
      /** @description invitations_accepted of invitations_sent. */
      acceptance_rate: components["schemas"]["Rate"];
      messages_sent: number;
      inmails_sent: number;
      /** @description Leads who replied. */
      replied: number;
      /** @description replied of contacted. */
      reply_rate: components["schemas"]["Rate"];
      /** @description Steps skipped. */
      skipped: number;
      /** @description Steps failed. */
      failed: number;
      /** @description From the invitation, one decimal; null: none accepted. */
      median_hours_to_accept: number | null;
      /** @description From the step replied to, one decimal; null: none replied. */
      median_hours_to_reply: number | null;
      /** @description Steps carried out today; counts against daily_cap. */
      done_today: number;
      /** Format: date-time */
      first_action_at: string | null;
      /** Format: date-time */
      last_action_at: string | null;
      /** @description In order of the sequence. */
      steps: components["schemas"]["CampaignStepStats"][];
      /** @description The last 14 days, oldest first; empty before the launch. */
      days: components["schemas"]["CampaignDay"][];
    };
    /**
     * @description ready: previewed without blockers and unchanged since; archived: stopped for good.
     * @enum {string}
     */
    CampaignStatus: "draft" | "ready" | "running" | "paused" | "completed" | "archived";
    /** @description One step of the sequence; valid as input of upsert_campaign. */
    CampaignStep: {
      kind: components["schemas"]["CampaignStepKind"];
      /** @description Hours after the step before, or after enrolment. */
      delay_hours: number;
      condition: components["schemas"]["CampaignStepCondition"];
      /** @description Longest wait, once due, for accepted or replied before the step is skipped; other conditions never wait. */
      wait_hours: number;
      /** @description For react steps alone. */
      reaction: components["schemas"]["ReactionType"];
      /** @description Empty where nothing is written. */
      variants: components["schemas"]["CampaignVariant"][];
    };
    /**
     * @description accepted: the lead is a connection; replied: the lead wrote back since the launch.
     * @enum {string}
     */
    CampaignStepCondition: "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
    /** @description One step of the sequence. */
    CampaignStepInput: {
      /** @description What to do. */
      kind: components["schemas"]["CampaignStepKind"];
      /**
       * @description Hours after the step before.
       * @default 0
       */
      delay_hours?: number;
      /**
       * @description Unmet: the step is skipped.
       * @default always
       * @enum {string}
       */
      condition?: "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
      /**
       * @description Longest wait for accepted or replied.
       * @default 336
       */
      wait_hours?: number;
      /**
       * @description For react.
       * @default like
       * @enum {string}
       */
      reaction?: "like" | "celebrate" | "support" | "love" | "insightful" | "funny";
      /** @description Wordings for message and inmail; for invite the note, or none. */
      variants?: components["schemas"]["CampaignVariantInput"][];
    };
    /**
     * @description What a step does to the lead; react reacts to the lead's newest post.
     * @enum {string}
     */
    CampaignStepKind: "view_profile" | "follow" | "invite" | "message" | "inmail" | "react";
    /** @description Results of one step so far. */
    CampaignStepStats: {
      /** @description Place in the sequence, from 1. */
      step: number;
      kind: components["schemas"]["CampaignStepKind"];
      /** @description Leads for whom the step was carried out. */
      done: number;
      /** @description Condition unmet or nothing to act on. */
      skipped: number;
      failed: number;
      /** @description Leads who accepted; null: no invitation step. */
      accepted: number | null;
      /** @description accepted of done. */
      acceptance_rate: components["schemas"]["Rate"];
      /** @description Leads whose first reply came after this step, before the next that writes. */
      replied: number;
      /** @description replied of done. */
      reply_rate: components["schemas"]["Rate"];
    };
    /**
     * @description What ends a lead's sequence; company_replied: another lead at the same company replied.
     * @enum {string}
     */
    CampaignStopRule: "replied" | "accepted" | "company_replied";
    /** @description One wording of a step. */
    CampaignVariant: {
      name: string;
      /** @description Of an InMail; otherwise null. */
      subject: string | null;
      /** @description Template with variables such as {{first_name}}. */
      text: string;
      /** @description Relative share of the leads. */
      weight: number;
    };
    /** @description One wording of a step. */
    CampaignVariantInput: {
      /** @description Default: A, B, ... */
      name?: string;
      /** @description Required for inmail. */
      subject?: string | null;
      /** @description At most 300 for invite, 1900 for inmail. */
      text: string;
      /**
       * @description Relative share of leads.
       * @default 1
       */
      weight?: number;
    };
    /** @description Comment on a post, with its replies. */
    Comment: {
      /** @description Comment id (cmt_...), taken by every comment_id. */
      id: string;
      /** @description Post of the comment (pst_...). */
      post_id: string;
      /** @description Comment that it answers (cmt_...); null for a comment on the post itself. */
      parent_id: string | null;
      author: components["schemas"]["ProfileSummary"];
      /** @description Written by the account. */
      own: boolean;
      /** @description Written by the author of the post. */
      by_post_author: boolean;
      text: string;
      reaction_count: number;
      /** @description The account's reaction; null when it has not reacted. */
      own_reaction: components["schemas"]["ReactionType"] | null;
      reply_count: number;
      /** @description The first replies, oldest first; reply_count says how many there are. */
      replies: components["schemas"]["CommentReply"][];
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Last edit; null when never edited.
       */
      edited_at: string | null;
    };
    /** @description One page of Comment entries. */
    CommentPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Comment"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description Reach of one comment of the account. */
    CommentReach: {
      /** @description Comment id (cmt_...). */
      comment_id: string;
      /** @description Comment that it answers (cmt_...); null: on the post itself. */
      parent_id: string | null;
      text: string;
      /** Format: date-time */
      created_at: string;
      post: components["schemas"]["PostExcerpt"];
      /** @description Member who wrote the post; null: a company page. */
      post_author: components["schemas"]["MemberRef"] | null;
      /** @description Age of the post when the comment was written, one decimal. */
      hours_after_post: number;
      /** @description Times the comment was shown. */
      impressions: number;
      reactions: number;
      replies: number;
      /** @description One of the replies is the post author's. */
      answered_by_post_author: boolean;
      /** @description Views of the own profile that came from the comment. */
      profile_views: number;
    };
    /** @description One page of CommentReach entries. */
    CommentReachPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["CommentReach"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description Reply to a comment. */
    CommentReply: {
      /** @description Comment id (cmt_...). */
      id: string;
      /** @description Post of the comment (pst_...). */
      post_id: string;
      /** @description Comment that it answers (cmt_...). */
      parent_id: string;
      author: components["schemas"]["ProfileSummary"];
      /** @description Written by the account. */
      own: boolean;
      /** @description Written by the author of the post. */
      by_post_author: boolean;
      text: string;
      reaction_count: number;
      /** @description The account's reaction; null when it has not reacted. */
      own_reaction: components["schemas"]["ReactionType"] | null;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Last edit; null when never edited.
       */
      edited_at: string | null;
    };
    /** @description A company page as the account sees it. */
    Company: {
      /** @description Company id (cmp_...). */
      id: string;
      /** @description Last part of the company page's address. */
      handle: string;
      name: string;
      about: string | null;
      industry: string;
      /** @description Headquarters. */
      location: string | null;
      /** Format: uri */
      website: string | null;
      founded_year: number | null;
      size: components["schemas"]["CompanySize"];
      specialties: string[];
      /** @description Employees in the latest month. */
      headcount: number;
      /** @description Over twelve months; null: too young a company. */
      headcount_growth_percent: number | null;
      /** @description The last 12 months, oldest first. */
      headcounts: components["schemas"]["MonthlyHeadcount"][];
      follower_count: number;
      /** @description The account follows the page. */
      following: boolean;
      open_job_count: number;
      /** @description The account's connections who work there now. */
      connection_count: number;
      /** @description Up to 10 of these connections, latest first. */
      connections: components["schemas"]["MemberRef"][];
      /** @description Up to 5 posts of the page, newest first. */
      recent_posts: components["schemas"]["PostExcerpt"][];
      /**
       * Format: uri
       * @description Company page.
       */
      url: string;
    };
    /**
     * @description Range of the number of employees.
     * @enum {string}
     */
    CompanySize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001-10000" | "10001+";
    /** @description A company as lists and search results show it. */
    CompanySummary: {
      /** @description Company id (cmp_...). */
      id: string;
      /** @description Last part of the company page's address. */
      handle: string;
      name: string;
      industry: string;
      /** @description Headquarters. */
      location: string | null;
      size: components["schemas"]["CompanySize"];
      /** @description Employees in the latest month. */
      headcount: number;
      /** @description Over twelve months; null: too young a company. */
      headcount_growth_percent: number | null;
      follower_count: number;
      /** @description The account's connections who work there now. */
      connection_count: number;
      open_job_count: number;
      /**
       * Format: uri
       * @description Company page.
       */
      url: string;
    };
    /** @description One page of CompanySummary entries. */
    CompanySummaryPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["CompanySummary"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description A first-degree connection with the account's private notes on it. */
    Connection: {
      profile: components["schemas"]["ProfileSummary"];
      /** Format: date-time */
      connected_at: string;
      /** @description Private to the account, in alphabetical order. */
      tags: string[];
      /** @description Private to the account. */
      note: string | null;
      /** @description The latest contact; null: none yet. */
      last_interaction: components["schemas"]["Interaction"] | null;
      /** @description Direct conversation (cnv_...) with the member; null: none. */
      conversation_id: string | null;
    };
    /** @description One page of Connection entries. */
    ConnectionPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Connection"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description Which contact details a member shares with the account; get_contact_info reads them. */
    ContactSummary: {
      /** Format: uri */
      website: string | null;
      email_shared: boolean;
      phone_shared: boolean;
      birthday_shared: boolean;
    };
    /** @description One conversation as the account sees it. */
    Conversation: {
      /** @description Conversation id (cnv_...). */
      id: string;
      /** @enum {string} */
      kind: "direct" | "group" | "inmail";
      /** @description Name of a group, or subject of an InMail; otherwise null. */
      title: string | null;
      /** @description Without the account; the first 10 of a group. */
      participants: components["schemas"]["MemberRef"][];
      /** @description All participants but the account. */
      participant_count: number;
      message_count: number;
      /** @description Received messages that the account has not read. */
      unread_count: number;
      /** @description Newest message; null: none. */
      last_message: components["schemas"]["MessageExcerpt"] | null;
      /** @description The newest message was received and has no reply yet. */
      awaiting_reply: boolean;
      archived: boolean;
      muted: boolean;
      starred: boolean;
      /** Format: date-time */
      snoozed_until: string | null;
      /** @description Private to the account, in alphabetical order. */
      labels: string[];
      /** @description Saved text that has not been sent. */
      draft: string | null;
      /** @description Lead (led_...) of the other participant; null: none, or a group. */
      lead_id: string | null;
      /** @description Campaign (cpn_...) that enrolled this lead last; null: none. */
      campaign_id: string | null;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description When the newest message was sent, or the conversation begun.
       */
      last_message_at: string;
    };
    /** @description One page of Conversation entries. */
    ConversationPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Conversation"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description What a member does now. */
    CurrentPosition: {
      title: string;
      /** @description Company id (cmp_...); null: the employer has no company page. */
      company_id: string | null;
      company_name: string;
      /**
       * Format: date
       * @description First day of the month in which it began.
       */
      started_on: string;
    };
    /** @description From next_cursor. */
    Cursor: string;
    /** @description Distance from the account: 1 is a connection; null: farther than 3, or the account itself. */
    Degree: (1 | 2 | 3) | null;
    /** @description Random pause between two actions of outreach. */
    DelayRange: {
      /** @description Seconds. */
      min: number;
      /** @description Seconds, min or more. */
      max: number;
    };
    /** @description One school or university attended. */
    Education: {
      /** @description Education id (edu_...). */
      id: string;
      school: string;
      /** @description Title earned or aimed at, for example MSc. */
      degree: string | null;
      /** @description Field of study. */
      field: string | null;
      started_year: number | null;
      /** @description Year of leaving; null: unknown or still there. */
      ended_year: number | null;
    };
    /** @description A lead of the list that the launch leaves out. */
    ExcludedLead: {
      /** @description Lead id (led_...). */
      lead_id: string;
      /** @description null: the profile is gone. */
      profile: components["schemas"]["MemberRef"] | null;
      /**
       * @description already_contacted: another campaign wrote to the member; already_connected, not_connected and invitation_pending: the first text of the campaign cannot go to the member; unavailable: the profile is gone.
       * @enum {string}
       */
      reason:
        | "do_not_contact"
        | "blocked"
        | "in_other_campaign"
        | "already_contacted"
        | "already_enrolled"
        | "already_connected"
        | "not_connected"
        | "invitation_pending"
        | "own_profile"
        | "unavailable";
      /** @description The reason in words, with the campaign or rule concerned. */
      text: string;
    };
    /** @description Whether the account follows a member or a company. */
    FollowState: {
      /** @enum {string} */
      kind: "member" | "company";
      /** @description Member id (prf_...) or company id (cmp_...). */
      id: string;
      name: string;
      /** @description Headline of the member; null for a company. */
      headline: string | null;
      following: boolean;
      /**
       * Format: date-time
       * @description Since when; null: not followed.
       */
      followed_at: string | null;
      follower_count: number;
      /** Format: uri */
      url: string;
    };
    /** @description A member who follows the account. */
    Follower: {
      profile: components["schemas"]["ProfileSummary"];
      /** Format: date-time */
      followed_at: string;
      /**
       * @description What brought the follower.
       * @enum {string}
       */
      source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
      /** @description The member is a first-degree connection too. */
      connected: boolean;
      /** @description The account follows the member back. */
      following: boolean;
    };
    /** @description One page of Follower entries. */
    FollowerPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Follower"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description The latest contact between the account and a member. */
    Interaction: {
      /**
       * @description Comments and reactions are those on the account's posts.
       * @enum {string}
       */
      kind: "message_sent" | "message_received" | "comment_received" | "reaction_received";
      /** Format: date-time */
      at: string;
    };
    /** @description Wilson score interval of a rate at 95 % confidence, in percent with one decimal. */
    Interval: {
      low: number;
      high: number;
    };
    /** @description An invitation to connect. */
    Invitation: {
      /** @description Invitation id (inv_...). */
      id: string;
      /**
       * @description As the account sees it.
       * @enum {string}
       */
      direction: "sent" | "received";
      /** @enum {string} */
      status: "pending" | "accepted" | "declined" | "withdrawn";
      profile: components["schemas"]["ProfileSummary"];
      /** @description Note that came with it; null: none. */
      message: string | null;
      /** Format: date-time */
      sent_at: string;
      /**
       * Format: date-time
       * @description When it was accepted, declined or withdrawn.
       */
      responded_at: string | null;
      /** @description Direct conversation (cnv_...) with the member; null: none. */
      conversation_id: string | null;
    };
    /** @description One page of Invitation entries. */
    InvitationPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Invitation"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description A blocker or warning of a launch. */
    LaunchIssue: {
      /** @enum {string} */
      code:
        | "account_not_connected"
        | "no_steps"
        | "no_lead_list"
        | "no_eligible_leads"
        | "text_missing"
        | "text_too_long"
        | "subject_missing"
        | "note_required"
        | "no_working_time"
        | "no_inmail_credits"
        | "unreachable_step"
        | "empty_variables"
        | "few_leads_per_variant"
        | "limit_exhausted"
        | "cap_above_limit"
        | "shared_limits"
        | "warm_up"
        | "no_personalization"
        | "no_stop_on_reply"
        | "long_run"
        | "duplicate_text";
      /** @description What is wrong and what to do about it. */
      text: string;
      /** @description Step concerned; null: the whole campaign. */
      step: number | null;
      /** @description Variant concerned, from 1; null: all. */
      variant: number | null;
      /** @description Leads concerned; null: does not depend on leads. */
      lead_count: number | null;
    };
    /** @description Steps planned for one day, if every condition were met and no lead replied. */
    LaunchPlanDay: {
      /** Format: date */
      day: string;
      total: number;
      view_profile: number;
      follow: number;
      invite: number;
      message: number;
      inmail: number;
      react: number;
    };
    /** @description Everything to know before a campaign is launched. */
    LaunchPreview: {
      /** @description Campaign id (cpn_...). */
      campaign_id: string;
      name: string;
      status: components["schemas"]["CampaignStatus"];
      /** @description There are no blockers. */
      launchable: boolean;
      /** @description What must be mended first. */
      blockers: components["schemas"]["LaunchIssue"][];
      /** @description What to tell the user before the launch. */
      warnings: components["schemas"]["LaunchIssue"][];
      /** @description Leads on the list. */
      lead_count: number;
      /** @description Leads that the launch enrols. */
      eligible_count: number;
      /** @description Leads that it leaves out. */
      excluded_count: number;
      /** @description The first 50 of them. */
      excluded: components["schemas"]["ExcludedLead"][];
      /** @description Spread over the eligible leads and variants. */
      samples: components["schemas"]["LaunchSample"][];
      /** @description The first 30 days with something planned, under the schedule, the daily cap and the account's limits, less the next steps of other running campaigns. */
      daily_plan: components["schemas"]["LaunchPlanDay"][];
      /**
       * Format: date-time
       * @description Earliest step if launched now; null: nothing to do.
       */
      first_action_at: string | null;
      /**
       * Format: date
       * @description Day of the last planned step, delays included; null: nothing to do.
       */
      estimated_end_date: string | null;
      /** @description For one confirm_campaign_launch; null: there are blockers. */
      launch_token: string | null;
      /**
       * Format: date-time
       * @description End of the token, after 15 minutes.
       */
      expires_at: string | null;
    };
    /** @description One lead with everything the campaign would do for them. */
    LaunchSample: {
      /** @description Lead id (led_...). */
      lead_id: string;
      profile: components["schemas"]["ProfileSummary"];
      steps: components["schemas"]["RenderedStep"][];
    };
    /**
     * @description Per page.
     * @default 25
     */
    Limit: number;
    /** @description A member as named inside other answers. */
    MemberRef: {
      /** @description Member id (prf_...), taken by every profile_id and recipient_id. */
      id: string;
      /** @description Last part of the public profile address. */
      handle: string;
      name: string;
      headline: string;
      degree: components["schemas"]["Degree"];
      /**
       * Format: uri
       * @description Public profile address.
       */
      url: string;
    };
    /** @description One message of a conversation. */
    Message: {
      /** @description Message id (msg_...). */
      id: string;
      /** @description Conversation id (cnv_...). */
      conversation_id: string;
      /** @enum {string} */
      kind: "message" | "inmail";
      /**
       * @description As the account sees it.
       * @enum {string}
       */
      direction: "sent" | "received";
      /** @description Member who wrote it (prf_...). */
      sender_id: string;
      sender_name: string;
      /** @description Of an InMail; otherwise null. */
      subject: string | null;
      /** @description Plain text; empty once deleted. */
      text: string;
      attachments: components["schemas"]["MessageAttachment"][];
      /** @description At most one per participant. */
      reactions: components["schemas"]["MessageReaction"][];
      /** @description Received: the account has read it. Sent: another participant has. */
      read: boolean;
      /** Format: date-time */
      sent_at: string;
      /** Format: date-time */
      edited_at: string | null;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /** @description A file sent with a message. */
    MessageAttachment: {
      /** @description Id of the stored file (med_...). */
      media_id: string;
      /** @enum {string} */
      kind: "image" | "video" | "document";
      filename: string;
      /** @description Media type, for example image/png. */
      content_type: string;
      size_bytes: number;
      /** @description Description for people who cannot see it. */
      alt_text: string | null;
    };
    /** @description The beginning of a message. */
    MessageExcerpt: {
      /** @description Message id (msg_...). */
      id: string;
      /**
       * @description As the account sees it.
       * @enum {string}
       */
      direction: "sent" | "received";
      /** @description Member who wrote it (prf_...). */
      sender_id: string;
      sender_name: string;
      /** @description First 300 code points of the text, cut with an ellipsis. */
      excerpt: string;
      /** Format: date-time */
      sent_at: string;
    };
    /** @description One page of Message entries. */
    MessagePage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Message"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description One participant's reaction to a message. */
    MessageReaction: {
      emoji: string;
      /** @description Member who reacted (prf_...). */
      profile_id: string;
      name: string;
      /** Format: date-time */
      created_at: string;
    };
    /** @description A count in a period against the period before. */
    MetricChange: {
      value: number;
      /** @description In the period before; null: not compared. */
      previous: number | null;
      /** @description (value - previous) / previous in percent, one decimal; null: not compared, or previous is 0. */
      change_percent: number | null;
    };
    /** @description Employees of a company in one month. */
    MonthlyHeadcount: {
      /**
       * Format: date
       * @description First day of the month.
       */
      month: string;
      headcount: number;
    };
    /** @description Which events the account is notified of. */
    NotificationSettings: {
      /** @description Invitations received and accepted. */
      invitations: boolean;
      /** @description Messages received. */
      messages: boolean;
      /** @description Mentions in posts and comments. */
      mentions: boolean;
      /** @description Reactions and comments on own posts. */
      engagement: boolean;
      /** @description Views of the own profile. */
      profile_views: boolean;
      /** @description Replies, and campaigns that paused or ended. */
      campaigns: boolean;
    };
    /** @description Units a day by action category. */
    OutreachLimits: {
      invitation: number;
      message: number;
      inmail: number;
      profile_view: number;
      follow: number;
      /** @description Reactions, comments and endorsements. */
      engagement: number;
    };
    /** @description How outreach of one account runs. */
    OutreachSettings: {
      /** @description The account's own limits, or else the safety limits. */
      daily_limits: components["schemas"]["OutreachLimits"];
      /** @description Maximum of the service, above any own limits. */
      safety_limits: components["schemas"]["OutreachLimits"];
      delay_seconds: components["schemas"]["DelayRange"];
      working_hours: components["schemas"]["WorkingHours"];
      /** @description IANA name of the account's time zone. */
      timezone: string;
      /** @description False: nothing on Saturday and Sunday, even if they are working days. */
      weekend: boolean;
      /** @description A reply ends the campaign for that lead. */
      stop_on_reply: boolean;
      /**
       * @description as_written: with a note where the step has one; always: steps without one are rejected; never: no note.
       * @enum {string}
       */
      invitation_note_policy: "as_written" | "always" | "never";
      /**
       * Format: date-time
       * @description Last change; null: never changed.
       */
      updated_at: string | null;
    };
    /** @description Calls that the key in use may make. */
    Plan: {
      name: string;
      title: string;
      /** @description Steady rate, equal to limit in window_seconds. */
      calls_per_minute: number;
      /** @description Calls allowed in a burst and in each window. */
      limit: number;
      /** @description Time in which the whole limit is available again. */
      window_seconds: number;
    };
    /** @description Poll of a post with its votes so far. */
    Poll: {
      question: string;
      options: {
        text: string;
        vote_count: number;
        /** @description Share of all votes in percent, one decimal; 0 while nobody has voted. */
        vote_percent: number;
      }[];
      /** @description Votes on all options. */
      vote_count: number;
      /** Format: date-time */
      closes_at: string;
      /** @description Voting has ended. */
      closed: boolean;
    };
    /** @description One position of a career. */
    Position: {
      /** @description Position id (pos_...). */
      id: string;
      title: string;
      /** @description Company id (cmp_...); null: the employer has no company page. */
      company_id: string | null;
      company_name: string;
      location: string | null;
      /**
       * Format: date
       * @description First day of the month in which it began.
       */
      started_on: string;
      /**
       * Format: date
       * @description Last day; null: still held.
       */
      ended_on: string | null;
      /** @description Whole months held, up to today when still held. */
      months: number;
      description: string | null;
    };
    /** @description Post of a member or a company page, as the account sees it. */
    Post: {
      /** @description Post id (pst_...), taken by every post_id. */
      id: string;
      /** Format: uri */
      url: string;
      /** @description Member who wrote it; null for a post of a company page. */
      author: components["schemas"]["ProfileSummary"] | null;
      /** @description Company page that published it; null for a member's post. */
      company: components["schemas"]["CompanySummary"] | null;
      /** @description Written by the account. */
      own: boolean;
      /**
       * @description What the post carries besides its text.
       * @enum {string}
       */
      kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
      /** @description Whole text; empty for a repost without an own thought. */
      text: string;
      /** @description Hashtags of the text in lower case, without the sign, in order of appearance. */
      hashtags: string[];
      /** @description Members mentioned in the text. */
      mentions: {
        /** @description Member id (prf_...). */
        profile_id: string;
        name: string;
      }[];
      /** Format: uri */
      link_url: string | null;
      media: components["schemas"]["PostMedia"][];
      /** @description The poll; null unless kind is poll. */
      poll: components["schemas"]["Poll"] | null;
      /** @description The original; null unless kind is repost, and when the account may not see it. */
      repost_of: components["schemas"]["RepostedPost"] | null;
      /**
       * @description Who may see it: everyone, or the author's first-degree connections.
       * @enum {string}
       */
      visibility: "public" | "connections";
      /** @description Pinned to the author's profile. */
      pinned: boolean;
      /** @description On the account's list of saved posts. */
      saved: boolean;
      reaction_count: number;
      reactions: components["schemas"]["ReactionCounts"];
      /** @description Comments, replies included. */
      comment_count: number;
      repost_count: number;
      /** @description Times shown to members so far; null for posts of others. */
      impression_count: number | null;
      /** @description The account's reaction; null when it has not reacted. */
      own_reaction: components["schemas"]["ReactionType"] | null;
      /** Format: date-time */
      published_at: string;
      /**
       * Format: date-time
       * @description Last edit; null when never edited.
       */
      edited_at: string | null;
    };
    /** @description Figures of one own post at the time they were fetched. */
    PostAnalytics: {
      /** @description Post id (pst_...). */
      post_id: string;
      /** Format: uri */
      url: string;
      /** @description First 300 code points of the text, cut with an ellipsis. */
      excerpt: string;
      /** @enum {string} */
      kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
      /** Format: date-time */
      published_at: string;
      /**
       * Format: date-time
       * @description When the network gave these figures.
       */
      fetched_at: string;
      /** @description Times shown since it was published. */
      impressions: number;
      /** @description Sum of each day's different viewers: one who saw it on two days counts twice. */
      unique_viewers: number;
      clicks: number;
      /** @description Clicks of impressions. */
      click_rate: components["schemas"]["Rate"];
      reaction_count: number;
      reactions: components["schemas"]["ReactionCounts"];
      /** @description Comments, replies included. */
      comment_count: number;
      repost_count: number;
      /** @description Reactions, comments and reposts. */
      engagements: number;
      /** @description Engagements of impressions. */
      engagement_rate: components["schemas"]["Rate"];
      /** @description On the day (UTC) it was published. */
      first_day_impressions: number;
      /**
       * Format: date
       * @description Day (UTC) with the most impressions, the first if tied; null: not shown yet.
       */
      peak_day: string | null;
      /** @description null: no other post to compare with. */
      benchmark: components["schemas"]["PostBenchmark"] | null;
      /** @description The first 30 days since it was published, oldest first; null in lists. */
      days: components["schemas"]["PostDay"][] | null;
    };
    /** @description One page of PostAnalytics entries. */
    PostAnalyticsPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["PostAnalytics"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description What is usual: the account's other posts of the 90 days before fetched_at. */
    PostBenchmark: {
      /** @description Posts compared with. */
      sample_size: number;
      median_impressions: number;
      median_engagement_rate: components["schemas"]["Rate"];
      /** @description The post's impressions divided by the median, two decimals; null: the median is 0. */
      impressions_ratio: number | null;
    };
    /** @description Figures of a post on one day in UTC. */
    PostDay: {
      /** Format: date */
      day: string;
      impressions: number;
      unique_viewers: number;
      clicks: number;
      reactions: number;
      comments: number;
      reposts: number;
    };
    /** @description The beginning of a post with its engagement; get_post reads the whole. */
    PostExcerpt: {
      /** @description Post id (pst_...). */
      id: string;
      /** @description First 300 code points of the text, cut with an ellipsis. */
      excerpt: string;
      /** Format: date-time */
      created_at: string;
      reaction_count: number;
      comment_count: number;
      repost_count: number;
      /** Format: uri */
      url: string;
    };
    /** @description Image, video or document shown in a post. */
    PostMedia: {
      /** @description Id of the stored file (med_...). */
      media_id: string;
      /** @enum {string} */
      kind: "image" | "video" | "document";
      /** @description Media type: image/png. */
      content_type: string;
      filename: string | null;
      /** @description Description for people who cannot see it. */
      alt_text: string | null;
    };
    /** @description One page of Post entries. */
    PostPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Post"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description A post with what it gained in a period. */
    PostPerformance: {
      /** @description Post id (pst_...). */
      post_id: string;
      /** Format: uri */
      url: string;
      /** @description First 300 code points of the text, cut with an ellipsis. */
      excerpt: string;
      /** @enum {string} */
      kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
      /** Format: date-time */
      published_at: string;
      impressions: number;
      /** @description Reactions, comments and reposts. */
      engagements: number;
      /** @description Engagements of impressions. */
      engagement_rate: components["schemas"]["Rate"];
    };
    /** @description One member's profile. A section that was not requested is null. */
    Profile: {
      /** @description Member id (prf_...), taken by every profile_id and recipient_id. */
      id: string;
      /** @description Last part of the public profile address. */
      handle: string;
      name: string;
      headline: string;
      location: string | null;
      industry: string | null;
      degree: components["schemas"]["Degree"];
      /** @description Connections that the account and the member share. */
      mutual_connection_count: number;
      connection_count: number;
      follower_count: number;
      /** @description The latest position that has not ended; null: none. */
      current_position: components["schemas"]["CurrentPosition"] | null;
      /** @description Anybody may send them InMail without a credit. */
      open_profile: boolean;
      /** @description It is the profile of the account itself. */
      own: boolean;
      /** @description The account follows the member. */
      following: boolean;
      /** @description The unanswered invitation between the two; null: none. */
      pending_invitation: {
        /** @description Invitation id (inv_...). */
        id: string;
        /**
         * @description As the account sees it.
         * @enum {string}
         */
        direction: "sent" | "received";
      } | null;
      /**
       * Format: uri
       * @description Public profile address.
       */
      url: string;
      /** @description Text about themselves; empty: the member wrote none. */
      about: string | null;
      /** @description Those still held first, then by end. */
      positions: components["schemas"]["Position"][] | null;
      /** @description Latest first. */
      education: components["schemas"]["Education"][] | null;
      /** @description Most endorsed first. */
      skills: components["schemas"]["Skill"][] | null;
      /** @description Newest first. */
      recommendations: components["schemas"]["Recommendation"][] | null;
      /** @description Which contact details the member shares. */
      contact: components["schemas"]["ContactSummary"] | null;
    };
    /** @description A member as lists and search results show them. */
    ProfileSummary: {
      /** @description Member id (prf_...), taken by every profile_id and recipient_id. */
      id: string;
      /** @description Last part of the public profile address. */
      handle: string;
      name: string;
      headline: string;
      location: string | null;
      industry: string | null;
      degree: components["schemas"]["Degree"];
      /** @description Connections that the account and the member share. */
      mutual_connection_count: number;
      /** @description The latest position that has not ended; null: none. */
      current_position: components["schemas"]["CurrentPosition"] | null;
      /** @description Anybody may send them InMail without a credit. */
      open_profile: boolean;
      /**
       * Format: uri
       * @description Public profile address.
       */
      url: string;
    };
    /** @description One page of ProfileSummary entries. */
    ProfileSummaryPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["ProfileSummary"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description One member who viewed the own profile, with all of the member's views. Anonymous views are entries of their own, one for each combination of what is known of such viewers. */
    ProfileViewer: {
      /** @enum {string} */
      kind: "member" | "anonymous";
      /** @description The viewer; null: anonymous. */
      profile: components["schemas"]["ProfileSummary"] | null;
      /** @description Job title at the last view; may be known of anonymous viewers too. */
      title: string | null;
      /** @description Employer at the last view. */
      company_name: string | null;
      industry: string | null;
      /** @description Views since the requested time, or of all time. */
      view_count: number;
      /**
       * Format: date-time
       * @description First of these views.
       */
      first_viewed_at: string;
      /** Format: date-time */
      last_viewed_at: string;
      /**
       * @description What led to the last view.
       * @enum {string}
       */
      source: "search" | "post" | "comment" | "invitation" | "message" | "suggestion" | "company_page" | "other";
    };
    /** @description One page of ProfileViewer entries. */
    ProfileViewerPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["ProfileViewer"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /** @description Percent, one decimal; null: nothing to divide by. */
    Rate: number | null;
    /** @description A rate in a period against the period before. */
    RateChange: {
      value: components["schemas"]["Rate"];
      previous: components["schemas"]["Rate"];
      /** @description value - previous in percentage points, one decimal; null: one of them is missing. */
      change_points: number | null;
    };
    /** @description One member's reaction to a post or comment; a member has at most one on each. */
    Reaction: {
      /** @description Post of the reaction, or of the comment (pst_...). */
      post_id: string;
      /** @description Comment reacted to (cmt_...); null for a reaction to the post itself. */
      comment_id: string | null;
      profile: components["schemas"]["ProfileSummary"];
      /** @description The account's own reaction. */
      own: boolean;
      type: components["schemas"]["ReactionType"];
      /**
       * Format: date-time
       * @description When it was put or last replaced.
       */
      created_at: string;
    };
    /** @description Reactions by type; they add up to reaction_count. */
    ReactionCounts: {
      like: number;
      celebrate: number;
      support: number;
      love: number;
      insightful: number;
      funny: number;
    };
    /** @description One page of Reaction entries. */
    ReactionPage: {
      /** @description Entries of this page. */
      data: components["schemas"]["Reaction"][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
    };
    /**
     * @description Kind of reaction.
     * @enum {string}
     */
    ReactionType: "like" | "celebrate" | "support" | "love" | "insightful" | "funny";
    /** @description A recommendation that another member wrote for a profile. */
    Recommendation: {
      /** @description Recommendation id (rec_...). */
      id: string;
      author: components["schemas"]["MemberRef"];
      /** @description How the author knows the member, for example: worked in the same team. */
      relationship: string;
      text: string;
      /** Format: date-time */
      written_at: string;
    };
    /** @description Audit record of one call. */
    RecordedCall: {
      request_id: string;
      tool: string;
      /** @enum {string} */
      surface: "rest" | "mcp";
      /** @description ok, or the code of the error. */
      outcome: string;
      /** @description HTTP-style status. */
      status: number;
      duration_ms: number;
      /** Format: date-time */
      at: string;
    };
    /** @description What one lead would receive in one step. */
    RenderedStep: {
      step: number;
      kind: components["schemas"]["CampaignStepKind"];
      /** @description Variant from 1, as the launch would deal it; null: the step has none. */
      variant: number | null;
      variant_name: string | null;
      condition: components["schemas"]["CampaignStepCondition"];
      subject: string | null;
      /** @description Text with the variables filled in; null: nothing is written. */
      text: string | null;
      /** @description Code points of text. */
      length: number | null;
      /** @description Most code points that the kind allows; null: nothing is written. */
      length_limit: number | null;
      /** @description Variables that this lead has no value for. */
      empty_variables: string[];
    };
    /** @description The post that a repost carries. */
    RepostedPost: {
      /** @description Id of the original post (pst_...). */
      post_id: string;
      /** @description Name of the member or company that wrote the original. */
      author_name: string;
      /** @description Member id (prf_...) or company id (cmp_...). */
      author_id: string;
      /** @description First 300 characters of the original. */
      text: string;
      /** Format: date-time */
      published_at: string;
    };
    /** @description A value that a search filter understands. */
    SearchParameter: {
      /** @enum {string} */
      kind: "location" | "industry" | "company" | "title" | "school" | "skill";
      /** @description Filter value: a company id (cmp_...), otherwise the exact spelling. */
      value: string;
      name: string;
      /** @description Members whose profile has it. */
      member_count: number;
    };
    /** @description All SearchParameter entries. */
    SearchParameterList: {
      /** @description All entries. */
      data: components["schemas"]["SearchParameter"][];
    };
    /** @description One skill of a profile with its endorsements. */
    Skill: {
      name: string;
      endorsement_count: number;
      /** @description The account has endorsed it. */
      endorsed: boolean;
    };
    /** @description Comparison of the variants of one campaign step. */
    StepVariants: {
      /** @description Place in the sequence, from 1. */
      step: number;
      /** @enum {string} */
      kind: "invite" | "message" | "inmail";
      variants: components["schemas"]["VariantFigures"][];
      /** @description null: the step has one variant. */
      comparison: components["schemas"]["VariantComparison"] | null;
    };
    /** @description One reply on a support ticket. */
    SupportReply: {
      id: string;
      /**
       * @description Which side wrote it.
       * @enum {string}
       */
      author: "workspace" | "support";
      body: string;
      /** Format: date-time */
      created_at: string;
    };
    /** @description A request to support with its replies. */
    SupportTicket: {
      /** @description Ticket id (tkt_...), taken by every ticket_id. */
      id: string;
      /** @description Account that it was opened for (acc_...). */
      account_id: string;
      subject: string;
      body: string;
      /** @enum {string} */
      severity: "low" | "normal" | "high";
      /**
       * @description open: waits for support; answered: waits for the workspace.
       * @enum {string}
       */
      status: "open" | "answered" | "closed";
      /** @description The call in question; null: none. */
      call: components["schemas"]["RecordedCall"] | null;
      /** @description Oldest first. */
      replies: components["schemas"]["SupportReply"][];
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Last reply or change of status.
       */
      updated_at: string;
    };
    /** @description Two-sided two-proportion z-test of the best variant of a step against the next best. */
    VariantComparison: {
      /**
       * @description What is compared: accepted for invitations, replied for everything else.
       * @enum {string}
       */
      metric: "accepted" | "replied";
      /** @description Variant with the highest rate. */
      best_variant: number;
      /** @description Variant with the next highest rate. */
      other_variant: number;
      /** @description Best minus next best in percentage points, one decimal; null: none sent. */
      difference_points: number | null;
      /** @description Multiplied by the number of pairs of variants (Bonferroni), four decimals; null when too_few. */
      p_value: number | null;
      /**
       * @description winner: p_value below 0.05; too_few: one of the two was sent fewer than 30 times.
       * @enum {string}
       */
      verdict: "winner" | "no_difference_yet" | "too_few";
      /** @description Further sends of each of the two to confirm the present difference at 80 % power; null: winner, or no difference. */
      sends_needed: number | null;
      /** @description The verdict in one sentence. */
      text: string;
    };
    /** @description One variant of a campaign step with its results. */
    VariantFigures: {
      /** @description Place among the step's variants, from 1. */
      variant: number;
      name: string;
      weight: number;
      subject: string | null;
      text: string;
      /** @description Leads who got this variant. */
      sent: number;
      /** @description Of those, leads who accepted; null: no invitation. */
      accepted: number | null;
      /** @description accepted of sent. */
      acceptance_rate: components["schemas"]["Rate"];
      /** @description null: no invitation, or none sent. */
      acceptance_interval: components["schemas"]["Interval"] | null;
      /** @description Leads whose first reply came after this variant, before the next text. */
      replied: number;
      /** @description replied of sent. */
      reply_rate: components["schemas"]["Rate"];
      /** @description null: none sent. */
      reply_interval: components["schemas"]["Interval"] | null;
    };
    /** @description The message variants of a campaign against each other, step by step. */
    VariantStats: {
      /** @description Campaign id (cpn_...). */
      campaign_id: string;
      campaign_name: string;
      /** Format: date-time */
      as_of: string;
      /** @description Steps that write to the lead. */
      steps: components["schemas"]["StepVariants"][];
    };
    /** @description How far the gradual rise of the daily limits has come. */
    WarmUpState: {
      /** @description Day of the warm-up, counted from 1. */
      day: number;
      /** @description Length of the warm-up. */
      days: number;
      /** @description Share of each daily limit that is open now. */
      percent: number;
      /** Format: date-time */
      ends_at: string;
    };
    /**
     * @description A day of the week.
     * @enum {string}
     */
    Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** @description When outreach may act, in the account's time zone. */
    WorkingHours: {
      /** @description Working days. */
      days: components["schemas"]["Weekday"][];
      /** @description HH:MM. */
      start: string;
      /** @description HH:MM, after start. */
      end: string;
    };
    SendMessageBody: {
      /** @description Connection, from get_connections. */
      recipient_id?: string;
      /** @description Conversation, from list_conversations. */
      conversation_id?: string;
      /** @description Plain text. */
      text: string;
      /** @description Ids of uploaded files. */
      attachments?: string[];
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    SendMessageToConversationBody: {
      /** @description Plain text. */
      text: string;
      /** @description Ids of uploaded files. */
      attachments?: string[];
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    SendInmailBody: {
      /** @description Member who is not a connection. */
      recipient_id: string;
      /** @description Subject line. */
      subject: string;
      /** @description Plain text. */
      text: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    ReactToMessageBody: {
      /** @description One emoji character. */
      emoji: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    SendInvitationBody: {
      /** @description Member id, handle or URL. */
      profile_id: string;
      /** @description Note to send along. */
      message?: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    RespondToInvitationBody: {
      /**
       * @description Response.
       * @enum {string}
       */
      action: "accept" | "decline";
      /** @description Sent after accepting. */
      message?: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    FollowUserBody: {
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    CreatePostBody: {
      /** @description Plain text with hashtags. */
      text: string;
      /**
       * @description Who may see it.
       * @default public
       * @enum {string}
       */
      visibility?: "public" | "connections";
      /** @description Images or one document, uploaded. */
      media_ids?: string[];
      /**
       * Format: uri
       * @description Web page to link.
       */
      link_url?: string;
      /** @description Poll to attach. */
      poll?: {
        /** @description Question of the poll. */
        question: string;
        /** @description Choices. */
        options: string[];
        /**
         * @description Days it stays open.
         * @default 7
         */
        days?: number;
      };
      /** @description Member ids; write each member's name in the text. */
      mentions?: string[];
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    ReactToPostBody: {
      type: components["schemas"]["ReactionType"];
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    CommentOnPostBody: {
      /** @description Plain text. */
      text: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    SearchPeopleBody: {
      /** @description Words that must all occur. */
      keyword?: string;
      /** @description Current job title. */
      title?: string;
      /** @description Employer's name or company id. */
      company?: string;
      /** @description Place of residence. */
      location?: string;
      /** @description Industry's name. */
      industry?: string;
      /** @description School's name. */
      school?: string;
      /** @description Distances from the account. */
      degree?: number[];
      limit?: components["schemas"]["Limit"];
      cursor?: components["schemas"]["Cursor"];
      /** @description Default: the default account. */
      account_id?: string;
    };
    SearchCompaniesBody: {
      /** @description Words that must all occur. */
      keyword?: string;
      /** @description Industry's name. */
      industry?: string;
      /** @description Headquarters. */
      location?: string;
      /** @description Numbers of employees. */
      size?: components["schemas"]["CompanySize"][];
      limit?: components["schemas"]["Limit"];
      cursor?: components["schemas"]["Cursor"];
      /** @description Default: the default account. */
      account_id?: string;
    };
    SearchPostsBody: {
      /** @description Words or hashtags that must all occur. */
      keyword: string;
      /** @description Member or company id. */
      author?: string;
      /**
       * Format: date-time
       * @description Published since then.
       */
      since?: string;
      /**
       * @description engagement: most reactions, comments and reposts first; relevant: the same, newest weeks first.
       * @default relevant
       * @enum {string}
       */
      sort?: "relevant" | "recent" | "engagement";
      /** @description Minimum number of reactions. */
      min_reactions?: number;
      limit?: components["schemas"]["Limit"];
      cursor?: components["schemas"]["Cursor"];
      /** @description Default: the default account. */
      account_id?: string;
    };
    UpsertCampaignBody: {
      /** @description Omit to create one. */
      campaign_id?: string;
      /** @description Campaign name. */
      name: string;
      /** @description Whole sequence. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
      steps?: components["schemas"]["CampaignStepInput"][];
      schedule?: components["schemas"]["CampaignSchedule"];
      /** @description Maximum steps per day; null: account limits only. */
      daily_cap?: number | null;
      /** @description What ends a lead's sequence; company_replied: another lead at the same company replied. */
      stop_on?: components["schemas"]["CampaignStopRule"][];
      /** @description Enrolled at the launch. */
      lead_list_id?: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    ChangeCampaignBody: {
      /** @description Campaign name. */
      name: string;
      /** @description Whole sequence. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
      steps?: components["schemas"]["CampaignStepInput"][];
      schedule?: components["schemas"]["CampaignSchedule"];
      /** @description Maximum steps per day; null: account limits only. */
      daily_cap?: number | null;
      /** @description What ends a lead's sequence; company_replied: another lead at the same company replied. */
      stop_on?: components["schemas"]["CampaignStopRule"][];
      /** @description Enrolled at the launch. */
      lead_list_id?: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    PreviewCampaignLaunchBody: {
      /**
       * @description Leads to render steps for.
       * @default 3
       */
      sample?: number;
      /** @description Default: the default account. */
      account_id?: string;
    };
    ConfirmCampaignLaunchBody: {
      /** @description From preview_campaign_launch. */
      launch_token: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    ArchiveCampaignBody: {
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    UpdateAccountSettingsBody: {
      /** @description IANA name: Europe/Lisbon. */
      timezone?: string;
      /** @description BCP 47 tag: pt-BR. */
      language?: string;
      working_hours?: components["schemas"]["WorkingHours"];
      /** @description Notices to switch on or off. */
      notifications?: {
        /** @description Received and accepted. */
        invitations?: boolean;
        /** @description Received. */
        messages?: boolean;
        /** @description In posts and comments. */
        mentions?: boolean;
        /** @description Reactions and comments on own posts. */
        engagement?: boolean;
        /** @description Of the own profile. */
        profile_views?: boolean;
        /** @description Replies, pauses, ends. */
        campaigns?: boolean;
      };
      /** @description Days to store figures. */
      analytics_retention_days?: number;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    UpdateOutreachSettingsBody: {
      /** @description Own daily limits in units. */
      daily_limits?: {
        /** @description Invitations. */
        invitation?: number;
        /** @description Messages. */
        message?: number;
        /** @description InMails. */
        inmail?: number;
        /** @description Profile views. */
        profile_view?: number;
        /** @description Follows. */
        follow?: number;
        /** @description Reactions, comments. */
        engagement?: number;
      };
      delay_seconds?: components["schemas"]["DelayRange"];
      /** @description Act on weekends too. */
      weekend?: boolean;
      /** @description A reply ends the lead's campaign. */
      stop_on_reply?: boolean;
      /**
       * @description Whether invitations carry their step's note.
       * @enum {string}
       */
      invitation_note_policy?: "as_written" | "always" | "never";
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    ContactSupportBody: {
      /** @description The problem in one line. */
      subject: string;
      /** @description What was tried, expected and seen. */
      body: string;
      /**
       * @description high: work has stopped.
       * @default normal
       * @enum {string}
       */
      severity?: "low" | "normal" | "high";
      /** @description Of the call that it is about. */
      request_id?: string;
      /** @description Default: the default account. */
      account_id?: string;
      /**
       * @description Only return what would happen.
       * @default false
       */
      preview?: boolean;
    };
    /** @description A failure (RFC 9457 problem details); MCP carries the same object. */
    Problem: {
      /**
       * Format: uri-reference
       * @description Address of the code's documentation.
       */
      type: string;
      /** @description Name of the failure, the same for every occurrence. */
      title: string;
      /** @description HTTP status. */
      status: number;
      /** @description What went wrong this time. */
      detail: string;
      /**
       * Format: uri-reference
       * @description Path that was called.
       */
      instance?: string;
      /**
       * @description What to branch on.
       * @enum {string}
       */
      code:
        | "bad_request"
        | "invalid_arguments"
        | "invalid_cursor"
        | "preview_not_supported"
        | "unauthenticated"
        | "out_of_scope"
        | "origin_not_allowed"
        | "not_connected"
        | "no_inmail_credits"
        | "not_found"
        | "method_not_allowed"
        | "timed_out"
        | "conflict"
        | "already_connected"
        | "invitation_pending"
        | "call_in_progress"
        | "campaign_not_editable"
        | "launch_token_invalid"
        | "campaign_changed"
        | "payload_too_large"
        | "unsupported_media_type"
        | "expectation_failed"
        | "idempotency_mismatch"
        | "input_required"
        | "rate_limited"
        | "safety_limit_reached"
        | "headers_too_large"
        | "internal_error"
        | "not_supported"
        | "network_error"
        | "network_unavailable";
      /** @description What to do about it. */
      hint: string;
      /** @description What to quote to support; equals the X-Request-Id header. */
      request_id: string;
      /** @description Whether the same call may succeed later. */
      retryable: boolean;
      /** @description Wait this long before calling again. */
      retry_after_seconds?: number;
      /** @description Every argument that does not fit. */
      errors?: {
        /** @description JSON pointer into the arguments. */
        pointer: string;
        /** @description What is wrong with it. */
        detail: string;
        /** @description What the schema allows. */
        expected?: string;
        /** @description What to do about it. */
        hint?: string;
      }[];
      /** @description Scopes of which one is needed. */
      scopes?: string[];
      /** @description Safety category of the limit that is reached. */
      category?: string;
      /** @description Units, or calls in each window, that the limit allows. */
      limit?: number;
      /** @description Window of a plan limit. */
      window_seconds?: number;
      /** @description Units left. */
      remaining?: number;
      /**
       * Format: date-time
       * @description When the units are back (UTC).
       */
      reset_at?: string;
    };
  };
  responses: {
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not match the tool's input schema.
     *     `preview_not_supported`: This tool only reads and has no preview.
     */
    "bad_request-invalid_arguments-preview_not_supported": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `unauthenticated`: The API key is missing, invalid, expired or revoked. */
    unauthenticated: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `out_of_scope`: The key's scopes do not contain this tool.
     *     `origin_not_allowed`: Pages of this origin may not call the service.
     */
    "out_of_scope-origin_not_allowed": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `not_found`: The resource does not exist or is not visible to this account. */
    not_found: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `timed_out`: The request or the call exceeded its time limit. */
    timed_out: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `expectation_failed`: The only supported expectation is 100-continue. */
    expectation_failed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `rate_limited`: The rate limit of this key is reached.
     *     `safety_limit_reached`: The account's daily limit for this action category is reached.
     */
    "rate_limited-safety_limit_reached": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `headers_too_large`: The request line and headers are larger than the server accepts. */
    headers_too_large: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `internal_error`: An unexpected error occurred in the service. */
    internal_error: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `not_supported`: The connected network does not support this operation. */
    not_supported: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `network_error`: The professional network returned an error. */
    network_error: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `network_unavailable`: The professional network or this service is temporarily unavailable. */
    network_unavailable: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not match the tool's input schema.
     *     `invalid_cursor`: The cursor was not issued for this tool and these arguments.
     *     `preview_not_supported`: This tool only reads and has no preview.
     */
    "bad_request-invalid_arguments-invalid_cursor-preview_not_supported": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `rate_limited`: The rate limit of this key is reached. */
    rate_limited: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `bad_request`: The request could not be read.
     *     `invalid_arguments`: One or more arguments do not match the tool's input schema.
     */
    "bad_request-invalid_arguments": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `out_of_scope`: The key's scopes do not contain this tool.
     *     `origin_not_allowed`: Pages of this origin may not call the service.
     *     `not_connected`: The member is not a first-degree connection.
     */
    "out_of_scope-origin_not_allowed-not_connected": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `call_in_progress`: A call with the same idempotency key is still running. */
    call_in_progress: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `payload_too_large`: The request body is larger than the maximum of the tool. */
    payload_too_large: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `unsupported_media_type`: The endpoint does not support the media type of the body. */
    unsupported_media_type: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `idempotency_mismatch`: The idempotency key was already used with different arguments. */
    idempotency_mismatch: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `out_of_scope`: The key's scopes do not contain this tool.
     *     `origin_not_allowed`: Pages of this origin may not call the service.
     *     `no_inmail_credits`: The account has no InMail credit left.
     */
    "out_of_scope-origin_not_allowed-no_inmail_credits": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `already_connected`: The member is already a first-degree connection.
     *     `call_in_progress`: A call with the same idempotency key is still running.
     */
    "already_connected-call_in_progress": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `conflict`: The current state of the resource does not allow this.
     *     `call_in_progress`: A call with the same idempotency key is still running.
     */
    "conflict-call_in_progress": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `already_connected`: The member is already a first-degree connection.
     *     `invitation_pending`: An invitation between the account and the member is pending.
     *     `call_in_progress`: A call with the same idempotency key is still running.
     */
    "already_connected-invitation_pending-call_in_progress": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `call_in_progress`: A call with the same idempotency key is still running.
     *     `campaign_not_editable`: Only a draft, ready or paused campaign can be changed.
     */
    "call_in_progress-campaign_not_editable": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `conflict`: The current state of the resource does not allow this. */
    conflict: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description `conflict`: The current state of the resource does not allow this.
     *     `call_in_progress`: A call with the same idempotency key is still running.
     *     `launch_token_invalid`: The launch token is unknown, expired or used, or belongs to another campaign or caller.
     *     `campaign_changed`: The campaign, its leads or its limits have changed since the preview.
     */
    "conflict-call_in_progress-launch_token_invalid-campaign_changed": {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: {
    /** @description Answer what the call would do, and do nothing. */
    preview: boolean;
    /**
     * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
     * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
     */
    idempotency_key: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of this call; quote it to support. */
    "X-Request-Id": string;
    /** @description What remains of the key's plan limit (draft-ietf-httpapi-ratelimit-headers): `r` calls now, the whole limit in `t` seconds. */
    RateLimit: string;
    /** @description The key's plan limit (draft-ietf-httpapi-ratelimit-headers): `q` calls in a burst, and as many in each window of `w` seconds. */
    "RateLimit-Policy": string;
    /** @description `true` on a stored answer to an idempotency key that was sent before. */
    "Idempotency-Replayed": string;
    /** @description `true` on an answer to a preview: nothing was done. */
    Preview: string;
    /** @description Wait this many seconds before calling again. */
    "Retry-After": number;
    /** @description How to authenticate (RFC 6750), with the address of the resource metadata (RFC 9728). */
    "WWW-Authenticate": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  get_profile: {
    parameters: {
      query?: {
        /** @description Default: all. */
        sections?: ("about" | "positions" | "education" | "skills" | "recommendations" | "contact")[];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Member id, handle or URL; default: own profile. */
        profile_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One member's profile. A section that was not requested is null. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Profile"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_own_profile: {
    parameters: {
      query?: {
        /** @description Member id, handle or URL; default: own profile. */
        profile_id?: string;
        /** @description Default: all. */
        sections?: ("about" | "positions" | "education" | "skills" | "recommendations" | "contact")[];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One member's profile. A section that was not requested is null. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Profile"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_profile_viewers: {
    parameters: {
      query?: {
        /** @description Viewed since then. */
        since?: string;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of ProfileViewer entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProfileViewerPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_conversations: {
    parameters: {
      query?: {
        /** @description awaiting_reply: the newest message was received. */
        filter?: "all" | "unread" | "awaiting_reply" | "archived" | "starred" | "inmail";
        /** @description Only with this label. */
        label?: string;
        /** @description In participants' names, title or messages. */
        keyword?: string;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Conversation entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConversationPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_messages: {
    parameters: {
      query?: {
        /** @description Sent since then. */
        since?: string;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description From list_conversations. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Message entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagePage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  send_message_to_conversation: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Conversation, from list_conversations. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendMessageToConversationBody"];
      };
    };
    responses: {
      /** @description One message of a conversation. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed-not_connected"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  send_message: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendMessageBody"];
      };
    };
    responses: {
      /** @description One message of a conversation. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed-not_connected"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  send_inmail: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendInmailBody"];
      };
    };
    responses: {
      /** @description One message of a conversation. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed-no_inmail_credits"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["already_connected-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  react_to_message: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description From get_messages. */
        message_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReactToMessageBody"];
      };
    };
    responses: {
      /** @description One message of a conversation. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_connections: {
    parameters: {
      query?: {
        /** @description In name or headline. */
        keyword?: string;
        /** @description Employer's name or company id. */
        company?: string;
        /** @description Current job title. */
        title?: string;
        /** @description Place of residence. */
        location?: string;
        /** @description Own tag. */
        tag?: string;
        /** @description Connected since then. */
        connected_since?: string;
        /** @description recent: connected last first. */
        sort?: "recent" | "name" | "last_interaction";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Connection entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConnectionPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_invitations: {
    parameters: {
      query: {
        /** @description As the account sees it. */
        direction: "sent" | "received";
        /** @description Default: any. */
        status?: "pending" | "accepted" | "declined" | "withdrawn";
        /** @description Sent longer ago. */
        older_than_days?: number;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Invitation entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvitationPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  send_invitation: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendInvitationBody"];
      };
    };
    responses: {
      /** @description An invitation to connect. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["already_connected-invitation_pending-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  respond_to_invitation: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description From list_invitations. */
        invitation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RespondToInvitationBody"];
      };
    };
    responses: {
      /** @description An invitation to connect. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  cancel_invitation: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description From list_invitations, direction sent. */
        invitation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An invitation to connect. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict-call_in_progress"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_company_profile: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Company id, handle or URL. */
        company_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A company page as the account sees it. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Company"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  follow_user: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Member id, handle or URL. */
        profile_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["FollowUserBody"];
      };
    };
    responses: {
      /** @description Whether the account follows a member or a company. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FollowState"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_followers: {
    parameters: {
      query?: {
        /** @description In name or headline. */
        keyword?: string;
        /** @description Following since then. */
        since?: string;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Follower entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FollowerPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_posts: {
    parameters: {
      query?: {
        /** @description Member id, handle or URL; default: the account. */
        profile_id?: string;
        /** @description Company id, handle or URL. */
        company_id?: string;
        /** @description Published since then. */
        since?: string;
        /** @description engagement: most reactions, comments and reposts first. */
        sort?: "recent" | "engagement";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  create_post: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreatePostBody"];
      };
    };
    responses: {
      /** @description Post of a member or a company page, as the account sees it. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Post"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_post: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Post id or post URL. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Post of a member or a company page, as the account sees it. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Post"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_profile_posts: {
    parameters: {
      query?: {
        /** @description Published since then. */
        since?: string;
        /** @description engagement: most reactions, comments and reposts first. */
        sort?: "recent" | "engagement";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Member id, handle or URL; default: the account. */
        profile_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_company_posts: {
    parameters: {
      query?: {
        /** @description Published since then. */
        since?: string;
        /** @description engagement: most reactions, comments and reposts first. */
        sort?: "recent" | "engagement";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Company id, handle or URL. */
        company_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_post_reactions: {
    parameters: {
      query?: {
        /** @description Default: all, newest first. */
        type?: components["schemas"]["ReactionType"];
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Post id. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Reaction entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReactionPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  react_to_post: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Post id. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReactToPostBody"];
      };
    };
    responses: {
      /** @description One member's reaction to a post or comment; a member has at most one on each. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Reaction"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  list_post_comments: {
    parameters: {
      query?: {
        /** @description relevant: most reactions and replies first. */
        sort?: "recent" | "relevant";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Post id. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Comment entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CommentPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  comment_on_post: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Post id. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CommentOnPostBody"];
      };
    };
    responses: {
      /** @description Comment on a post, with its replies. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_feed: {
    parameters: {
      query?: {
        /** @description recent: newest first. */
        sort?: "relevant" | "recent";
        /** @description Only with these words or hashtags. */
        topic?: string;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_people_by_query: {
    parameters: {
      query?: {
        /** @description Words that must all occur. */
        keyword?: string;
        /** @description Current job title. */
        title?: string;
        /** @description Employer's name or company id. */
        company?: string;
        /** @description Place of residence. */
        location?: string;
        /** @description Industry's name. */
        industry?: string;
        /** @description School's name. */
        school?: string;
        /** @description Distances from the account. */
        degree?: number[];
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of ProfileSummary entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProfileSummaryPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_people: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["SearchPeopleBody"];
      };
    };
    responses: {
      /** @description One page of ProfileSummary entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProfileSummaryPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_companies_by_query: {
    parameters: {
      query?: {
        /** @description Words that must all occur. */
        keyword?: string;
        /** @description Industry's name. */
        industry?: string;
        /** @description Headquarters. */
        location?: string;
        /** @description Numbers of employees. */
        size?: components["schemas"]["CompanySize"][];
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of CompanySummary entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanySummaryPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_companies: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["SearchCompaniesBody"];
      };
    };
    responses: {
      /** @description One page of CompanySummary entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanySummaryPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_posts_by_query: {
    parameters: {
      query: {
        /** @description Words or hashtags that must all occur. */
        keyword: string;
        /** @description Member or company id. */
        author?: string;
        /** @description Published since then. */
        since?: string;
        /** @description engagement: most reactions, comments and reposts first; relevant: the same, newest weeks first. */
        sort?: "relevant" | "recent" | "engagement";
        /** @description Minimum number of reactions. */
        min_reactions?: number;
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  search_posts: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SearchPostsBody"];
      };
    };
    responses: {
      /** @description One page of Post entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_search_parameters: {
    parameters: {
      query: {
        /** @description Type of value. */
        kind: "location" | "industry" | "company" | "title" | "school" | "skill";
        /** @description Beginning of a word in it. */
        keyword?: string;
        /** @description Maximum number of values. */
        limit?: number;
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All SearchParameter entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchParameterList"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_analytics: {
    parameters: {
      query?: {
        /** @description Days up to today. */
        period?: "7d" | "30d" | "90d" | "365d";
        /** @description Add the period before, and the change. */
        compare?: boolean;
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the account's presence and outreach achieved in a period. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AnalyticsOverview"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_post_analytics: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Own post. */
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Figures of one own post at the time they were fetched. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAnalytics"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited-safety_limit_reached"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_cached_post_analytics: {
    parameters: {
      query?: {
        /** @description Own posts. */
        post_ids?: string[];
        /** @description Published since then. */
        since?: string;
        /** @description recent: last published first; else the highest first. */
        sort?: "recent" | "impressions" | "engagement_rate";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of PostAnalytics entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAnalyticsPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_activity_analytics: {
    parameters: {
      query?: {
        /** @description Days up to today. */
        period?: "7d" | "30d" | "90d" | "365d";
        /** @description Default: day up to 30d, else week. */
        interval?: "day" | "week";
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the account did over time. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityAnalytics"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_comment_reach: {
    parameters: {
      query?: {
        /** @description Age of the comments, newest first. */
        period?: "7d" | "30d" | "90d";
        limit?: components["schemas"]["Limit"];
        cursor?: components["schemas"]["Cursor"];
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of CommentReach entries. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CommentReachPage"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-invalid_cursor-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_variant_stats: {
    parameters: {
      query?: {
        /** @description Only this step, counted from 1. */
        step?: number;
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Campaign to read. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message variants of a campaign against each other, step by step. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VariantStats"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_campaign: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Campaign to read. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  change_campaign: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Omit to create one. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChangeCampaignBody"];
      };
    };
    responses: {
      /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress-campaign_not_editable"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  upsert_campaign: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpsertCampaignBody"];
      };
    };
    responses: {
      /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress-campaign_not_editable"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  preview_campaign_launch: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path: {
        /** @description Draft or ready campaign. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["PreviewCampaignLaunchBody"];
      };
    };
    responses: {
      /** @description Everything to know before a campaign is launched. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LaunchPreview"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  confirm_campaign_launch: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Campaign to start. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConfirmCampaignLaunchBody"];
      };
    };
    responses: {
      /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict-call_in_progress-launch_token_invalid-campaign_changed"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  archive_campaign: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path: {
        /** @description Campaign to archive. */
        campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ArchiveCampaignBody"];
      };
    };
    responses: {
      /** @description A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_account: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A connected network account and what the key in use may do with it. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  get_account_by_id: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Default: the default account. */
        account_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A connected network account and what the key in use may do with it. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  update_account_settings: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["UpdateAccountSettingsBody"];
      };
    };
    responses: {
      /** @description Settings of one account. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["conflict-call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  manage_outreach_settings: {
    parameters: {
      query?: {
        /** @description Act on weekends too. */
        weekend?: boolean;
        /** @description A reply ends the lead's campaign. */
        stop_on_reply?: boolean;
        /** @description Whether invitations carry their step's note. */
        invitation_note_policy?: "as_written" | "always" | "never";
        /** @description Default: the default account. */
        account_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How outreach of one account runs. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OutreachSettings"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments-preview_not_supported"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      417: components["responses"]["expectation_failed"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  update_outreach_settings: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["UpdateOutreachSettingsBody"];
      };
    };
    responses: {
      /** @description How outreach of one account runs. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OutreachSettings"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
  contact_support: {
    parameters: {
      query?: {
        /** @description Default: the default account. */
        account_id?: string;
        /** @description Answer what the call would do, and do nothing. */
        preview?: components["parameters"]["preview"];
      };
      header?: {
        /**
         * @description Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.
         * @example 7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90
         */
        "Idempotency-Key"?: components["parameters"]["idempotency_key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactSupportBody"];
      };
    };
    responses: {
      /** @description A request to support with its replies. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          Preview: components["headers"]["Preview"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SupportTicket"];
        };
      };
      400: components["responses"]["bad_request-invalid_arguments"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["out_of_scope-origin_not_allowed"];
      404: components["responses"]["not_found"];
      408: components["responses"]["timed_out"];
      409: components["responses"]["call_in_progress"];
      413: components["responses"]["payload_too_large"];
      415: components["responses"]["unsupported_media_type"];
      417: components["responses"]["expectation_failed"];
      422: components["responses"]["idempotency_mismatch"];
      429: components["responses"]["rate_limited"];
      431: components["responses"]["headers_too_large"];
      500: components["responses"]["internal_error"];
      501: components["responses"]["not_supported"];
      502: components["responses"]["network_error"];
      503: components["responses"]["network_unavailable"];
    };
  };
}
