/** The origin of the network's public pages. */
export const networkOrigin = "https://network.example";

/** The folders of the pages of members, companies, posts and jobs. */
export const pageFolders = ["in", "company", "posts", "jobs"] as const;
export type PageFolder = (typeof pageFolders)[number];

export const pageUrl = (folder: PageFolder, name: string): string => `${networkOrigin}/${folder}/${name}`;

/** A URL of the site or its mobile site, in any letter case and with or without a scheme. */
const pageUrlPattern = /^(?:https?:\/\/)?(?:(?:www|m)\.)?network\.example\/([^/?#]+)\/([^/?#]+)\/?(?:[?#].*)?$/is;
/** Letters and digits of any script. This also excludes characters that a store cannot look up, such as NUL. */
const pageName = /^[\p{L}\p{N}_-]+$/u;

/**
 * Returns the last segment of the URL of a page in the folder, percent-decoded (RFC 3986, section 2.1). Any other reference is
 * returned unchanged.
 */
export function nameFromUrl(reference: string, folder: PageFolder): string {
  const [, found, encoded] = pageUrlPattern.exec(reference.trim()) ?? [];
  if (found === undefined || encoded === undefined || decode(found).toLowerCase() !== folder) return reference;
  const name = decode(encoded);
  return pageName.test(name) ? name : reference;
}

/** Decodes percent-encoding; returns invalid encoding unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
