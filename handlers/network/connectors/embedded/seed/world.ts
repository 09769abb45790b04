import type { FunctionKey, Seniority } from "./pools/business-function.ts";
import type { Industry } from "./pools/industries.ts";
import type { Place } from "./pools/places.ts";

/** What all parts of the seed need to know of a company. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly industry: Industry;
  readonly place: Place;
  readonly headcount: number;
  readonly foundedYear: number;
  /** Share of the members who work here. */
  readonly weight: number;
}

/** What all parts of the seed need to know of a member; its position in the list of members is its number less one. */
export interface Member {
  readonly id: string;
  readonly handle: string;
  readonly first: string;
  readonly last: string;
  readonly place: Place;
  readonly company: number;
  readonly functionKey: FunctionKey;
  readonly role: string;
  readonly seniority: Seniority;
  readonly title: string;
  readonly school: string;
  readonly skills: readonly string[];
  /** Start of the present position. */
  readonly startedAt: number;
  /** The position before, where there is one. */
  readonly before: { readonly title: string; readonly company: string } | null;
  readonly firstYear: number;
  readonly joinedAt: number;
  /** `MM-DD`, where it is shared. */
  readonly birthday: string | null;
  /** How much the member is seen: 1 is usual, 20 is known to everybody in the trade. */
  readonly prominence: number;
  readonly community: number;
}

/** Positions (in the list of members) of those whose ids the demo story fixes. */
export const story = {
  owner: 0,
  ana: 1,
  /** First-degree connections: prf_demo_0002 to prf_demo_0030. */
  connections: range(1, 29),
  /** Connected to a connection of the owner only: prf_demo_0040 to prf_demo_0049. */
  secondDegree: range(39, 48),
  /** Have invited the owner: prf_demo_0050 to prf_demo_0054. */
  inviters: range(49, 53),
  /** Were invited by the owner: prf_demo_0055 to prf_demo_0057. */
  invited: range(54, 56),
} as const;

/** The smallest world that holds the demo story. */
export const minMembers = 60;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
