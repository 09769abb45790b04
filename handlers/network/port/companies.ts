import type { Company } from "../../../generated/schemas.ts";

export interface CompaniesPort {
  /** `reference` is an id, a handle or the URL of a company page. */
  get(reference: string): Promise<Company>;
  /** Returns the ids of companies, by reference; unknown ones are omitted. */
  resolve(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** By id. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
