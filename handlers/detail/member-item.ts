import type { MemberItem, MemberRef } from "../../generated/schemas.ts";

/** Returns a member with all properties of an item of a list. */
export function toMemberItem({ id, handle, name, headline, degree, url }: MemberRef): MemberItem {
  return { id, handle, name, headline, degree, url };
}

/** Returns a member as an item of a list with detail brief. */
export function toNamedMember({ id, name }: MemberItem): MemberItem {
  return { id, name };
}
