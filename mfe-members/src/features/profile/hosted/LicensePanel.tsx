import { theme, type User } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { licenseStrings } from '../strings';
import { licensePanelStrings as words } from './strings';

/** What the operator has written of the member's licence. */
export function LicensePanel({ user: { licenseNumber } }: { user: User }) {
  return (
    <Pane as="section">
      <SectionTitle>{licenseStrings.title}</SectionTitle>
      {licenseNumber ? (
        <>
          <dl css={{ marginBlockEnd: theme.space(4) }}>
            <dt css={{ ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted }}>
              {licenseStrings.number}
            </dt>
            <dd css={number}>{licenseNumber}</dd>
          </dl>
          <p>{words.registered}</p>
        </>
      ) : (
        <>
          <p>{licenseStrings.none}</p>
          <p css={{ color: theme.color.textMuted }}>{words.noneText}</p>
        </>
      )}
    </Pane>
  );
}

const number = {
  ...theme.type.title2,
  margin: 0,
  color: theme.color.action,
  overflowWrap: 'anywhere',
} as const;
