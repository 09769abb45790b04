import type { GetContentCalendarHandler } from "../../../generated/tools/content/get_content_calendar.ts";
import type { ServiceContext } from "../../context.ts";
import { calendarSpan } from "../../service/scheduling/calendar/calendar-period.ts";
import { readContentCalendar } from "../../service/scheduling/calendar/content-calendar.ts";

export const get_content_calendar: GetContentCalendarHandler<ServiceContext> = (input, context) => {
  const { timezone } = context.account;
  return readContentCalendar(context, calendarSpan(input, { timezone, now: context.now() }), input.detail);
};
