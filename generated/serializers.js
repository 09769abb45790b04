// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

// Texts in which JSON escapes nothing; those with characters beyond U+FFFF are left to JSON.stringify.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
const word = (v) => '"' + v + '"';
const text = (v) => word(escaped(v));

// What no schema describes: an item is null and a member is left out where JSON has nothing for it.
const json = (v) => JSON.stringify(v) ?? "null";
const member = (key, v) => {
  const value = JSON.stringify(v);
  return value === undefined ? "" : key + value;
};

const list = (items, print) => {
  let entries = "";
  for (const item of items) entries += entries === "" ? print(item) : "," + print(item);
  return "[" + entries + "]";
};

const print_Profile = (v) =>
  '{"id":"' + escaped(v.id) +
  '","handle":"' + escaped(v.handle) +
  '","name":"' + escaped(v.name) +
  '","headline":"' + escaped(v.headline) +
  '","location":' + (v.location === null ? "null" : '"' + escaped(v.location) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + escaped(v.industry) + '"') +
  ',"degree":' + v.degree +
  ',"mutual_connection_count":' + v.mutual_connection_count +
  ',"connection_count":' + v.connection_count +
  ',"follower_count":' + v.follower_count +
  ',"current_position":' + (v.current_position === null ? "null" : print_CurrentPosition(v.current_position)) +
  ',"open_profile":' + v.open_profile +
  ',"own":' + v.own +
  ',"following":' + v.following +
  ',"pending_invitation":' + (v.pending_invitation === null ? "null" : print_Profile_1(v.pending_invitation)) +
  ',"url":"' + escaped(v.url) +
  '","about":' + (v.about === null ? "null" : '"' + escaped(v.about) + '"') +
  ',"positions":' + (v.positions === null ? "null" : list(v.positions, print_Position)) +
  ',"education":' + (v.education === null ? "null" : list(v.education, print_Education)) +
  ',"skills":' + (v.skills === null ? "null" : list(v.skills, print_Skill)) +
  ',"recommendations":' + (v.recommendations === null ? "null" : list(v.recommendations, print_Recommendation)) +
  ',"contact":' + (v.contact === null ? "null" : print_ContactSummary(v.contact)) +
  "}";

const print_CurrentPosition = (v) =>
  '{"title":"' + escaped(v.title) +
  '","company_id":' + (v.company_id === null ? "null" : '"' + escaped(v.company_id) + '"') +
  ',"company_name":"' + escaped(v.company_name) +
  '","started_on":"' + escaped(v.started_on) +
  '"}';

const print_Profile_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","direction":"' + v.direction +
  '"}';

const print_Position = (v) =>
  '{"id":"' + escaped(v.id) +
  '","title":"' + escaped(v.title) +
  '","company_id":' + (v.company_id === null ? "null" : '"' + escaped(v.company_id) + '"') +
  ',"company_name":"' + escaped(v.company_name) +
  '","location":' + (v.location === null ? "null" : '"' + escaped(v.location) + '"') +
  ',"started_on":"' + escaped(v.started_on) +
  '","ended_on":' + (v.ended_on === null ? "null" : '"' + escaped(v.ended_on) + '"') +
  ',"months":' + v.months +
  ',"description":' + (v.description === null ? "null" : '"' + escaped(v.description) + '"') +
  "}";

const print_Education = (v) =>
  '{"id":"' + escaped(v.id) +
  '","school":"' + escaped(v.school) +
  '","degree":' + (v.degree === null ? "null" : '"' + escaped(v.degree) + '"') +
  ',"field":' + (v.field === null ? "null" : '"' + escaped(v.field) + '"') +
  ',"started_year":' + v.started_year +
  ',"ended_year":' + v.ended_year +
  "}";

const print_Skill = (v) =>
  '{"name":"' + escaped(v.name) +
  '","endorsement_count":' + v.endorsement_count +
  ',"endorsed":' + v.endorsed +
  "}";

const print_Recommendation = (v) =>
  '{"id":"' + escaped(v.id) +
  '","author":' + print_MemberRef(v.author) +
  ',"relationship":"' + escaped(v.relationship) +
  '","text":"' + escaped(v.text) +
  '","written_at":"' + escaped(v.written_at) +
  '"}';

const print_MemberRef = (v) =>
  '{"id":"' + escaped(v.id) +
  '","handle":"' + escaped(v.handle) +
  '","name":"' + escaped(v.name) +
  '","headline":"' + escaped(v.headline) +
  '","degree":' + v.degree +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_ContactSummary = (v) =>
  '{"website":' + (v.website === null ? "null" : '"' + escaped(v.website) + '"') +
  ',"email_shared":' + v.email_shared +
  ',"phone_shared":' + v.phone_shared +
  ',"birthday_shared":' + v.birthday_shared +
  "}";

const print_ProfileViewerPage = (v) =>
  '{"data":' + list(v.data, print_ProfileViewer) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_ProfileViewer = (v) =>
  '{"kind":"' + v.kind +
  '","profile":' + (v.profile === null ? "null" : print_ProfileSummary(v.profile)) +
  ',"title":' + (v.title === null ? "null" : '"' + escaped(v.title) + '"') +
  ',"company_name":' + (v.company_name === null ? "null" : '"' + escaped(v.company_name) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + escaped(v.industry) + '"') +
  ',"view_count":' + v.view_count +
  ',"first_viewed_at":"' + escaped(v.first_viewed_at) +
  '","last_viewed_at":"' + escaped(v.last_viewed_at) +
  '","source":"' + v.source +
  '"}';

const print_ProfileSummary = (v) =>
  '{"id":"' + escaped(v.id) +
  '","handle":"' + escaped(v.handle) +
  '","name":"' + escaped(v.name) +
  '","headline":"' + escaped(v.headline) +
  '","location":' + (v.location === null ? "null" : '"' + escaped(v.location) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + escaped(v.industry) + '"') +
  ',"degree":' + v.degree +
  ',"mutual_connection_count":' + v.mutual_connection_count +
  ',"current_position":' + (v.current_position === null ? "null" : print_CurrentPosition(v.current_position)) +
  ',"open_profile":' + v.open_profile +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_ConversationPage = (v) =>
  '{"data":' + list(v.data, print_Conversation) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Conversation = (v) =>
  '{"id":"' + escaped(v.id) +
  '","kind":"' + v.kind +
  '","title":' + (v.title === null ? "null" : '"' + escaped(v.title) + '"') +
  ',"participants":' + list(v.participants, print_MemberRef) +
  ',"participant_count":' + v.participant_count +
  ',"message_count":' + v.message_count +
  ',"unread_count":' + v.unread_count +
  ',"last_message":' + (v.last_message === null ? "null" : print_MessageExcerpt(v.last_message)) +
  ',"awaiting_reply":' + v.awaiting_reply +
  ',"archived":' + v.archived +
  ',"muted":' + v.muted +
  ',"starred":' + v.starred +
  ',"snoozed_until":' + (v.snoozed_until === null ? "null" : '"' + escaped(v.snoozed_until) + '"') +
  ',"labels":' + list(v.labels, text) +
  ',"draft":' + (v.draft === null ? "null" : '"' + escaped(v.draft) + '"') +
  ',"lead_id":' + (v.lead_id === null ? "null" : '"' + escaped(v.lead_id) + '"') +
  ',"campaign_id":' + (v.campaign_id === null ? "null" : '"' + escaped(v.campaign_id) + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","last_message_at":"' + escaped(v.last_message_at) +
  '"}';

const print_MessageExcerpt = (v) =>
  '{"id":"' + escaped(v.id) +
  '","direction":"' + v.direction +
  '","sender_id":"' + escaped(v.sender_id) +
  '","sender_name":"' + escaped(v.sender_name) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","sent_at":"' + escaped(v.sent_at) +
  '"}';

const print_MessagePage = (v) =>
  '{"data":' + list(v.data, print_Message) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Message = (v) =>
  '{"id":"' + escaped(v.id) +
  '","conversation_id":"' + escaped(v.conversation_id) +
  '","kind":"' + v.kind +
  '","direction":"' + v.direction +
  '","sender_id":"' + escaped(v.sender_id) +
  '","sender_name":"' + escaped(v.sender_name) +
  '","subject":' + (v.subject === null ? "null" : '"' + escaped(v.subject) + '"') +
  ',"text":"' + escaped(v.text) +
  '","attachments":' + list(v.attachments, print_MessageAttachment) +
  ',"reactions":' + list(v.reactions, print_MessageReaction) +
  ',"read":' + v.read +
  ',"sent_at":"' + escaped(v.sent_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  ',"deleted_at":' + (v.deleted_at === null ? "null" : '"' + escaped(v.deleted_at) + '"') +
  "}";

const print_MessageAttachment = (v) =>
  '{"media_id":"' + escaped(v.media_id) +
  '","kind":"' + v.kind +
  '","filename":"' + escaped(v.filename) +
  '","content_type":"' + escaped(v.content_type) +
  '","size_bytes":' + v.size_bytes +
  ',"alt_text":' + (v.alt_text === null ? "null" : '"' + escaped(v.alt_text) + '"') +
  "}";

const print_MessageReaction = (v) =>
  '{"emoji":"' + escaped(v.emoji) +
  '","profile_id":"' + escaped(v.profile_id) +
  '","name":"' + escaped(v.name) +
  '","created_at":"' + escaped(v.created_at) +
  '"}';

const print_ConnectionPage = (v) =>
  '{"data":' + list(v.data, print_Connection) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Connection = (v) =>
  '{"profile":' + print_ProfileSummary(v.profile) +
  ',"connected_at":"' + escaped(v.connected_at) +
  '","tags":' + list(v.tags, text) +
  ',"note":' + (v.note === null ? "null" : '"' + escaped(v.note) + '"') +
  ',"last_interaction":' + (v.last_interaction === null ? "null" : print_Interaction(v.last_interaction)) +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  "}";

const print_Interaction = (v) =>
  '{"kind":"' + v.kind +
  '","at":"' + escaped(v.at) +
  '"}';

const print_Invitation = (v) =>
  '{"id":"' + escaped(v.id) +
  '","direction":"' + v.direction +
  '","status":"' + v.status +
  '","profile":' + print_ProfileSummary(v.profile) +
  ',"message":' + (v.message === null ? "null" : '"' + escaped(v.message) + '"') +
  ',"sent_at":"' + escaped(v.sent_at) +
  '","responded_at":' + (v.responded_at === null ? "null" : '"' + escaped(v.responded_at) + '"') +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  "}";

const print_InvitationPage = (v) =>
  '{"data":' + list(v.data, print_Invitation) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Company = (v) =>
  '{"id":"' + escaped(v.id) +
  '","handle":"' + escaped(v.handle) +
  '","name":"' + escaped(v.name) +
  '","about":' + (v.about === null ? "null" : '"' + escaped(v.about) + '"') +
  ',"industry":"' + escaped(v.industry) +
  '","location":' + (v.location === null ? "null" : '"' + escaped(v.location) + '"') +
  ',"website":' + (v.website === null ? "null" : '"' + escaped(v.website) + '"') +
  ',"founded_year":' + v.founded_year +
  ',"size":"' + v.size +
  '","specialties":' + list(v.specialties, text) +
  ',"headcount":' + v.headcount +
  ',"headcount_growth_percent":' + v.headcount_growth_percent +
  ',"headcounts":' + list(v.headcounts, print_MonthlyHeadcount) +
  ',"follower_count":' + v.follower_count +
  ',"following":' + v.following +
  ',"open_job_count":' + v.open_job_count +
  ',"connection_count":' + v.connection_count +
  ',"connections":' + list(v.connections, print_MemberRef) +
  ',"recent_posts":' + list(v.recent_posts, print_PostExcerpt) +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_MonthlyHeadcount = (v) =>
  '{"month":"' + escaped(v.month) +
  '","headcount":' + v.headcount +
  "}";

const print_PostExcerpt = (v) =>
  '{"id":"' + escaped(v.id) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","created_at":"' + escaped(v.created_at) +
  '","reaction_count":' + v.reaction_count +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_FollowState = (v) =>
  '{"kind":"' + v.kind +
  '","id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","headline":' + (v.headline === null ? "null" : '"' + escaped(v.headline) + '"') +
  ',"following":' + v.following +
  ',"followed_at":' + (v.followed_at === null ? "null" : '"' + escaped(v.followed_at) + '"') +
  ',"follower_count":' + v.follower_count +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_FollowerPage = (v) =>
  '{"data":' + list(v.data, print_Follower) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Follower = (v) =>
  '{"profile":' + print_ProfileSummary(v.profile) +
  ',"followed_at":"' + escaped(v.followed_at) +
  '","source":"' + v.source +
  '","connected":' + v.connected +
  ',"following":' + v.following +
  "}";

const print_Post = (v) =>
  '{"id":"' + escaped(v.id) +
  '","url":"' + escaped(v.url) +
  '","author":' + (v.author === null ? "null" : print_ProfileSummary(v.author)) +
  ',"company":' + (v.company === null ? "null" : print_CompanySummary(v.company)) +
  ',"own":' + v.own +
  ',"kind":"' + v.kind +
  '","text":"' + escaped(v.text) +
  '","hashtags":' + list(v.hashtags, text) +
  ',"mentions":' + list(v.mentions, print_Post_1) +
  ',"link_url":' + (v.link_url === null ? "null" : '"' + escaped(v.link_url) + '"') +
  ',"media":' + list(v.media, print_PostMedia) +
  ',"poll":' + (v.poll === null ? "null" : print_Poll(v.poll)) +
  ',"repost_of":' + (v.repost_of === null ? "null" : print_RepostedPost(v.repost_of)) +
  ',"visibility":"' + v.visibility +
  '","pinned":' + v.pinned +
  ',"saved":' + v.saved +
  ',"reaction_count":' + v.reaction_count +
  ',"reactions":' + print_ReactionCounts(v.reactions) +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  ',"impression_count":' + v.impression_count +
  ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"published_at":"' + escaped(v.published_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  "}";

const print_CompanySummary = (v) =>
  '{"id":"' + escaped(v.id) +
  '","handle":"' + escaped(v.handle) +
  '","name":"' + escaped(v.name) +
  '","industry":"' + escaped(v.industry) +
  '","location":' + (v.location === null ? "null" : '"' + escaped(v.location) + '"') +
  ',"size":"' + v.size +
  '","headcount":' + v.headcount +
  ',"headcount_growth_percent":' + v.headcount_growth_percent +
  ',"follower_count":' + v.follower_count +
  ',"connection_count":' + v.connection_count +
  ',"open_job_count":' + v.open_job_count +
  ',"url":"' + escaped(v.url) +
  '"}';

const print_Post_1 = (v) =>
  '{"profile_id":"' + escaped(v.profile_id) +
  '","name":"' + escaped(v.name) +
  '"}';

const print_PostMedia = (v) =>
  '{"media_id":"' + escaped(v.media_id) +
  '","kind":"' + v.kind +
  '","content_type":"' + escaped(v.content_type) +
  '","filename":' + (v.filename === null ? "null" : '"' + escaped(v.filename) + '"') +
  ',"alt_text":' + (v.alt_text === null ? "null" : '"' + escaped(v.alt_text) + '"') +
  "}";

const print_Poll = (v) =>
  '{"question":"' + escaped(v.question) +
  '","options":' + list(v.options, print_Poll_1) +
  ',"vote_count":' + v.vote_count +
  ',"closes_at":"' + escaped(v.closes_at) +
  '","closed":' + v.closed +
  "}";

const print_Poll_1 = (v) =>
  '{"text":"' + escaped(v.text) +
  '","vote_count":' + v.vote_count +
  ',"vote_percent":' + v.vote_percent +
  "}";

const print_RepostedPost = (v) =>
  '{"post_id":"' + escaped(v.post_id) +
  '","author_name":"' + escaped(v.author_name) +
  '","author_id":"' + escaped(v.author_id) +
  '","text":"' + escaped(v.text) +
  '","published_at":"' + escaped(v.published_at) +
  '"}';

const print_ReactionCounts = (v) =>
  '{"like":' + v.like +
  ',"celebrate":' + v.celebrate +
  ',"support":' + v.support +
  ',"love":' + v.love +
  ',"insightful":' + v.insightful +
  ',"funny":' + v.funny +
  "}";

const print_PostPage = (v) =>
  '{"data":' + list(v.data, print_Post) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_Reaction = (v) =>
  '{"post_id":"' + escaped(v.post_id) +
  '","comment_id":' + (v.comment_id === null ? "null" : '"' + escaped(v.comment_id) + '"') +
  ',"profile":' + print_ProfileSummary(v.profile) +
  ',"own":' + v.own +
  ',"type":"' + v.type +
  '","created_at":"' + escaped(v.created_at) +
  '"}';

const print_Comment = (v) =>
  '{"id":"' + escaped(v.id) +
  '","post_id":"' + escaped(v.post_id) +
  '","parent_id":' + (v.parent_id === null ? "null" : '"' + escaped(v.parent_id) + '"') +
  ',"author":' + print_ProfileSummary(v.author) +
  ',"own":' + v.own +
  ',"by_post_author":' + v.by_post_author +
  ',"text":"' + escaped(v.text) +
  '","reaction_count":' + v.reaction_count +
  ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"reply_count":' + v.reply_count +
  ',"replies":' + list(v.replies, print_CommentReply) +
  ',"created_at":"' + escaped(v.created_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  "}";

const print_CommentReply = (v) =>
  '{"id":"' + escaped(v.id) +
  '","post_id":"' + escaped(v.post_id) +
  '","parent_id":"' + escaped(v.parent_id) +
  '","author":' + print_ProfileSummary(v.author) +
  ',"own":' + v.own +
  ',"by_post_author":' + v.by_post_author +
  ',"text":"' + escaped(v.text) +
  '","reaction_count":' + v.reaction_count +
  ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  "}";

const print_CommentPage = (v) =>
  '{"data":' + list(v.data, print_Comment) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_ReactionPage = (v) =>
  '{"data":' + list(v.data, print_Reaction) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_ProfileSummaryPage = (v) =>
  '{"data":' + list(v.data, print_ProfileSummary) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_CompanySummaryPage = (v) =>
  '{"data":' + list(v.data, print_CompanySummary) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_SearchParameterList = (v) =>
  '{"data":' + list(v.data, print_SearchParameter) +
  "}";

const print_SearchParameter = (v) =>
  '{"kind":"' + v.kind +
  '","value":"' + escaped(v.value) +
  '","name":"' + escaped(v.name) +
  '","member_count":' + v.member_count +
  "}";

const print_AnalyticsOverview = (v) =>
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + (v.previous_period === null ? "null" : print_AnalyticsPeriod(v.previous_period)) +
  ',"timezone":"' + escaped(v.timezone) +
  '","content":' + print_AnalyticsOverview_1(v.content) +
  ',"profile":' + print_AnalyticsOverview_2(v.profile) +
  ',"audience":' + print_AnalyticsOverview_3(v.audience) +
  ',"outreach":' + print_AnalyticsOverview_4(v.outreach) +
  ',"top_posts":' + list(v.top_posts, print_PostPerformance) +
  "}";

const print_AnalyticsPeriod = (v) =>
  '{"from":"' + escaped(v.from) +
  '","to":"' + escaped(v.to) +
  '","days":' + v.days +
  "}";

const print_AnalyticsOverview_1 = (v) =>
  '{"posts_published":' + print_MetricChange(v.posts_published) +
  ',"impressions":' + print_MetricChange(v.impressions) +
  ',"reactions":' + print_MetricChange(v.reactions) +
  ',"comments":' + print_MetricChange(v.comments) +
  ',"reposts":' + print_MetricChange(v.reposts) +
  ',"clicks":' + print_MetricChange(v.clicks) +
  ',"engagements":' + print_MetricChange(v.engagements) +
  ',"engagement_rate":' + print_RateChange(v.engagement_rate) +
  ',"click_rate":' + print_RateChange(v.click_rate) +
  "}";

const print_MetricChange = (v) =>
  '{"value":' + v.value +
  ',"previous":' + v.previous +
  ',"change_percent":' + v.change_percent +
  "}";

const print_RateChange = (v) =>
  '{"value":' + v.value +
  ',"previous":' + v.previous +
  ',"change_points":' + v.change_points +
  "}";

const print_AnalyticsOverview_2 = (v) =>
  '{"profile_views":' + print_MetricChange(v.profile_views) +
  ',"named_viewers":' + print_MetricChange(v.named_viewers) +
  ',"search_appearances":' + print_MetricChange(v.search_appearances) +
  "}";

const print_AnalyticsOverview_3 = (v) =>
  '{"followers":' + print_MetricChange(v.followers) +
  ',"new_followers":' + print_MetricChange(v.new_followers) +
  ',"connections":' + print_MetricChange(v.connections) +
  ',"new_connections":' + print_MetricChange(v.new_connections) +
  "}";

const print_AnalyticsOverview_4 = (v) =>
  '{"invitations_sent":' + print_MetricChange(v.invitations_sent) +
  ',"invitations_accepted":' + print_MetricChange(v.invitations_accepted) +
  ',"acceptance_rate":' + print_RateChange(v.acceptance_rate) +
  ',"messages_sent":' + print_MetricChange(v.messages_sent) +
  ',"conversations_written":' + print_MetricChange(v.conversations_written) +
  ',"conversations_answered":' + print_MetricChange(v.conversations_answered) +
  ',"reply_rate":' + print_RateChange(v.reply_rate) +
  "}";

const print_PostPerformance = (v) =>
  '{"post_id":"' + escaped(v.post_id) +
  '","url":"' + escaped(v.url) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","kind":"' + v.kind +
  '","published_at":"' + escaped(v.published_at) +
  '","impressions":' + v.impressions +
  ',"engagements":' + v.engagements +
  ',"engagement_rate":' + v.engagement_rate +
  "}";

const print_PostAnalytics = (v) =>
  '{"post_id":"' + escaped(v.post_id) +
  '","url":"' + escaped(v.url) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","kind":"' + v.kind +
  '","published_at":"' + escaped(v.published_at) +
  '","fetched_at":"' + escaped(v.fetched_at) +
  '","impressions":' + v.impressions +
  ',"unique_viewers":' + v.unique_viewers +
  ',"clicks":' + v.clicks +
  ',"click_rate":' + v.click_rate +
  ',"reaction_count":' + v.reaction_count +
  ',"reactions":' + print_ReactionCounts(v.reactions) +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  ',"engagements":' + v.engagements +
  ',"engagement_rate":' + v.engagement_rate +
  ',"first_day_impressions":' + v.first_day_impressions +
  ',"peak_day":' + (v.peak_day === null ? "null" : '"' + escaped(v.peak_day) + '"') +
  ',"benchmark":' + (v.benchmark === null ? "null" : print_PostBenchmark(v.benchmark)) +
  ',"days":' + (v.days === null ? "null" : list(v.days, print_PostDay)) +
  "}";

const print_PostBenchmark = (v) =>
  '{"sample_size":' + v.sample_size +
  ',"median_impressions":' + v.median_impressions +
  ',"median_engagement_rate":' + v.median_engagement_rate +
  ',"impressions_ratio":' + v.impressions_ratio +
  "}";

const print_PostDay = (v) =>
  '{"day":"' + escaped(v.day) +
  '","impressions":' + v.impressions +
  ',"unique_viewers":' + v.unique_viewers +
  ',"clicks":' + v.clicks +
  ',"reactions":' + v.reactions +
  ',"comments":' + v.comments +
  ',"reposts":' + v.reposts +
  "}";

const print_PostAnalyticsPage = (v) =>
  '{"data":' + list(v.data, print_PostAnalytics) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_ActivityAnalytics = (v) =>
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","interval":"' + v.interval +
  '","totals":' + print_ActivityCounts(v.totals) +
  ',"active_days":' + v.active_days +
  ',"longest_pause_days":' + v.longest_pause_days +
  ',"busiest_weekday":' + (v.busiest_weekday === null ? "null" : '"' + v.busiest_weekday + '"') +
  ',"series":' + list(v.series, print_ActivityPoint) +
  "}";

const print_ActivityCounts = (v) =>
  '{"posts":' + v.posts +
  ',"comments":' + v.comments +
  ',"reactions":' + v.reactions +
  ',"messages_sent":' + v.messages_sent +
  ',"messages_received":' + v.messages_received +
  ',"invitations_sent":' + v.invitations_sent +
  ',"invitations_accepted":' + v.invitations_accepted +
  ',"new_connections":' + v.new_connections +
  "}";

const print_ActivityPoint = (v) =>
  '{"from":"' + escaped(v.from) +
  '","to":"' + escaped(v.to) +
  '","counts":' + print_ActivityCounts(v.counts) +
  "}";

const print_CommentReachPage = (v) =>
  '{"data":' + list(v.data, print_CommentReach) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  "}";

const print_CommentReach = (v) =>
  '{"comment_id":"' + escaped(v.comment_id) +
  '","parent_id":' + (v.parent_id === null ? "null" : '"' + escaped(v.parent_id) + '"') +
  ',"text":"' + escaped(v.text) +
  '","created_at":"' + escaped(v.created_at) +
  '","post":' + print_PostExcerpt(v.post) +
  ',"post_author":' + (v.post_author === null ? "null" : print_MemberRef(v.post_author)) +
  ',"hours_after_post":' + v.hours_after_post +
  ',"impressions":' + v.impressions +
  ',"reactions":' + v.reactions +
  ',"replies":' + v.replies +
  ',"answered_by_post_author":' + v.answered_by_post_author +
  ',"profile_views":' + v.profile_views +
  "}";

const print_VariantStats = (v) =>
  '{"campaign_id":"' + escaped(v.campaign_id) +
  '","campaign_name":"' + escaped(v.campaign_name) +
  '","as_of":"' + escaped(v.as_of) +
  '","steps":' + list(v.steps, print_StepVariants) +
  "}";

const print_StepVariants = (v) =>
  '{"step":' + v.step +
  ',"kind":"' + v.kind +
  '","variants":' + list(v.variants, print_VariantFigures) +
  ',"comparison":' + (v.comparison === null ? "null" : print_VariantComparison(v.comparison)) +
  "}";

const print_VariantFigures = (v) =>
  '{"variant":' + v.variant +
  ',"name":"' + escaped(v.name) +
  '","weight":' + v.weight +
  ',"subject":' + (v.subject === null ? "null" : '"' + escaped(v.subject) + '"') +
  ',"text":"' + escaped(v.text) +
  '","sent":' + v.sent +
  ',"accepted":' + v.accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"acceptance_interval":' + (v.acceptance_interval === null ? "null" : print_Interval(v.acceptance_interval)) +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"reply_interval":' + (v.reply_interval === null ? "null" : print_Interval(v.reply_interval)) +
  "}";

const print_Interval = (v) =>
  '{"low":' + v.low +
  ',"high":' + v.high +
  "}";

const print_VariantComparison = (v) =>
  '{"metric":"' + v.metric +
  '","best_variant":' + v.best_variant +
  ',"other_variant":' + v.other_variant +
  ',"difference_points":' + v.difference_points +
  ',"p_value":' + v.p_value +
  ',"verdict":"' + v.verdict +
  '","sends_needed":' + v.sends_needed +
  ',"text":"' + escaped(v.text) +
  '"}';

const print_Campaign = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","status":"' + v.status +
  '","status_reason":' + (v.status_reason === null ? "null" : '"' + escaped(v.status_reason) + '"') +
  ',"steps":' + list(v.steps, print_CampaignStep) +
  ',"schedule":' + print_CampaignSchedule(v.schedule) +
  ',"daily_cap":' + v.daily_cap +
  ',"stop_on":' + list(v.stop_on, word) +
  ',"lead_list":' + (v.lead_list === null ? "null" : print_CampaignLeadList(v.lead_list)) +
  ',"stats":' + print_CampaignStats(v.stats) +
  ',"health":' + print_CampaignHealth(v.health) +
  ',"outreach":' + print_OutreachSettings(v.outreach) +
  ',"next_action_at":' + (v.next_action_at === null ? "null" : '"' + escaped(v.next_action_at) + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","updated_at":"' + escaped(v.updated_at) +
  '","launched_at":' + (v.launched_at === null ? "null" : '"' + escaped(v.launched_at) + '"') +
  ',"paused_at":' + (v.paused_at === null ? "null" : '"' + escaped(v.paused_at) + '"') +
  ',"completed_at":' + (v.completed_at === null ? "null" : '"' + escaped(v.completed_at) + '"') +
  ',"archived_at":' + (v.archived_at === null ? "null" : '"' + escaped(v.archived_at) + '"') +
  "}";

const print_CampaignStep = (v) =>
  '{"kind":"' + v.kind +
  '","delay_hours":' + v.delay_hours +
  ',"condition":"' + v.condition +
  '","wait_hours":' + v.wait_hours +
  ',"reaction":"' + v.reaction +
  '","variants":' + list(v.variants, print_CampaignVariant) +
  "}";

const print_CampaignVariant = (v) =>
  '{"name":"' + escaped(v.name) +
  '","subject":' + (v.subject === null ? "null" : '"' + escaped(v.subject) + '"') +
  ',"text":"' + escaped(v.text) +
  '","weight":' + v.weight +
  "}";

const print_CampaignSchedule = (v) =>
  '{"timezone":"' + escaped(v.timezone) +
  '","days":' + list(v.days, word) +
  ',"start":"' + escaped(v.start) +
  '","end":"' + escaped(v.end) +
  '"}';

const print_CampaignLeadList = (v) =>
  '{"lead_list_id":"' + escaped(v.lead_list_id) +
  '","name":"' + escaped(v.name) +
  '","lead_count":' + v.lead_count +
  "}";

const print_CampaignStats = (v) =>
  '{"leads":' + print_CampaignLeadCounts(v.leads) +
  ',"contacted":' + v.contacted +
  ',"profiles_viewed":' + v.profiles_viewed +
  ',"followed":' + v.followed +
  ',"reactions":' + v.reactions +
  ',"invitations_sent":' + v.invitations_sent +
  ',"invitations_accepted":' + v.invitations_accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"messages_sent":' + v.messages_sent +
  ',"inmails_sent":' + v.inmails_sent +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"skipped":' + v.skipped +
  ',"failed":' + v.failed +
  ',"median_hours_to_accept":' + v.median_hours_to_accept +
  ',"median_hours_to_reply":' + v.median_hours_to_reply +
  ',"done_today":' + v.done_today +
  ',"first_action_at":' + (v.first_action_at === null ? "null" : '"' + escaped(v.first_action_at) + '"') +
  ',"last_action_at":' + (v.last_action_at === null ? "null" : '"' + escaped(v.last_action_at) + '"') +
  ',"steps":' + list(v.steps, print_CampaignStepStats) +
  ',"days":' + list(v.days, print_CampaignDay) +
  "}";

const print_CampaignLeadCounts = (v) =>
  '{"total":' + v.total +
  ',"pending":' + v.pending +
  ',"in_progress":' + v.in_progress +
  ',"replied":' + v.replied +
  ',"completed":' + v.completed +
  ',"stopped":' + v.stopped +
  ',"failed":' + v.failed +
  "}";

const print_CampaignStepStats = (v) =>
  '{"step":' + v.step +
  ',"kind":"' + v.kind +
  '","done":' + v.done +
  ',"skipped":' + v.skipped +
  ',"failed":' + v.failed +
  ',"accepted":' + v.accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  "}";

const print_CampaignDay = (v) =>
  '{"day":"' + escaped(v.day) +
  '","done":' + v.done +
  ',"accepted":' + v.accepted +
  ',"replied":' + v.replied +
  "}";

const print_CampaignHealth = (v) =>
  '{"score":' + v.score +
  ',"level":"' + v.level +
  '","checks":' + list(v.checks, print_CampaignHealthCheck) +
  "}";

const print_CampaignHealthCheck = (v) =>
  '{"check":"' + v.check +
  '","level":"' + v.level +
  '","text":"' + escaped(v.text) +
  '","value":' + v.value +
  ',"threshold":' + v.threshold +
  ',"unit":' + (v.unit === null ? "null" : '"' + v.unit + '"') +
  "}";

const print_OutreachSettings = (v) =>
  '{"daily_limits":' + print_OutreachLimits(v.daily_limits) +
  ',"safety_limits":' + print_OutreachLimits(v.safety_limits) +
  ',"delay_seconds":' + print_DelayRange(v.delay_seconds) +
  ',"working_hours":' + print_WorkingHours(v.working_hours) +
  ',"timezone":"' + escaped(v.timezone) +
  '","weekend":' + v.weekend +
  ',"stop_on_reply":' + v.stop_on_reply +
  ',"invitation_note_policy":"' + v.invitation_note_policy +
  '","updated_at":' + (v.updated_at === null ? "null" : '"' + escaped(v.updated_at) + '"') +
  "}";

const print_OutreachLimits = (v) =>
  '{"invitation":' + v.invitation +
  ',"message":' + v.message +
  ',"inmail":' + v.inmail +
  ',"profile_view":' + v.profile_view +
  ',"follow":' + v.follow +
  ',"engagement":' + v.engagement +
  "}";

const print_DelayRange = (v) =>
  '{"min":' + v.min +
  ',"max":' + v.max +
  "}";

const print_WorkingHours = (v) =>
  '{"days":' + list(v.days, word) +
  ',"start":"' + escaped(v.start) +
  '","end":"' + escaped(v.end) +
  '"}';

const print_LaunchPreview = (v) =>
  '{"campaign_id":"' + escaped(v.campaign_id) +
  '","name":"' + escaped(v.name) +
  '","status":"' + v.status +
  '","launchable":' + v.launchable +
  ',"blockers":' + list(v.blockers, print_LaunchIssue) +
  ',"warnings":' + list(v.warnings, print_LaunchIssue) +
  ',"lead_count":' + v.lead_count +
  ',"eligible_count":' + v.eligible_count +
  ',"excluded_count":' + v.excluded_count +
  ',"excluded":' + list(v.excluded, print_ExcludedLead) +
  ',"samples":' + list(v.samples, print_LaunchSample) +
  ',"daily_plan":' + list(v.daily_plan, print_LaunchPlanDay) +
  ',"first_action_at":' + (v.first_action_at === null ? "null" : '"' + escaped(v.first_action_at) + '"') +
  ',"estimated_end_date":' + (v.estimated_end_date === null ? "null" : '"' + escaped(v.estimated_end_date) + '"') +
  ',"launch_token":' + (v.launch_token === null ? "null" : '"' + escaped(v.launch_token) + '"') +
  ',"expires_at":' + (v.expires_at === null ? "null" : '"' + escaped(v.expires_at) + '"') +
  "}";

const print_LaunchIssue = (v) =>
  '{"code":"' + v.code +
  '","text":"' + escaped(v.text) +
  '","step":' + v.step +
  ',"variant":' + v.variant +
  ',"lead_count":' + v.lead_count +
  "}";

const print_ExcludedLead = (v) =>
  '{"lead_id":"' + escaped(v.lead_id) +
  '","profile":' + (v.profile === null ? "null" : print_MemberRef(v.profile)) +
  ',"reason":"' + v.reason +
  '","text":"' + escaped(v.text) +
  '"}';

const print_LaunchSample = (v) =>
  '{"lead_id":"' + escaped(v.lead_id) +
  '","profile":' + print_ProfileSummary(v.profile) +
  ',"steps":' + list(v.steps, print_RenderedStep) +
  "}";

const print_RenderedStep = (v) =>
  '{"step":' + v.step +
  ',"kind":"' + v.kind +
  '","variant":' + v.variant +
  ',"variant_name":' + (v.variant_name === null ? "null" : '"' + escaped(v.variant_name) + '"') +
  ',"condition":"' + v.condition +
  '","subject":' + (v.subject === null ? "null" : '"' + escaped(v.subject) + '"') +
  ',"text":' + (v.text === null ? "null" : '"' + escaped(v.text) + '"') +
  ',"length":' + v.length +
  ',"length_limit":' + v.length_limit +
  ',"empty_variables":' + list(v.empty_variables, text) +
  "}";

const print_LaunchPlanDay = (v) =>
  '{"day":"' + escaped(v.day) +
  '","total":' + v.total +
  ',"view_profile":' + v.view_profile +
  ',"follow":' + v.follow +
  ',"invite":' + v.invite +
  ',"message":' + v.message +
  ',"inmail":' + v.inmail +
  ',"react":' + v.react +
  "}";

const print_Account = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","default":' + v.default +
  ',"status":"' + v.status +
  '","profile":' + print_MemberRef(v.profile) +
  ',"timezone":"' + escaped(v.timezone) +
  '","scopes":' + list(v.scopes, text) +
  ',"plan":' + print_Plan(v.plan) +
  ',"navigator":' + v.navigator +
  ',"inmail_credits":' + v.inmail_credits +
  ',"warm_up":' + (v.warm_up === null ? "null" : print_WarmUpState(v.warm_up)) +
  ',"connected_at":"' + escaped(v.connected_at) +
  '"}';

const print_Plan = (v) =>
  '{"name":"' + escaped(v.name) +
  '","title":"' + escaped(v.title) +
  '","calls_per_minute":' + v.calls_per_minute +
  ',"limit":' + v.limit +
  ',"window_seconds":' + v.window_seconds +
  "}";

const print_WarmUpState = (v) =>
  '{"day":' + v.day +
  ',"days":' + v.days +
  ',"percent":' + v.percent +
  ',"ends_at":"' + escaped(v.ends_at) +
  '"}';

const print_AccountSettings = (v) =>
  '{"account_id":"' + escaped(v.account_id) +
  '","timezone":"' + escaped(v.timezone) +
  '","language":"' + escaped(v.language) +
  '","working_hours":' + print_WorkingHours(v.working_hours) +
  ',"notifications":' + print_NotificationSettings(v.notifications) +
  ',"analytics_retention_days":' + v.analytics_retention_days +
  ',"updated_at":' + (v.updated_at === null ? "null" : '"' + escaped(v.updated_at) + '"') +
  "}";

const print_NotificationSettings = (v) =>
  '{"invitations":' + v.invitations +
  ',"messages":' + v.messages +
  ',"mentions":' + v.mentions +
  ',"engagement":' + v.engagement +
  ',"profile_views":' + v.profile_views +
  ',"campaigns":' + v.campaigns +
  "}";

const print_SupportTicket = (v) =>
  '{"id":"' + escaped(v.id) +
  '","account_id":"' + escaped(v.account_id) +
  '","subject":"' + escaped(v.subject) +
  '","body":"' + escaped(v.body) +
  '","severity":"' + v.severity +
  '","status":"' + v.status +
  '","call":' + (v.call === null ? "null" : print_RecordedCall(v.call)) +
  ',"replies":' + list(v.replies, print_SupportReply) +
  ',"created_at":"' + escaped(v.created_at) +
  '","updated_at":"' + escaped(v.updated_at) +
  '"}';

const print_RecordedCall = (v) =>
  '{"request_id":"' + escaped(v.request_id) +
  '","tool":"' + escaped(v.tool) +
  '","surface":"' + v.surface +
  '","outcome":"' + escaped(v.outcome) +
  '","status":' + v.status +
  ',"duration_ms":' + v.duration_ms +
  ',"at":"' + escaped(v.at) +
  '"}';

const print_SupportReply = (v) =>
  '{"id":"' + escaped(v.id) +
  '","author":"' + v.author +
  '","body":"' + escaped(v.body) +
  '","created_at":"' + escaped(v.created_at) +
  '"}';

export const serializers = {
  __proto__: null,
  get_profile: print_Profile,
  get_profile_viewers: print_ProfileViewerPage,
  list_conversations: print_ConversationPage,
  get_messages: print_MessagePage,
  send_message: print_Message,
  send_inmail: print_Message,
  react_to_message: print_Message,
  get_connections: print_ConnectionPage,
  send_invitation: print_Invitation,
  list_invitations: print_InvitationPage,
  respond_to_invitation: print_Invitation,
  cancel_invitation: print_Invitation,
  get_company_profile: print_Company,
  follow_user: print_FollowState,
  get_followers: print_FollowerPage,
  create_post: print_Post,
  get_post: print_Post,
  list_posts: print_PostPage,
  react_to_post: print_Reaction,
  comment_on_post: print_Comment,
  list_post_comments: print_CommentPage,
  list_post_reactions: print_ReactionPage,
  get_feed: print_PostPage,
  search_people: print_ProfileSummaryPage,
  search_companies: print_CompanySummaryPage,
  search_posts: print_PostPage,
  get_search_parameters: print_SearchParameterList,
  get_analytics: print_AnalyticsOverview,
  get_post_analytics: print_PostAnalytics,
  get_cached_post_analytics: print_PostAnalyticsPage,
  get_activity_analytics: print_ActivityAnalytics,
  get_comment_reach: print_CommentReachPage,
  get_variant_stats: print_VariantStats,
  get_campaign: print_Campaign,
  upsert_campaign: print_Campaign,
  preview_campaign_launch: print_LaunchPreview,
  confirm_campaign_launch: print_Campaign,
  archive_campaign: print_Campaign,
  get_account: print_Account,
  update_account_settings: print_AccountSettings,
  manage_outreach_settings: print_OutreachSettings,
  contact_support: print_SupportTicket,
};
