import { sql } from "kysely";
import type { ActivityTimes, DaySpan } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the times of the account's activity, and of the activity of others toward it, within a span. */
export async function readActivityTimes({ db, memberId }: NetworkView, span: DaySpan): Promise<ActivityTimes> {
  const times: Record<keyof ActivityTimes, number[]> = {
    posts: [],
    comments: [],
    reactions: [],
    messages_sent: [],
    messages_received: [],
    invitations_sent: [],
    invitations_accepted: [],
    new_connections: [],
  };
  const within = (column: string) => sql`${sql.ref(column)} >= ${span.startMs} and ${sql.ref(column)} < ${span.endMs}`;
  const { rows } = await sql<{ kind: keyof ActivityTimes; at: number }>`
    select 'posts' as kind, created_at as at from net_posts
      where author_id = ${memberId} and ${within("created_at")}
    union all select 'comments', created_at from net_comments
      where author_id = ${memberId} and ${within("created_at")}
    union all select 'reactions', created_at from net_reactions
      where member_id = ${memberId} and ${within("created_at")}
    union all select 'messages_sent', created_at from net_messages
      where sender_id = ${memberId} and ${within("created_at")}
    union all select 'messages_received', m.created_at from net_participants p
      join net_messages m on m.conversation_id = p.conversation_id
      where p.member_id = ${memberId} and m.sender_id <> ${memberId} and ${within("m.created_at")}
    union all select 'invitations_sent', created_at from net_invitations
      where sender_id = ${memberId} and ${within("created_at")}
    union all select 'invitations_accepted', responded_at from net_invitations
      where sender_id = ${memberId} and status = 'accepted' and ${within("responded_at")}
    union all select 'new_connections', connected_at from net_connections
      where member_id = ${memberId} and ${within("connected_at")}`.execute(db);
  for (const { kind, at } of rows) times[kind].push(at);
  return times;
}
