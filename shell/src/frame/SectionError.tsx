import { centre, theme } from 'shared-kernel';
import { CourtLines, Lead, Page, PageTitle, Stack, TextLink } from 'shared-kernel/ui';
import { failureKind } from '../composition/sectionFailure';
import type { Arrival } from '../composition/visit';
import { RetryButtons } from './RetryButtons';
import { strings } from './strings';

interface Props {
  readonly error: unknown;
  readonly arrival: Arrival;
}

/** Shown for a section that failed to load, or a page that crashed: the cause, the safe data and the next step. */
export function SectionError({ error, arrival }: Props) {
  const kind = failureKind(error);
  const { title, sentence } = strings.failure[kind];
  return (
    <Page width="reading">
      <CourtLines css={drawing} />
      <div role="alert">
        <PageTitle>{title}</PageTitle>
        <Lead>{sentence}</Lead>
      </div>
      <Stack gap={5}>
        <RetryButtons arrival={arrival} kind={kind} />
        <p>
          {strings.failure.phone}
          <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
        </p>
      </Stack>
    </Page>
  );
}

/** The lights of the court are out, but for the warm ones. */
const drawing = {
  maxWidth: '16rem',
  marginBottom: theme.space(8),
  color: theme.color.warm,
  strokeDasharray: '7 6',
} as const;
