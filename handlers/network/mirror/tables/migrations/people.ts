/** Statements that create the tables of members and companies; the row types describe the columns. */
export const peopleTables: readonly string[] = [
  `create table net_companies (
    rank {ordinal},
    id text not null unique,
    handle text not null unique,
    name text not null,
    industry text not null,
    location text not null,
    size_band text not null,
    headcount integer not null,
    founded_year integer,
    website text,
    description text not null,
    specialties text not null,
    follower_count integer not null default 0
  )`,
  `create table net_company_headcounts (
    company_id text not null,
    day text not null,
    headcount integer not null,
    primary key (company_id, day)
  ) {clustered}`,
  `create table net_members (
    rank {ordinal},
    id text not null unique,
    handle text not null unique,
    first_name text not null,
    last_name text not null,
    name text not null,
    headline text not null,
    about text not null,
    location text not null,
    industry text not null,
    title text not null,
    seniority text not null,
    function text not null,
    company_id text,
    company_name text not null,
    school text,
    connection_count integer not null default 0,
    follower_count integer not null default 0,
    email text,
    phone text,
    website text,
    birthday text,
    open_profile integer not null,
    navigator integer not null,
    inmail_credits integer not null,
    community integer not null,
    joined_at bigint not null
  )`,
  `create table net_positions (
    id text not null,
    member_id text not null,
    company_id text,
    company_name text not null,
    title text not null,
    location text,
    started_on text not null,
    ended_on text,
    description text,
    primary key (member_id, id)
  ) {clustered}`,
  `create table net_educations (
    id text not null,
    member_id text not null,
    school text not null,
    degree text,
    field text,
    started_year integer,
    ended_year integer,
    primary key (member_id, id)
  ) {clustered}`,
  `create table net_skills (
    member_id text not null,
    skill text not null,
    endorsement_count integer not null default 0,
    primary key (member_id, skill)
  ) {clustered}`,
  `create table net_endorsements (
    member_id text not null,
    skill text not null,
    endorser_id text not null,
    created_at bigint not null,
    primary key (member_id, skill, endorser_id)
  ) {clustered}`,
  `create table net_recommendations (
    id text not null primary key,
    member_id text not null,
    author_id text not null,
    relationship text not null,
    text text not null,
    created_at bigint not null
  )`,
  `create table net_recommendation_requests (
    id text not null primary key,
    requester_id text not null,
    recipient_id text not null,
    relationship text not null,
    message text not null,
    status text not null check (status in ('pending', 'written', 'declined')),
    created_at bigint not null,
    responded_at bigint
  )`,
];
