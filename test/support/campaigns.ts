import type { Answer } from "./client.ts";
import type { TestService } from "./start-service.ts";
import { serviceTablesOf } from "./service-tables.ts";

/** The steps of a campaign that can be launched. */
export const goodSteps = [
  { kind: "view_profile" },
  {
    kind: "invite",
    delay_hours: 24,
    variants: [
      { text: "Hello {{first_name}}, shall we connect?" },
      { text: "Dear {{name}}, {{title}} at {{company}}" },
    ],
  },
  {
    kind: "message",
    delay_hours: 48,
    condition: "accepted",
    variants: [{ name: "Thanks", text: "Thank you, {{first_name}}." }],
  },
];

/** Creates a draft that can be launched, with changes; returns its id. */
export async function createDraft(service: TestService, changes: object = {}): Promise<string> {
  const input = { name: "Test", steps: goodSteps, lead_list_id: "lst_demo_0001", ...changes };
  const { body, error } = await service.call("upsert_campaign", input);
  if (error) throw new Error(JSON.stringify(error));
  return body.id;
}

export function preview(service: TestService, campaign_id: string, options?: { key: string }): Promise<Answer> {
  return service.call("preview_campaign_launch", { campaign_id }, options);
}

export function confirm(
  service: TestService,
  campaign_id: string,
  launch_token: string,
  options?: { key: string },
): Promise<Answer> {
  return service.call("confirm_campaign_launch", { campaign_id, launch_token }, options);
}

/** Previews and confirms; returns the running campaign. */
export async function launch(service: TestService, campaign_id: string, options?: { key: string }): Promise<Answer> {
  const { body } = await preview(service, campaign_id, options);
  return confirm(service, campaign_id, body.launch_token, options);
}

/** Sets the status of a campaign directly, even from a status from which no tool could set it. */
export async function forceStatus(service: TestService, id: string, status: "paused" | "completed"): Promise<void> {
  const times = status === "paused" ? { paused_at: service.clock() } : { completed_at: service.clock() };
  await serviceTablesOf(service)
    .updateTable("svc_campaigns")
    .set({ status, ...times })
    .where("id", "=", id)
    .execute();
}

/** The enrollments of a campaign with their actions, in order. */
export function readProgress(service: TestService, campaignId: string) {
  return serviceTablesOf(service)
    .selectFrom("svc_enrollments as e")
    .leftJoin("svc_campaign_actions as a", "a.enrollment_id", "e.id")
    .select(["e.lead_id", "e.profile_id", "e.stage", "e.step", "e.variants", "e.end_reason"])
    .select(["a.step as action_step", "a.kind", "a.variant", "a.status", "a.due_at", "a.reason"])
    .where("e.campaign_id", "=", campaignId)
    .orderBy("e.id")
    .orderBy("a.step")
    .execute();
}

/** Reads the leads of a list in order, each with the id of its member and its custom fields. */
export function readList(service: TestService, list = "lst_demo_0001") {
  return serviceTablesOf(service)
    .selectFrom("svc_list_leads as place")
    .innerJoin("svc_leads as lead", "lead.id", "place.lead_id")
    .select(["lead.id", "lead.profile_id", "lead.custom"])
    .where("place.lead_list_id", "=", list)
    .orderBy("place.added_at")
    .orderBy("place.lead_id")
    .execute();
}
