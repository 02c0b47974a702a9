import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { AuditRow } from '../../../data/centre';
import { detailsOf, subjectOf, whatOf, whenInWords, whoOf, auditStrings as words } from './strings';

/** On a phone each line is a card: nothing is scrolled sideways. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.list}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{whenInWords(row)}</th>
            <td>
              <bdi>{whoOf(row)}</bdi>
            </td>
            <td>
              <span>{whatOf(row)}</span> <bdi>{subjectOf(row)}</bdi>
            </td>
            <td>{detailsOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const narrow = '@media (max-width: 47.99rem)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  marginBlockEnd: theme.space(4),
  '& caption': { height: 0 },
  '& th, & td': {
    padding: theme.space(2),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.color.edge}` },
  [narrow]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr, & th, & td': { display: 'block' },
    '& th, & td': { paddingBlock: theme.space(1) },
  },
} as const;
