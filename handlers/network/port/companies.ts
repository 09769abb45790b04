import type { Company } from "../../../generated/schemas.ts";

export interface CompaniesPort {
  /** `reference` is an id, a handle or the URL of a company page. */
  get(reference: string): Promise<Company>;
}
