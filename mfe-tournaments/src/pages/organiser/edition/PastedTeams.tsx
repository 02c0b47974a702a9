import { useMemo, useState } from 'react';
import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { TextAreaField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { PastedEntry, Pasting } from '../../../competition/teams/enterPastedTeams';
import { enterPastedTeams } from '../../../competition/teams/enterPastedTeams';
import type { PastedLayout } from '../../../competition/teams/readPastedTeams';
import type { Tournament } from '../../../model/tournament';
import { pastedTeamsDraft } from '../../../store/drafts';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { announce } from '../../../widgets/announce';
import { type FieldFocus, FramedForm, type OpenedFormProps, type TournamentChange } from './FramedForm';
import { pasteSentences, strings } from './strings';

/** In characters: more than a hundred teams of five take. Beyond that it is not a list of teams, and would hold up each key. */
const longestPaste = 50_000;
/** More than a tournament takes. */
const entriesShown = 150;

/** A pasted list of teams: all valid ones enter at once, and the rest stays for correction. */
export function PastedTeams({ tournament, isAsked, onClose }: OpenedFormProps) {
  const draft = pastedTeamsDraft(tournament.id);
  const { text = '' } = useVisitDraft(draft);
  const isTooLong = text.length > longestPaste;
  /** Chosen by the visitor, for a text that can be read in two ways. */
  const [wished, setWished] = useState<PastedLayout>();
  /** As the list was submitted to it: while that is saved, its teams are in the tournament already. */
  const [before, setBefore] = useState<Tournament | null>(null);
  const there = before ?? tournament;
  const { entries, header, layout, other } = useMemo(
    () => enterPastedTeams(there, isTooLong ? '' : text, teamCatalogue, wished),
    [there, text, isTooLong, wished],
  );
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  /** Shows no result for a text that a reload has restored. */
  const [hasTyped, setHasTyped] = useState(false);
  const sound = entries.filter(({ ok }) => ok).length;

  function type(value: string) {
    setHasTyped(true);
    setFocus(null);
    if (value.trim() === '') setWished(undefined);
    draft.keep({ text: value });
  }

  function close() {
    draft.forget();
    onClose();
  }

  async function submit(change: TournamentChange) {
    setBefore(tournament);
    await enter(change);
    setBefore(null);
  }

  async function enter(change: TournamentChange) {
    if (isTooLong) return setFocus({ field: 'teams' });
    let pasting: Pasting | undefined;
    const outcome = await change((current) => {
      pasting = enterPastedTeams(current, text, teamCatalogue, wished);
      return { ok: true, tournament: pasting.tournament };
    });
    if (outcome === null || pasting === undefined) return;
    const entered = pasting.entries.filter(({ ok }) => ok);
    const known = entered.filter((entry) => entry.ok && entry.known === 'catalogue');
    if (entered.length > 0) {
      announce({
        title: strings.pasted(entered.length),
        ...(known.length > 0 && { description: strings.pastedFromCatalogue(known.map(({ name }) => name)) }),
      });
    }
    // Input typed meanwhile stays.
    if (entered.length > 0 && draft.read().text === text) {
      if (pasting.rest === '') return close();
      // A single block left would look like lines.
      if (pasting.layout === 'blocks') setWished('blocks');
      draft.keep({ text: pasting.rest });
    }
    setFocus({ field: 'teams', ...(entered.length === 0 && { error: strings.pasteNothing }) });
  }

  return (
    <FramedForm
      tournamentId={tournament.id}
      label={strings.paste}
      submitLabel={strings.enterPasted(sound)}
      isUnsent={text.trim() !== ''}
      focus={focus}
      onSubmit={submit}
      onCancel={close}
    >
      <TextAreaField
        label={strings.pasteLabel}
        hint={strings.pasteHint}
        error={isTooLong ? strings.pasteTooLong(text.length, longestPaste) : focus?.error}
        name="teams"
        autoFocus={isAsked}
        rows={8}
        value={text}
        onChange={type}
      />
      <p role={hasTyped ? 'status' : undefined} css={{ fontWeight: 600 }}>
        {entries.length > 0 && strings.pasteState(sound, entries.length - sound)}
      </p>
      {header !== null && <p css={theme.type.small}>{strings.pasteHeader(header.map(shortened))}</p>}
      {other !== null && (
        <p css={theme.type.small}>
          <span>{strings.pasteLayouts[layout]}</span>{' '}
          <Button variant="quiet" onClick={() => setWished(other)}>
            {strings.pasteOtherLayout[other]}
          </Button>
        </p>
      )}
      {entries.length > 0 && (
        <ol css={list} aria-label={strings.pastePreview}>
          {entries.slice(0, entriesShown).map((entry, place) => (
            <li key={place} data-refused={!entry.ok || undefined}>
              <strong>
                <bdi>{shortened(entry.name)}</bdi>
              </strong>{' '}
              <span>{sentenceOf(entry)}</span>
            </li>
          ))}
          {entries.length > entriesShown && <li>{strings.pasteOthers(entries.length - entriesShown)}</li>}
        </ol>
      )}
    </FramedForm>
  );
}

/** The sentence about a name that is too long shows its beginning. */
function shortened(name: string): string {
  return name.length > 200 ? `${name.slice(0, 60)}…` : name;
}

function sentenceOf(entry: PastedEntry): string {
  if (!entry.ok) return pasteSentences[entry.refusal.kind];
  if (entry.players === 1) return strings.pastedAlone;
  const players = strings.players(entry.players);
  return entry.known === null ? players : strings.pastedKnown[entry.known](players);
}

const list = {
  ...theme.unlisted,
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: theme.space(1), borderBlockStart: `1px solid ${theme.color.edge}` },
  '& span': theme.muted,
  '& > li[data-refused] > span': { color: theme.color.danger, fontWeight: 600 },
} as const;
