import { join } from "node:path";
import { stringify } from "yaml";
import { readFolder } from "../read-folder.ts";
import type { OwnPackage, PackageSource } from "./own-package.ts";
import { packageJson } from "./package-json.ts";

const TEMPLATE = "generator/init/template";
/** Names in the template; the names of the new service replace them. */
const TEMPLATE_NAME = "my-service";
const TEMPLATE_TITLE = "My service";

export interface NewService {
  /** A name such as `my-service`. */
  readonly name: string;
  readonly from: OwnPackage;
  readonly source: PackageSource;
}

/** Returns the hand-written files of a new service: path below its folder to text. */
export function newService({ name, from, source }: NewService): ReadonlyMap<string, string> {
  const template = readFolder(from.root, TEMPLATE);
  if (!template) throw new Error(`${join(from.root, TEMPLATE)} does not exist; install the package again`);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ").trim();
  const named = (text: string, ownName: string, ownTitle: string): string =>
    text.replaceAll(TEMPLATE_NAME, ownName).replaceAll(TEMPLATE_TITLE, ownTitle);
  const files = [...template].map(([path, text]): [string, string] => [
    // npm leaves some hidden files out of a package, so their names in the template begin with an underscore, not a dot.
    path.slice(TEMPLATE.length + 1).replace(/^_/, "."),
    path.endsWith(".yaml") ? named(text, scalar(name), scalar(title)) : named(text, name, title),
  ]);
  return new Map([...files, ["package.json", packageJson(name, from, source)]]);
}

/** Returns a string in YAML, quoted if it would otherwise be another value, such as `null`. */
const scalar = (text: string): string => stringify(text).trim();
