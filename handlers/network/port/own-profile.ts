import type { Position, Skill } from "../../../generated/schemas.ts";

/** Reads and changes the account's own profile. */
export interface OwnProfilePort {
  update(changes: ProfileChanges): Promise<void>;
  /** Current positions first, then by end. */
  positions(): Promise<readonly Position[]>;
  /**
   * @throws Failure `not_found` for an unknown company, `invalid_arguments` for days in the wrong order or a start in
   *   the future, `conflict` if the profile has too many positions.
   */
  addPosition(position: PositionChanges & { readonly title: string; readonly started_on: string }): Promise<void>;
  /**
   * @throws Failure `not_found` for an unknown position or company, `invalid_arguments` for days in the wrong order or
   *   a start in the future.
   */
  updatePosition(id: string, changes: PositionChanges): Promise<void>;
  /** @throws Failure `not_found` for an unknown position. */
  removePosition(id: string): Promise<void>;
  /** Most endorsed first. */
  skills(): Promise<readonly Skill[]>;
  /** Adds a skill unless the profile has it. @throws Failure `conflict` if the profile has too many skills. */
  addSkill(skill: string): Promise<void>;
  removeSkill(skill: string): Promise<void>;
}

/** Undefined fields are unchanged. */
export interface ProfileChanges {
  readonly headline: string | undefined;
  readonly about: string | undefined;
  readonly location: string | undefined;
  readonly industry: string | undefined;
  readonly website: string | null | undefined;
}

/** Undefined fields are unchanged, or unknown in a new position. */
export interface PositionChanges {
  readonly title: string | undefined;
  /** A company page by id, handle or URL, or the name of an employer without one. */
  readonly company: { readonly reference: string } | { readonly name: string } | undefined;
  readonly location: string | null | undefined;
  /** Days: `YYYY-MM-DD`. */
  readonly started_on: string | undefined;
  readonly ended_on: string | null | undefined;
  readonly description: string | null | undefined;
}
