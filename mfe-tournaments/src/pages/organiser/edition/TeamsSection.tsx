import { useEffect, useRef, useState } from 'react';
import { formatDay, isolated, theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { hintStyle, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Grid, Pane, SectionTitle } from 'shared-kernel/ui';
import {
  availableTeams,
  copyTeams,
  enterNewTeam,
  enterTeam,
  refusedField,
  type TeamRefusal,
} from '../../../competition/teams/enterTeam';
import { squadsOf } from '../../../competition/teams/squads';
import type { Tournament } from '../../../model/tournament';
import { newTeamDraft, pastedTeamsDraft, places } from '../../../store/drafts';
import { pastSeason } from '../../../store/pastSeason';
import { pastSeasonTournament } from '../../../store/pastSeasonResults';
import { fetchTournament } from '../../../store/replacing';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { DistinctCrests } from '../../../widgets/Crest';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { useSummaries } from '../../../widgets/useSummaries';
import type { FieldFocus, OpenedFormProps, TournamentChange } from './FramedForm';
import { FramedForm, useOpenedForm } from './FramedForm';
import { PastedTeams } from './PastedTeams';
import { copySentences, strings, teamSentences } from './strings';
import { TeamList } from './TeamList';

/** Ways to enter teams; each opens in the place of its button. */
const ways = [
  { name: 'new', label: strings.newTeam, Form: NewTeamForm },
  { name: 'paste', label: strings.paste, Form: PastedTeams },
  { name: 'copy', label: strings.copy, Form: CopiedTeams },
] as const;
type Way = (typeof ways)[number]['name'];

/** The participants: teams from the catalogue, created on the spot, from a list, or from another tournament. */
export function TeamsSection({ tournament }: { readonly tournament: Tournament }) {
  const { id } = tournament;
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<TeamRefusal | null>(null);
  const { asked, returned, open, close } = useOpenedForm<Way>();
  const typed = {
    new: Object.keys(useVisitDraft(newTeamDraft(id))).length > 0,
    paste: Object.keys(useVisitDraft(pastedTeamsDraft(id))).length > 0,
    copy: false,
  };
  const isOpen = (way: Way) => asked === way || typed[way];
  const { change, confirmation } = useTournamentChange(id);
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (refusal !== null) select.current?.focus();
  }, [refusal]);

  async function add() {
    const outcome = await change((current) => enterTeam(current, chosen));
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!outcome?.ok) return;
    // A quick organiser may have chosen the next one already.
    setChosen((current) => (current === chosen ? '' : current));
    announce({ title: strings.added(chosen) });
  }

  return (
    <Pane as="section" aria-label={strings.teams}>
      <SectionTitle>{strings.teams}</SectionTitle>
      <div css={adding}>
        <SelectField
          label={strings.teamToAdd}
          error={refusal ? teamSentences[refusal.kind] : undefined}
          ref={select}
          value={chosen}
          options={[
            { value: '', label: strings.chooseTeam },
            ...availableTeams(tournament, teamCatalogue).map(({ name }) => ({ value: name })),
          ]}
          onChange={setChosen}
        />
        <Button variant="primary" onClick={add}>
          {strings.add}
        </Button>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(6)}` }}>
        {ways.map(
          ({ name, label }) =>
            !isOpen(name) && (
              <Button
                key={name}
                variant="quiet"
                autoFocus={returned === name}
                onClick={() => open(name)}
                css={{ paddingInline: 0 }}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      {ways.map(
        ({ name, Form }) =>
          isOpen(name) && (
            <Form key={name} tournament={tournament} isAsked={asked === name} onClose={() => close(name)} />
          ),
      )}
      <DistinctCrests teams={tournament.teams}>
        <TeamList tournament={tournament} />
      </DistinctCrests>
      {confirmation}
    </Pane>
  );
}

/** The teams of another tournament of this device, or of the past season, with their players. */
function CopiedTeams({ tournament, onClose }: OpenedFormProps) {
  const summaries = useSummaries();
  const [source, setSource] = useState('');
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  const others = (summaries.status === 'ready' ? summaries.value : []).filter(
    ({ id }) => id !== tournament.id,
  );

  const refuse = (kind: keyof typeof copySentences) =>
    setFocus({ field: 'source', error: copySentences[kind] });

  async function copy(change: TournamentChange) {
    if (source === '') return refuse('none-chosen');
    await fetchTournament(source);
    const other = source === pastSeason.id ? pastSeasonTournament() : await tournaments.record(source).read();
    if (other === null) return refuse('gone');
    let entered = 0;
    const outcome = await change((current) => {
      const copying = copyTeams(current, squadsOf(other, teamCatalogue), teamCatalogue);
      entered = copying.entered.length;
      return { ok: true, tournament: copying.tournament };
    });
    if (outcome === null) return;
    if (entered === 0) return refuse('no-new-team');
    announce({ title: strings.pasted(entered) });
    onClose();
  }

  return (
    <FramedForm
      tournamentId={tournament.id}
      label={strings.copy}
      submitLabel={strings.copySubmit}
      isUnsent={false}
      focus={focus}
      onSubmit={copy}
      onCancel={onClose}
    >
      <SelectField
        label={strings.copyLabel}
        hint={strings.copyHint}
        error={focus?.error}
        name="source"
        autoFocus
        value={source}
        options={[
          { value: '', label: strings.copyChoose },
          ...[...others, pastSeason].map(({ id, name, date }) => ({
            value: id,
            label: `${isolated(name)} (${formatDay(date)})`,
          })),
        ]}
        onChange={setSource}
      />
    </FramedForm>
  );
}

const adding = {
  ...theme.column,
  gap: theme.space(3),
  marginBlockEnd: theme.space(3),
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  // Beside the control, under its label.
  '& > button': { minHeight: '3rem', [theme.media.tablet]: { marginBlockStart: '2.25rem' } },
} as const;

function NewTeamForm({ tournament, isAsked, onClose }: OpenedFormProps) {
  const draft = newTeamDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const { name = '' } = typed;
  const players = places.map((place) => typed[place] ?? '');
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  const field = (key: 'name' | (typeof places)[number]) => ({
    name: String(key),
    error: focus?.field === String(key) ? focus.error : undefined,
    autoComplete: 'off',
    maxLength: 200,
    value: typed[key] ?? '',
    onChange: (text: string) => draft.keep({ [key]: text }),
  });

  async function create(change: TournamentChange) {
    const sent = draft.read();
    const outcome = await change((current) => enterNewTeam(current, { name, players }, teamCatalogue));
    const refusal = outcome?.ok === false ? outcome.refusal : null;
    setFocus(
      refusal && { field: String(refusedField(refusal, players)), error: teamSentences[refusal.kind] },
    );
    if (!outcome?.ok) return;
    announce({ title: strings.added(name.trim()) });
    draft.forget(sent);
    if (Object.keys(draft.read()).length === 0) onClose();
  }

  return (
    <FramedForm
      tournamentId={tournament.id}
      label={strings.newTeamTitle}
      submitLabel={strings.createTeam}
      isUnsent={Object.values(typed).some(Boolean)}
      focus={focus}
      onSubmit={create}
      onCancel={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField label={strings.newTeamName} {...field('name')} required autoFocus={isAsked} />
      <p css={hintStyle}>{strings.newTeamPlayers}</p>
      <Grid min={220} gap={3}>
        {places.map((place) => (
          <TextField key={place} label={strings.player(place + 1)} {...field(place)} />
        ))}
      </Grid>
    </FramedForm>
  );
}
