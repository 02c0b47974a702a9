import ts from 'typescript';

/** Names that stand for elements of other files. */
const ELEMENTS: readonly string[] = [
  'children',
  'createElement',
  'map',
  'flatMap',
  'bar',
  'confirmation',
  'details',
  'question',
  'renderFields',
  'sides',
];

/**
 * The texts of a source that a translated page would keep for ever, each as `file:line` with the remedy.
 *
 * A browser's translation replaces text nodes by elements of its own. React goes on changing the nodes that it has made,
 * which the page no longer shows. React makes none for a text that is the only child of its element: it sets the content.
 */
export function textsLostInTranslation(name: string, text: string): readonly string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(file);
  const elements = elementsOf(file);

  /** Whether it may be one text now and another one, or none, later. */
  function isChangingText(node: ts.Expression, isConditional = false): boolean {
    if (ts.isParenthesizedExpression(node)) return isChangingText(node.expression, isConditional);
    if (ts.isConditionalExpression(node))
      return isChangingText(node.whenTrue, true) || isChangingText(node.whenFalse, true);
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText();
      if (operator === '&&') return isChangingText(node.right, true);
      return (
        !/^(\|\||\?\?)$/.test(operator) || [node.left, node.right].some((side) => isChangingText(side, true))
      );
    }
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return isConditional;
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
      return !elements.has(lastName(node)) && (isConditional || !isConstant(node, constants));
    if (ts.isCallExpression(node)) return !elements.has(lastName(node.expression)) && !hasElement(node);
    if (ts.isTemplateExpression(node))
      return isConditional || node.templateSpans.some(({ expression }) => isChangingText(expression));
    return ts.isElementAccessExpression(node);
  }

  const found: string[] = [];
  function report(node: ts.Node, remedy: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1}: ${node.getText().replace(/\s+/g, ' ')}: ${remedy}`);
  }
  function look(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      for (const child of children.length > 1 || isFragment(node) ? children : [])
        if (ts.isJsxExpression(child) && child.expression && isChangingText(child.expression))
          report(child, 'put it in an element of its own, or write the sentence as one text.');
    }
    if (
      ts.isReturnStatement(node) &&
      node.expression &&
      isOfComponent(node) &&
      isChangingText(node.expression)
    )
      report(node, 'return an element: a component does not know what stands beside it.');
    ts.forEachChild(node, look);
  }
  look(file);
  return found;
}

function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** Where a fragment stands, its only child may have siblings. */
function isFragment(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';
}

function isOfComponent(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return owner?.name !== undefined && /^[A-Z]/.test(owner.name.getText());
}

function lastName(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();
}

/** A name or a path of names that begins with a constant: `strings.form.title`. */
function isConstant(node: ts.Expression, constants: ReadonlySet<string>): boolean {
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression, constants);
  return ts.isIdentifier(node) && constants.has(node.text);
}

/** Names that a module imports, defines at its top level, or takes out of such a constant. */
function constantsOf(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  function look(node: ts.Node) {
    if (ts.isImportSpecifier(node)) names.add(node.name.text);
    if (ts.isVariableDeclaration(node)) {
      const isAtTop = node.parent.parent.parent === file;
      if (isAtTop || (node.initializer && isConstant(node.initializer, names)))
        for (const each of ts.isIdentifier(node.name) ? [node] : node.name.elements)
          if (ts.isVariableDeclaration(each) || ts.isBindingElement(each)) names.add(each.name.getText());
    }
    ts.forEachChild(node, look);
  }
  look(file);
  return names;
}

/** Names that a file gives to elements: by their type, or because their definition contains one. */
function elementsOf(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(ELEMENTS);
  function look(node: ts.Node) {
    const isTyped = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node);
    const isDefined = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    const isElement =
      (isTyped && /\bReact(Node|Element)\b/.test(node.type?.getText() ?? '')) ||
      (isDefined && hasElement(node));
    if (isElement && node.name) names.add(node.name.getText());
    ts.forEachChild(node, look);
  }
  look(file);
  return names;
}

function hasElement(node: ts.Node): boolean {
  const isElement = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  return isElement || ts.forEachChild(node, hasElement) === true;
}
