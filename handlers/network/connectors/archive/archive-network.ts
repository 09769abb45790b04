import { Failure } from "../../../../runtime/index.ts";
import { MirrorNetwork } from "../../mirror/mirror-network.ts";
import type { NetworkView } from "../../mirror/network-view.ts";
import type { AnalyticsPort } from "../../port/analytics.ts";
import type { ContentPort } from "../../port/content.ts";
import type { InvitationsPort } from "../../port/invitations.ts";
import type { MessagingPort } from "../../port/messaging.ts";
import type { ProfilesPort } from "../../port/profiles.ts";
import type { RelationsPort } from "../../port/relations.ts";
import type { PeopleQuery, SearchPort } from "../../port/search.ts";
import type { PartialNetwork, RecordKind } from "../../mirror/partial-network.ts";
import type { WritingPort } from "../../port/writing.ts";
import { notContained } from "./contained-kinds.ts";
import { knownCounts, knownTimes } from "./known-counts.ts";

/**
 * A data archive as its owner sees it. A filter on facts that an archive does not contain would wrongly find nothing,
 * so a call with such a filter fails with `not_supported`.
 */
export class ArchiveNetwork extends MirrorNetwork {
  readonly #now: () => number;
  readonly #partial: PartialNetwork;

  constructor(view: NetworkView, partial: PartialNetwork) {
    super(view);
    this.#now = view.now;
    this.#partial = partial;
  }

  override get profiles(): ProfilesPort {
    const profiles = super.profiles;
    return {
      ...profiles,
      self: async () => ({ ...(await profiles.self()), dataUntil: (await this.#partial.contents()).until }),
    };
  }

  override get analytics(): AnalyticsPort {
    const analytics = super.analytics;
    return {
      ...analytics,
      end: async () => Math.min(this.#now(), (await this.#partial.contents()).until ?? Number.POSITIVE_INFINITY),
      counts: async (span) => knownCounts(await analytics.counts(span), await this.#partial.contents()),
      topPosts: async () => null,
      postEngagements: async () => null,
      activity: async (span) => knownTimes(await analytics.activity(span), await this.#partial.contents()),
    };
  }

  override get messaging(): MessagingPort {
    const messaging = super.messaging;
    return {
      ...messaging,
      conversations: (query, page) => {
        const { filter } = query;
        if (filter === "unread") throw missing("which messages were read", "Use the filter awaiting_reply.");
        if (filter === "starred") throw missing("which conversations are starred", "Use another filter.");
        return messaging.conversations(query, page);
      },
    };
  }

  override get invitations(): InvitationsPort {
    const invitations = super.invitations;
    return {
      ...invitations,
      list: (query, page) => {
        if (query.status !== null && query.status !== "accepted")
          throw missing(
            "whether an invitation is pending, declined or withdrawn",
            "Omit status: these invitations are listed with the status null.",
          );
        return invitations.list(query, page);
      },
    };
  }

  override get relations(): RelationsPort {
    const relations = super.relations;
    return {
      ...relations,
      connections: async (query, page) => {
        if (query.location !== null || query.industry !== null)
          throw missing("location and industry of other members", withoutFilter);
        if (query.sort === "last_interaction" || query.sort === "dormant") await this.#require("messages");
        return relations.connections(query, page);
      },
      following: (query, page) => {
        if (query.kind !== "member") throw missing("pages of companies", "Send the kind member.");
        return relations.following(query, page);
      },
    };
  }

  override get content(): ContentPort {
    const content = super.content;
    return {
      ...content,
      list: async (query, page) => {
        if (query.author !== null && !(await this.#isOwner(query.author)))
          throw missing("the posts of others", "Omit profile_id and company_id to list the account's own posts.");
        if (query.sort === "engagement") throw missing("reactions and comments of others", "Sort by recent.");
        return content.list(query, page);
      },
    };
  }

  override get search(): SearchPort {
    const search = super.search;
    const requirePeople = async (query: PeopleQuery): Promise<void> => {
      if (query.location !== undefined || query.industry !== undefined || query.school !== undefined)
        throw missing("location, industry and school of other members", withoutFilter);
      if (query.degree?.some((degree) => degree !== 1))
        throw missing("who is connected with whom", "Use degree 1, or omit it.");
      if (query.degree !== undefined) await this.#require("connections");
    };
    return {
      ...search,
      people: async (query, page) => {
        await requirePeople(query);
        return search.people(query, page);
      },
      ids: async (wanted, max) => {
        if (wanted.target === "people") await requirePeople(wanted.query);
        return search.ids(wanted, max);
      },
      parameters: (kind, keyword, limit) => {
        if (kind !== "title" && kind !== "company")
          throw missing("location, industry, school and skills of other members", "Use the kinds title and company.");
        return search.parameters(kind, keyword, limit);
      },
    };
  }

  override get writing(): WritingPort {
    const writing = super.writing;
    return {
      messages: async (limit) => ((await this.#has("messages")) ? writing.messages(limit) : null),
      posts: async (limit) => ((await this.#has("posts")) ? writing.posts(limit) : null),
    };
  }

  async #isOwner({ kind, reference }: { readonly kind: "member" | "company"; readonly reference: string }) {
    return kind === "member" && (await super.profiles.get(reference, [])).own;
  }

  async #has(kind: RecordKind): Promise<boolean> {
    return (await this.#partial.contents()).kinds.has(kind);
  }

  async #require(kind: RecordKind): Promise<void> {
    if (!(await this.#has(kind))) throw new Failure("not_supported", notContained([kind]));
  }
}

const withoutFilter = "Use the filters keyword, title and company.";

const missing = (what: string, hint: string): Failure =>
  new Failure("not_supported", { detail: `A data archive does not show ${what}.`, hint });
