import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { countMembers, seedStore } from "./bench-store.ts";
import type { Options } from "./options.ts";
import { growAccount } from "./heavy-account.ts";
import { measure, noise, type Measured } from "./measure.ts";
import { startMeasured } from "./measured-process.ts";
import { benchReads } from "./reads.ts";
import { get, key, post } from "./requests.ts";
import { print, printSpread } from "./statistics.ts";
import { inFolder } from "./in-folder.ts";
import { goal, say, table } from "./table.ts";

const words = ["engineer", "product manager", "data", "founder", "designer", "sales director", "nurse", "teacher"];
const goals: Readonly<Record<string, (measured: Measured) => string>> = {
  get_profile: ({ cpuUs }) => goal("get_profile, CPU us/call", cpuUs.median, { atMost: 120 }),
  search_people: ({ cpuUs }) => goal("search_people, CPU us/call", cpuUs.median, { atMost: 2_000 }),
  send_message: ({ perSecond }) => goal("send_message, calls/s", perSecond.median, { atLeast: 2_000 }),
};

/** Measures calls over REST that read and write the store of a seeded network, and every tool that only reads. */
export async function benchTools(options: Options): Promise<void> {
  await inFolder(async (folder) => {
    const file = options.store ?? join(folder, "store.db");
    seedStore(file, options.members);
    const members = countMembers(file);
    if (options.heavy) growAccount(file);
    const script = join(import.meta.dirname, "servers/service.js");
    const server = await startMeasured("service", [script], { DATABASE_URL: `sqlite:${file}` });
    const connections = await readConnections(server.port);
    const requests: Readonly<Record<string, (index: number) => Buffer>> = {
      get_profile: (index) => get(`/api/v1/profiles/${memberId(2 + ((index * 7_919) % (members - 2)))}`),
      search_people: (index) => post("/api/v1/search/people", { keyword: words[index % words.length], limit: 10 }),
      send_message: (index) =>
        post(
          "/api/v1/messages",
          { profile_id: connections[index % connections.length], text: `Measured message ${index}` },
          { "Idempotency-Key": randomUUID() },
        ),
    };
    const cases = Object.entries(requests).map(([group, request]) => ({ group, server, requests: request }));
    const measurement = await measure(cases, options);
    const { rssMiB } = await server.probe();
    say(`\n## Tools over REST, ${print(members, 0)} members\n`);
    say(
      table(
        ["tool", "CPU us/call", "calls/s", "core busy"],
        measurement.results.map(({ group, cpuUs, perSecond, busy }) => [
          group,
          printSpread(cpuUs),
          printSpread(perSecond, 0),
          `${print(busy.median * 100, 0)}%`,
        ]),
      ),
    );
    say("");
    for (const one of measurement.results) say(goals[one.group]?.(one) ?? "");
    say(`memory after the load: ${print(rssMiB)} MiB\n\n${noise(measurement)}`);
    await benchReads(server, { ...options, members });
    await server.stop();
  });
}

const memberId = (index: number): string => `prf_demo_${String(index).padStart(4, "0")}`;

/** Returns the connections that the do-not-contact list does not exclude. */
async function readConnections(port: number): Promise<readonly string[]> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    return response.json();
  };
  const { data } = (await read("/connections?limit=100")) as { data: readonly { profile: { id: string } }[] };
  const ids = data.map(({ profile }) => profile.id);
  const reasons = await Promise.all(
    ids.map(async (id) => (await read(`/relationships/${id}`)) as { readonly excluded: string | null }),
  );
  return ids.filter((_, at) => reasons[at]?.excluded === null);
}
