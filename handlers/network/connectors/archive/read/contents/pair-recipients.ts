import { personNameKey } from "../records/person-key.ts";
import type { PeopleTable } from "./people-table.ts";

/**
 * Pairs the addresses of recipients with their names, where the match is probable. First, the names of known people are
 * paired with their addresses. A single remaining address gets the rest of the text as its name, which may contain
 * titles: `Jane Doe, Ph.D.` Several remaining addresses get the remaining names in the same order, if there is exactly
 * one name for each.
 *
 * @param names the parts of the field with the recipients' names. Closed accounts occur in it, but have no address.
 */
export function pairRecipients(
  names: readonly string[],
  urls: readonly string[],
  people: PeopleTable,
): readonly (readonly [url: string, name: string])[] {
  const open = new Set(urls);
  const pairs: (readonly [url: string, name: string])[] = [];
  let rest: string[][] = [[]];
  for (const name of names) {
    const owners = [...open].filter((url) => people.hasName(url, name));
    const [url] = owners;
    if (owners.length === 1 && url !== undefined) {
      pairs.push([url, name]);
      open.delete(url);
    }
    if (owners.length === 1 || personNameKey(name) === null) rest.push([]);
    else rest.at(-1)?.push(name);
  }
  rest = rest.filter((parts) => parts.length > 0);
  const [parts = []] = rest;
  const [last] = open;
  const isTitle = (part: string) => /^\S+$/.test(part) && !people.isKnownName(personNameKey(part) ?? "");
  if (open.size === 1 && last !== undefined) {
    if (rest.length === 1 && parts.slice(1).every(isTitle)) pairs.push([last, parts.join(", ")]);
  } else {
    const left = rest.flat();
    if (left.length === open.size) for (const [at, url] of [...open].entries()) pairs.push([url, left[at] ?? ""]);
  }
  return pairs;
}
