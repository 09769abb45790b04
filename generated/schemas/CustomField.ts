// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A custom field of a lead, which campaign texts use as {{custom.<name>}}. */
export interface CustomField {
  /** Name of the field. */
  name: string;
  /** Value of the field. */
  value: string;
}
