import { definition } from "../../handlers/app/definition.ts";
import { seedDemo } from "../../handlers/app/demo/seed-demo.ts";
import { createIdSource, createService, openStore, type Store } from "../../runtime/index.ts";
import { countingUint32 } from "./ids.ts";
import { testStart } from "./clock.ts";

export interface Template {
  readonly name: string;
  readonly members: number;
}

/** The demo network that each test receives as a copy. */
export const templates = [{ name: "demo", members: 120 }] as const satisfies readonly Template[];

export type TemplateName = (typeof templates)[number]["name"];

const clock = () => testStart;

/** Migrates and seeds an empty database. */
export async function fillTemplate(url: string, template: Template): Promise<void> {
  const store = await openStore(url);
  const service = await createService(definition, { store, clock });
  await seedTemplate(store, template);
  await service.close();
  await store.close();
}

/** Seeds an empty, migrated store reproducibly. */
export async function seedTemplate(store: Store, { members }: Template): Promise<void> {
  await seedDemo(store, { members, seed: 1, now: testStart, newId: createIdSource(clock, countingUint32()) });
}
