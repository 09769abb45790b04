// Generated from spec/resources/opening_hours.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Opening hours: When books can be lent. */
export type OpeningHoursResourceHandler<Context> = (
  context: Context,
) => Promise<string>;
