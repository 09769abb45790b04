import type { LeadMember } from "../../../network/port/leads.ts";

/** The variables that are defined for every lead; the value may be empty. */
export const leadFields = [
  "first_name",
  "last_name",
  "name",
  "headline",
  "title",
  "company",
  "industry",
  "location",
] as const;

export type LeadField = (typeof leadFields)[number];

/** The values of the variables of a text for one lead. */
export interface LeadValues {
  readonly fields: Readonly<Record<LeadField, string>>;
  /** Custom fields, by name. */
  readonly custom: Readonly<Record<string, unknown>>;
}

/** The values of a lead: its current profile and its custom fields. */
export function leadValues(member: LeadMember, custom: LeadValues["custom"]): LeadValues {
  const { first_name, last_name, name, headline, title, industry, location } = member;
  return {
    fields: { first_name, last_name, name, headline, title, company: member.company_name, industry, location },
    custom,
  };
}

/** Values without a member: all variables are empty. */
export const noValues: LeadValues = {
  fields: {
    first_name: "",
    last_name: "",
    name: "",
    headline: "",
    title: "",
    company: "",
    industry: "",
    location: "",
  },
  custom: {},
};

/** Replaces values with those of a caller, by variable: `first_name`, `custom.event`. Other names have no effect. */
export function replaceValues(values: LeadValues, given: Readonly<Record<string, string>>): LeadValues {
  const entries = Object.entries(given);
  const fields = entries.filter(([name]) => isLeadField(name));
  const custom = entries.flatMap(([name, value]) => {
    const field = customName.exec(name)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  return {
    fields: { ...values.fields, ...Object.fromEntries(fields) },
    custom: { ...values.custom, ...Object.fromEntries(custom) },
  };
}

export interface RenderedText {
  readonly text: string;
  /** Variables without a value for this lead, each once, in order of appearance. */
  readonly empty: readonly string[];
}

const variable = /\{\{([^{}]*)\}\}/g;
const customName = /^custom\.([^\s{}.,:;]{1,60})$/u;

const isLeadField = (name: string): name is LeadField => (leadFields as readonly string[]).includes(name);

/** The variables of a text, each once, in order of appearance. */
export function findVariables(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(variable), ([, name = ""]) => name.trim()))];
}

/** Describes the unknown variables or unmatched braces in a text, with their positions; null if the text is valid. */
export function findTemplateProblem(text: string): string | null {
  const unknown = findVariables(text).filter((name) => !isLeadField(name) && !customName.test(name));
  if (unknown.length > 0) {
    const places = unknown.map((name) => `{{${name}}} (character ${characterAt(text, placeOf(text, name))})`);
    return `Unknown variables: ${places.join(", ")}.`;
  }
  // Variables are replaced with the same number of spaces, so that positions are unchanged.
  const unmatched = text.replace(variable, ({ length }) => " ".repeat(length)).search(/\{\{|\}\}/);
  if (unmatched >= 0) return `The text contains unmatched braces (character ${characterAt(text, unmatched)}).`;
  return null;
}

const placeOf = (text: string, name: string): number =>
  Array.from(text.matchAll(variable)).find(([, inner = ""]) => inner.trim() === name)?.index ?? 0;

/** The number of a character, from 1, at an index in code units. */
const characterAt = (text: string, index: number): number => Array.from(text.slice(0, index)).length + 1;

/** The variables that a text may contain, for hints. */
export const templateHint = `Variables: ${leadFields.map((name) => `{{${name}}}`).join(", ")}, {{custom.<field>}}.`;

/** Replaces the variables of a text. Braces in the values of a lead are not replaced again. */
export function renderText(text: string, values: LeadValues): RenderedText {
  const empty = new Set<string>();
  const rendered = text.replace(variable, (_, inner: string) => {
    const name = inner.trim();
    const value = resolveVariable(name, values);
    if (value === "") empty.add(name);
    return value;
  });
  return { text: rendered, empty: [...empty] };
}

function resolveVariable(name: string, { fields, custom }: LeadValues): string {
  if (isLeadField(name)) return fields[name].trim();
  const field = customName.exec(name)?.[1];
  const value = field !== undefined && Object.hasOwn(custom, field) ? custom[field] : undefined;
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}
