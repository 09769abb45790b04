import type { Profile } from "../../../generated/schemas.ts";

export type ProfileSection = "about" | "positions" | "education" | "skills" | "recommendations" | "contact";

export interface ProfilesPort {
  /** `reference` is an id, a public handle or a profile address; null is the account's own profile. */
  get(reference: string | null, sections: readonly ProfileSection[]): Promise<Profile>;
}
