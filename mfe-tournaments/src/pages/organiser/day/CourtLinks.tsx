import { useId } from 'react';
import { theme, useSessionKind } from 'shared-kernel';
import { Button, ButtonLink, Pane, SectionTitle, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { announce } from '../../../widgets/announce';
import { QrCode } from '../../../widgets/QrCode';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { strings } from './strings';

type Props = { readonly tournamentId: string; readonly courts: number };

/** A link and a QR code for each court, for the scorer of its sheets. */
export function CourtLinks({ tournamentId, courts }: Props) {
  const titleId = useId();
  const isHosted = useSessionKind() === 'hosted';
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{strings.handOver}</SectionTitle>
      <p css={{ maxWidth: theme.measure, marginBlockEnd: theme.space(5) }}>
        <span>{isHosted ? strings.handOverShared : strings.handOverText}</span>{' '}
        {isHosted && <TextLink to={tournamentPaths.share(tournamentId)}>{strings.inviteScorers}</TextLink>}
      </p>
      <ul css={grid}>
        {Array.from({ length: courts }, (_, index) => (
          <CourtLink key={index + 1} tournamentId={tournamentId} court={index + 1} />
        ))}
      </ul>
    </section>
  );
}

function CourtLink({ tournamentId, court }: { readonly tournamentId: string; readonly court: number }) {
  const path = tournamentPaths.court(tournamentId, court);
  const address = useAddress(path);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      announce({ title: strings.copied(court) });
    } catch {
      announce({ title: strings.copyFailed, description: strings.copyFailedText(address) });
    }
  }

  return (
    <Pane as="li">
      <h3 css={theme.type.title3}>{strings.court(court)}</h3>
      <div css={{ maxWidth: '12rem', marginBlock: theme.space(3) }}>
        <QrCode text={address} label={strings.code(court)} />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }}>
        <ButtonLink to={path}>{strings.openCourt(court)}</ButtonLink>
        <Button onClick={copy}>
          {strings.copy}
          <VisuallyHidden>{strings.copyOf(court)}</VisuallyHidden>
        </Button>
      </div>
    </Pane>
  );
}

const grid = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
} as const;
