import { openStore, type Store } from "../runtime/index.ts";

/** How long a database may take to answer at the start. */
const patienceMs = 10_000;

/**
 * Opens the store that `DATABASE_URL` names and waits until it answers.
 * @throws Error saying which database could not be reached and why, without its user and password.
 */
export async function connectStore(databaseUrl: string): Promise<Store> {
  let store: Store | undefined;
  try {
    store = await openStore(databaseUrl);
    await withinPatience(store.ping());
    return store;
  } catch (error) {
    void store?.close();
    throw new Error(`DATABASE_URL: cannot use ${placeOf(databaseUrl)}: ${reasonOf(error)}`, { cause: error });
  }
}

function withinPatience(answer: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1000} seconds`)), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function placeOf(databaseUrl: string): string {
  if (databaseUrl.startsWith("sqlite:")) return databaseUrl;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}

/** A host with several addresses fails with one error for each of them, and no text of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
