/** A person as identified by one row. */
export interface PersonReference {
  readonly name: string | null;
  /** The address of the profile, as in the archive. */
  readonly url: string | null;
}

/** The name that the platform gives to the owners of closed accounts. */
const closedAccountName = /^linkedin member$/i;

/** Addresses of profiles and other pages in a text. Slugs contain no commas, because commas of names are percent-encoded. */
const profileAddress = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[a-z]+\/[^\s,;|"]+/gi;

/**
 * Returns the key of the person with a profile address: the slug of `/in/<slug>`, percent-decoded and in lower case.
 * Pages other than profiles, such as company pages, keep their path: `company/<slug>`. Returns null if the text is not
 * an address of the platform, or if its path has only one segment.
 */
export function personKey(url: string | null): string | null {
  const path = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)?linkedin\.com\/([^?#\s]+)/i.exec(url?.trim() ?? "")?.[1];
  if (path === undefined) return null;
  const parts = decode(path)
    .normalize("NFC")
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
  const [kind, slug] = parts;
  if (kind === undefined || slug === undefined) return null;
  return kind === "in" ? slug : parts.join("/");
}

/** Returns the normalized form of a name, for comparisons; null if the text is not a name. */
export function personNameKey(name: string | null): string | null {
  const key = name?.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase() ?? "";
  return key === "" || closedAccountName.test(key) ? null : key;
}

/** Splits a field with the profile addresses of several recipients. */
export function splitAddresses(text: string | null): string[] {
  return text?.match(profileAddress) ?? [];
}

/**
 * Splits a field with the names of several recipients. Names contain commas (`Jane Doe, Ph.D.`), so a comma only separates names
 * where the text before it is not part of a longer known name.
 */
export function splitNames(text: string | null, isKnown: (key: string) => boolean): string[] {
  const parts = (text ?? "").split(",").map((part) => part.trim());
  const names: string[] = [];
  for (let first = 0; first < parts.length;) {
    let length = Math.min(maxNameParts, parts.length - first);
    const nameOf = (count: number) => parts.slice(first, first + count).join(", ");
    while (length > 1 && !isKnown(personNameKey(nameOf(length)) ?? "")) length--;
    if (nameOf(length) !== "") names.push(nameOf(length));
    first += length;
  }
  return names;
}

/** Maximum number of comma-separated parts of one name: `Jane Doe, Ph.D., MBA, CFA`. */
const maxNameParts = 6;

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? text : decoded; // a store cannot contain every control character
  } catch {
    return text; // not percent-encoded
  }
}
