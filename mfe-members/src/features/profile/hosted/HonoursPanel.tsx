import { paths, theme } from 'shared-kernel';
import { Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { strings as sectionStrings } from '../../../strings';
import { honoursPanelStrings as words } from './strings';

/** The back end has no results of its members. The panel says so and invents nothing. */
export function HonoursPanel({ title = words.honours }: { readonly title?: string }) {
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      <p css={{ maxWidth: theme.measure, marginBlockEnd: theme.space(4) }}>{words.note}</p>
      <div css={links}>
        <TextLink to={paths.tournaments()}>{words.tournaments}</TextLink>
        <TextLink to={paths.worldRanking()}>{sectionStrings.toWorldRanking}</TextLink>
      </div>
    </Pane>
  );
}

const links = { display: 'flex', flexWrap: 'wrap', gap: `${theme.space(3)} ${theme.space(6)}` } as const;
