/** Statements that create the tables of conversations and of stored files. */
export const messagingTables: readonly string[] = [
  `create table net_conversations (
    network_id integer not null,
    id text not null,
    kind text not null check (kind in ('direct', 'group', 'inmail')),
    direct_key text,
    creator_id text not null,
    title text,
    subject text,
    created_at bigint not null,
    last_message_at bigint not null,
    primary key (network_id, id),
    unique (network_id, direct_key)
  )`,
  `create table net_participants (
    network_id integer not null,
    conversation_id text not null,
    member_id text not null,
    last_read_at bigint,
    unread_count integer not null default 0,
    archived integer not null default 0,
    muted integer not null default 0,
    starred integer not null default 0,
    primary key (network_id, conversation_id, member_id)
  ) {clustered}`,
  `create table net_messages (
    seq {ordinal},
    network_id integer not null,
    id text not null,
    conversation_id text not null,
    sender_id text not null,
    text text not null,
    created_at bigint not null,
    edited_at bigint,
    deleted_at bigint,
    attachments text not null default '[]',
    unique (network_id, id)
  )`,
  `create table net_message_reactions (
    network_id integer not null,
    message_id text not null,
    member_id text not null,
    emoji text not null,
    created_at bigint not null,
    primary key (network_id, message_id, member_id)
  ) {clustered}`,
  `create table net_media (
    network_id integer not null,
    id text not null,
    owner_id text not null,
    filename text not null,
    content_type text not null,
    size integer not null,
    alt_text text,
    data_base64 text not null,
    created_at bigint not null,
    primary key (network_id, id)
  )`,
];
