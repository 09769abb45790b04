import type { FollowGraph } from "./follows.ts";
import type { Graph } from "./graph.ts";
import { groupBy } from "./groups.ts";
import { chance, itemAt, pick, pickBiased, type Rng } from "./rng.ts";
import type { Company, Member } from "./world.ts";

/** The members who may see a post and respond to it. */
export interface Audience {
  /** The number of members that a post reaches directly. */
  readonly size: number;
  /** Picks a member; closer members are picked more often. Sometimes picks the author. */
  pickMember(rng: Rng): number;
}

/** Creates the audiences of members and companies. */
export class Audiences {
  readonly #graph: Graph;
  readonly #follows: FollowGraph;
  readonly #employees: ReadonlyMap<number, readonly number[]>;

  constructor(graph: Graph, follows: FollowGraph, members: readonly Member[], companies: readonly Company[]) {
    this.#graph = graph;
    this.#follows = follows;
    const byCompany = groupBy(members.keys(), (at) => itemAt(members, at).company);
    this.#employees = new Map(companies.map((_, at) => [at, byCompany.get(at) ?? []]));
  }

  /** Connections, followers, and sometimes second-degree members. */
  ofMember(author: number): Audience {
    const { neighbors } = this.#graph;
    const connections = neighbors.of(author);
    const followers = this.#follows.followers.of(author);
    const pickMember = (rng: Rng): number => {
      const draw = rng.next();
      if (draw < 0.58 && connections.length > 0) return pickBiased(rng, connections, 1.8);
      if (draw < 0.82 && followers.length > 0) return pickBiased(rng, followers, 1.4);
      return this.#pickConnection(rng, connections.length > 0 ? pick(rng, connections) : author);
    };
    return { size: connections.length * 0.4 + followers.length * 1.4, pickMember };
  }

  /** Only connections, for posts that are visible to connections. */
  ofConnections(author: number): Audience {
    const connections = this.#graph.neighbors.of(author);
    return {
      size: connections.length,
      pickMember: (rng) => (connections.length > 0 ? pickBiased(rng, connections, 1.8) : author),
    };
  }

  /** Employees and their connections. */
  ofCompany(author: number): Audience {
    const employees = this.#employees.get(author) ?? [];
    const pickMember = (rng: Rng): number => {
      if (employees.length === 0) return pickBiased(rng, this.#graph.byProminence);
      const employee = pickBiased(rng, employees, 1.5);
      return chance(rng, 0.6) ? employee : this.#pickConnection(rng, employee);
    };
    return { size: itemAt(this.#follows.companyFollowers, author) + employees.length, pickMember };
  }

  #pickConnection(rng: Rng, one: number): number {
    const connections = this.#graph.neighbors.of(one);
    return connections.length > 0 ? pick(rng, connections) : one;
  }
}
