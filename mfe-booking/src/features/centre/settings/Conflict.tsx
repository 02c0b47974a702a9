import { theme } from 'shared-kernel';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../../ui/WarmCard';
import { describeSetting } from './describeSetting';
import { partNames, conflictStrings as words } from './strings';
import type { SettingsState } from './useSettings';

/** The values of another manager who has saved meanwhile; the own ones stay in the form. */
export function Conflict({ state }: { readonly state: SettingsState }) {
  const { saving, takeTheirs, settle } = state;
  if (saving.kind !== 'conflict') return null;
  const { theirs, parts } = saving;
  return (
    <WarmCard>
      <section role="alert" aria-label={words.title}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.title}
        </SectionTitle>
        <Stack gap={3}>
          <p>{parts.length === 0 ? words.merged : words.text}</p>
          {parts.map((part) => (
            <div key={part}>
              <p>
                <strong css={{ textTransform: 'capitalize' }}>{partNames[part]}</strong>
                {'\u00a0: '}
                <span>{describeSetting(theirs, part)}</span>
              </p>
              <Button onClick={() => takeTheirs(part)}>{words.take(partNames[part])}</Button>
            </div>
          ))}
          <Button variant="quiet" onClick={settle}>
            {words.keep}
          </Button>
        </Stack>
      </section>
    </WarmCard>
  );
}
