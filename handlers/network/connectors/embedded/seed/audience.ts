import type { Followings } from "./follows.ts";
import type { Graph } from "./graph.ts";
import { groupBy } from "./groups.ts";
import { chance, itemAt, pick, pickEarly, type Rng } from "./rng.ts";
import type { Company, Member } from "./world.ts";

/** Who may see, and answer, what somebody publishes. */
export interface Audience {
  /** How many it reaches at first hand. */
  readonly size: number;
  /** Somebody of it: the nearer ones come up again and again. Sometimes the author too. */
  someone(rng: Rng): number;
}

/** Makes the audiences of members and companies. */
export class Audiences {
  readonly #graph: Graph;
  readonly #followings: Followings;
  readonly #employees: ReadonlyMap<number, readonly number[]>;

  constructor(graph: Graph, followings: Followings, members: readonly Member[], companies: readonly Company[]) {
    this.#graph = graph;
    this.#followings = followings;
    const byCompany = groupBy(members.keys(), (at) => itemAt(members, at).company);
    this.#employees = new Map(companies.map((_, at) => [at, byCompany.get(at) ?? []]));
  }

  /** Connections, followers, and now and then a connection of a connection. */
  ofMember(author: number): Audience {
    const { neighbours } = this.#graph;
    const friends = itemAt(neighbours, author);
    const followers = itemAt(this.#followings.followers, author);
    const someone = (rng: Rng): number => {
      const draw = rng.next();
      if (draw < 0.58 && friends.length > 0) return pickEarly(rng, friends, 1.8);
      if (draw < 0.82 && followers.length > 0) return pickEarly(rng, followers, 1.4);
      return this.#friendOf(rng, friends.length > 0 ? pick(rng, friends) : author);
    };
    return { size: friends.length + followers.length * 0.6, someone };
  }

  /** Connections alone: who sees what is for them. */
  ofFriends(author: number): Audience {
    const friends = itemAt(this.#graph.neighbours, author);
    return { size: friends.length, someone: (rng) => (friends.length > 0 ? pickEarly(rng, friends, 1.8) : author) };
  }

  /** Employees and their connections. */
  ofCompany(author: number): Audience {
    const employees = this.#employees.get(author) ?? [];
    const someone = (rng: Rng): number => {
      if (employees.length === 0) return pickEarly(rng, this.#graph.byProminence);
      const employee = pickEarly(rng, employees, 1.5);
      return chance(rng, 0.6) ? employee : this.#friendOf(rng, employee);
    };
    return { size: itemAt(this.#followings.companyFollowers, author) + employees.length, someone };
  }

  #friendOf(rng: Rng, one: number): number {
    const friends = itemAt(this.#graph.neighbours, one);
    return friends.length > 0 ? pick(rng, friends) : one;
  }
}
