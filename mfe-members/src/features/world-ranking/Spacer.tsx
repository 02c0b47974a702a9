import { useLayoutEffect, useRef } from 'react';

/**
 * Stands for rows that are out of sight. Its height is set by script and not as an attribute, which the site's
 * content security policy would refuse in a prerendered page.
 */
export function Spacer({ height }: { height: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (cell.current) cell.current.style.height = `${height}px`;
  }, [height]);
  return (
    <tbody aria-hidden="true">
      <tr>
        <td ref={cell} colSpan={3} css={{ padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}
