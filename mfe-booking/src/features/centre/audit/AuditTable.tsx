import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { AuditRow } from '../../../data/centre';
import { detailsOf, subjectOf, whatOf, whenInWords, whoOf, auditStrings as words } from './strings';

/** On a phone or a tablet each line is a card: nothing is scrolled sideways. */
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
            <td data-label={words.who}>
              <bdi>{whoOf(row)}</bdi>
            </td>
            <td data-label={words.what}>
              <span>{whatOf(row)}</span> <bdi css={subject}>{subjectOf(row)}</bdi>
            </td>
            <td data-label={words.details}>{detailsOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const subject = { display: 'block', color: theme.color.textMuted } as const;

const narrow = '@media (max-width: 63.99rem)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  marginBlockEnd: theme.space(4),
  '& caption': { height: 0 },
  '& th, & td': {
    padding: theme.space(2),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody th': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(-n + 2)': { minWidth: '11rem' },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.color.edge}` },
  [narrow]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr, & th, & td': { display: 'block' },
    '& tr': { paddingBlock: theme.space(2) },
    '& th, & td': { padding: 0, overflowWrap: 'anywhere' },
    '& td:empty': { display: 'none' },
    '& td::before': {
      content: 'attr(data-label) "\\a0: "',
      color: theme.color.textMuted,
      fontWeight: 400,
    },
  },
} as const;
