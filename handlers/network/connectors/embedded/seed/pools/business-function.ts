export type FunctionKey =
  | "engineering"
  | "data"
  | "product"
  | "design"
  | "security"
  | "sales"
  | "marketing"
  | "customer_success"
  | "people"
  | "finance"
  | "operations"
  | "procurement"
  | "legal"
  | "consulting"
  | "research"
  | "sustainability";

export type Seniority = "entry" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "cxo";

/** The levels of a career, in ascending order. */
export const seniorities: readonly Seniority[] = ["entry", "mid", "senior", "lead", "manager", "director", "vp", "cxo"];

export interface BusinessFunction {
  /** Roles of specialists, such as "Backend Engineer". */
  readonly roles: readonly string[];
  /**
   * Titles by seniority. `{role}` is replaced by one of `roles`. Titles up to `lead` are those of specialists, the
   * others those of managers.
   */
  readonly titles: Readonly<Record<Seniority, readonly string[]>>;
  readonly skills: readonly string[];
  readonly fields: readonly string[];
  /** Completes "I ..." in the about text. */
  readonly does: readonly string[];
}

/** Splits a comma-separated text into items. */
export function list(text: string): readonly string[] {
  return text.split(", ");
}

/** The titles of a function; those of specialist levels are derived from the role. */
export function titles(
  manager: string,
  director: string,
  vp: string,
  cxo: string,
  lead = "Staff {role}, Principal {role}, Lead {role}",
): BusinessFunction["titles"] {
  return {
    entry: ["Junior {role}", "Associate {role}"],
    mid: ["{role}"],
    senior: ["Senior {role}"],
    lead: list(lead),
    manager: list(manager),
    director: list(director),
    vp: list(vp),
    cxo: list(cxo),
  };
}
