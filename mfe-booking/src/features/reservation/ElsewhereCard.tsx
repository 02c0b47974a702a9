import { theme } from 'shared-kernel';
import { Button, ButtonLink, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { Elsewhere } from './elsewhere';
import { elsewhereStrings } from './strings';

type Props = { readonly elsewhere: Elsewhere; readonly onStay: () => void };

/** Replaces the form for an offer that it cannot take. */
export function ElsewhereCard({ elsewhere, onStay }: Props) {
  return (
    <Pane as="section" lit aria-label={elsewhere.service}>
      <SectionTitle>{elsewhere.service}</SectionTitle>
      <p css={{ ...theme.type.lead, maxWidth: theme.measure, marginBottom: theme.space(6) }}>
        {elsewhere.text}
      </p>
      <Stack direction="row" gap={3}>
        <ButtonLink variant="primary" to={elsewhere.to} state={elsewhere.state}>
          {elsewhere.action}
        </ButtonLink>
        <Button onClick={onStay}>{elsewhereStrings.stay}</Button>
      </Stack>
    </Pane>
  );
}
