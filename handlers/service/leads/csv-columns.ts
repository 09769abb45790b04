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

/** The columns of a CSV file of leads, by position. */
export class CsvColumns {
  readonly #references: readonly number[];
  readonly #known: ReadonlyMap<KnownColumn, number>;
  /** Names of custom fields. */
  readonly #custom: ReadonlyMap<string, number>;
  readonly #count: number;

  /** @throws Failure `invalid_arguments` at `/csv` if no column identifies members, or two columns have the same name. */
  constructor(header: readonly string[]) {
    const keys = header.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""));
    const repeated = keys.find((key, at) => key !== "" && keys.indexOf(key) !== at);
    if (repeated !== undefined)
      throw argumentFailure("/csv", `Two columns have the name "${repeated}".`, "Rename one.");
    const known = new Map<KnownColumn, number>();
    const used = new Set<number>();
    for (const [column, names] of Object.entries(knownColumns)) {
      const at = keys.findIndex((key) => (names as readonly string[]).includes(key));
      if (at !== -1) known.set(column as KnownColumn, at); // a key of the object
    }
    this.#references = referenceColumns.map((name) => keys.indexOf(name)).filter((at) => at !== -1);
    for (const at of [...known.values(), ...this.#references]) used.add(at);
    const isNamed = known.has("company") && (known.has("name") || (known.has("firstName") && known.has("lastName")));
    if (this.#references.length === 0 && !isNamed)
      throw argumentFailure("/csv", "No column of the header identifies members.", hint);
    this.#known = known;
    this.#custom = new Map(
      header.flatMap((name, at) => (used.has(at) || fieldName(name) === "" ? [] : [[fieldName(name), at] as const])),
    );
    this.#count = header.length;
  }

  /** Reads a row. Returns the reason if it is invalid. */
  read(row: number, cells: readonly string[]): CsvLead | string {
    if (cells.slice(this.#count).some((cell) => cell.trim() !== "")) return "The row has more cells than the header.";
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
      ...tags.map((tag) => ["tags", tag, limits.tag] as const),
      ["stage", lead.stage ?? "", limits.stage] as const,
      ["note", lead.note ?? "", limits.note] as const,
      ...custom.map(([field, text]) => [field, text, limits.custom] as const),
    ].find(([, text, limit]) => text.length > limit);
    if (tooLong) return `${tooLong[0]} is longer than ${tooLong[2]} characters.`;
    return { row, reference, name, company, tags, ...lead, custom: Object.fromEntries(custom) };
  }
}

/** Returns the name of the custom field of a column: `Event topic` becomes `event_topic`. */
function fieldName(column: string): string {
  return column
    .trim()
    .replace(/^custom\./i, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_-]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, maxFieldName);
}
