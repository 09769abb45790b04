import { addAnnotations, findTagged } from "../../annotations/annotations.ts";
import { readAll, type ExportContent } from "./export-content.ts";

/** The connections of the account, newest first, with its tags and notes. */
export const connections: ExportContent<{ readonly tag?: string }> = {
  columns: [
    ...["profile_id", "name", "headline", "title", "company", "location", "industry", "url", "connected_at"],
    ...["last_interaction", "last_interaction_at", "tags", "note"],
  ],
  async *rows(context, { tag }) {
    const memberIds = tag === undefined ? null : await findTagged(context, tag);
    const filters = { keyword: null, company: null, title: null, location: null, industry: null, since: null };
    const query = { ...filters, memberIds, sort: "recent" } as const;
    const connections = readAll(async (page) => {
      const { items, next } = await context.network.relations.connections(query, page);
      return { items: await addAnnotations(context, items), next };
    });
    for await (const { profile, connected_at, last_interaction, tags, note } of connections) {
      const { id, name, headline, location, industry, current_position, url } = profile;
      yield {
        profile_id: id,
        name,
        headline,
        title: current_position?.title ?? null,
        company: current_position?.company_name ?? null,
        location,
        industry,
        url,
        connected_at,
        last_interaction: last_interaction?.kind ?? null,
        last_interaction_at: last_interaction?.at ?? null,
        tags,
        note,
      };
    }
  },
};
