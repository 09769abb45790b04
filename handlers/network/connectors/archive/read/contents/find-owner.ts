import type { Identified } from "../collect/collect-records.ts";
import type { RawMessage } from "../records/messages.ts";
import type { ProfileRecord } from "../records/profile.ts";
import type { RawInvitation } from "../records/relations.ts";
import { personNameKey, personKey, splitAddresses } from "../records/person-key.ts";

/** The owner of the archive, and how the owner was found. */
export interface FoundOwner {
  readonly key: string | null;
  readonly name: string | null;
  /** `profile`: only the name is known. */
  readonly foundBy: "invitations" | "messages" | "profile" | null;
}

interface OwnerSources {
  readonly profile: ProfileRecord | null;
  readonly invitations: readonly Identified<RawInvitation>[];
  readonly messages: readonly Identified<RawMessage>[];
}

/** The minimum share of conversations in which the URL of the owner's profile occurs. */
const minShare = 0.8;
/** The minimum number of conversations that identify the owner without the name of the profile. */
const minConversations = 3;

/**
 * Finds the owner. The profile does not contain its own URL, but invitations do, as inviter or invitee. Without
 * invitations, the owner's URL is the one that occurs in nearly every conversation. It must belong to the name in
 * the profile, or be the only URL that occurs so often (if there are at least `minConversations` conversations).
 */
export function findOwner({ profile, invitations, messages }: OwnerSources): FoundOwner {
  const profileName = profile === null ? null : [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const invited = keyOfInvitations(invitations);
  if (invited !== null) return { ...invited, name: profileName ?? invited.name, foundBy: "invitations" };
  const conversing = keyOfMessages(messages, personNameKey(profileName));
  if (conversing !== null) return { ...conversing, name: profileName ?? conversing.name, foundBy: "messages" };
  const sender = messages.find(({ direction }) => direction === "outgoing")?.from.name ?? null;
  const name = profileName ?? sender;
  return { key: null, name, foundBy: name === null ? null : "profile" };
}

interface NamedKey {
  readonly key: string;
  readonly name: string | null;
}

function keyOfInvitations(invitations: readonly RawInvitation[]): NamedKey | null {
  const counts = new Map<string, { count: number; name: string | null }>();
  for (const { direction, inviter, invitee } of invitations) {
    if (direction === null) continue;
    const owner = direction === "outgoing" ? inviter : invitee;
    const key = personKey(owner.url);
    if (key === null) continue;
    const entry = counts.get(key) ?? { count: 0, name: owner.name };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b.count - a.count);
  if (first === undefined || first[1].count === second?.[1].count) return null;
  return { key: first[0], name: first[1].name };
}

function keyOfMessages(messages: readonly RawMessage[], profileName: string | null): NamedKey | null {
  const conversations = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const { conversation, from, to, recipientUrls } of messages) {
    if (conversation === null) continue;
    let keys = conversations.get(conversation);
    if (keys === undefined) conversations.set(conversation, (keys = new Set()));
    const sender = personKey(from.url);
    if (sender !== null && from.name !== null) names.set(sender, from.name);
    if (sender !== null) keys.add(sender);
    const recipients = splitAddresses(recipientUrls).map(personKey);
    const [recipient] = recipients;
    if (recipients.length === 1 && recipient !== undefined && recipient !== null && to !== null)
      names.set(recipient, to);
    for (const key of recipients) if (key !== null) keys.add(key);
  }
  const counts = new Map<string, number>();
  for (const keys of conversations.values()) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= minShare * conversations.size).map(([key]) => key);
  const named = frequent.filter((key) => profileName !== null && personNameKey(names.get(key) ?? null) === profileName);
  const candidates = named.length > 0 || conversations.size < minConversations ? named : frequent;
  const [key] = candidates;
  return key === undefined || candidates.length > 1 ? null : { key, name: names.get(key) ?? null };
}
