/** Where the network's public pages are. */
export const networkOrigin = "https://network.example";

/** Members, companies and posts have their pages in these folders. */
export type PageFolder = "in" | "company" | "posts";

export const pageAddress = (folder: PageFolder, name: string): string => `${networkOrigin}/${folder}/${name}`;

/** The site, its mobile site, and both as people type them: in any case, and without a scheme. */
const address = /^(?:https?:\/\/)?(?:(?:www|m)\.)?network\.example\/([^/?#]+)\/([^/?#]+)\/?(?:[?#].*)?$/is;
/** Letters and digits of any script: the name must also be one that every store can look up. */
const pageName = /^[\p{L}\p{N}_-]+$/u;

/**
 * The last part of the address of a page in the folder, decoded (RFC 3986, section 2.1). Any other reference is returned
 * unchanged.
 */
export function namedBy(reference: string, folder: PageFolder): string {
  const [, found, encoded] = address.exec(reference.trim()) ?? [];
  if (found === undefined || encoded === undefined || decode(found).toLowerCase() !== folder) return reference;
  const name = decode(encoded);
  return pageName.test(name) ? name : reference;
}

/** Invalid percent-encoding is returned unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
