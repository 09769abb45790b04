// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Steps planned for one day, if every condition were met and no lead replied. */
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
