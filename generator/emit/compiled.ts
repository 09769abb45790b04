import { fileHeader } from "../format/text.ts";
import type { Model, Schema, ToolModel } from "../model/model.ts";
import { importedPrinter, importedValidator } from "../language/naming.ts";
import { inlineSchemas, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { reachable } from "./parts.ts";
import { createPrinters } from "./serializers/printers.ts";
import { rememberNothing, type Remember } from "./remember.ts";
import { serializerHelpers, serializerSupport } from "./serializers/support.ts";
import { visibleTextCode, visibleTextTypes } from "./serializers/visible-text.ts";
import { boundInput } from "../schema/bound-input.ts";
import { calledSchemas, createCompiler, type CompiledValidator, type Compiler } from "./validators/compile.ts";
import { omitNulls } from "./validators/omit-nulls.ts";
import { validatorHelpers, validatorSupport } from "./validators/support.ts";
import { withConstraints } from "./validators/with-constraints.ts";

/**
 * Emits `compiled/`: validators and serializers. Each tool has a module, and so has each shared schema that outputs use.
 * A module imports the modules of the schemas that it refers to. `index.js` loads each module when it is first used.
 */
export async function emitCompiled(
  model: Model,
  remember: Remember = rememberNothing,
): Promise<ReadonlyMap<string, string>> {
  const shared = schemaTable(model.schemas);
  const compiler = await createCompiler();
  return new Map([
    ["generated/compiled/support.js", emitSupport()],
    ["generated/compiled/visible-text.js", `${formatHeader}${visibleTextCode}`],
    ["generated/compiled/visible-text.d.ts", `${formatHeader}${visibleTextTypes}`],
    ...emitIndex(model),
    ...model.tools.map((tool) => {
      const path = `generated/compiled/${toolModule(tool)}`;
      const { input, constraints, output } = tool;
      const inputs = [input, constraints, output.$ref, ...reachable([input], shared).values()];
      return [path, remember(path, inputs, () => emitTool(tool, shared, compiler))] as const;
    }),
    ...[...responseSchemas(model, shared)].map(([name, schema]) => {
      const path = `generated/compiled/${schemaModule(name)}`;
      return [
        path,
        remember(path, [schema, ...reachable([schema], shared).values()], () =>
          emitSchema(name, schema, shared, compiler),
        ),
      ] as const;
    }),
  ]);
}

const toolModule = ({ category, name }: ToolModel): string => `tools/${category}/${name}.js`;

const schemaModule = (name: string): string => `schemas/${name}.js`;

function emitTool(tool: ToolModel, shared: SchemaLookup, compiler: Compiler): string {
  const { name, category, input, constraints, output } = tool;
  // References are replaced, because ajv does not apply defaults of referenced schemas.
  const schema = omitNulls(boundInput(inlineSchemas(input, shared, "always")));
  const validator = compiler.input(withConstraints(schema, constraints));
  return `${fileHeader(`spec/tools/${category}/${name}.yaml`)}${importHelpers(validatorHelpers, validator.code, "../../support.js")}
export { ${validator.name} as validateInput };
export { validate as validateOutput, serialize } from "../../${schemaModule(output.$ref)}";

${validator.code}
`;
}

function emitSchema(name: string, schema: Schema, shared: SchemaLookup, compiler: Compiler): string {
  const validator = compiler.output(schema);
  const { functions, imports, root } = createPrinters(name, shared);
  const printers = [...functions].map(([print, text]) => `\nconst ${print} = ${text};\n`).join("");
  return `${fileHeader("spec/schemas and the outputs of spec/tools")}${importHelpers(validatorHelpers, validator.code, "../support.js")}${importHelpers(serializerHelpers, `${root} ${printers}`, "../support.js")}${importSchemas(name, calledSchemas(schema), imports)}
export { ${validator.name} as validate, ${root} as serialize };

${validator.code}
${ownAlias(name, schema, validator)}${printers}`;
}

/** Returns the shared schemas that outputs of tools and resources use, directly or indirectly, with their names. */
function responseSchemas({ tools, resources }: Model, shared: SchemaLookup): ReadonlyMap<string, Schema> {
  return reachable(
    [...tools, ...resources].flatMap(({ output }) => output ?? []),
    shared,
  );
}

/** Emits the import of the helpers whose names occur in the code. An unused import is possible and harmless. */
function importHelpers(names: readonly string[], code: string, from: string): string {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return used.length > 0 ? `import { ${used.join(", ")} } from "${from}";\n` : "";
}

function importSchemas(own: string, called: readonly string[], printed: ReadonlySet<string>): string {
  const names = [...new Set([...called, ...printed])].filter((name) => name !== own).sort();
  const lines = names.map((name) => {
    const imports = [
      ...(called.includes(name) ? [`validate as ${importedValidator(name)}`] : []),
      ...(printed.has(name) ? [`serialize as ${importedPrinter(name)}`] : []),
    ];
    return `import { ${imports.join(", ")} } from "./${name}.js";\n`;
  });
  return lines.join("");
}

/** Emits an alias for a recursive validator, which calls itself by the name that other modules use. */
const ownAlias = (name: string, schema: Schema, validator: CompiledValidator): string =>
  calledSchemas(schema).includes(name) ? `\nconst ${importedValidator(name)} = ${validator.name};\n` : "";

const formatHeader = fileHeader("the specification format");

const emitSupport = (): string =>
  `${formatHeader}import { visibleText } from "./visible-text.js";\n${validatorSupport}${serializerSupport}`;

/** Emits `index.js` and its declaration. The index has one line for each tool and resource, sorted by name. */
function emitIndex({ tools, resources }: Model): readonly (readonly [string, string])[] {
  const line = (name: string, path: string): string => `  ${name}: () => import("./${path}"),\n`;
  const toolLines = tools.map((tool) => line(tool.name, toolModule(tool)));
  const resourceLines = resources.flatMap(({ name, output }) =>
    output ? [line(name, schemaModule(output.$ref))] : [],
  );
  const code = `${fileHeader("spec/tools and spec/resources")}
export const compiled = {
  tools: {
    __proto__: null,
${indented(toolLines)}  },
  resources: {
    __proto__: null,
${indented(resourceLines)}  },
};
`;
  const declaration = `${fileHeader("spec/tools and spec/resources")}
import type { Surface } from "switchboard/contract";

/** Loaders of the compiled schemas of tools and resources, by name. */
export declare const compiled: Surface["compiled"];
`;
  return [
    ["generated/compiled/index.js", code],
    ["generated/compiled/index.d.ts", declaration],
  ];
}

const indented = (lines: readonly string[]): string =>
  [...lines]
    .sort()
    .map((line) => `  ${line}`)
    .join("");
