import { docComment } from "../format/text.ts";
import type { HandlerImports } from "./handler-imports.ts";
import { specifier, type HandlerKind, type RequiredHandler } from "./handler-kind.ts";

/** Emits a placeholder handler that compiles and throws `not_supported`. */
export function handlerFile(
  { name, summary, typeName, typeFile, file }: RequiredHandler,
  imports: HandlerImports,
): string {
  const { contextType, contextModule, runtimeModule } = imports;
  return `import type { ${typeName} } from "${specifier(file, typeFile)}";
import { Failure } from "${specifier(file, runtimeModule)}";
import type { ${contextType} } from "${specifier(file, contextModule)}";

${docComment(summary)}
export const ${name}: ${typeName}<${contextType}> = async () => {
  throw new Failure("not_supported", { detail: "${name} has no handler yet." });
};
`;
}

/** Emits the list of handlers for a service that has no such list yet. */
export function indexFile({ index, variable, listType, handlers }: HandlerKind, imports: HandlerImports): string {
  const { contextType, contextModule } = imports;
  const lines = handlers.map(({ name, file }) => `import { ${name} } from "${specifier(index, file)}";\n`);
  const members = handlers.map(({ name }) => `  ${name},\n`);
  const value = members.length > 0 ? `{\n${members.join("")}}` : "{}";
  return `import type { ${listType} } from "${specifier(index, "generated/handlers.ts")}";
import type { ${contextType} } from "${specifier(index, contextModule)}";
${lines.join("")}
/** The handler of every ${variable.replace(/s$/, "")}, in the order of the specification. */
export const ${variable}: ${listType}<${contextType}> = ${value};
`;
}
