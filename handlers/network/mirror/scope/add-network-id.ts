import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  OnConflictNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type OperationNode,
  type RootOperationNode,
} from "kysely";
import { isNetTable } from "../tables/net-tables.ts";

/** A placeholder for the id of the network among the parameters of a query, because a query can run on any network. */
export const networkIdParameter = Symbol("network_id");

const column = ColumnNode.create("network_id");

/**
 * Adds the id of the network to the rows that a statement inserts, to the columns of its conflict clause, and to the
 * condition of an update or delete. Statements that change other tables are returned unchanged.
 */
export function addNetworkId<Node extends RootOperationNode>(node: Node): Node {
  // Each function returns the same kind of node.
  if (InsertQueryNode.is(node) && isNetwork(node.into)) return toInsert(node) as InsertQueryNode & Node;
  if (UpdateQueryNode.is(node) && isNetwork(node.table)) return { ...node, where: toWhere(node.table, node.where) };
  const target = DeleteQueryNode.is(node) ? node.from.froms[0] : undefined;
  if (DeleteQueryNode.is(node) && isNetwork(target)) return { ...node, where: toWhere(target, node.where) };
  return node;
}

function isNetwork(target: OperationNode | undefined): target is TableNode {
  return target !== undefined && TableNode.is(target) && isNetTable(target.table.identifier.name);
}

function toInsert(node: InsertQueryNode): InsertQueryNode {
  const { columns = [], values, onConflict } = node;
  if (!values || !ValuesNode.is(values)) throw new Error("an insert into a table of the network needs rows of values");
  const rows = values.values.map((row) =>
    PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([networkIdParameter, ...row.values])
      : ValueListNode.create([ValueNode.create(networkIdParameter), ...row.values]),
  );
  return InsertQueryNode.cloneWith(node, {
    columns: [column, ...columns],
    values: ValuesNode.create(rows),
    ...(onConflict?.columns && {
      onConflict: OnConflictNode.cloneWith(onConflict, { columns: [column, ...onConflict.columns] }),
    }),
  });
}

function toWhere(target: TableNode, where: WhereNode | undefined): WhereNode {
  const condition = BinaryOperationNode.create(
    ReferenceNode.create(column, target),
    OperatorNode.create("="),
    ValueNode.create(networkIdParameter),
  );
  return WhereNode.create(where ? AndNode.create(condition, ParensNode.create(where.where)) : condition);
}
