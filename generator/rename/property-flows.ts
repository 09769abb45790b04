import { ts } from "ts-morph";

/** A property whose value is used as a property of the same name that is declared elsewhere. */
export interface PropertyFlow {
  readonly source: ts.Symbol;
  readonly target: ts.Symbol;
}

/** Returns the flows of one property if a value of the type `source` is used as the type `target`. */
export type CompareTypes = (source: ts.Type, target: ts.Type) => readonly PropertyFlow[];

/** The maximum number of steps from a value to the property: functions and properties, including the property itself. */
const MAX_DEPTH = 4;

interface Compared {
  readonly depth: number;
  readonly flows: PropertyFlow[];
}

/**
 * Returns a function that finds the flows of a property, including those in items of lists, type arguments, nested
 * properties, parameters and results.
 * @param isOwn whether a file belongs to the service; the properties of other types are not followed.
 */
export function propertyFlows(
  { checker, isLibrary }: { readonly checker: ts.TypeChecker; readonly isLibrary: (file: ts.SourceFile) => boolean },
  name: string,
  isOwn: (file: ts.SourceFile) => boolean,
): CompareTypes {
  const compared = new Map<ts.Type, Map<ts.Type, Compared>>();
  return (source, target) => compare(source, target, MAX_DEPTH);

  function compare(source: ts.Type, target: ts.Type, depth: number): readonly PropertyFlow[] {
    if (source === target || depth === 0 || !isObject(source) || !isObject(target)) return [];
    const targets = compared.get(source) ?? new Map<ts.Type, Compared>();
    compared.set(source, targets);
    const known = targets.get(target);
    if (known && known.depth >= depth) return known.flows;
    const result: Compared = { depth, flows: [] };
    targets.set(target, result); // before the comparison, because types can contain themselves
    result.flows.push(...compareParts(source, target, depth));
    return result.flows;
  }

  function compareParts(source: ts.Type, target: ts.Type, depth: number): readonly PropertyFlow[] {
    if (source.isUnion()) return source.types.flatMap((each) => compare(each, target, depth));
    if (target.isUnion()) {
      if (target.types.includes(source)) return [];
      const possible = target.types.filter((each) => isObject(each) && checker.isTypeAssignableTo(source, each));
      return possible.flatMap((each) => compare(source, each, depth));
    }
    if (isTypeParameter(source) || isTypeParameter(target)) {
      const [from, to] = [checker.getApparentType(source), checker.getApparentType(target)];
      return isTypeParameter(from) || isTypeParameter(to) ? [] : compare(from, to, depth);
    }
    return [...compareNamed(source, target), ...compareInner(source, target, depth)];
  }

  function compareNamed(from: ts.Type, to: ts.Type): readonly PropertyFlow[] {
    const source = checker.getPropertyOfType(from, name);
    const target = source && checker.getPropertyOfType(to, name);
    if (!source || !target) return [];
    return source.declarations?.some((each) => target.declarations?.includes(each)) ? [] : [{ source, target }];
  }

  function compareInner(source: ts.Type, target: ts.Type, depth: number): readonly PropertyFlow[] {
    const [item, expected] = [itemOf(source), itemOf(target)];
    if (item && expected) return compare(item, expected, depth);
    if (isGeneric(source) && isGeneric(target)) {
      const expectedArguments = checker.getTypeArguments(target);
      return checker.getTypeArguments(source).flatMap((each, index) => {
        const argument = expectedArguments[index];
        return argument ? compare(each, argument, depth) : [];
      });
    }
    const [called, asked] = [source, target].map((type) => type.getCallSignatures().at(-1));
    if (called && asked) return compareFunctions(called, asked, depth - 1);
    if (depth === 1 || !isOwnType(source) || !isOwnType(target)) return [];
    return checker.getPropertiesOfType(target).flatMap((property) => {
      const from = checker.getPropertyOfType(source, property.name);
      return from ? compare(checker.getTypeOfSymbol(from), checker.getTypeOfSymbol(property), depth - 1) : [];
    });
  }

  /** Compares what a function gets as arguments with its parameters, and its result with the expected one. */
  function compareFunctions(called: ts.Signature, asked: ts.Signature, depth: number): readonly PropertyFlow[] {
    const passed = asked.parameters.flatMap((parameter, index) => {
      const own = called.parameters[index];
      return own ? compare(checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(own), depth) : [];
    });
    return [...passed, ...compare(called.getReturnType(), asked.getReturnType(), depth)];
  }

  function itemOf(type: ts.Type): ts.Type | undefined {
    const isList = checker.isArrayType(type) || checker.isTupleType(type);
    return isList ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  }

  /** Whether a type is a generic one of the language: `Promise<Task>`, `Iterable<Task>`. */
  function isGeneric(type: ts.Type): type is ts.TypeReference {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference && (type.getSymbol()?.declarations?.some((each) => isLibrary(each.getSourceFile())) ?? false);
  }

  function isOwnType(type: ts.Type): boolean {
    if (type.isIntersection()) return type.types.some(isOwnType);
    return type.getSymbol()?.declarations?.some((each) => isOwn(each.getSourceFile())) ?? false;
  }
}

const isObject = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.StructuredOrInstantiable) !== 0;
const isTypeParameter = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Instantiable) !== 0;
