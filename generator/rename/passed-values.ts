import { ts } from "ts-morph";

/** An expression whose value is used as another type, such as an argument, a result or an assigned value. */
export interface PassedValue {
  readonly node: ts.Expression;
  readonly source: ts.Type;
  readonly target: ts.Type;
}

/** Returns the expressions of a file whose values are used as the types that the code around them requires. */
export function passedValues(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  isOwn: (file: ts.SourceFile) => boolean,
): readonly PassedValue[] {
  const found: PassedValue[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const declared = ts.isExpression(node) && isCallOrNew(node.parent) && declaredParameter(node.parent, node);
    if (declared) found.push({ node, source: checker.getTypeAtLocation(node), target: declared });
    if (ts.isExpression(node) && isValue(node))
      for (const target of targetsOf(node)) {
        if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) found.push(...parametersOf(node, target));
        else found.push({ node, source: checker.getTypeAtLocation(node), target });
      }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;

  function targetsOf(node: ts.Expression): readonly ts.Type[] {
    const { parent } = node;
    if (ts.isSpreadElement(parent)) return spreadTargets(parent);
    const required = checker.getContextualType(node) ?? inferredTarget(node);
    return required ? [required] : [];
  }

  /**
   * Returns the type of the list, choice or result that an expression is a part of. The compiler infers this type from all
   * parts, and takes each of its properties from one of them. Every other part is therefore used as a type whose property is
   * declared elsewhere.
   */
  function inferredTarget(node: ts.Expression): ts.Type | undefined {
    const { parent } = node;
    if (ts.isArrayLiteralExpression(parent))
      return checker.getIndexTypeOfType(checker.getTypeAtLocation(parent), ts.IndexKind.Number);
    if (isChoice(parent) && !(ts.isConditionalExpression(parent) && parent.condition === node))
      return checker.getTypeAtLocation(parent);
    const caller = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
    if (!caller || !ts.isFunctionLike(caller) || ("asteriskToken" in caller && caller.asteriskToken)) return undefined;
    const result = checker.getSignatureFromDeclaration(caller)?.getReturnType();
    return result && (checker.getAwaitedType(result) ?? result);
  }

  function spreadTargets(spread: ts.SpreadElement): readonly ts.Type[] {
    const { parent } = spread;
    if (ts.isArrayLiteralExpression(parent)) {
      return [checker.getContextualType(parent) ?? checker.getTypeAtLocation(parent)];
    }
    const rest = isCallOrNew(parent) ? checker.getResolvedSignature(parent)?.parameters.at(-1) : undefined;
    return rest ? [checker.getTypeOfSymbol(rest)] : [];
  }

  /** Returns what a function expression gets as arguments. What it returns is visited separately, as values of their own. */
  function parametersOf(node: ts.ArrowFunction | ts.FunctionExpression, target: ts.Type): readonly PassedValue[] {
    const [asked] = checker.getNonNullableType(target).getCallSignatures();
    return node.parameters.flatMap((parameter, index) => {
      const passed = asked?.parameters[index];
      if (!passed || !parameter.type) return [];
      return [{ node, source: checker.getTypeOfSymbol(passed), target: checker.getTypeAtLocation(parameter) }];
    });
  }

  /**
   * Returns the type of a parameter as its function declares it. If that is a type parameter, the compiler infers the required
   * type from the argument itself, so a comparison of the argument with the required type would find nothing.
   */
  function declaredParameter(call: ts.CallExpression | ts.NewExpression, argument: ts.Expression): ts.Type | undefined {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    if (!declaration?.typeParameters || !isOwn(declaration.getSourceFile())) return undefined;
    const parameter = declaration.parameters[call.arguments?.indexOf(argument) ?? -1];
    return parameter && ts.isParameter(parameter) ? checker.getTypeAtLocation(parameter) : undefined;
  }
}

const isCallOrNew = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

/** The operators whose operands are the possible results. */
const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.CommaToken,
]);

/** Whether the result of an expression is one of its parts. */
const isChoice = (node: ts.Node): node is ts.ConditionalExpression | ts.BinaryExpression =>
  ts.isConditionalExpression(node) || (ts.isBinaryExpression(node) && CHOICES.has(node.operatorToken.kind));

/** Whether an expression is a value of its own. Lists, conditional expressions and parentheses are not; their parts are. */
function isValue(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return false;
  if (isChoice(node) || ts.isParenthesizedExpression(node)) return false;
  if (ts.isNonNullExpression(parent)) return false; // its parent is the value
  const { name } = parent as { readonly name?: ts.Node };
  return name !== node || ts.isShorthandPropertyAssignment(parent);
}
