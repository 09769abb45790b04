/** Statements that create the tables of posts, reactions and comments. */
export const contentTables: readonly string[] = [
  `create table net_posts (
    seq {ordinal},
    network_id integer not null,
    id text not null,
    author_id text not null,
    author_kind text not null check (author_kind in ('member', 'company')),
    format text not null check (format in ('text', 'image', 'document', 'link', 'poll', 'repost')),
    text text not null,
    visibility text not null check (visibility in ('public', 'connections')),
    created_at bigint not null,
    edited_at bigint,
    pinned integer not null default 0,
    repost_of text,
    link_url text,
    media_ids text not null default '[]',
    poll text,
    reaction_count integer not null default 0,
    comment_count integer not null default 0,
    repost_count integer not null default 0,
    impression_count integer not null default 0,
    topic text,
    unique (network_id, id)
  )`,
  `create table net_reactions (
    network_id integer not null,
    target_id text not null,
    target_kind text not null check (target_kind in ('post', 'comment')),
    member_id text not null,
    type text not null check (type in ('like', 'celebrate', 'support', 'love', 'insightful', 'funny')),
    created_at bigint not null,
    primary key (network_id, target_id, member_id)
  ) {clustered}`,
  `create table net_comments (
    network_id integer not null,
    id text not null,
    post_id text not null,
    parent_id text,
    author_id text not null,
    text text not null,
    created_at bigint not null,
    reaction_count integer not null default 0,
    reply_count integer not null default 0,
    impression_count integer not null default 0,
    profile_view_count integer not null default 0,
    primary key (network_id, id)
  )`,
  `create table net_mentions (
    network_id integer not null,
    member_id text not null,
    source_kind text not null check (source_kind in ('post', 'comment')),
    source_id text not null,
    author_id text not null,
    created_at bigint not null,
    primary key (network_id, member_id, source_id)
  ) {clustered}`,
  `create table net_post_days (
    network_id integer not null,
    post_id text not null,
    day text not null,
    impressions integer not null,
    unique_viewers integer not null,
    clicks integer not null,
    reactions integer not null,
    comments integer not null,
    reposts integer not null,
    primary key (network_id, post_id, day)
  ) {clustered}`,
  `create table net_saved_posts (
    network_id integer not null,
    member_id text not null,
    post_id text not null,
    created_at bigint not null,
    primary key (network_id, member_id, post_id)
  ) {clustered}`,
];
