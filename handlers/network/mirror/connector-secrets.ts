import type { SecretBox, SecretColumn } from "../../../runtime/index.ts";
import { readConnectorState, writeConnectorState } from "./connector-state.ts";
import type { NetworkScope } from "./network-view.ts";

type Scope = Pick<NetworkScope, "db" | "networkId">;

/** Distinguishes encrypted values from the other values that connectors store. */
const prefix = "secret ";

const purposeOf = (networkId = "", rowName = ""): string => `connector ${networkId} ${rowName}`;

/** The column of connectors' secrets, for encrypting them again with a new key. */
export const connectorSecretColumn: SecretColumn = {
  table: "net_connector_state",
  column: "value",
  key: ["network_id", "name"],
  condition: `name like '${prefix}%'`,
  purposeOf,
};

/** Reads a secret that a connector has stored, such as the one that signs the webhooks of its network. */
export async function readConnectorSecret(scope: Scope, box: SecretBox, name: string): Promise<string | null> {
  const rowName = prefix + name;
  const locked = await readConnectorState(scope, rowName);
  return locked === null ? null : box.decrypt(purposeOf(String(scope.networkId), rowName), locked);
}

/** Stores a secret encrypted. */
export async function writeConnectorSecret(scope: Scope, box: SecretBox, name: string, secret: string): Promise<void> {
  const rowName = prefix + name;
  await writeConnectorState(scope, rowName, box.encrypt(purposeOf(String(scope.networkId), rowName), secret));
}
