import type { ArchiveRows } from "./rows/archive-rows.ts";

/**
 * Sorts the members by the number of messages in their conversations, then by the time of their connection to the owner, the
 * latest first. New members get their ranks in this order, which decides between equally relevant results of searches.
 */
export function orderByProminence(rows: ArchiveRows): ArchiveRows {
  const conversationSizes = countBy(rows.net_messages, ({ conversation_id }) => conversation_id);
  const messages = new Map<string, number>();
  for (const { conversation_id, member_id } of rows.net_participants)
    messages.set(member_id, (messages.get(member_id) ?? 0) + (conversationSizes.get(conversation_id) ?? 0));
  const connectedAt = new Map(rows.net_connections.map(({ other_id, connected_at }) => [other_id, connected_at]));
  const of = (numbers: ReadonlyMap<string, number>, id: string): number => numbers.get(id) ?? 0;
  const net_members = [...rows.net_members].sort(
    ({ id: one }, { id: other }) =>
      of(messages, other) - of(messages, one) ||
      of(connectedAt, other) - of(connectedAt, one) ||
      (one < other ? -1 : 1),
  );
  return { ...rows, net_members };
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
