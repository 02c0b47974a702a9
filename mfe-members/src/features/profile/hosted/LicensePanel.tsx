import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import type { PanelProps } from './panelProps';
import { licensePanelStrings as words } from './strings';

/** The operator's record of the member's licence. */
export function LicensePanel({ user: { licenseNumber }, title }: PanelProps) {
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      {licenseNumber ? (
        <>
          <dl css={{ marginBlockEnd: theme.space(4) }}>
            <dt css={{ ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted }}>
              {words.number}
            </dt>
            <dd css={number}>{licenseNumber}</dd>
          </dl>
          <p>{words.registered}</p>
        </>
      ) : (
        <>
          <p>{words.none}</p>
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
