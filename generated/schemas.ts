// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A connected network account and what the key in use may do with it. */
export interface Account {
  /** Account id (acc_...), taken by every account_id. */
  id: string;
  name: string;
  /** Used when account_id is omitted. */
  default: boolean;
  /** expired: it has to be connected anew. */
  status: "connected" | "expired" | "disconnected";
  profile: MemberRef;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** Permission scopes of the key in use. */
  scopes: readonly string[];
  plan: Plan;
  /** The account has the navigator subscription. */
  navigator: boolean;
  /** InMails that can still be paid for. */
  inmail_credits: number;
  /** The gradual rise of the daily limits; null: not active. */
  warm_up: WarmUpState | null;
  connected_at: string;
}

/** Settings of one account. */
export interface AccountSettings {
  /** Account id (acc_...). */
  account_id: string;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** BCP 47 tag, for example en or pt-BR. */
  language: string;
  working_hours: WorkingHours;
  notifications: NotificationSettings;
  /** Days that figures are stored. */
  analytics_retention_days: number;
  /** Last change; null: never changed. */
  updated_at: string | null;
}

/** What the account did over time. */
export interface ActivityAnalytics {
  period: AnalyticsPeriod;
  /** The account's time zone, which bounds the days: Europe/Berlin. */
  timezone: string;
  interval: "day" | "week";
  totals: ActivityCounts;
  /** Days with a post, comment, reaction, sent message or sent invitation. */
  active_days: number;
  /** Longest run of days without any of these. */
  longest_pause_days: number;
  /** Weekday with the most of these, the first if tied; null: none at all. */
  busiest_weekday: Weekday | null;
  /** Oldest first, without gaps. */
  series: readonly ActivityPoint[];
}

/** What the account did. */
export interface ActivityCounts {
  /** Posts published, reposts included. */
  posts: number;
  /** Comments and replies written, on own posts too. */
  comments: number;
  /** Reactions given to posts and comments. */
  reactions: number;
  /** Messages and InMails. */
  messages_sent: number;
  messages_received: number;
  invitations_sent: number;
  /** Sent invitations accepted then, whenever they were sent. */
  invitations_accepted: number;
  /** Through sent and received invitations. */
  new_connections: number;
}

/** What the account did in one day or week. */
export interface ActivityPoint {
  /** First day; a week begins on Monday, the first one where the period does. */
  from: string;
  /** Last day. */
  to: string;
  counts: ActivityCounts;
}

/** What the account's presence and outreach achieved in a period. */
export interface AnalyticsOverview {
  period: AnalyticsPeriod;
  /** As many days right before; null: not compared. */
  previous_period: AnalyticsPeriod | null;
  /** The account's time zone, which bounds the days: Europe/Berlin. */
  timezone: string;
  /** What own posts gained within the period, whenever they were published. */
  content: {
    posts_published: MetricChange;
    impressions: MetricChange;
    reactions: MetricChange;
    comments: MetricChange;
    reposts: MetricChange;
    clicks: MetricChange;
    /** Reactions, comments and reposts. */
    engagements: MetricChange;
    /** Engagements of impressions. */
    engagement_rate: RateChange;
    /** Clicks of impressions. */
    click_rate: RateChange;
  };
  profile: {
    profile_views: MetricChange;
    /** Different members who viewed the profile and let themselves be seen. */
    named_viewers: MetricChange;
    search_appearances: MetricChange;
  };
  /** Those who have left since are not counted. */
  audience: {
    /** At the end of the period. */
    followers: MetricChange;
    new_followers: MetricChange;
    /** At the end of the period. */
    connections: MetricChange;
    new_connections: MetricChange;
  };
  /** By hand and by campaigns. */
  outreach: {
    invitations_sent: MetricChange;
    /** Of those sent in the period, accepted so far. */
    invitations_accepted: MetricChange;
    /** invitations_accepted of invitations_sent. */
    acceptance_rate: RateChange;
    /** Messages and InMails. */
    messages_sent: MetricChange;
    /** Conversations that the account wrote into in the period. */
    conversations_written: MetricChange;
    /** Of those, answered so far after its first message of the period. */
    conversations_answered: MetricChange;
    /** conversations_answered of conversations_written. */
    reply_rate: RateChange;
  };
  /** Own posts with the most engagements within the period. */
  top_posts: readonly PostPerformance[];
}

/** Whole days in the account's time zone, both ends included. */
export interface AnalyticsPeriod {
  from: string;
  to: string;
  days: number;
}

/** A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
export interface Campaign {
  /** Campaign id (cpn_...), taken by every campaign_id. */
  id: string;
  name: string;
  status: CampaignStatus;
  /** Why it is paused, where that is known. */
  status_reason: string | null;
  /** The sequence, from step 1. */
  steps: readonly CampaignStep[];
  schedule: CampaignSchedule;
  /** Most steps a day over all leads; null: only the account's limits. */
  daily_cap: number | null;
  /** What ends the sequence of a lead. */
  stop_on: readonly CampaignStopRule[];
  /** null: none chosen. */
  lead_list: CampaignLeadList | null;
  stats: CampaignStats;
  health: CampaignHealth;
  outreach: OutreachSettings;
  /** Earliest planned step; null: nothing is planned. */
  next_action_at: string | null;
  created_at: string;
  /** Last change of its set-up. */
  updated_at: string;
  launched_at: string | null;
  /** null: not paused. */
  paused_at: string | null;
  completed_at: string | null;
  archived_at: string | null;
}

/** Actions and results of a campaign on one day in its time zone. */
export interface CampaignDay {
  day: string;
  /** Steps carried out. */
  done: number;
  accepted: number;
  replied: number;
}

/** How well a campaign is doing, and why. */
export interface CampaignHealth {
  /** 100 less 30 for each critical and 10 for each warning check, at least 0. */
  score: number;
  /** The worst level of the checks; good: all ok. */
  level: "good" | "warning" | "critical";
  /** Those that apply to the campaign's state, worst first. */
  checks: readonly CampaignHealthCheck[];
}

/** One check, with its figure and threshold. */
export interface CampaignHealthCheck {
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
  level: "ok" | "warning" | "critical";
  /** What was found and what to do about it. */
  text: string;
  /** Measured figure; null: none, or too little data. */
  value: number | null;
  /** Threshold of the level ok; null: none. */
  threshold: number | null;
  /** Of value and threshold. */
  unit: "percent" | "days" | "hours" | "leads" | "actions" | null;
}

/** Enrolled leads by stage; the stages add up to total. */
export interface CampaignLeadCounts {
  /** Leads enrolled so far. */
  total: number;
  /** No step done yet. */
  pending: number;
  /** Between two steps, or waiting for a condition. */
  in_progress: number;
  /** Sequence ended by a reply. */
  replied: number;
  /** All steps done or skipped without a reply. */
  completed: number;
  /** Ended by another stop rule, an exclusion, a block or by hand. */
  stopped: number;
  /** Ended by a failure that no retry cured. */
  failed: number;
}

/** Lead list that a launch enrols. */
export interface CampaignLeadList {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  name: string;
  /** Leads on the list now. */
  lead_count: number;
}

/** When the campaign may act. */
export interface CampaignSchedule {
  /** IANA name: Europe/Berlin. */
  timezone: string;
  /** Days of the week. */
  days: readonly Weekday[];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}

/** Figures of a campaign since its launch. */
export interface CampaignStats {
  leads: CampaignLeadCounts;
  /** Leads who got an invitation, message or InMail. */
  contacted: number;
  profiles_viewed: number;
  followed: number;
  reactions: number;
  invitations_sent: number;
  invitations_accepted: number;
  /** invitations_accepted of invitations_sent. */
  acceptance_rate: Rate;
  messages_sent: number;
  inmails_sent: number;
  /** Leads who replied. */
  replied: number;
  /** replied of contacted. */
  reply_rate: Rate;
  /** Steps skipped. */
  skipped: number;
  /** Steps failed. */
  failed: number;
  /** From the invitation, one decimal; null: none accepted. */
  median_hours_to_accept: number | null;
  /** From the step replied to, one decimal; null: none replied. */
  median_hours_to_reply: number | null;
  /** Steps carried out today; counts against daily_cap. */
  done_today: number;
  first_action_at: string | null;
  last_action_at: string | null;
  /** In order of the sequence. */
  steps: readonly CampaignStepStats[];
  /** The last 14 days, oldest first; empty before the launch. */
  days: readonly CampaignDay[];
}

/** ready: previewed without blockers and unchanged since; archived: stopped for good. */
export type CampaignStatus = "draft" | "ready" | "running" | "paused" | "completed" | "archived";

/** One step of the sequence; valid as input of upsert_campaign. */
export interface CampaignStep {
  kind: CampaignStepKind;
  /** Hours after the step before, or after enrolment. */
  delay_hours: number;
  condition: CampaignStepCondition;
  /** Longest wait, once due, for accepted or replied before the step is skipped; other conditions never wait. */
  wait_hours: number;
  /** For react steps alone. */
  reaction: ReactionType;
  /** Empty where nothing is written. */
  variants: readonly CampaignVariant[];
}

/** accepted: the lead is a connection; replied: the lead wrote back since the launch. */
export type CampaignStepCondition = "always" | "accepted" | "not_accepted" | "replied" | "not_replied";

/** One step of the sequence. */
export interface CampaignStepInput {
  /** What to do. */
  kind: CampaignStepKind;
  /** Hours after the step before. */
  delay_hours?: number;
  /** Unmet: the step is skipped. */
  condition?: "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
  /** Longest wait for accepted or replied. */
  wait_hours?: number;
  /** For react. */
  reaction?: "like" | "celebrate" | "support" | "love" | "insightful" | "funny";
  /** Wordings for message and inmail; for invite the note, or none. */
  variants?: readonly CampaignVariantInput[];
}

/** What a step does to the lead; react reacts to the lead's newest post. */
export type CampaignStepKind = "view_profile" | "follow" | "invite" | "message" | "inmail" | "react";

/** Results of one step so far. */
export interface CampaignStepStats {
  /** Place in the sequence, from 1. */
  step: number;
  kind: CampaignStepKind;
  /** Leads for whom the step was carried out. */
  done: number;
  /** Condition unmet or nothing to act on. */
  skipped: number;
  failed: number;
  /** Leads who accepted; null: no invitation step. */
  accepted: number | null;
  /** accepted of done. */
  acceptance_rate: Rate;
  /** Leads whose first reply came after this step, before the next that writes. */
  replied: number;
  /** replied of done. */
  reply_rate: Rate;
}

/** What ends a lead's sequence; company_replied: another lead at the same company replied. */
export type CampaignStopRule = "replied" | "accepted" | "company_replied";

/** One wording of a step. */
export interface CampaignVariant {
  name: string;
  /** Of an InMail; otherwise null. */
  subject: string | null;
  /** Template with variables such as {{first_name}}. */
  text: string;
  /** Relative share of the leads. */
  weight: number;
}

/** One wording of a step. */
export interface CampaignVariantInput {
  /** Default: A, B, ... */
  name?: string;
  /** Required for inmail. */
  subject?: string | null;
  /** At most 300 for invite, 1900 for inmail. */
  text: string;
  /** Relative share of leads. */
  weight?: number;
}

/** Today's use of one safety category. */
export interface CategoryUsage {
  category: string;
  title: string;
  used: number;
  /** The least of the safety limit, the own limit and the warm-up's. */
  limit: number;
  remaining: number;
}

/** Comment on a post, with its replies. */
export interface Comment {
  /** Comment id (cmt_...), taken by every comment_id. */
  id: string;
  /** Post of the comment (pst_...). */
  post_id: string;
  /** Comment that it answers (cmt_...); null for a comment on the post itself. */
  parent_id: string | null;
  author: ProfileSummary;
  /** Written by the account. */
  own: boolean;
  /** Written by the author of the post. */
  by_post_author: boolean;
  text: string;
  reaction_count: number;
  /** The account's reaction; null when it has not reacted. */
  own_reaction: ReactionType | null;
  reply_count: number;
  /** The first replies, oldest first; reply_count says how many there are. */
  replies: readonly CommentReply[];
  created_at: string;
  /** Last edit; null when never edited. */
  edited_at: string | null;
}

/** One page of Comment entries. */
export interface CommentPage {
  /** Entries of this page. */
  data: readonly Comment[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** Reach of one comment of the account. */
export interface CommentReach {
  /** Comment id (cmt_...). */
  comment_id: string;
  /** Comment that it answers (cmt_...); null: on the post itself. */
  parent_id: string | null;
  text: string;
  created_at: string;
  post: PostExcerpt;
  /** Member who wrote the post; null: a company page. */
  post_author: MemberRef | null;
  /** Age of the post when the comment was written, one decimal. */
  hours_after_post: number;
  /** Times the comment was shown. */
  impressions: number;
  reactions: number;
  replies: number;
  /** One of the replies is the post author's. */
  answered_by_post_author: boolean;
  /** Views of the own profile that came from the comment. */
  profile_views: number;
}

/** One page of CommentReach entries. */
export interface CommentReachPage {
  /** Entries of this page. */
  data: readonly CommentReach[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** Reply to a comment. */
export interface CommentReply {
  /** Comment id (cmt_...). */
  id: string;
  /** Post of the comment (pst_...). */
  post_id: string;
  /** Comment that it answers (cmt_...). */
  parent_id: string;
  author: ProfileSummary;
  /** Written by the account. */
  own: boolean;
  /** Written by the author of the post. */
  by_post_author: boolean;
  text: string;
  reaction_count: number;
  /** The account's reaction; null when it has not reacted. */
  own_reaction: ReactionType | null;
  created_at: string;
  /** Last edit; null when never edited. */
  edited_at: string | null;
}

/** A company page as the account sees it. */
export interface Company {
  /** Company id (cmp_...). */
  id: string;
  /** Last part of the company page's address. */
  handle: string;
  name: string;
  about: string | null;
  industry: string;
  /** Headquarters. */
  location: string | null;
  website: string | null;
  founded_year: number | null;
  size: CompanySize;
  specialties: readonly string[];
  /** Employees in the latest month. */
  headcount: number;
  /** Over twelve months; null: too young a company. */
  headcount_growth_percent: number | null;
  /** The last 12 months, oldest first. */
  headcounts: readonly MonthlyHeadcount[];
  follower_count: number;
  /** The account follows the page. */
  following: boolean;
  open_job_count: number;
  /** The account's connections who work there now. */
  connection_count: number;
  /** Up to 10 of these connections, latest first. */
  connections: readonly MemberRef[];
  /** Up to 5 posts of the page, newest first. */
  recent_posts: readonly PostExcerpt[];
  /** Company page. */
  url: string;
}

/** Range of the number of employees. */
export type CompanySize = "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001-10000" | "10001+";

/** A company as lists and search results show it. */
export interface CompanySummary {
  /** Company id (cmp_...). */
  id: string;
  /** Last part of the company page's address. */
  handle: string;
  name: string;
  industry: string;
  /** Headquarters. */
  location: string | null;
  size: CompanySize;
  /** Employees in the latest month. */
  headcount: number;
  /** Over twelve months; null: too young a company. */
  headcount_growth_percent: number | null;
  follower_count: number;
  /** The account's connections who work there now. */
  connection_count: number;
  open_job_count: number;
  /** Company page. */
  url: string;
}

/** One page of CompanySummary entries. */
export interface CompanySummaryPage {
  /** Entries of this page. */
  data: readonly CompanySummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** A first-degree connection with the account's private notes on it. */
export interface Connection {
  profile: ProfileSummary;
  connected_at: string;
  /** Private to the account, in alphabetical order. */
  tags: readonly string[];
  /** Private to the account. */
  note: string | null;
  /** The latest contact; null: none yet. */
  last_interaction: Interaction | null;
  /** Direct conversation (cnv_...) with the member; null: none. */
  conversation_id: string | null;
}

/** One page of Connection entries. */
export interface ConnectionPage {
  /** Entries of this page. */
  data: readonly Connection[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** Which contact details a member shares with the account; get_contact_info reads them. */
export interface ContactSummary {
  website: string | null;
  email_shared: boolean;
  phone_shared: boolean;
  birthday_shared: boolean;
}

/** One conversation as the account sees it. */
export interface Conversation {
  /** Conversation id (cnv_...). */
  id: string;
  kind: "direct" | "group" | "inmail";
  /** Name of a group, or subject of an InMail; otherwise null. */
  title: string | null;
  /** Without the account; the first 10 of a group. */
  participants: readonly MemberRef[];
  /** All participants but the account. */
  participant_count: number;
  message_count: number;
  /** Received messages that the account has not read. */
  unread_count: number;
  /** Newest message; null: none. */
  last_message: MessageExcerpt | null;
  /** The newest message was received and has no reply yet. */
  awaiting_reply: boolean;
  archived: boolean;
  muted: boolean;
  starred: boolean;
  snoozed_until: string | null;
  /** Private to the account, in alphabetical order. */
  labels: readonly string[];
  /** Saved text that has not been sent. */
  draft: string | null;
  /** Lead (led_...) of the other participant; null: none, or a group. */
  lead_id: string | null;
  /** Campaign (cpn_...) that enrolled this lead last; null: none. */
  campaign_id: string | null;
  created_at: string;
  /** When the newest message was sent, or the conversation begun. */
  last_message_at: string;
}

/** One page of Conversation entries. */
export interface ConversationPage {
  /** Entries of this page. */
  data: readonly Conversation[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** What a member does now. */
export interface CurrentPosition {
  title: string;
  /** Company id (cmp_...); null: the employer has no company page. */
  company_id: string | null;
  company_name: string;
  /** First day of the month in which it began. */
  started_on: string;
}

/** From next_cursor. */
export type Cursor = string;

/** Distance from the account: 1 is a connection; null: farther than 3, or the account itself. */
export type Degree = 1 | 2 | 3 | null;

/** Random pause between two actions of outreach. */
export interface DelayRange {
  /** Seconds. */
  min: number;
  /** Seconds, min or more. */
  max: number;
}

/** One school or university attended. */
export interface Education {
  /** Education id (edu_...). */
  id: string;
  school: string;
  /** Title earned or aimed at, for example MSc. */
  degree: string | null;
  /** Field of study. */
  field: string | null;
  started_year: number | null;
  /** Year of leaving; null: unknown or still there. */
  ended_year: number | null;
}

/** A lead of the list that the launch leaves out. */
export interface ExcludedLead {
  /** Lead id (led_...). */
  lead_id: string;
  /** null: the profile is gone. */
  profile: MemberRef | null;
  /**
   * already_contacted: another campaign wrote to the member; already_connected, not_connected and invitation_pending:
   * the first text of the campaign cannot go to the member; unavailable: the profile is gone.
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
  /** The reason in words, with the campaign or rule concerned. */
  text: string;
}

/** Whether the account follows a member or a company. */
export interface FollowState {
  kind: "member" | "company";
  /** Member id (prf_...) or company id (cmp_...). */
  id: string;
  name: string;
  /** Headline of the member; null for a company. */
  headline: string | null;
  following: boolean;
  /** Since when; null: not followed. */
  followed_at: string | null;
  follower_count: number;
  url: string;
}

/** A member who follows the account. */
export interface Follower {
  profile: ProfileSummary;
  followed_at: string;
  /** What brought the follower. */
  source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
  /** The member is a first-degree connection too. */
  connected: boolean;
  /** The account follows the member back. */
  following: boolean;
}

/** One page of Follower entries. */
export interface FollowerPage {
  /** Entries of this page. */
  data: readonly Follower[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** The latest contact between the account and a member. */
export interface Interaction {
  /** Comments and reactions are those on the account's posts. */
  kind: "message_sent" | "message_received" | "comment_received" | "reaction_received";
  at: string;
}

/** Wilson score interval of a rate at 95 % confidence, in percent with one decimal. */
export interface Interval {
  low: number;
  high: number;
}

/** An invitation to connect. */
export interface Invitation {
  /** Invitation id (inv_...). */
  id: string;
  /** As the account sees it. */
  direction: "sent" | "received";
  status: "pending" | "accepted" | "declined" | "withdrawn";
  profile: ProfileSummary;
  /** Note that came with it; null: none. */
  message: string | null;
  sent_at: string;
  /** When it was accepted, declined or withdrawn. */
  responded_at: string | null;
  /** Direct conversation (cnv_...) with the member; null: none. */
  conversation_id: string | null;
}

/** One page of Invitation entries. */
export interface InvitationPage {
  /** Entries of this page. */
  data: readonly Invitation[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** A blocker or warning of a launch. */
export interface LaunchIssue {
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
  /** What is wrong and what to do about it. */
  text: string;
  /** Step concerned; null: the whole campaign. */
  step: number | null;
  /** Variant concerned, from 1; null: all. */
  variant: number | null;
  /** Leads concerned; null: does not depend on leads. */
  lead_count: number | null;
}

/** Steps planned for one day, if every condition were met and no lead replied. */
export interface LaunchPlanDay {
  day: string;
  total: number;
  view_profile: number;
  follow: number;
  invite: number;
  message: number;
  inmail: number;
  react: number;
}

/** Everything to know before a campaign is launched. */
export interface LaunchPreview {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  name: string;
  status: CampaignStatus;
  /** There are no blockers. */
  launchable: boolean;
  /** What must be mended first. */
  blockers: readonly LaunchIssue[];
  /** What to tell the user before the launch. */
  warnings: readonly LaunchIssue[];
  /** Leads on the list. */
  lead_count: number;
  /** Leads that the launch enrols. */
  eligible_count: number;
  /** Leads that it leaves out. */
  excluded_count: number;
  /** The first 50 of them. */
  excluded: readonly ExcludedLead[];
  /** Spread over the eligible leads and variants. */
  samples: readonly LaunchSample[];
  /**
   * The first 30 days with something planned, under the schedule, the daily cap and the account's limits, less the next
   * steps of other running campaigns.
   */
  daily_plan: readonly LaunchPlanDay[];
  /** Earliest step if launched now; null: nothing to do. */
  first_action_at: string | null;
  /** Day of the last planned step, delays included; null: nothing to do. */
  estimated_end_date: string | null;
  /** For one confirm_campaign_launch; null: there are blockers. */
  launch_token: string | null;
  /** End of the token, after 15 minutes. */
  expires_at: string | null;
}

/** One lead with everything the campaign would do for them. */
export interface LaunchSample {
  /** Lead id (led_...). */
  lead_id: string;
  profile: ProfileSummary;
  steps: readonly RenderedStep[];
}

/** Per page. */
export type Limit = number;

/** A member as named inside other answers. */
export interface MemberRef {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  degree: Degree;
  /** Public profile address. */
  url: string;
}

/** One message of a conversation. */
export interface Message {
  /** Message id (msg_...). */
  id: string;
  /** Conversation id (cnv_...). */
  conversation_id: string;
  kind: "message" | "inmail";
  /** As the account sees it. */
  direction: "sent" | "received";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  sender_name: string;
  /** Of an InMail; otherwise null. */
  subject: string | null;
  /** Plain text; empty once deleted. */
  text: string;
  attachments: readonly MessageAttachment[];
  /** At most one per participant. */
  reactions: readonly MessageReaction[];
  /** Received: the account has read it. Sent: another participant has. */
  read: boolean;
  sent_at: string;
  edited_at: string | null;
  deleted_at: string | null;
}

/** A file sent with a message. */
export interface MessageAttachment {
  /** Id of the stored file (med_...). */
  media_id: string;
  kind: "image" | "video" | "document";
  filename: string;
  /** Media type, for example image/png. */
  content_type: string;
  size_bytes: number;
  /** Description for people who cannot see it. */
  alt_text: string | null;
}

/** The beginning of a message. */
export interface MessageExcerpt {
  /** Message id (msg_...). */
  id: string;
  /** As the account sees it. */
  direction: "sent" | "received";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  sender_name: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  sent_at: string;
}

/** One page of Message entries. */
export interface MessagePage {
  /** Entries of this page. */
  data: readonly Message[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** One participant's reaction to a message. */
export interface MessageReaction {
  emoji: string;
  /** Member who reacted (prf_...). */
  profile_id: string;
  name: string;
  created_at: string;
}

/** When the account writes messages. */
export interface MessagingRhythm {
  messages_per_week: number;
  /** From a received message to the reply; null: no replies. */
  median_reply_minutes: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: readonly Weekday[];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: readonly number[];
}

/** How the account writes messages. */
export interface MessagingStyle {
  /** Rules to write by, most telling first; empty: too few texts. */
  guide: readonly string[];
  sample: StyleSample;
  length: StyleLength;
  /** Most used greetings, up to 5; {name} replaces a name. */
  openings: readonly StyleShare[];
  /** Most used sign-offs, up to 5. */
  closings: readonly StyleShare[];
  emoji: StyleMarks;
  formality: StyleFormality;
  /** Messages that end with a question. */
  question_share: number;
  /** Messages with an exclamation mark. */
  exclamation_share: number;
  rhythm: MessagingRhythm;
}

/** A count in a period against the period before. */
export interface MetricChange {
  value: number;
  /** In the period before; null: not compared. */
  previous: number | null;
  /** (value - previous) / previous in percent, one decimal; null: not compared, or previous is 0. */
  change_percent: number | null;
}

/** Employees of a company in one month. */
export interface MonthlyHeadcount {
  /** First day of the month. */
  month: string;
  headcount: number;
}

/** Which events the account is notified of. */
export interface NotificationSettings {
  /** Invitations received and accepted. */
  invitations: boolean;
  /** Messages received. */
  messages: boolean;
  /** Mentions in posts and comments. */
  mentions: boolean;
  /** Reactions and comments on own posts. */
  engagement: boolean;
  /** Views of the own profile. */
  profile_views: boolean;
  /** Replies, and campaigns that paused or ended. */
  campaigns: boolean;
}

/** Units a day by action category. */
export interface OutreachLimits {
  invitation: number;
  message: number;
  inmail: number;
  profile_view: number;
  follow: number;
  /** Reactions, comments and endorsements. */
  engagement: number;
}

/** How outreach of one account runs. */
export interface OutreachSettings {
  /** The account's own limits, or else the safety limits. */
  daily_limits: OutreachLimits;
  /** Maximum of the service, above any own limits. */
  safety_limits: OutreachLimits;
  delay_seconds: DelayRange;
  working_hours: WorkingHours;
  /** IANA name of the account's time zone. */
  timezone: string;
  /** False: nothing on Saturday and Sunday, even if they are working days. */
  weekend: boolean;
  /** A reply ends the campaign for that lead. */
  stop_on_reply: boolean;
  /** as_written: with a note where the step has one; always: steps without one are rejected; never: no note. */
  invitation_note_policy: "as_written" | "always" | "never";
  /** Last change; null: never changed. */
  updated_at: string | null;
}

/** Calls that the key in use may make. */
export interface Plan {
  name: string;
  title: string;
  /** Steady rate, equal to limit in window_seconds. */
  calls_per_minute: number;
  /** Calls allowed in a burst and in each window. */
  limit: number;
  /** Time in which the whole limit is available again. */
  window_seconds: number;
}

/** What is left of the plan limit of the key in use. */
export interface PlanUsage {
  name: string;
  /** Steady rate, equal to limit in window_seconds. */
  calls_per_minute: number;
  /** Calls allowed in a burst and in each window. */
  limit: number;
  /** Time in which the whole limit is available again. */
  window_seconds: number;
  /** Calls available now. */
  remaining: number;
  /** Time until remaining equals limit again. */
  resets_in_seconds: number;
}

/** Poll of a post with its votes so far. */
export interface Poll {
  question: string;
  options: readonly {
    text: string;
    vote_count: number;
    /** Share of all votes in percent, one decimal; 0 while nobody has voted. */
    vote_percent: number;
  }[];
  /** Votes on all options. */
  vote_count: number;
  closes_at: string;
  /** Voting has ended. */
  closed: boolean;
}

/** One position of a career. */
export interface Position {
  /** Position id (pos_...). */
  id: string;
  title: string;
  /** Company id (cmp_...); null: the employer has no company page. */
  company_id: string | null;
  company_name: string;
  location: string | null;
  /** First day of the month in which it began. */
  started_on: string;
  /** Last day; null: still held. */
  ended_on: string | null;
  /** Whole months held, up to today when still held. */
  months: number;
  description: string | null;
}

/** Post of a member or a company page, as the account sees it. */
export interface Post {
  /** Post id (pst_...), taken by every post_id. */
  id: string;
  url: string;
  /** Member who wrote it; null for a post of a company page. */
  author: ProfileSummary | null;
  /** Company page that published it; null for a member's post. */
  company: CompanySummary | null;
  /** Written by the account. */
  own: boolean;
  /** What the post carries besides its text. */
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  /** Whole text; empty for a repost without an own thought. */
  text: string;
  /** Hashtags of the text in lower case, without the sign, in order of appearance. */
  hashtags: readonly string[];
  /** Members mentioned in the text. */
  mentions: readonly {
    /** Member id (prf_...). */
    profile_id: string;
    name: string;
  }[];
  link_url: string | null;
  media: readonly PostMedia[];
  /** The poll; null unless kind is poll. */
  poll: Poll | null;
  /** The original; null unless kind is repost, and when the account may not see it. */
  repost_of: RepostedPost | null;
  /** Who may see it: everyone, or the author's first-degree connections. */
  visibility: "public" | "connections";
  /** Pinned to the author's profile. */
  pinned: boolean;
  /** On the account's list of saved posts. */
  saved: boolean;
  reaction_count: number;
  reactions: ReactionCounts;
  /** Comments, replies included. */
  comment_count: number;
  repost_count: number;
  /** Times shown to members so far; null for posts of others. */
  impression_count: number | null;
  /** The account's reaction; null when it has not reacted. */
  own_reaction: ReactionType | null;
  published_at: string;
  /** Last edit; null when never edited. */
  edited_at: string | null;
}

/** Figures of one own post at the time they were fetched. */
export interface PostAnalytics {
  /** Post id (pst_...). */
  post_id: string;
  url: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  published_at: string;
  /** When the network gave these figures. */
  fetched_at: string;
  /** Times shown since it was published. */
  impressions: number;
  /** Sum of each day's different viewers: one who saw it on two days counts twice. */
  unique_viewers: number;
  clicks: number;
  /** Clicks of impressions. */
  click_rate: Rate;
  reaction_count: number;
  reactions: ReactionCounts;
  /** Comments, replies included. */
  comment_count: number;
  repost_count: number;
  /** Reactions, comments and reposts. */
  engagements: number;
  /** Engagements of impressions. */
  engagement_rate: Rate;
  /** On the day (UTC) it was published. */
  first_day_impressions: number;
  /** Day (UTC) with the most impressions, the first if tied; null: not shown yet. */
  peak_day: string | null;
  /** null: no other post to compare with. */
  benchmark: PostBenchmark | null;
  /** The first 30 days since it was published, oldest first; null in lists. */
  days: readonly PostDay[] | null;
}

/** One page of PostAnalytics entries. */
export interface PostAnalyticsPage {
  /** Entries of this page. */
  data: readonly PostAnalytics[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** What is usual: the account's other posts of the 90 days before fetched_at. */
export interface PostBenchmark {
  /** Posts compared with. */
  sample_size: number;
  median_impressions: number;
  median_engagement_rate: Rate;
  /** The post's impressions divided by the median, two decimals; null: the median is 0. */
  impressions_ratio: number | null;
}

/** Figures of a post on one day in UTC. */
export interface PostDay {
  day: string;
  impressions: number;
  unique_viewers: number;
  clicks: number;
  reactions: number;
  comments: number;
  reposts: number;
}

/** The beginning of a post with its engagement; get_post reads the whole. */
export interface PostExcerpt {
  /** Post id (pst_...). */
  id: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  created_at: string;
  reaction_count: number;
  comment_count: number;
  repost_count: number;
  url: string;
}

/** Image, video or document shown in a post. */
export interface PostMedia {
  /** Id of the stored file (med_...). */
  media_id: string;
  kind: "image" | "video" | "document";
  /** Media type: image/png. */
  content_type: string;
  filename: string | null;
  /** Description for people who cannot see it. */
  alt_text: string | null;
}

/** One page of Post entries. */
export interface PostPage {
  /** Entries of this page. */
  data: readonly Post[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** A post with what it gained in a period. */
export interface PostPerformance {
  /** Post id (pst_...). */
  post_id: string;
  url: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  published_at: string;
  impressions: number;
  /** Reactions, comments and reposts. */
  engagements: number;
  /** Engagements of impressions. */
  engagement_rate: Rate;
}

/** When the account posts. */
export interface PostingRhythm {
  posts_per_week: number;
  /** Between two posts; null: fewer than two. */
  median_gap_days: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: readonly Weekday[];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: readonly number[];
}

/** How the account writes posts. */
export interface PostingStyle {
  /** Rules to write by, most telling first; empty: too few texts. */
  guide: readonly string[];
  sample: StyleSample;
  length: StyleLength;
  /** Kinds of post (text, image, poll, ...), most used first. */
  formats: readonly StyleShare[];
  /** Kinds of first line, most used first: question, number, first_person, statement. */
  openings: readonly StyleShare[];
  /** Kinds of last line, most used first: question, call_to_action, hashtags, link, statement. */
  closings: readonly StyleShare[];
  emoji: StyleMarks;
  hashtags: StyleMarks;
  formality: StyleFormality;
  /** Posts with a question. */
  question_share: number;
  rhythm: PostingRhythm;
}

/** One member's profile. A section that was not requested is null. */
export interface Profile {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  location: string | null;
  industry: string | null;
  degree: Degree;
  /** Connections that the account and the member share. */
  mutual_connection_count: number;
  connection_count: number;
  follower_count: number;
  /** The latest position that has not ended; null: none. */
  current_position: CurrentPosition | null;
  /** Anybody may send them InMail without a credit. */
  open_profile: boolean;
  /** It is the profile of the account itself. */
  own: boolean;
  /** The account follows the member. */
  following: boolean;
  /** The unanswered invitation between the two; null: none. */
  pending_invitation: {
    /** Invitation id (inv_...). */
    id: string;
    /** As the account sees it. */
    direction: "sent" | "received";
  } | null;
  /** Public profile address. */
  url: string;
  /** Text about themselves; empty: the member wrote none. */
  about: string | null;
  /** Those still held first, then by end. */
  positions: readonly Position[] | null;
  /** Latest first. */
  education: readonly Education[] | null;
  /** Most endorsed first. */
  skills: readonly Skill[] | null;
  /** Newest first. */
  recommendations: readonly Recommendation[] | null;
  /** Which contact details the member shares. */
  contact: ContactSummary | null;
}

/** A member as lists and search results show them. */
export interface ProfileSummary {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  location: string | null;
  industry: string | null;
  degree: Degree;
  /** Connections that the account and the member share. */
  mutual_connection_count: number;
  /** The latest position that has not ended; null: none. */
  current_position: CurrentPosition | null;
  /** Anybody may send them InMail without a credit. */
  open_profile: boolean;
  /** Public profile address. */
  url: string;
}

/** One page of ProfileSummary entries. */
export interface ProfileSummaryPage {
  /** Entries of this page. */
  data: readonly ProfileSummary[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/**
 * One member who viewed the own profile, with all of the member's views. Anonymous views are entries of their own, one
 * for each combination of what is known of such viewers.
 */
export interface ProfileViewer {
  kind: "member" | "anonymous";
  /** The viewer; null: anonymous. */
  profile: ProfileSummary | null;
  /** Job title at the last view; may be known of anonymous viewers too. */
  title: string | null;
  /** Employer at the last view. */
  company_name: string | null;
  industry: string | null;
  /** Views since the requested time, or of all time. */
  view_count: number;
  /** First of these views. */
  first_viewed_at: string;
  last_viewed_at: string;
  /** What led to the last view. */
  source: "search" | "post" | "comment" | "invitation" | "message" | "suggestion" | "company_page" | "other";
}

/** One page of ProfileViewer entries. */
export interface ProfileViewerPage {
  /** Entries of this page. */
  data: readonly ProfileViewer[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** Percent, one decimal; null: nothing to divide by. */
export type Rate = number | null;

/** A rate in a period against the period before. */
export interface RateChange {
  value: Rate;
  previous: Rate;
  /** value - previous in percentage points, one decimal; null: one of them is missing. */
  change_points: number | null;
}

/** One member's reaction to a post or comment; a member has at most one on each. */
export interface Reaction {
  /** Post of the reaction, or of the comment (pst_...). */
  post_id: string;
  /** Comment reacted to (cmt_...); null for a reaction to the post itself. */
  comment_id: string | null;
  profile: ProfileSummary;
  /** The account's own reaction. */
  own: boolean;
  type: ReactionType;
  /** When it was put or last replaced. */
  created_at: string;
}

/** Reactions by type; they add up to reaction_count. */
export interface ReactionCounts {
  like: number;
  celebrate: number;
  support: number;
  love: number;
  insightful: number;
  funny: number;
}

/** One page of Reaction entries. */
export interface ReactionPage {
  /** Entries of this page. */
  data: readonly Reaction[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

/** Kind of reaction. */
export type ReactionType = "like" | "celebrate" | "support" | "love" | "insightful" | "funny";

/** A recommendation that another member wrote for a profile. */
export interface Recommendation {
  /** Recommendation id (rec_...). */
  id: string;
  author: MemberRef;
  /** How the author knows the member, for example: worked in the same team. */
  relationship: string;
  text: string;
  written_at: string;
}

/** Audit record of one call. */
export interface RecordedCall {
  request_id: string;
  tool: string;
  surface: "rest" | "mcp";
  /** ok, or the code of the error. */
  outcome: string;
  /** HTTP-style status. */
  status: number;
  duration_ms: number;
  at: string;
}

/** What one lead would receive in one step. */
export interface RenderedStep {
  step: number;
  kind: CampaignStepKind;
  /** Variant from 1, as the launch would deal it; null: the step has none. */
  variant: number | null;
  variant_name: string | null;
  condition: CampaignStepCondition;
  subject: string | null;
  /** Text with the variables filled in; null: nothing is written. */
  text: string | null;
  /** Code points of text. */
  length: number | null;
  /** Most code points that the kind allows; null: nothing is written. */
  length_limit: number | null;
  /** Variables that this lead has no value for. */
  empty_variables: readonly string[];
}

/** The post that a repost carries. */
export interface RepostedPost {
  /** Id of the original post (pst_...). */
  post_id: string;
  /** Name of the member or company that wrote the original. */
  author_name: string;
  /** Member id (prf_...) or company id (cmp_...). */
  author_id: string;
  /** First 300 characters of the original. */
  text: string;
  published_at: string;
}

/** A value that a search filter understands. */
export interface SearchParameter {
  kind: "location" | "industry" | "company" | "title" | "school" | "skill";
  /** Filter value: a company id (cmp_...), otherwise the exact spelling. */
  value: string;
  name: string;
  /** Members whose profile has it. */
  member_count: number;
}

/** All SearchParameter entries. */
export interface SearchParameterList {
  /** All entries. */
  data: readonly SearchParameter[];
}

/** One skill of a profile with its endorsements. */
export interface Skill {
  name: string;
  endorsement_count: number;
  /** The account has endorsed it. */
  endorsed: boolean;
}

/** Comparison of the variants of one campaign step. */
export interface StepVariants {
  /** Place in the sequence, from 1. */
  step: number;
  kind: "invite" | "message" | "inmail";
  variants: readonly VariantFigures[];
  /** null: the step has one variant. */
  comparison: VariantComparison | null;
}

/** How formal the texts are. */
export interface StyleFormality {
  /** null: no texts. */
  level: "casual" | "neutral" | "formal" | null;
  /** From casual (0) to formal (1), out of contractions, emoji, exclamations and the length of sentences. */
  score: number | null;
  /** Texts with one: it's, don't. */
  contraction_share: number;
  /** Texts that say I, me or my. */
  first_person_share: number;
}

/** How long the texts are. All null when there are none. */
export interface StyleLength {
  /** In code points. */
  median_characters: number | null;
  median_words: number | null;
  /** First and third quartile; half of the texts lie between them. */
  quartile_words: readonly number[] | null;
  /** Words of a sentence. */
  median_sentence_words: number | null;
  /** Blocks between empty lines. */
  median_paragraphs: number | null;
}

/** Use of emoji or hashtags. */
export interface StyleMarks {
  /** Texts with at least one. */
  share: number;
  /** In texts that have any; null: none has. */
  median_count: number | null;
  /** Most used, up to 5. */
  favourites: readonly StyleShare[];
}

/** The texts that the figures rest on. */
export interface StyleSample {
  /** Texts analysed: the newest, 1000 at most. */
  count: number;
  /** Oldest of them; null: none. */
  first_at: string | null;
  /** Newest of them; null: none. */
  last_at: string | null;
}

/** Something found in the texts, and how often. */
export interface StyleShare {
  text: string;
  /** Texts with it. */
  count: number;
  /** Of all texts. */
  share: number;
}

/** One reply on a support ticket. */
export interface SupportReply {
  id: string;
  /** Which side wrote it. */
  author: "workspace" | "support";
  body: string;
  created_at: string;
}

/** A request to support with its replies. */
export interface SupportTicket {
  /** Ticket id (tkt_...), taken by every ticket_id. */
  id: string;
  /** Account that it was opened for (acc_...). */
  account_id: string;
  subject: string;
  body: string;
  severity: "low" | "normal" | "high";
  /** open: waits for support; answered: waits for the workspace. */
  status: "open" | "answered" | "closed";
  /** The call in question; null: none. */
  call: RecordedCall | null;
  /** Oldest first. */
  replies: readonly SupportReply[];
  created_at: string;
  /** Last reply or change of status. */
  updated_at: string;
}

/** Summary of a tool; tools/list contains its schemas. */
export interface ToolSummary {
  name: string;
  title: string;
  description: string;
  category: string;
  effect: "read" | "write" | "destructive";
  /** Repeating a call changes nothing more. */
  idempotent: boolean;
  /** Safety category that a call consumes; null: none. */
  safety: string | null;
  /** Listed by the default tools/list. */
  live: boolean;
  /** The same tool over REST: method and path below the base. */
  routes: readonly string[];
}

/** The tools that the key in use may run. */
export interface ToolsList {
  /** Permission scopes of the key. */
  scopes: readonly string[];
  tool_count: number;
  /** By category. */
  tools: readonly ToolSummary[];
}

/** What the account has used today and what remains. */
export interface Usage {
  /** Account id (acc_...). */
  account_id: string;
  /** Today in the account's time zone. */
  day: string;
  /** IANA name. */
  timezone: string;
  /** Next midnight of that time zone. */
  resets_at: string;
  /** All safety categories. */
  categories: readonly CategoryUsage[];
  plan: PlanUsage;
  /** The gradual rise of the daily limits; null: not active. */
  warm_up: WarmUpState | null;
}

/** Two-sided two-proportion z-test of the best variant of a step against the next best. */
export interface VariantComparison {
  /** What is compared: accepted for invitations, replied for everything else. */
  metric: "accepted" | "replied";
  /** Variant with the highest rate. */
  best_variant: number;
  /** Variant with the next highest rate. */
  other_variant: number;
  /** Best minus next best in percentage points, one decimal; null: none sent. */
  difference_points: number | null;
  /** Multiplied by the number of pairs of variants (Bonferroni), four decimals; null when too_few. */
  p_value: number | null;
  /** winner: p_value below 0.05; too_few: one of the two was sent fewer than 30 times. */
  verdict: "winner" | "no_difference_yet" | "too_few";
  /**
   * Further sends of each of the two to confirm the present difference at 80 % power; null: winner, or no difference.
   */
  sends_needed: number | null;
  /** The verdict in one sentence. */
  text: string;
}

/** One variant of a campaign step with its results. */
export interface VariantFigures {
  /** Place among the step's variants, from 1. */
  variant: number;
  name: string;
  weight: number;
  subject: string | null;
  text: string;
  /** Leads who got this variant. */
  sent: number;
  /** Of those, leads who accepted; null: no invitation. */
  accepted: number | null;
  /** accepted of sent. */
  acceptance_rate: Rate;
  /** null: no invitation, or none sent. */
  acceptance_interval: Interval | null;
  /** Leads whose first reply came after this variant, before the next text. */
  replied: number;
  /** replied of sent. */
  reply_rate: Rate;
  /** null: none sent. */
  reply_interval: Interval | null;
}

/** The message variants of a campaign against each other, step by step. */
export interface VariantStats {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  campaign_name: string;
  as_of: string;
  /** Steps that write to the lead. */
  steps: readonly StepVariants[];
}

/** How far the gradual rise of the daily limits has come. */
export interface WarmUpState {
  /** Day of the warm-up, counted from 1. */
  day: number;
  /** Length of the warm-up. */
  days: number;
  /** Share of each daily limit that is open now. */
  percent: number;
  ends_at: string;
}

/** A day of the week. */
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** When outreach may act, in the account's time zone. */
export interface WorkingHours {
  /** Working days. */
  days: readonly Weekday[];
  /** HH:MM. */
  start: string;
  /** HH:MM, after start. */
  end: string;
}

/** How the account writes, worked out from its own messages and posts. */
export interface WritingStyle {
  /** Account id (acc_...). */
  account_id: string;
  computed_at: string;
  messaging: MessagingStyle;
  posting: PostingStyle;
}
