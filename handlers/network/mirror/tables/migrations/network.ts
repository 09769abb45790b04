/** Statements that create the tables of relations between members, notices and jobs. */
export const networkTables: readonly string[] = [
  `create table net_connections (
    member_id text not null,
    other_id text not null,
    connected_at bigint not null,
    primary key (member_id, other_id)
  ) {clustered}`,
  `create table net_invitations (
    id text not null primary key,
    sender_id text not null,
    recipient_id text not null,
    message text,
    status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
    created_at bigint not null,
    responded_at bigint
  )`,
  `create table net_follows (
    follower_id text not null,
    kind text not null check (kind in ('member', 'company')),
    target_id text not null,
    created_at bigint not null,
    source text not null,
    primary key (follower_id, target_id)
  ) {clustered}`,
  `create table net_blocks (
    member_id text not null,
    blocked_id text not null,
    reason text,
    created_at bigint not null,
    primary key (member_id, blocked_id)
  ) {clustered}`,
  `create table net_profile_views (
    id text not null primary key,
    member_id text not null,
    viewer_id text,
    viewer_title text,
    viewer_company text,
    viewer_industry text,
    source text not null,
    viewed_at bigint not null
  )`,
  `create table net_search_appearances (
    member_id text not null,
    day text not null,
    searcher_title text not null,
    searcher_company text not null,
    keyword text not null,
    count integer not null,
    primary key (member_id, day, searcher_title, searcher_company, keyword)
  ) {clustered}`,
  `create table net_notices (
    id text not null primary key,
    member_id text not null,
    kind text not null,
    actor_id text,
    subject_id text,
    text text not null,
    created_at bigint not null,
    read_at bigint
  )`,
  `create table net_updates (
    id text not null primary key,
    member_id text not null,
    kind text not null,
    text text not null,
    occurred_at bigint not null
  )`,
  `create table net_jobs (
    seq {ordinal},
    id text not null unique,
    company_id text not null,
    poster_id text,
    title text not null,
    location text not null,
    remote integer not null,
    seniority text not null,
    description text not null,
    applicant_count integer not null default 0,
    posted_at bigint not null,
    closed_at bigint
  )`,
];
