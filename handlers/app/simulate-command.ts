import { Command, InvalidArgumentError } from "commander";
import { systemClock, type WithService } from "../../runtime/index.ts";
import { showProgress } from "./progress.ts";
import type { NetworkSimulation } from "./simulate-networks.ts";

interface Options {
  readonly days?: number;
  readonly seed?: number;
  readonly account?: string;
  readonly json?: boolean;
}

/** Creates `simulate`, which simulates the other members of embedded networks up to the current time. */
export function simulateCommand(withService: WithService): Command {
  return new Command("simulate")
    .description("simulate the other demo members since the last run: they answer, react, post, view and invite")
    .option(
      "--days <n>",
      "simulate at most n days; a new simulation starts n days ago (default: it starts now)",
      parseDays,
    )
    .option("--seed <number>", "random seed of a new simulation (default: 1)", parseSeed)
    .option("--account <id>", "only the network of this account")
    .option("--json", "print JSON")
    .action(({ days, seed, account, json = false }: Options) =>
      withService(async (service) => {
        const { simulateNetworks } = await import("./simulate-networks.ts"); // slow to load: it contains long lists of texts
        const show = showProgress("Simulating");
        const onProgress = (done: number, total: number): void => show(done, total, "");
        const simulated = await simulateNetworks(service, { days, seed, account, now: systemClock(), onProgress });
        const networks = simulated.map(toOutput);
        process.stdout.write(json ? `${JSON.stringify({ networks })}\n` : networks.map(describe).join(""));
      }),
    );
}

function toOutput({ networkId, seed, from, until, events }: NetworkSimulation) {
  const time = (at: number): string => new Date(at).toISOString();
  return { network_id: networkId, seed, from: time(from), until: time(until), events };
}

function describe({ network_id, from, until, events }: ReturnType<typeof toOutput>): string {
  const counts = Object.entries(events).map(([kind, count]) => `${count} ${kind}`);
  return `Network ${network_id}, ${from} to ${until}: ${counts.join(", ") || "nothing happened"}\n`;
}

function parseDays(text: string): number {
  const days = /^\d{1,4}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (days <= 0 || days > 365) throw new InvalidArgumentError("expected a number of days, at most 365");
  return days;
}

function parseSeed(text: string): number {
  const seed = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(seed)) throw new InvalidArgumentError("expected an integer from 0 to 999999999");
  return seed;
}
