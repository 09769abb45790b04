import type { Store } from "../../runtime/index.ts";
import { addWorkspace } from "./accounts.ts";

/** Adds the accounts of the notes service: `acc_one` and `acc_two` in the first workspace, `acc_other` in the second. */
export async function addNotesAccounts(store: Store): Promise<void> {
  const accounts = [
    { id: "acc_one", timezone: "Europe/Stockholm" },
    { id: "acc_two", timezone: "Pacific/Auckland" },
  ];
  await addWorkspace(store, "wsp_one", accounts);
  await addWorkspace(store, "wsp_two", [{ id: "acc_other" }]);
}
