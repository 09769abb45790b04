import { printLiteral } from "../format/data.ts";
import { docComment, fileHeader } from "../format/text.ts";

interface DataFile {
  /** The source: a spec file or folder. */
  readonly source: string;
  readonly name: string;
  readonly comment: string;
  /** The TypeScript type of the constant; `imports` lists the types of the contract that it uses. */
  readonly type: string;
  readonly imports?: readonly string[];
  readonly value: unknown;
}

/** Emits a TypeScript file that exports one constant with plain data. */
export function dataFile({ source, name, comment, type, imports = [], value }: DataFile): string {
  const importLine = imports.length > 0 ? `import type { ${imports.join(", ")} } from "switchboard/contract";\n\n` : "";
  return `${fileHeader(source)}
${importLine}${docComment(comment)}
export const ${name}: ${type} = ${printLiteral(value)};
`;
}
