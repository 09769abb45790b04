/** Statements that give connections the rank of the other member, and let a member's present positions be found at once. */
export const connectionRanks: readonly string[] = [
  "alter table net_connections add column other_rank bigint not null default 0",
  `update net_connections set other_rank = coalesce((select rank from net_members where id = other_id), 0)`,
  "drop index if exists net_positions_member_id_started_on_id_index",
  `create index if not exists net_positions_member_id_ended_on_started_on_id_index
    on net_positions (member_id, ended_on, started_on, id)`,
];
