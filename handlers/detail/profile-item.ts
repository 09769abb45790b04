import type { Detail, ProfileItem } from "../../generated/schemas.ts";

/**
 * Returns a member as an item of a list. With detail brief, it has only the properties that a reader needs to choose a
 * member. If the headline is unknown, as in an imported archive, the current position is added.
 */
function toProfileItem(profile: ProfileItem, detail: Detail): ProfileItem {
  if (detail === "full") return profile;
  const { id, name, headline, location, industry, degree, mutual_connection_count, current_position } = profile;
  const brief = { id, name, headline, location, industry, degree, mutual_connection_count };
  return headline === null && current_position ? { ...brief, current_position } : brief;
}

/** Returns the items of a list, with their members in the requested detail. */
export const withProfileItems = <Item extends { readonly profile: ProfileItem | null }>(
  items: readonly Item[],
  detail: Detail,
): Item[] => items.map((item) => ({ ...item, profile: item.profile && toProfileItem(item.profile, detail) }));
