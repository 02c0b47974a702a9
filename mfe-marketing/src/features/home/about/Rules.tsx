import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { roles, rules, teamSentence } from '../../../data/rules';
import { strings } from '../strings';
import { RolesDrawing } from './RolesDrawing';

const { about } = strings;

export function Rules() {
  return (
    <div css={halves}>
      <div>
        <SectionTitle as="h3">{about.rulesTitle}</SectionTitle>
        <ul css={list}>
          {rules.map(({ figure, text }) => (
            <li key={text} css={rule}>
              <span css={{ ...theme.type.title3, lineHeight: 1, color: theme.color.action }}>{figure}</span>{' '}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p css={{ ...theme.type.small, marginTop: theme.space(3), color: theme.color.textMuted }}>
          {teamSentence}
        </p>
      </div>
      <div>
        <SectionTitle as="h3">{about.rolesTitle}</SectionTitle>
        <Pane css={{ display: 'grid', gap: theme.space(4) }}>
          <RolesDrawing label={about.rolesDrawing} />
          <dl css={pair}>
            {roles.map(({ name, text }, index) => (
              <div key={name}>
                <dt
                  css={{ ...theme.type.title3, color: index === 0 ? theme.color.warm : theme.color.action }}
                >
                  {name}
                </dt>
                <dd css={{ ...theme.type.small, marginInlineStart: 0, color: theme.color.textMuted }}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </Pane>
      </div>
    </div>
  );
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
} as const;

const list = { ...theme.unlisted, ...theme.type.small, display: 'grid', gap: theme.space(2) } as const;

const rule = {
  display: 'grid',
  gridTemplateColumns: 'min(4.5rem, 25%) minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBottom: theme.space(2),
  borderBottom: `1px solid ${theme.color.edge}`,
} as const;

const pair = {
  display: 'grid',
  gap: theme.space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
} as const;
