import type { ResolvedReference } from "../../../../generated/schemas.ts";
import { argumentFailure } from "../../../../runtime/index.ts";
import { excerptOf } from "../content/post-parts.ts";
import { findPost } from "../content/find-post.ts";
import { postUrl } from "../content/posts.ts";
import { readJob } from "../jobs/jobs.ts";
import type { NetworkView } from "../network-view.ts";
import { nameFromUrl, networkOrigin, pageFolders, type PageFolder } from "../page-url.ts";
import { findCompanyId, readCompanySummaries } from "../profiles/company-summaries.ts";
import { findMemberId } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";

/**
 * Resolves the URL of a page without fetching it.
 * @throws Failure `not_found` if the account cannot see it, and `invalid_arguments` at `/url` if no page has this form
 * of URL.
 */
export async function resolveUrl(view: NetworkView, url: string): Promise<ResolvedReference> {
  const folders: readonly PageFolder[] = view.partial ? ["posts", "in"] : pageFolders;
  const folder = folders.find((candidate) => nameIn(view, url, candidate) !== url);
  if (folder === undefined)
    throw argumentFailure(
      "/url",
      "It is not the URL of a profile, company, post or job of this network.",
      accepted(view),
    );
  return readers[folder](view, url);
}

const nameIn = ({ partial }: NetworkView, url: string, folder: PageFolder): string =>
  partial ? partial.nameFromUrl(url, folder) : nameFromUrl(url, folder);

const accepted = ({ partial }: NetworkView): string =>
  partial
    ? "Specify the URL of a profile or post of the network that the archive is from."
    : `Accepted URLs: ${pageFolders.map((folder) => `${networkOrigin}/${folder}/...`).join(", ")}`;

const readers: Readonly<Record<PageFolder, (view: NetworkView, url: string) => Promise<ResolvedReference>>> = {
  in: async (view, url) => {
    const id = await findMemberId(view, url);
    const member = (await readSummaries(view, [id])).get(id);
    return toReference("profile", id, member);
  },
  company: async (view, url) => {
    const id = await findCompanyId(view, url);
    return toReference("company", id, (await readCompanySummaries(view, [id])).get(id));
  },
  posts: async (view, url) => {
    const { id, text } = await findPost(view, url);
    const page = view.partial ? view.partial.postUrl(id) : postUrl(id);
    return toReference("post", id, { name: excerptOf(text), url: page });
  },
  jobs: async (view, url) => {
    const { id, title, url: page } = await readJob(view, url);
    return toReference("job", id, { name: title, url: page });
  },
};

const readingTools = {
  profile: { tool: "get_profile", argument: "profile_id" },
  company: { tool: "get_company_profile", argument: "company_id" },
  post: { tool: "get_post", argument: "post_id" },
  job: { tool: "get_job", argument: "job_id" },
} as const;

const toReference = (
  kind: ResolvedReference["kind"],
  id: string,
  object: { readonly name: string; readonly url: string | null } | undefined,
): ResolvedReference => ({ kind, id, name: object?.name ?? "", url: object?.url ?? null, ...readingTools[kind] });
