import { theme } from 'shared-kernel';
import { Button, Icon } from 'shared-kernel/ui';
import { AskingCard, quietDanger } from '../../ui/AskingCard';
import { sizeInWords, strings } from './strings';

interface Props {
  readonly what: string;
  readonly size: number;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

export function SetAsideCard({ what, size, onDownload, onRemove }: Props) {
  const label = (action: string) => strings.labelled(action, `${what}, ${sizeInWords(size)}`);
  return (
    <AskingCard
      question={strings.question}
      yes={strings.yes}
      no={strings.no}
      onYes={onRemove}
      actions={(asking) => (
        <>
          <Button aria-label={label(strings.download)} onClick={onDownload}>
            <Icon name="download" />
            {strings.download}
          </Button>
          <Button variant="quiet" css={quietDanger} aria-label={label(strings.remove)} {...asking}>
            {strings.remove}
          </Button>
        </>
      )}
    >
      <h2 css={{ ...theme.type.title3, overflowWrap: 'anywhere' }}>{what}</h2>
      <p css={{ color: theme.color.textMuted }}>{sizeInWords(size)}</p>
    </AskingCard>
  );
}
