import { simulateNetworks, type NetworkSimulation } from "../../handlers/app/simulate-networks.ts";
import type { TestService } from "./start-service.ts";

/** Simulates the demo network up to the time of the test's clock. */
export async function simulateUntilNow({ service, clock }: TestService, seed?: number): Promise<NetworkSimulation> {
  const [result] = await simulateNetworks(service, { now: clock(), seed });
  if (!result) throw new Error("there is no network to simulate");
  return result;
}
