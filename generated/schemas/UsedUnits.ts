// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Units of one safety category. */
export interface UsedUnits {
  category: string;
  used: number;
}
