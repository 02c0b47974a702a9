import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Icon, Pane, Stack } from 'shared-kernel/ui';
import { sizeInWords, strings } from './strings';

interface Props {
  readonly what: string;
  readonly size: number;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

export function SetAsideCard({ what, size, onDownload, onRemove }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const label = (action: string) => strings.labelled(action, `${what}, ${sizeInWords(size)}`);
  return (
    <Pane as="li" css={card}>
      <div>
        <h2 css={{ ...theme.type.title3, overflowWrap: 'anywhere' }}>{what}</h2>
        <p css={{ color: theme.color.textMuted }}>{sizeInWords(size)}</p>
      </div>
      {isAsking ? (
        <fieldset css={question}>
          <legend>{strings.question}</legend>
          <Stack direction="row" gap={3}>
            <Button variant="danger" onClick={onRemove}>
              {strings.yes}
            </Button>
            {/* The question takes the place of the button that was pressed, so the focus goes with it. */}
            <Button autoFocus onClick={() => setIsAsking(false)}>
              {strings.no}
            </Button>
          </Stack>
        </fieldset>
      ) : (
        <Stack direction="row" gap={3}>
          <Button aria-label={label(strings.download)} onClick={onDownload}>
            <Icon name="download" />
            {strings.download}
          </Button>
          <Button variant="danger" aria-label={label(strings.remove)} onClick={() => setIsAsking(true)}>
            {strings.remove}
          </Button>
        </Stack>
      )}
    </Pane>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
} as const;

const question = {
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.space(2), fontWeight: 600 },
} as const;
