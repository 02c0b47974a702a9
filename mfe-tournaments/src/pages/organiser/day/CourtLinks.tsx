import { theme, useSessionKind } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { Button, ButtonLink, Pane, SectionTitle, Stack, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { announce } from '../../../widgets/announce';
import { QrCode } from '../../../widgets/QrCode';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { courtName } from '../../../widgets/words';
import { strings } from './planStrings';

type Props = { readonly tournamentId: string; readonly courts: number };

/** A link for each court, for the scorer of its sheets; with a back end also a QR code for other devices. */
export function CourtLinks({ tournamentId, courts }: Props) {
  const isHosted = useSessionKind() === 'hosted';
  return (
    <section aria-label={strings.handOver}>
      <SectionTitle>{strings.handOver}</SectionTitle>
      <Stack gap={3} css={{ alignItems: 'start', marginBlockEnd: theme.space(5) }}>
        {isHosted ? (
          <>
            <div css={{ width: '100%' }}>
              <Disclosure summary={strings.aboutCourts}>
                <p>{strings.handOverShared}</p>
              </Disclosure>
            </div>
            <TextLink to={tournamentPaths.share(tournamentId)}>{strings.inviteScorers}</TextLink>
          </>
        ) : (
          <p css={{ maxWidth: theme.measure }}>{strings.handOverText}</p>
        )}
      </Stack>
      <ul css={grid}>
        {Array.from({ length: courts }, (_, index) => (
          <CourtLink
            key={index + 1}
            tournamentId={tournamentId}
            court={index + 1}
            opensElsewhere={isHosted}
          />
        ))}
      </ul>
    </section>
  );
}

type LinkProps = {
  readonly tournamentId: string;
  readonly court: number;
  /** Other devices can open the page. */
  readonly opensElsewhere: boolean;
};

function CourtLink({ tournamentId, court, opensElsewhere }: LinkProps) {
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
      <h3 css={theme.type.title3}>{courtName(court)}</h3>
      {opensElsewhere && (
        <div css={{ maxWidth: '12rem', marginBlockStart: theme.space(3) }}>
          <QrCode text={address} label={strings.code(court)} />
        </div>
      )}
      <Stack direction="row" gap={2} css={{ marginBlockStart: theme.space(3) }}>
        <ButtonLink to={path}>{strings.openCourt(court)}</ButtonLink>
        <Button onClick={copy}>
          {strings.copy}
          <VisuallyHidden>{strings.copyOf(court)}</VisuallyHidden>
        </Button>
      </Stack>
    </Pane>
  );
}

const grid = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
} as const;
