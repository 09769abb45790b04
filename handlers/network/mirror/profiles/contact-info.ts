import type { ContactInfo } from "../../../../generated/schemas.ts";
import type { NetworkView } from "../network-view.ts";
import { findMemberId, memberNotFound } from "./find-member.ts";
import { readMemberRefs } from "./member-summaries.ts";

/** Reads what a member shares with the account: the website with everyone, the rest with connections. */
export async function readContactInfo(view: NetworkView, reference: string): Promise<ContactInfo> {
  const { db, memberId } = view;
  const id = await findMemberId(view, reference);
  const row = await db
    .selectFrom("net_members")
    .select(["email", "phone", "website", "birthday"])
    .where("id", "=", id)
    .executeTakeFirst();
  const profile = (await readMemberRefs(view, [id])).get(id);
  if (!row || !profile) throw memberNotFound();
  if (id !== memberId) view.recordExposure({ kind: "profile", memberId: id });
  const { email, phone, website, birthday } = row;
  const isClose = id === memberId || profile.degree === 1;
  return isClose ? { profile, email, phone, website, birthday } : { profile, ...hidden, website };
}

const hidden = { email: null, phone: null, birthday: null } as const;
