import type { ArchiveContents, ArchiveInvitation } from "../../read/index.ts";
import type { ArchiveRows } from "./archive-rows.ts";
import { startOf, unknownTime } from "./partial-days.ts";
import { invitationRowId, memberRowId } from "./row-ids.ts";

/** Returns the rows of connections (in both directions), of invitations, and of the members whom the owner follows. */
export function relationRows(
  contents: ArchiveContents,
): Pick<ArchiveRows, "net_connections" | "net_invitations" | "net_follows"> {
  const owner = memberRowId(contents.owner.personId);
  const connectedAt = new Map(
    contents.connections.map(({ personId, connectedOn }) => [personId, startOf(connectedOn)] as const),
  );
  const follows = contents.memberFollows.filter(({ status }) => status === null || !/^unfollow/i.test(status));
  const followed = new Map(follows.map((follow) => [follow.personId, follow]));
  return {
    net_connections: [...connectedAt].flatMap(([personId, connected_at]) => [
      { member_id: owner, other_id: memberRowId(personId), connected_at },
      { member_id: memberRowId(personId), other_id: owner, connected_at },
    ]),
    net_invitations: contents.invitations.map((invitation) =>
      invitationRow(invitation, connectedAt.get(otherOf(invitation, contents.owner.personId)) ?? unknownTime),
    ),
    net_follows: [...followed.values()].map(({ personId, followedAt }) => ({
      follower_id: owner,
      kind: "member",
      target_id: memberRowId(personId),
      created_at: followedAt ?? unknownTime,
      source: "",
    })),
  };
}

const otherOf = ({ inviterId, inviteeId }: ArchiveInvitation, ownerId: string): string =>
  inviterId === ownerId ? inviteeId : inviterId;

/**
 * If the two people are connected, the invitation was accepted; the time is that of the connection, if it is known and not
 * before the day of the invitation. What became of other invitations is unknown: their rows are `withdrawn` without a time,
 * which is otherwise impossible.
 */
function invitationRow(
  { id, inviterId, inviteeId, message, sentAt, isConnected }: ArchiveInvitation,
  connectedAt: number,
) {
  const dayOfInvitation = sentAt - (sentAt % 86_400_000);
  const isDated = isConnected && connectedAt >= dayOfInvitation;
  return {
    id: invitationRowId(id),
    sender_id: memberRowId(inviterId),
    recipient_id: memberRowId(inviteeId),
    message,
    status: isConnected ? ("accepted" as const) : ("withdrawn" as const),
    created_at: sentAt,
    responded_at: isDated ? Math.max(connectedAt, sentAt) : null,
  };
}
