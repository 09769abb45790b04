import { Failure } from "../../../../runtime/index.ts";

/** The failure of a call that sets the time of a step which only a launch plans. */
export const plannedByLaunch = (): Failure =>
  new Failure("conflict", {
    detail: "The first step of this lead is planned at the launch.",
    hint: "Call preview_campaign_launch and confirm_campaign_launch first.",
  });
