import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { type Block, endBlock, readBlocks } from '../../../data/centre';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useAnswer } from '../useAnswer';
import { changeTroubles, blockStrings as words } from './strings';

/** The networks and persons that a limit refuses at the moment, and whom the desk keeps from booking online. */
export function Blocks() {
  const { value, trouble, askAgain } = useAnswer(readBlocks);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const listed = value?.kind === 'listed' ? value : null;
  const nameOf = (block: Block, isNetwork: boolean) =>
    isNetwork ? words.network(block.id) : words.person(block);
  const blocks = listed && [
    ...listed.networks.map((block) => ({ block, name: nameOf(block, true) })),
    ...listed.people.map((block) => ({ block, name: nameOf(block, false) })),
  ];

  async function end(block: Block, name: string) {
    setSaid('');
    const answer = await endBlock(block);
    setSaid(answer.ok ? words.ended(name) : changeTroubles[answer.trouble]);
    await askAgain();
    // Its button is gone with the block.
    status.current?.focus();
  }

  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(4) }}>{words.lead}</p>
      <p ref={status} role="status" tabIndex={-1}>
        {said || (blocks?.length === 0 && words.none)}
      </p>
      {!blocks && (trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />)}
      <Stack as="ul" role="list" gap={3}>
        {blocks?.map(({ block, name }) => (
          <li key={`${block.id} ${block.use}`} css={line}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{name}</strong>
              <span>{words.about(block)}</span>
            </span>
            <Button size="small" aria-label={words.endOf(name, block)} onClick={() => void end(block, name)}>
              {words.end(block)}
            </Button>
          </li>
        ))}
      </Stack>
    </Pane>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
} as const;
