import Database from "better-sqlite3";
import { demoAccountId } from "../../handlers/app/demo/demo-world.ts";

/** The numbers of rows that the account gets. A smaller network yields fewer connections, followers and leads. */
const sizes = {
  connections: 30_000,
  conversations: 10_000,
  messages: 10, // of each conversation
  posts: 1_000,
  reactions: 100, // of each post
  comments: 20, // of each post
  days: 30, // with counts, of each post
  notices: 100_000,
  views: 50_000,
  appearances: 50, // searches on each of 365 days
  invitations: 20_000,
  leads: 100_000,
  exclusions: 10_000,
};

/** SQL for a time that is `step` milliseconds earlier with each row. */
const before = (step: number, row = "n"): string => `:now - ${row} * ${step}`;
const numbers = (count: number): string =>
  `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers)`;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** The other members, by prominence. */
const others = (count: number): string =>
  `(select id, rank, company_id, title, company_name, industry from net_members
    where network_id = 1 and id <> :me order by rank limit ${count})`;
const other = (row: string): string => `(select id from net_members where rank = 100 + (${row}) % :members)`;
/** The position in a full-text index. Its lowest 21 bits distinguish it from the positions that the seed assigns. */
const seq = (at: string, row: string): string => `((${at}) << 21) | (1 << 20) | (${row})`;

const network: readonly string[] = [
  `insert or ignore into net_connections select 1, :me, id, ${before(15 * minute, "rank")}, rank from ${others(sizes.connections)}`,
  `insert or ignore into net_connections select 1, id, :me, ${before(15 * minute, "rank")},
    (select rank from net_members where network_id = 1 and id = :me) from ${others(sizes.connections)}`,
  `insert or ignore into net_follows select 1, id, 'member', :me, ${before(15 * minute, "rank")},
    case rank % 3 when 0 then 'post' when 1 then 'connection' else 'search' end from ${others(sizes.connections)}`,
  `update net_members set
    connection_count = (select count(*) from net_connections where network_id = 1 and member_id = :me),
    follower_count = (select count(*) from net_follows where network_id = 1 and target_id = :me)
    where network_id = 1 and id = :me`,
  `insert or ignore into net_conversations
    select 1, 'cnv_heavy_' || rank, 'direct', min(:me, id) || ' ' || max(:me, id), :me, null, null,
      ${before(hour, "rank")} - ${day}, ${before(hour, "rank")} from ${others(sizes.conversations)}`,
  ...["creator_id", "trim(replace(direct_key, creator_id, ''))"].map(
    (who) => `insert into net_participants (network_id, conversation_id, member_id, last_read_at, unread_count)
      select 1, id, ${who}, last_message_at - rowid % 2, rowid % 2
      from net_conversations where network_id = 1 and id like 'cnv_heavy_%'`,
  ),
  `insert into net_messages (seq, network_id, id, conversation_id, sender_id, text, created_at)
    select ${seq(`c.last_message_at - m.n * ${hour}`, `c.rowid * 16 % 1048576 + m.n`)}, 1,
      'msg_' || c.id || '_' || m.n, c.id, case m.n % 2 when 0 then :me else trim(replace(c.direct_key, :me, '')) end,
      'hello team message ' || m.n || ' about the plan', c.last_message_at - (m.n - 1) * ${hour}
    from net_conversations c cross join ${numbers(sizes.messages)} m where c.network_id = 1 and c.id like 'cnv_heavy_%'`,
  "insert into net_message_text (rowid, words) select seq, text from net_messages where network_id = 1 and id like 'msg_cnv_heavy_%'",
  `insert into net_posts (seq, network_id, id, author_id, author_kind, format, text, visibility, created_at,
      reaction_count, comment_count, impression_count, topic)
    select ${seq(before(20 * hour), "n")}, 1, 'pst_heavy_' || n, :me, 'member', 'text',
      'what our team learned about hiring in week ' || n, 'public', ${before(20 * hour)},
      ${sizes.reactions}, ${sizes.comments}, ${sizes.days * 50}, 'hiring' from ${numbers(sizes.posts)}`,
  "insert into net_post_text (rowid, words) select seq, text from net_posts where network_id = 1 and id like 'pst_heavy_%'",
  `insert or ignore into net_reactions select 1, p.id, 'post', ${other("p.rowid * 31 + r.n * 7")}, 'like',
      p.created_at + r.n * ${minute}
    from net_posts p cross join ${numbers(sizes.reactions)} r where p.network_id = 1 and p.id like 'pst_heavy_%'`,
  `insert into net_comments (network_id, id, post_id, author_id, text, created_at, impression_count)
    select 1, 'cmt_' || p.id || '_' || c.n, p.id, ${other("p.rowid * 17 + c.n * 5")}, 'well said', p.created_at + c.n * ${minute}, 5
    from net_posts p cross join ${numbers(sizes.comments)} c where p.network_id = 1 and p.id like 'pst_heavy_%'`,
  `insert into net_post_days select 1, p.id, date((p.created_at + d.n * ${day}) / 1000, 'unixepoch'), 50, 40, 5, 3, 1, 0
    from net_posts p cross join ${numbers(sizes.days)} d where p.network_id = 1 and p.id like 'pst_heavy_%'`,
  `insert into net_notices select 1, 'ntc_heavy_' || n, :me, case n % 3 when 0 then 'reaction' when 1 then 'comment' else 'follow' end,
      ${other("n")}, 'pst_heavy_' || (n % ${sizes.posts} + 1), 'reacted to your post', ${before(5 * minute)},
      case n % 4 when 0 then null else :now end from ${numbers(sizes.notices)}`,
  `insert into net_profile_views select 1, 'pvw_heavy_' || n, :me, m.id, m.title, m.company_name, m.industry, 'search', ${before(10 * minute)}
    from ${numbers(sizes.views)} v join net_members m on m.rank = 100 + n % :members`,
  `insert or ignore into net_search_appearances select 1, :me, date((:now - d.n * ${day}) / 1000, 'unixepoch'),
      'Engineer', 'Company ' || k.n, 'keyword ' || k.n % 7, 3
    from ${numbers(365)} d cross join ${numbers(sizes.appearances)} k`,
  `insert or ignore into net_invitations select 1, 'inv_heavy_' || rank, :me, id, null,
      case rank % 4 when 0 then 'pending' when 1 then 'declined' else 'accepted' end, ${before(30 * minute, "rank")},
      case rank % 4 when 0 then null else :now end from ${others(sizes.invitations)}`,
];

const service: readonly string[] = [
  `insert or ignore into svc_leads (id, account_id, profile_id, tags, stage, created_at, updated_at)
    select 'led_heavy_' || rank, :account, id, '["heavy"]', 'contacted', ${before(15 * minute, "rank")}, :now from ${others(sizes.leads)}`,
  `insert or ignore into svc_lead_labels select account_id, 'tag', 'heavy', created_at, id from svc_leads where id like 'led_heavy_%'`,
  ...["lst_demo_0001", "lst_demo_0002"].map(
    (list) =>
      `insert or ignore into svc_list_leads select '${list}', id, created_at from svc_leads where id like 'led_heavy_%'`,
  ),
  `insert or ignore into svc_enrollments
    select 'enr_' || id, account_id, 'cpn_demo_0001', id, profile_id, null,
      case rowid % 4 when 0 then 'replied' when 1 then 'stopped' else 'completed' end, null, '[1]', null,
      created_at, updated_at, null from svc_leads where id like 'led_heavy_%'`,
  `insert or ignore into svc_campaign_actions (id, account_id, campaign_id, enrollment_id, profile_id, step, kind, status,
      due_at, created_at, finished_at)
    select 'act_' || id, account_id, campaign_id, id, profile_id, 1, 'invite', 'done', enrolled_at, enrolled_at, ended_at
    from svc_enrollments where id like 'enr_led_heavy_%'`,
  ...[
    ["sent", 1, "invite", "1"],
    ["sent", 2, "message", "rowid % 2"],
    ["accepted", 1, "invite", "rowid % 3 = 0"],
    ["replied", 2, "message", "stage = 'replied'"],
    ["skipped", 3, "message", "rowid % 5 = 0"],
  ].map(
    ([kind, step, step_kind, condition]) => `insert into svc_campaign_events
      select 'evt_${kind}_${step}_' || id, account_id, campaign_id, id, profile_id, '${kind}', ${step}, '${step_kind}', 1,
        ${kind === "skipped" ? "'missing field: company'" : "null"}, enrolled_at + ${step} * ${hour}
      from svc_enrollments where id like 'enr_led_heavy_%' and ${condition}`,
  ),
  `insert or ignore into svc_exclusions select 'exc_heavy_' || rank, :account, 'member', id, null, ${before(minute, "rank")}
    from ${others(sizes.leads)} where rank % ${Math.floor(sizes.leads / sizes.exclusions)} = 1`,
];

/**
 * Adds the connections, messages, posts and campaigns of a very active account to the account of a seeded store, unless
 * they exist.
 */
export function growAccount(file: string): void {
  const database = new Database(file);
  database.pragma("synchronous = off");
  const find = database.prepare<[string], { me: string }>("select external_id as me from sb_accounts where id = ?");
  const { me } = find.get(demoAccountId) ?? {};
  if (me === undefined) throw new Error(`${file} has no demo account.`);
  const members = Number(
    database.prepare("select max(rank) - 100 from net_members where network_id = 1").pluck().get(),
  );
  const isGrown = database.prepare("select 1 from svc_leads where id like 'led_heavy_%' limit 1").get() !== undefined;
  const values = { me, account: demoAccountId, now: Date.now(), members };
  if (!isGrown)
    database.transaction(() => {
      for (const statement of [...network, ...service]) {
        const used = Object.entries(values).filter(([name]) => new RegExp(`:${name}\\b`).test(statement));
        database.prepare(statement).run(Object.fromEntries(used));
      }
    })();
  database.close();
}
