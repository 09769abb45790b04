import type { FunctionKey, Seniority } from "./pools/business-function.ts";
import type { Industry } from "./pools/industries.ts";
import type { Place } from "./pools/places.ts";

/** A company of the demo world. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly industry: Industry;
  readonly place: Place;
  readonly headcount: number;
  readonly foundedYear: number;
  /** The relative probability that a member works here or follows the company. */
  readonly weight: number;
}

/** A member of the demo world. The first of the list has the id `prf_demo_0001`. */
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
  /** The start of the current position. */
  readonly startedAt: number;
  /** The previous position, if any. */
  readonly before: { readonly title: string; readonly company: string } | null;
  readonly firstYear: number;
  readonly joinedAt: number;
  /** `MM-DD`, if it is shared. */
  readonly birthday: string | null;
  /** The visibility of the member: 1 is typical, 20 is known to everyone in the industry. */
  readonly prominence: number;
  readonly community: number;
}

/** The positions (in the list of members) of the members whose ids the demo story defines. */
export const story = {
  owner: 0,
  ana: 1,
  /** First-degree connections: prf_demo_0002 to prf_demo_0030. */
  connections: range(1, 29),
  /** Connected to a connection of the owner, but not to the owner: prf_demo_0040 to prf_demo_0049. */
  secondDegree: range(39, 48),
  /** Members who have invited the owner: prf_demo_0050 to prf_demo_0054. */
  inviters: range(49, 53),
  /** Members whom the owner has invited: prf_demo_0055 to prf_demo_0057. */
  invited: range(54, 56),
} as const;

/** The minimum number of members that the demo story requires. */
export const minMembers = 60;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
