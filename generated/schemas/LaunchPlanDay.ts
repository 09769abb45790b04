// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Steps planned for one day, assuming that every condition is met and no lead replies. */
export interface LaunchPlanDay {
  day: string;
  total: number;
  view_profile: number;
  follow: number;
  invite: number;
  message: number;
  inmail: number;
  react: number;
}
