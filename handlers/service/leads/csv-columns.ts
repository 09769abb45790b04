import { argumentFailure } from "../../../runtime/index.ts";

/** The columns that identify a member, most specific first. */
const referenceColumns = ["profileid", "profileurl", "url", "profile", "handle"];

/** The names of the other known columns; the name of a column is compared without case, spaces and punctuation. */
const knownColumns = {
  name: ["name", "fullname"],
  firstName: ["firstname"],
  lastName: ["lastname"],
  company: ["company", "companyname"],
  tags: ["tags", "tag"],
  stage: ["stage"],
  note: ["note", "notes"],
} as const;

type KnownColumn = keyof typeof knownColumns;

/** A row of a CSV file of leads. Without a value, `reference`, `stage` and `note` are null; `name` and `company` are empty. */
export interface CsvLead {
  readonly row: number;
  readonly reference: string | null;
  readonly name: string;
  readonly company: string;
  readonly tags: readonly string[];
  readonly stage: string | null;
  readonly note: string | null;
  readonly custom: Readonly<Record<string, string>>;
}

const hint = "Add profile_id, profile_url or handle, or name and company.";
const maxFieldName = 60;
const limits = { tag: 50, stage: 50, note: 4000, custom: 500 };

/** The columns of a header that have a known meaning, by position. */
interface KnownColumns {
  readonly references: readonly number[];
  readonly known: ReadonlyMap<KnownColumn, number>;
  /** Whether the columns can identify members. */
  readonly identify: boolean;
}

function findKnownColumns(header: readonly string[]): KnownColumns {
  const keys = header.map(columnKey);
  const known = new Map<KnownColumn, number>();
  for (const [column, names] of Object.entries(knownColumns)) {
    const at = keys.findIndex((key) => (names as readonly string[]).includes(key));
    if (at !== -1) known.set(column as KnownColumn, at); // a key of the object
  }
  const references = referenceColumns.map((name) => keys.indexOf(name)).filter((at) => at !== -1);
  const isNamed = known.has("company") && (known.has("name") || (known.has("firstName") && known.has("lastName")));
  return { references, known, identify: references.length > 0 || isNamed };
}

/** Returns how many columns of a header have a known meaning; 0 if they cannot identify members. */
export function recognizedColumns(header: readonly string[]): number {
  const { references, known, identify } = findKnownColumns(header);
  return identify ? references.length + known.size : 0;
}

/** The columns of a CSV file of leads, by position. */
export class CsvColumns {
  readonly #references: readonly number[];
  readonly #known: ReadonlyMap<KnownColumn, number>;
  /** Names of custom fields. */
  readonly #custom: ReadonlyMap<string, number>;
  /** The positions of columns with a name. */
  readonly #named: ReadonlySet<number>;

  /**
   * @throws Failure `invalid_arguments` at `/csv` if no column identifies members, two columns have the same name, or a name
   * has neither letters nor digits.
   */
  constructor(header: readonly string[]) {
    const { references, known, identify } = findKnownColumns(header);
    if (!identify) throw argumentFailure("/csv", "No column of the header identifies members.", hint);
    const used = new Set([...known.values(), ...references]);
    const custom = new Map<string, number>();
    const shownNames = new Map<string, string>();
    this.#named = new Set(header.flatMap((name, at) => (name.trim() === "" ? [] : [at])));
    for (const at of this.#named) {
      const name = (header[at] ?? "").trim();
      const shown = Array.from(name.slice(0, 2 * maxFieldName))
        .slice(0, maxFieldName)
        .join("")
        .toWellFormed();
      const field = used.has(at) ? null : fieldName(name);
      if (field !== null && !/[\p{L}\p{N}]/u.test(field))
        throw argumentFailure("/csv", `The column name "${shown}" has no letters or digits.`, "Rename the column.");
      for (const key of [columnKey(name), ...(field === null ? [] : [`custom ${columnKey(field)}`])]) {
        const first = shownNames.get(key);
        if (first !== undefined)
          throw argumentFailure("/csv", `Two columns have the same name: "${first}" and "${shown}".`, "Rename one.");
        shownNames.set(key, shown);
      }
      if (field !== null) custom.set(field, at);
    }
    this.#references = references;
    this.#known = known;
    this.#custom = custom;
  }

  /** Reads a row. Returns the reason if it is invalid. */
  read(row: number, cells: readonly string[]): CsvLead | string {
    if (cells.some((cell, at) => cell.trim() !== "" && !this.#named.has(at)))
      return "The row has a value in a column without a name.";
    const cell = (at: number | undefined): string => (at === undefined ? "" : (cells[at] ?? "").trim());
    const known = (column: KnownColumn): string => cell(this.#known.get(column));
    const reference = this.#references.map(cell).find((text) => text !== "") ?? null;
    const name = known("name") || `${known("firstName")} ${known("lastName")}`.trim();
    const company = known("company");
    if (reference === null && (name === "" || company === "")) return `The row identifies no member. ${hint}`;
    const tags = known("tags")
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    const custom = [...this.#custom].map(([field, at]) => [field, cell(at)] as const).filter(([, text]) => text !== "");
    const lead = { stage: known("stage") || null, note: known("note") || null };
    const tooLong = [
      ...tags.map((tag) => ["A tag", tag, limits.tag] as const),
      ["stage", lead.stage ?? "", limits.stage] as const,
      ["note", lead.note ?? "", limits.note] as const,
      ...custom.map(([field, text]) => [field, text, limits.custom] as const),
    ].find(([, text, limit]) => text.length > limit && Array.from(text).length > limit);
    if (tooLong) return `${tooLong[0]} is longer than ${tooLong[2]} characters.`;
    return { row, reference, name, company, tags, ...lead, custom: Object.fromEntries(custom) };
  }
}

/** Normalizes the name of a column, so that names that differ only in case, spaces and punctuation are equal. */
const columnKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/**
 * Returns the name of the custom field of a column: `Event topic` becomes `event_topic`, and `Café` becomes `cafe`. Letters of
 * other scripts keep their marks.
 */
function fieldName(column: string): string {
  const name = column
    .trim()
    .replace(/^custom\./i, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, "_")
    .replace(/^_+|_+$/g, "");
  return Array.from(name).slice(0, maxFieldName).join("");
}
