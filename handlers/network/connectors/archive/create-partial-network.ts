import type { PartialContents, PartialNetwork } from "../../mirror/partial-network.ts";
import type { NetworkView } from "../../mirror/network-view.ts";
import { readDataEnd } from "./import/data-end.ts";
import { postRowId } from "./import/rows/row-ids.ts";
import { decodeTwice, readPostReference } from "./read/records/post-link.ts";
import { readContainedKinds } from "./contained-kinds.ts";

const origin = "https://www.linkedin.com";
/** Matches addresses with or without scheme and language subdomain. */
const pagePattern = /^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\/([^?#\s]+)/i;
/** Ids of posts contain the kind and the id of the post on the platform: see `postRowId`. */
const postPattern = /^pst_(activity|share|ugcPost)_(\d+)$/;

/** Creates the partial network that consists of archives. */
export function createPartialNetwork(db: NetworkView["db"], memberId: string): PartialNetwork {
  let contents: Promise<PartialContents> | null = null;
  const read = async () => ({ kinds: await readContainedKinds(db), until: await readDataEnd(db, memberId) });
  return { contents: () => (contents ??= read()), ...addresses };
}

/** The addresses of the platform that the archive was downloaded from. */
const addresses: Pick<PartialNetwork, "memberPage" | "postUrl" | "nameFromUrl"> = {
  memberPage({ id, handle }) {
    if (handle === id) return { handle: null, url: null };
    const path = handle.includes("/") ? handle : `in/${handle}`; // the handle of a page is its path
    return { handle, url: `${origin}/${path.split("/").map(encodeURIComponent).join("/")}` };
  },
  postUrl(id) {
    const [, kind, number] = postPattern.exec(id) ?? [];
    return kind === undefined ? null : `${origin}/feed/update/urn:li:${kind}:${number}`;
  },
  nameFromUrl(reference, folder) {
    const path = pagePattern.exec(reference.trim())?.[1];
    if (path === undefined) return reference;
    const text = decodeTwice(path).normalize("NFC");
    if (folder === "posts") {
      const post = readPostReference(text);
      return post === null ? reference : postRowId(post, "");
    }
    const [first, slug, ...rest] = text
      .toLowerCase()
      .split("/")
      .filter((part) => part !== "");
    if (first === undefined || slug === undefined) return reference;
    return first === "in" ? slug : [first, slug, ...rest].join("/");
  },
};
