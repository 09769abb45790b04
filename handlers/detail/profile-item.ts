import type { Detail, ProfileItem } from "../../generated/schemas.ts";

/**
 * Returns a member as a list contains it: with detail brief, what a reader chooses members by. If the headline is unknown, as in an
 * imported archive, that is the current position.
 */
function toProfileItem(profile: ProfileItem, detail: Detail): ProfileItem {
  if (detail === "full") return profile;
  const { id, name, headline, location, degree, mutual_connection_count, current_position } = profile;
  const brief = { id, name, headline, location, degree, mutual_connection_count };
  return headline === null && current_position ? { ...brief, current_position } : brief;
}

/** Returns the items of a list with their members as the requested detail describes them. */
export const withProfileItems = <Item extends { readonly profile: ProfileItem | null }>(
  items: readonly Item[],
  detail: Detail,
): Item[] => items.map((item) => ({ ...item, profile: item.profile && toProfileItem(item.profile, detail) }));
