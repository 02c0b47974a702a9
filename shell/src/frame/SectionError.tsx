import { centre, theme } from 'shared-kernel';
import { Button, CourtLines, Lead, Page, PageTitle, Stack, TextLink } from 'shared-kernel/ui';
import { isSectionFailure } from '../composition/sectionFailure';
import { strings } from './strings';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A section that could not be loaded, or a page that broke: what happened, what is safe, what to do. */
export function SectionError({ error, onRetry }: Props) {
  const kind = isSectionFailure(error) ? error.kind : 'broken';
  const { title, sentence } = strings.failure[kind];
  return (
    <Page width="reading">
      <CourtLines css={drawing} />
      <div role="alert">
        <PageTitle>{title}</PageTitle>
        <Lead>{sentence}</Lead>
      </div>
      <Stack gap={5}>
        <Stack direction="row" gap={3}>
          <Button variant="primary" size="large" onClick={onRetry}>
            {strings.failure.retry}
          </Button>
          <Button size="large" onClick={() => window.location.reload()}>
            {strings.failure.reload}
          </Button>
        </Stack>
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
