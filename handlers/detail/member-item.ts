import type { MemberItem, MemberRef } from "../../generated/schemas.ts";

/** Returns a member with all that an item of a list can contain. */
export function toMemberItem({ id, handle, name, headline, degree, url }: MemberRef): MemberItem {
  return { id, handle, name, headline, degree, url };
}

/** Returns a member as a list with detail brief refers to them. */
export function toNamedMember({ id, name }: MemberItem): MemberItem {
  return { id, name };
}
