import { parse } from "libpg-query";

/** The columns that determine whose rows a table contains, by table. */
export type OwnerColumns = ReadonlyMap<string, readonly string[]>;

type Node = Readonly<Record<string, unknown>>;

/** A table or common table expression that a statement changes, or names in its FROM or USING list. */
interface Source {
  readonly alias: string;
  /**
   * Its owner columns; empty for a table without owners, and for a common table expression, whose own statement is checked
   * separately.
   */
  readonly columns: readonly string[];
  readonly table: string;
}

/** Columns with ids of parents. Calls first find a parent by its owner, and then use the rows that belong to it. */
const parentColumns = ["campaign_id", "enrollment_id", "lead_id", "lead_list_id"];

/**
 * Returns the tables with owners in which a PostgreSQL statement may read or change the rows of any owner. A table is
 * limited if every row must meet one of these two conditions:
 * - An owner column, or a column with the id of a parent, equals a value.
 * - An owner column, a column with the id of a parent, or `id` equals a column of another source that is itself limited.
 */
export async function findUnlimitedTables(sql: string, owners: OwnerColumns): Promise<string[]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt?: unknown }[] };
  return stmts.flatMap(({ stmt }) => visit(stmt, owners, new Set()));
}

/** Visits the statements in a tree. `names` are common table expressions, which hide tables with the same names. */
function visit(tree: unknown, owners: OwnerColumns, names: ReadonlySet<string>): string[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => visit(item, owners, names));
  if (!isNode(tree)) return [];
  return Object.entries(tree).flatMap(([kind, value]) =>
    isStatement(kind) && isNode(value) ? visitStatement(value, owners, names) : visit(value, owners, names),
  );
}

const isStatement = (kind: string): boolean =>
  ["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt", "larg", "rarg"].includes(kind);

function visitStatement(statement: Node, owners: OwnerColumns, outer: ReadonlySet<string>): string[] {
  // `larg` and `rarg` are parts of a union or of a join; parts of a join are not statements.
  if (!(
    "fromClause" in statement ||
    "relation" in statement ||
    "withClause" in statement ||
    "selectStmt" in statement ||
    "op" in statement
  ))
    return visit(statement, owners, outer);
  const names = new Set(outer);
  const found: string[] = [];
  const { withClause, ...rest } = statement;
  for (const entry of nodes(member(withClause, "ctes"))) {
    const expression = entry["CommonTableExpr"];
    if (member(withClause, "recursive") === true) names.add(text(member(expression, "ctename")));
    found.push(...visit(member(expression, "ctequery"), owners, names));
    names.add(text(member(expression, "ctename")));
  }
  const joins: unknown[] = [];
  const target = "selectStmt" in rest ? [] : [rest["relation"]]; // an insert names the owner of its rows
  const sources = [...target, rest["fromClause"], rest["usingClause"]].flatMap((clause) =>
    sourcesOf(clause, owners, names, joins),
  );
  const equations = [rest["whereClause"], ...joins].flatMap(conjuncts).flatMap(equationOf);
  return [...found, ...unlimited(sources, equations), ...visit(rest, owners, names)];
}

function sourcesOf(clause: unknown, owners: OwnerColumns, names: ReadonlySet<string>, joins: unknown[]): Source[] {
  if (Array.isArray(clause)) return clause.flatMap((item) => sourcesOf(item, owners, names, joins));
  if (!isNode(clause)) return [];
  const join = clause["JoinExpr"];
  if (isNode(join)) {
    joins.push(join["quals"]);
    return [join["larg"], join["rarg"]].flatMap((side) => sourcesOf(side, owners, names, joins));
  }
  const range = isNode(clause["RangeVar"]) ? clause["RangeVar"] : clause;
  const table = text(range["relname"]);
  if (table === "") return [];
  const alias = text(member(range["alias"], "aliasname")) || table;
  return [{ alias, table, columns: names.has(table) ? [] : (owners.get(table) ?? []) }];
}

/** The conditions that all rows must meet. */
function conjuncts(condition: unknown): Node[] {
  if (!isNode(condition)) return [];
  const both = condition["BoolExpr"];
  return isNode(both) && both["boolop"] === "AND_EXPR" ? nodes(both["args"]).flatMap(conjuncts) : [condition];
}

interface Equation {
  readonly sides: readonly [Column | null, Column | null];
}

interface Column {
  /** The alias of its source; empty if the column is not qualified. */
  readonly source: string;
  readonly name: string;
}

/** `a = b`, `a in (...)` and `a = any(...)`. */
function equationOf(condition: Node): Equation[] {
  const expression = condition["A_Expr"];
  if (isNode(expression)) {
    const [operator] = nodes(expression["name"]).map((name) => text(member(name["String"], "sval")));
    const isEquation = ["AEXPR_OP", "AEXPR_IN", "AEXPR_OP_ANY"].includes(text(expression["kind"])) && operator === "=";
    return isEquation ? [{ sides: [columnOf(expression["lexpr"]), columnOf(expression["rexpr"])] }] : [];
  }
  const link = condition["SubLink"];
  return isNode(link) && link["subLinkType"] === "ANY_SUBLINK" ? [{ sides: [columnOf(link["testexpr"]), null] }] : [];
}

function columnOf(side: unknown): Column | null {
  const fields = nodes(member(isNode(side) ? side["ColumnRef"] : null, "fields"));
  const parts = fields.map((field) => text(member(field["String"], "sval")));
  const name = parts.at(-1) ?? "";
  return name === "" ? null : { source: parts.at(-2) ?? "", name };
}

/** Returns the tables that are not limited, following equations between sources until nothing changes. */
function unlimited(sources: readonly Source[], equations: readonly Equation[]): string[] {
  let open = sources.filter(({ columns }) => columns.length > 0);
  const isOf = (source: Source, column: Column | null, other: Column | null): boolean =>
    column !== null &&
    [...source.columns, ...parentColumns, ...(other ? ["id"] : [])].includes(column.name) &&
    ["", source.alias].includes(column.source);
  const isBound = (column: Column | null): boolean =>
    column === null || !open.some(({ alias }) => alias === column.source);
  for (;;) {
    const left = open.filter(
      (source) =>
        !equations.some(
          ({ sides: [one, other] }) =>
            (isOf(source, one, other) && isBound(other)) || (isOf(source, other, one) && isBound(one)),
        ),
    );
    if (left.length === open.length) return left.map(({ table }) => table);
    open = left;
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const member = (value: unknown, name: string): unknown => (isNode(value) ? value[name] : undefined);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
