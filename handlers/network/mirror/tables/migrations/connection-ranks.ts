/** Statements that add the rank of the other member to connections. */
export const connectionRanks: readonly string[] = [
  "alter table net_connections add column other_rank bigint not null default 0",
  "update net_connections set other_rank = coalesce((select rank from net_members where id = other_id), 0)",
];
