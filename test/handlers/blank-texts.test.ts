import { expect, test } from "vitest";
import { startService } from "../support/start-service.ts";

const post = { post_id: "pst_demo_0001" };
const later = "2026-07-01T09:00:00Z";
const member = "prf_demo_0002";

/** Calls with one text, by tool and pointer of the text. */
const calls: Readonly<Record<string, (text: string) => object>> = {
  "send_message /text": (text) => ({ profile_id: member, text }),
  "schedule_message /text": (text) => ({ profile_id: member, text, send_at: later }),
  "send_inmail /subject": (subject) => ({ profile_id: "prf_demo_0041", subject, text: "Hello" }),
  "create_group_conversation /title": (title) => ({ profile_ids: [member, "prf_demo_0003"], title, text: "Hello" }),
  "update_conversation /draft": (draft) => ({ conversation_id: "cnv_demo_0001", draft }),
  "update_conversation /labels/0": (label) => ({ conversation_id: "cnv_demo_0001", labels: [label] }),
  "send_invitation /text": (text) => ({ profile_id: "prf_demo_0041", text }),
  "annotate_connection /tags/0": (tag) => ({ profile_id: member, tags: [tag] }),
  "create_post /text": (text) => ({ text }),
  "create_post /poll/question": (question) => ({ text: "Hello", poll: { question, options: ["A", "B"] } }),
  "create_post /poll/options/1": (option) => ({ text: "Hello", poll: { question: "Who?", options: ["A", option] } }),
  "schedule_post /text": (text) => ({ text, publish_at: later }),
  "save_post_draft /text": (text) => ({ text }),
  "update_post /text": (text) => ({ ...post, text }),
  "repost_post /text": (text) => ({ ...post, text }),
  "comment_on_post /text": (text) => ({ ...post, text }),
  "contact_support /subject": (subject) => ({ subject, text: "Hello" }),
  "save_search /name": (name) => ({ name, target: "people", query: { keyword: "design" } }),
  "upsert_campaign /name": (name) => ({ name }),
  "upsert_campaign /steps/0/variants/0/text": (text) => ({
    name: "A",
    steps: [{ kind: "message", variants: [{ text }] }],
  }),
  "save_lead /note": (note) => ({ profile_id: "prf_demo_0002", note }),
  "save_lead /stage": (stage) => ({ profile_id: "prf_demo_0002", stage }),
  "save_lead /custom/0/value": (value) => ({ profile_id: "prf_demo_0002", custom: [{ name: "topic", value }] }),
  "save_lead /tags/1": (tag) => ({ profile_id: "prf_demo_0002", tags: ["summit", tag] }),
  "add_leads_to_list /tags/0": (tag) => ({ lead_list_id: "lst_demo_0001", lead_ids: ["led_demo_0001"], tags: [tag] }),
  "save_lead_list /name": (name) => ({ name }),
  "save_message_template /text": (text) => ({ name: "A", kind: "message", text }),
  "update_profile /headline": (headline) => ({ headline }),
};

test("texts of only spaces or invisible characters are refused, with the place", async () => {
  const service = await startService();
  for (const [call, toInput] of Object.entries(calls))
    for (const text of [" \n ", "\u200b\u2060", "\u3164\u2800"]) {
      const [tool = "", pointer] = call.split(" ");
      const { error } = await service.call(tool, toInput(text));
      expect({ call, text, ...error }).toMatchObject({ call, text, status: 400, errors: [{ pointer }] });
    }
});
