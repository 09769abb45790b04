import { definition } from "../../handlers/app/definition.ts";
import { seedDemo } from "../../handlers/app/demo/seed-demo.ts";
import {
  createIdSource,
  createService,
  migrate,
  openStore,
  runtimeMigrations,
  type Store,
} from "../../runtime/index.ts";
import { notesDefinition } from "../fixtures/notes/handlers/definition.ts";
import { testStart } from "./clock.ts";
import { seededUint32 } from "./ids.ts";
import { addNotesAccounts } from "./notes-accounts.ts";

/** Number of members of the demo network, of which each test receives a copy. */
export const demoMembers = 120;

const clock = () => testStart;

/** The functions that fill an empty database to become a template. Copying a template is cheaper than migrating. */
const fills = {
  demo: (store: Store): Promise<void> => fillDemo(store, demoMembers),
  notes: async (store: Store): Promise<void> => {
    const service = await createService(notesDefinition(), { store, clock });
    await addNotesAccounts(store);
    await service.close();
  },
  runtime: async (store: Store): Promise<void> => void (await migrate(store, runtimeMigrations)),
};

export type TemplateName = keyof typeof fills;
export const templateNames = Object.keys(fills) as readonly TemplateName[]; // its keys are known

/** Fills an empty database to become a template. */
export async function fillTemplate(url: string, name: TemplateName): Promise<void> {
  const store = await openStore(url);
  await fills[name](store);
  await store.close();
}

/** Migrates an empty store and seeds the demo network. */
export async function fillDemo(store: Store, members: number): Promise<void> {
  const service = await createService(definition, { store, clock });
  await seedTemplate(store, members);
  await service.close();
}

/** Seeds an empty, migrated store reproducibly. */
export async function seedTemplate(store: Store, members: number): Promise<void> {
  await seedDemo(store, { members, seed: 1, now: testStart, newId: createIdSource(clock, seededUint32()) });
}
