import { join } from "node:path";
import { expect, test } from "vitest";
import { addAccount } from "../support/network.ts";
import { propertiesOf, readSpec } from "../support/examples.ts";
import { startService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));
const memberArguments = ["profile_id"] as const;

/** The tools that act on one other member, each with the argument that identifies the member and an example input. */
const cases = tools.flatMap(({ name, effect, input, examples }) => {
  const argument = memberArguments.find((candidate) => propertiesOf(input).includes(candidate));
  const example = examples.find((candidate) => argument !== undefined && argument in candidate.input);
  return effect === "read" || argument === undefined ? [] : [[name, argument, example?.input ?? {}] as const];
});

const percentEncoded = (text: string): string => Buffer.from(text).toString("hex").replaceAll(/../g, "%$&");

/** Returns every accepted spelling of a reference to a member. */
function spellingsOf({ id, handle, url }: { id: string; handle: string; url: string }): string[] {
  const page = `network.example/in/${handle}`;
  return [
    id,
    handle,
    handle.toUpperCase(),
    url,
    url.toUpperCase(),
    `${url}/`,
    `${url}?utm_source=share&x=/in/other`,
    `${url}/?x#about`,
    `https://network.example/in/${percentEncoded(handle)}`,
    `https://network.example/%69n/${percentEncoded(handle).toUpperCase()}/`,
    `http://www.${page}`,
    `https://m.${page}/`,
    `www.${page}`,
    page,
    ` ${url} `,
  ];
}

test("this test covers every tool that acts on another member", () => {
  expect(cases.map(([name]) => name).sort()).toEqual([
    "annotate_connection",
    "block_user",
    "endorse_skill",
    "follow_user",
    "remove_connection",
    "request_recommendation",
    "save_lead",
    "save_navigator_lead",
    "schedule_message",
    "send_inmail",
    "send_invitation",
    "send_message",
    "start_conversation",
    "unblock_user",
    "unfollow_user",
  ]);
});

test.each(cases)("%s rejects the account itself in %s, in every spelling", async (name, argument, example) => {
  const service = await startService();
  const own = (await service.call("get_profile")).body;
  for (const reference of spellingsOf(own)) {
    const { error } = await service.call(name, { ...example, [argument]: reference });
    expect({ reference, code: error?.code, errors: error?.errors }).toEqual({
      reference,
      code: "invalid_arguments",
      errors: [
        { pointer: `/${argument}`, detail: "The member is the account itself.", hint: "Specify another member." },
      ],
    });
  }
  const usage = service.store.reader.selectFrom("sb_usage").select("category").where("used", ">", 0);
  expect(await usage.execute()).toEqual([{ category: "profile_view" }]); // from reading the profile above
});

test("every spelling refers to the same member, and URLs that only look similar are not found", async () => {
  const service = await startService();
  const member = (await service.call("get_profile", { profile_id: "prf_demo_0002" })).body;
  for (const profile_id of spellingsOf(member))
    expect({ profile_id, id: (await service.call("get_profile", { profile_id })).body?.id }).toEqual({
      profile_id,
      id: member.id,
    });
  const { handle } = member;
  const others = [
    `https://other.example/in/${handle}`,
    `https://network.example.org/in/${handle}`,
    `https://network.example/company/${handle}`,
    `https://network.example/in/${handle}%00`,
    `https://network.example/in/%E0%A4%A`,
    `https://network.example/in/${handle}/details`,
    `ftp://network.example/in/${handle}`,
    `https://network.example/in/`,
  ];
  for (const profile_id of others)
    expect({ profile_id, code: (await service.call("get_profile", { profile_id })).error?.code }).toEqual({
      profile_id,
      code: "not_found",
    });
});

test("an account can act on the member of another account of the same workspace", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const own = (await service.call("get_profile")).body;
  const { body } = await service.call("follow_user", { profile_id: own.url, account_id });
  expect(body).toMatchObject({ id: own.id, following: true });
});
