/** The table of networks. Every other table contains the rows of all of them. */
export const networks = `create table net_networks (
    id integer not null primary key,
    kind text not null,
    name text not null,
    created_at bigint not null
  )`;

/**
 * Statements that create the tables of connections, invitations, follows, blocks, profile views, search appearances,
 * notices, updates and jobs.
 */
export const networkTables: readonly string[] = [
  `create table net_connections (
    network_id integer not null,
    member_id text not null,
    other_id text not null,
    connected_at bigint not null,
    other_rank bigint not null,
    primary key (network_id, member_id, other_id)
  ) {clustered}`,
  `create table net_invitations (
    network_id integer not null,
    id text not null,
    sender_id text not null,
    recipient_id text not null,
    message text,
    status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
    created_at bigint not null,
    responded_at bigint,
    primary key (network_id, id)
  )`,
  `create table net_follows (
    network_id integer not null,
    follower_id text not null,
    kind text not null check (kind in ('member', 'company')),
    target_id text not null,
    created_at bigint not null,
    source text not null,
    primary key (network_id, follower_id, target_id)
  ) {clustered}`,
  `create table net_blocks (
    network_id integer not null,
    member_id text not null,
    blocked_id text not null,
    reason text,
    created_at bigint not null,
    primary key (network_id, member_id, blocked_id)
  ) {clustered}`,
  `create table net_profile_views (
    network_id integer not null,
    id text not null,
    member_id text not null,
    viewer_id text,
    viewer_title text,
    viewer_company text,
    viewer_industry text,
    source text not null,
    viewed_at bigint not null,
    primary key (network_id, id)
  )`,
  `create table net_search_appearances (
    network_id integer not null,
    member_id text not null,
    day text not null,
    searcher_title text not null,
    searcher_company text not null,
    keyword text not null,
    count integer not null,
    primary key (network_id, member_id, day, searcher_title, searcher_company, keyword)
  ) {clustered}`,
  `create table net_notices (
    network_id integer not null,
    id text not null,
    member_id text not null,
    kind text not null,
    actor_id text,
    subject_id text,
    text text not null,
    created_at bigint not null,
    read_at bigint,
    primary key (network_id, id)
  )`,
  `create table net_updates (
    network_id integer not null,
    id text not null,
    member_id text not null,
    kind text not null,
    text text not null,
    occurred_at bigint not null,
    primary key (network_id, id)
  )`,
  `create table net_jobs (
    seq {ordinal},
    network_id integer not null,
    id text not null,
    company_id text not null,
    poster_id text,
    title text not null,
    location text not null,
    remote integer not null,
    seniority text not null,
    description text not null,
    applicant_count integer not null default 0,
    posted_at bigint not null,
    closed_at bigint,
    unique (network_id, id)
  )`,
];
