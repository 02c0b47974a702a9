/**
 * Translation and reading extensions wrap, move and replace the text that React has put on the page. React then asks
 * the browser to remove a moved node, or to insert beside it. The browser throws, and whole parts of the page
 * disappear. Such a node is ignored instead (facebook/react#11538).
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
