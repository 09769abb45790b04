import { join } from "node:path";

const folder = join(import.meta.dirname, "../node_modules");

/** Folder of a package that test/clients/package.json installs. */
export const packageFolder = (name: string): string => join(folder, name);
