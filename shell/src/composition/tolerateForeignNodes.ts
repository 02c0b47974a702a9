/**
 * Translation and reading extensions wrap, move and replace the text that React has put on the page. React then asks
 * the browser to remove or to insert beside a node that is somewhere else, which throws and takes whole parts of the
 * page away. Such a node is let go instead (facebook/react#11538).
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
