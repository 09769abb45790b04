import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Type-checks generated files (path to text) and `extra` files next to them with the compiler options of this
 * repository, as if they were in one of its folders. Returns the compiler's errors.
 */
export function compilerErrors(
  files: ReadonlyMap<string, string>,
  extra: Readonly<Record<string, string>> = {},
): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(textOf(diagnostic));
      },
    },
  );
  const folder = `${root}virtual-service/`;
  const texts = new Map([...files, ...Object.entries(extra)].map(([path, text]) => [folder + path, text]));
  const options = { ...config?.options, noEmit: true };
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].flatMap((path) => ancestors(path)));
  const program = ts.createProgram({
    rootNames: [...texts.keys()].filter((path) => path.endsWith(".ts")),
    options,
    host: {
      ...host,
      fileExists: (path) => texts.has(path) || host.fileExists(path),
      readFile: (path) => texts.get(path) ?? host.readFile(path),
      directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
      getSourceFile: (path, version) => {
        const text = texts.get(path);
        return text === undefined ? host.getSourceFile(path, version) : ts.createSourceFile(path, text, version, true);
      },
    },
  });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    return `${diagnostic.file?.fileName.replace(folder, "") ?? ""}: ${textOf(diagnostic)}`;
  });
}

/** Returns the declaration of each statement of a TypeScript or JavaScript text, or the syntax errors of the text. */
export function outline(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  if (parseDiagnostics.length > 0) return parseDiagnostics.map((diagnostic) => `syntax: ${textOf(diagnostic)}`);
  return source.statements.map((statement) => {
    const name = (statement as { readonly name?: ts.Identifier }).name?.text;
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name.getText()).join()
      : (name ?? "");
    return `${ts.SyntaxKind[statement.kind]} ${declared}`;
  });
}

function ancestors(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index).join("/"));
}

const textOf = (diagnostic: ts.Diagnostic): string => ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
