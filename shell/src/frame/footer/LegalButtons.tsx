import { notify, theme } from 'shared-kernel';
import { strings } from '../strings';
import { smallPhone } from './smallPhone';

/** Specification, section 2: the legal texts do not exist yet, and the buttons say so. */
export function LegalButtons() {
  return (
    <ul aria-label={strings.footer.legal} css={list}>
      {strings.footer.legalEntries.map((title) => (
        <li key={title}>
          <button
            type="button"
            css={button}
            onClick={() => notify({ title, description: strings.footer.notYet })}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

const list = {
  ...theme.unlisted,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(0.5rem, 2vw, 1.5rem)',
} as const;

const button = {
  minHeight: '2.75rem',
  [smallPhone]: { minHeight: '2rem' },
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.textMuted,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: theme.color.edgeStrong,
  textUnderlineOffset: '0.25em',
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
} as const;
