import { type ComponentType, useEffect, useState } from 'react';
import { formatLongDay, PageMetadata, paths, theme, useSessionKind, useStored } from 'shared-kernel';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { EmptyState, LoadingState } from 'shared-kernel/states';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Button, ButtonLink, Page, PageTitle, Stack } from 'shared-kernel/ui';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { Tournament } from '../../../model/tournament';
import { readSnapshot, type SnapshotOutcome } from '../../../store/snapshot/readSnapshot';
import { presentTime } from '../../../store/stamps';
import { storedTournaments } from '../../../store/storedTournaments';
import { announce } from '../../../widgets/announce';
import { BackLink } from '../../../widgets/BackLink';
import { MatchList } from '../../../widgets/matches/MatchList';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { Playoffs } from '../../../widgets/playoffs/Playoffs';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { Standings } from '../../../widgets/standings/Standings';
import { snapshotName } from '../../../widgets/timeInWords';
import { useIsOnlyHere } from '../../../widgets/useAddress';
import { useIsOrganizer } from '../../../widgets/useIsOrganizer';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { refusalSentences, strings } from './strings';

/** A tournament as it was at one moment. All of it is in the address's hash, which a browser sends to no server. */
export function SnapshotPage() {
  const fragment = useLocation().hash.slice(1);
  const isHosted = useSessionKind() === 'hosted';
  return (
    <Page>
      <PaperStyles />
      <BackLink to={paths.tournaments()}>{strings.back}</BackLink>
      {isHosted ? <Refused kind="online" /> : <Reading key={fragment} fragment={fragment} />}
    </Page>
  );
}

function Reading({ fragment }: { readonly fragment: string }) {
  const [outcome, setOutcome] = useState<SnapshotOutcome>();
  useEffect(() => void readSnapshot(fragment).then(setOutcome), [fragment]);
  if (outcome?.ok) return <ReadSnapshot {...outcome} />;
  if (outcome) return <Refused kind={outcome.refusal.kind} />;
  return (
    <>
      <PageTitle>{strings.title}</PageTitle>
      <LoadingState heights={[64, 480]}>{strings.loading}</LoadingState>
    </>
  );
}

function Refused({ kind }: { readonly kind: keyof typeof refusalSentences }) {
  const others = <ButtonLink to={paths.tournaments()}>{strings.back}</ButtonLink>;
  return (
    <>
      <PageTitle>{strings.title}</PageTitle>
      <EmptyState {...refusalSentences[kind]} action={others} />
    </>
  );
}

const contents: Readonly<Record<Tab, ComponentType<{ readonly tournament: Tournament }>>> = {
  matches: MatchList,
  standings: Standings,
  playoffs: Playoffs,
};

type Tab = keyof typeof strings.tabLabels;

function ReadSnapshot({ tournament, madeAt }: Extract<SnapshotOutcome, { readonly ok: true }>) {
  const { id, name, date, level, fixtures, format } = tournament;
  const isOrganizer = useIsOrganizer();
  const isKeepable = useIsOnlyHere(id) && isOrganizer;
  const moment = snapshotName(madeAt, usePresentTime() ?? presentTime());
  const tabs: readonly [Tab, ...Tab[]] = [
    'matches',
    'standings',
    ...(format?.playoffs === true ? (['playoffs'] as const) : []),
  ];
  const [selected, select] = useSelectedTab(tabs);
  const Content = contents[selected];
  return (
    <>
      <PageMetadata title={strings.pageTitle(moment, name)} description={strings.description(name)} />
      <PageTitle eyebrow={<time dateTime={madeAt}>{moment}</time>} css={title}>
        {name}
      </PageTitle>
      <Stack direction="row" css={{ gap: `0 ${theme.space(3)}`, color: theme.color.textMuted }}>
        <StatusBadge status={tournamentStatus(fixtures)} />
        <span>{level}</span>
        <time dateTime={date}>{formatLongDay(date)}</time>
      </Stack>
      <p css={notice} data-print="hide">
        {strings.notice}
      </p>
      {isKeepable && <KeepSnapshot tournament={tournament} />}
      <Tabs
        label={strings.tabs}
        tabs={tabs.map((id) => ({ id, label: strings.tabLabels[id] }))}
        selected={selected}
        onSelect={select}
      >
        <div css={{ paddingBlockStart: theme.space(4) }}>
          <Content tournament={tournament} />
        </div>
      </Tabs>
    </>
  );
}

const title = {
  ...theme.type.title2,
  marginBlockEnd: theme.space(2),
  overflowWrap: 'anywhere',
  [theme.media.tablet]: { fontSize: theme.type.title1.fontSize },
} as const;

const notice = { ...theme.muted, maxWidth: theme.measure, marginBlock: theme.space(3) } as const;

/**
 * Only organisers import tournaments, and reading the record opens the database of this device. A snapshot never replaces
 * a tournament of this device, which has more: its players, its sheets; nor does it take the place of a sample.
 */
function KeepSnapshot({ tournament }: { readonly tournament: Tournament }) {
  const { id, name } = tournament;
  const record = useStored(storedTournaments.record(id));
  const navigate = useNavigate();
  if (record.status === 'loading') return null;

  async function keep() {
    const module = await import(
      /* webpackChunkName: "tournaments-file" */ '../../../store/importTournament'
    ).catch(() => null);
    if (module === null) {
      announce({ title: strings.notKept, description: strings.unfetched, variant: 'destructive' });
      return;
    }
    // The storage announces the reason of its refusal.
    if (!(await module.importTournament(tournament)).ok) return;
    announce({ title: strings.kept, description: strings.keptText(name) });
    navigate(paths.tournament(id));
  }

  return (
    <Stack gap={2} css={keeping} data-print="hide">
      {record.value === null ? (
        <>
          <Button onClick={keep}>{strings.keep}</Button>
          <p>{strings.keepText}</p>
        </>
      ) : (
        <>
          <ButtonLink to={paths.tournament(id)}>{strings.open}</ButtonLink>
          <p>{strings.isHere}</p>
        </>
      )}
    </Stack>
  );
}

const keeping = {
  alignItems: 'start',
  marginBlockEnd: theme.space(5),
  '& > p': { ...theme.muted, maxWidth: theme.measure },
} as const;

export { SnapshotPage as Component };
