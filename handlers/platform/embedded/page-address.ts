/** Where the network's public pages are. */
export const networkOrigin = "https://network.example";

/** Members, companies and posts have their pages in these folders. */
export type PageFolder = "in" | "company" | "posts";

export const pageAddress = (folder: PageFolder, name: string): string => `${networkOrigin}/${folder}/${name}`;

const address = /^https?:\/\/(?:www\.)?network\.example\/(in|company|posts)\/([\w-]+)\/?(?:[?#].*)?$/i;

/** What a reference names: the last part of a page's address, or the reference itself where it is none of this network's. */
export function namedBy(reference: string, folder: PageFolder): string {
  const [, found, name] = address.exec(reference) ?? [];
  return found?.toLowerCase() === folder && name !== undefined ? name : reference;
}
