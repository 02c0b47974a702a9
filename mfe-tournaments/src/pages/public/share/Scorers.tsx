import { useCallback, useEffect, useRef, useState } from 'react';
import { isolated, theme } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';
import { LoadingState } from 'shared-kernel/states';
import { Button, SectionTitle, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { loadSharing } from '../../../store/loadSharing';
import type { Scorers as ListedScorers, ScorerAnswer, Writer } from '../../../sync/scorers';
import {
  dismissScorer,
  endInvitations,
  inviteScorers,
  readScorers,
  removeEvents,
} from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { MissingPart } from '../../../widgets/MissingPart';
import { QrCode } from '../../../widgets/QrCode';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { counted } from '../../../widgets/words';
import { AddressToCopy } from './AddressToCopy';
import { announceRefusal, Handover } from './Handover';

const strings = {
  title: 'Les marqueurs',
  text: 'Invitez ceux qui tiennent les feuilles de match au bord des terrains\u00a0: ils notent buts, cartons et scores, et ne changent rien d’autre.',
  loading: 'Chargement des marqueurs',
  noneYet: 'Personne n’a encore accepté d’invitation.',
  unnamed: 'Membre sans nom',
  events: (count: number) => counted(count, 'action notée', 'actions notées'),
  former: 'Ont noté des actions, sans être marqueurs :',
  erase: 'Effacer ses actions',
  eraseTitle: (name: string) => `Effacer ce qu’a noté ${isolated(name)} ?`,
  eraseQuestion: (name: string, count: number) => [
    `${counted(count, 'action notée', 'actions notées')} par ${isolated(name)} ${count > 1 ? 'disparaîtront' : 'disparaîtra'} des feuilles de match, et les résultats seront recalculés.`,
    'Ce qui est effacé ne se rétablit pas.',
  ],
  erased: (name: string) => `Ce qu’a noté ${isolated(name)} est effacé`,
  erasedText: 'Les résultats de ses matchs suivent dans un instant.',
  dismiss: 'Retirer',
  ofWhom: (name: string) => `${isolated(name)} des marqueurs`,
  dismissed: (name: string) => `${isolated(name)} n’est plus marqueur`,
  dismissedText: 'Ce qui est noté reste noté. Pour en inviter d’autres, donnez un nouveau lien.',
  dismissTitle: (name: string) => `Retirer ${isolated(name)} des marqueurs\u00a0?`,
  dismissQuestion: [
    'Cette personne ne pourra plus rien noter\u00a0; ce qu’elle a noté reste.',
    'Les liens d’invitation déjà donnés ne vaudront plus pour personne.',
  ],
  invite: 'Inviter des marqueurs',
  invitation: 'Invitation',
  valid: 'Ce lien vaut un jour, pour tous ceux qui le reçoivent. Chacun se connecte, puis accepte.',
  link: { label: 'Lien d’invitation', copy: 'Copier le lien' },
  code: (name: string) => `Code QR de l’invitation à «\u00a0${isolated(name)}\u00a0»`,
  withdraw: 'Annuler les liens donnés',
  withdrawn: 'Les liens donnés ne valent plus',
  withdrawnText: 'Ceux qui ont déjà accepté restent marqueurs.',
} as const;

/** The scorers besides the organiser: a link or a code invites them; the organiser can remove them, and what they noted. */
export function Scorers({ tournament, name }: { readonly tournament: string; readonly name: string }) {
  const [scorers, look] = useScorers(tournament);
  const [token, setToken] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { ask, confirmation } = useConfirmation();
  const section = useRef<HTMLElement>(null);
  const address = useAddress(`${tournamentPaths.invitation(tournament)}#${token}`);

  async function invite() {
    setIsBusy(true);
    const answer = await inviteScorers(tournament);
    setIsBusy(false);
    if (answer.ok) setToken(answer.value);
    else announceRefusal(answer.refusal);
  }

  /** Announces a success once the list is read anew. The pressed button may have disappeared with its line. */
  async function settle(answer: ScorerAnswer<unknown>, title: string, description: string) {
    if (!answer.ok) return announceRefusal(answer.refusal);
    await look();
    section.current?.focus();
    announce({ title, description });
  }

  async function erase(writer: Writer) {
    const isConfirmed = await ask({
      title: strings.eraseTitle(writer.name),
      text: strings.eraseQuestion(writer.name, writer.events),
      confirmLabel: strings.erase,
    });
    if (!isConfirmed) return;
    const answer = await removeEvents(tournament, writer);
    await settle(answer, strings.erased(writer.name), strings.erasedText);
    // This device makes the results anew.
    if (answer.ok) await (await loadSharing())?.refreshTournament(tournament);
  }

  async function remove(scorer: Writer) {
    const isConfirmed = await ask({
      title: strings.dismissTitle(scorer.name),
      text: strings.dismissQuestion,
      confirmLabel: strings.dismiss,
    });
    if (!isConfirmed) return;
    const answer = await dismissScorer(tournament, scorer);
    if (answer.ok) setToken('');
    await settle(answer, strings.dismissed(scorer.name), strings.dismissedText);
  }

  async function withdraw() {
    const answer = await endInvitations(tournament);
    if (answer.ok) setToken('');
    await settle(answer, strings.withdrawn, strings.withdrawnText);
  }

  const links = scorers?.ok ? scorers.value.links : [];
  const withdrawal = (
    <Button variant="quiet" onClick={withdraw} css={{ paddingInline: 0 }}>
      {strings.withdraw}
    </Button>
  );
  return (
    <>
      <Stack as="section" ref={section} tabIndex={-1} aria-labelledby="scorers">
        <SectionTitle id="scorers" css={theme.type.title3}>
          {strings.title}
        </SectionTitle>
        <p>{strings.text}</p>
        {scorers === undefined && <LoadingState heights={[48]}>{strings.loading}</LoadingState>}
        {scorers?.ok === false && (
          <MissingPart text={refusalSentences[scorers.refusal.kind]} onRetry={look} />
        )}
        {scorers?.ok && scorers.value.scorers.length === 0 && (
          <p css={{ color: theme.color.textMuted }}>{strings.noneYet}</p>
        )}
        {scorers?.ok && <People people={scorers.value.scorers} onErase={erase} onRemove={remove} />}
        {scorers?.ok && scorers.value.former.length > 0 && (
          <>
            <p>{strings.former}</p>
            <People people={scorers.value.former} onErase={erase} />
          </>
        )}
        {token === '' ? (
          <Stack direction="row" gap={3}>
            <Button onClick={invite} aria-disabled={isBusy}>
              {strings.invite}
            </Button>
            {links.includes('open') && withdrawal}
          </Stack>
        ) : (
          <section aria-label={strings.invitation} css={invitation}>
            <QrCode text={address} label={strings.code(name)} />
            <Stack gap={3}>
              <p>{strings.valid}</p>
              <AddressToCopy address={address} name={name} of={strings.link} />
              <div>{withdrawal}</div>
            </Stack>
          </section>
        )}
        {confirmation}
      </Stack>
      <Handover
        tournament={tournament}
        name={name}
        isOffered={links.includes('handover')}
        onWithdrawn={look}
      />
    </>
  );
}

type PeopleProps = {
  readonly people: readonly Writer[];
  readonly onErase: (writer: Writer) => void;
  readonly onRemove?: (writer: Writer) => void;
};

function People({ people, onErase, onRemove }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul css={theme.unlisted}>
      {people.map((person) => (
        <Stack key={person.person} as="li" direction="row" css={row}>
          <span>
            <bdi>{person.name}</bdi>
            {person.events > 0 && <small>{strings.events(person.events)}</small>}
          </span>
          {person.events > 0 && (
            <Button variant="quiet" size="small" onClick={() => onErase(person)}>
              {strings.erase}
              <VisuallyHidden>{` : ${isolated(person.name)}`}</VisuallyHidden>
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" size="small" onClick={() => onRemove(person)}>
              {strings.dismiss}
              <VisuallyHidden>{` ${strings.ofWhom(person.name)}`}</VisuallyHidden>
            </Button>
          )}
        </Stack>
      ))}
    </ul>
  );
}

/** New scorers accept their invitation while the page is open. */
const askAgainMs = 20_000;

/** The last list of scorers, or the refusal before there is one; with the function that asks again. */
function useScorers(tournament: string) {
  const [answer, setAnswer] = useState<ScorerAnswer<ListedScorers>>();

  const look = useCallback(async () => {
    const next = named(await readScorers(tournament));
    setAnswer((known) => (known?.ok && !next.ok ? known : next));
  }, [tournament]);

  useEffect(() => poll(() => look().then(() => askAgainMs)), [look]);

  return [answer, look] as const;
}

function named(answer: ScorerAnswer<ListedScorers>): ScorerAnswer<ListedScorers> {
  if (!answer.ok) return answer;
  const withName = (person: Writer) => ({ ...person, name: person.name || strings.unnamed });
  const { scorers, former, links } = answer.value;
  return { ok: true, value: { links, scorers: scorers.map(withName), former: former.map(withName) } };
}

const row = {
  justifyContent: 'end',
  gap: `0 ${theme.space(4)}`,
  minHeight: '3.5rem',
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '& span:first-of-type': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.muted, display: 'block' },
} as const;

const invitation = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: theme.space(5),
  '& > svg': { maxWidth: '14rem', borderRadius: theme.radius },
} as const;
