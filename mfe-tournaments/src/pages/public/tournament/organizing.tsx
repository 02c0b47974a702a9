import { useMemo } from 'react';
import { formatDay, isolated, paths, theme, useSessionKind, useStored } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { ButtonLink, Pane } from 'shared-kernel/ui';
import { scheduleFault } from '../../../competition/schedule/regenerateSchedule';
import { movePlacement } from '../../../matchday/dayPlan';
import { planOfNow } from '../../../matchday/planOfNow';
import { withPlan } from '../../../model/plans';
import type { Tournament } from '../../../model/tournament';
import { exportMark, fingerprintOf } from '../../../store/exportMark';
import { exportTournament, withLogs } from '../../../store/exportTournament';
import { sampleTournament } from '../../../store/sampleTournament';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { Connection } from '../../../widgets/Connection';

export { TieBreaks } from './TieBreaks';

const strings = {
  prompts: {
    noTeams: {
      title: 'Il manque des équipes',
      text: 'Un calendrier demande au moins deux équipes. Inscrivez-les, puis générez le calendrier.',
    },
    noSchedule: {
      title: 'Le calendrier n’est pas encore généré',
      text: 'Les équipes sont inscrites\u00a0: il reste à générer leurs matchs.',
    },
    teams: {
      title: 'Le calendrier ne correspond plus aux équipes',
      text: 'Des équipes ont été ajoutées ou retirées depuis qu’il a été généré.',
    },
    legs: {
      title: 'Le calendrier ne correspond plus au format',
      text: 'L’aller-retour a changé depuis qu’il a été généré.',
    },
  },
  addTeams: 'Ajouter des équipes',
  edit: 'Modifier le tournoi',
  movedTo: (court: number) => `Match noté au plan\u00a0: terrain ${court}`,
  exportFile: 'Exporter',
  exported: 'Tournoi exporté',
  exportedText: (file: string) =>
    `Le fichier ${isolated(file)} contient les équipes, le calendrier et toutes les feuilles de match.`,
  exportedWithoutLogs: (file: string) =>
    `Le fichier ${isolated(file)} contient les résultats, mais pas le détail des journaux de match\u00a0: ce navigateur n’y donne pas accès pour le moment. Réessayez plus tard.`,
  neverExported: 'Ce tournoi n’est gardé que dans ce navigateur. Exportez-le pour en avoir une copie.',
  exportIsStale: (day: string) => `Des changements ne sont pas encore dans le dernier export, du ${day}.`,
} as const;

type Props = { readonly tournament: Tournament };

/** Moves a called match to another court of the present plan; one drawn since the plan was made gets its place there. */
export async function callToCourt(tournamentId: string, fixture: string, court: number): Promise<void> {
  const saved = await tournaments.update(tournamentId, (current) => {
    const day = planOfNow(current, presentTime());
    return day === null ? current : withPlan(current, movePlacement(day, fixture, { court }));
  });
  if (saved.ok) announce({ title: strings.movedTo(court) });
}

/** The state of the connection, and the remaining steps before the tournament can be played. */
export function OrganizerHead({ tournament }: Props) {
  return (
    <>
      <div css={{ marginBlockEnd: theme.space(3) }}>
        <Connection />
      </div>
      <NextStep tournament={tournament} />
    </>
  );
}

function NextStep({ tournament }: Props) {
  const { teams, fixtures } = tournament;
  const next =
    teams.length < 2 ? 'noTeams' : fixtures.length === 0 ? 'noSchedule' : scheduleFault(tournament);
  if (next === null) return null;
  const { title, text } = strings.prompts[next];
  return (
    <Pane as="aside" lit css={promptStyle} data-print="hide">
      <div>
        <h2 css={theme.type.title3}>{title}</h2>
        <p css={{ color: theme.color.textMuted }}>{text}</p>
      </div>
      <ButtonLink to={paths.editTournament(tournament.id)} variant="primary">
        {next === 'noTeams' ? strings.addTeams : strings.edit}
      </ButtonLink>
    </Pane>
  );
}

const promptStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  marginBlockEnd: theme.space(8),
} as const;

export function ExportTournament({ tournament }: Props) {
  async function save() {
    const now = presentTime();
    const { tournament: carried, isWhole } = await withLogs(tournament);
    const { name, text } = exportTournament(carried, now.toISOString(), centreDay(now));
    downloadFile(name, text, 'application/json');
    if (isWhole) {
      const mark = { at: now.toISOString(), fingerprint: fingerprintOf(tournament) };
      exportMark(tournament.id).update(() => mark);
    }
    announce({
      title: strings.exported,
      description: isWhole ? strings.exportedText(name) : strings.exportedWithoutLogs(name),
      ...(!isWhole && ({ variant: 'destructive', durationMs: 15_000 } as const)),
    });
  }

  return (
    <button type="button" onClick={save}>
      {strings.exportFile}
    </button>
  );
}

/** For a tournament in this browser alone that has changed since its last file. An empty one, or the unplayed sample, is no loss. */
export function ExportReminder({ tournament }: Props) {
  const mark = useStored(exportMark(tournament.id));
  const fingerprint = useMemo(() => fingerprintOf(tournament), [tournament]);
  const isHosted = useSessionKind() === 'hosted';
  if (isHosted || mark.status !== 'ready' || mark.value?.fingerprint === fingerprint) return null;
  const hasResults = tournament.fixtures.some(({ result }) => result !== null);
  const isOwn = tournament.teams.length > 0 && tournament.id !== sampleTournament.id;
  if (!hasResults && !isOwn) return null;
  return (
    <p
      css={{ ...theme.type.small, marginBlockStart: theme.space(6), color: theme.color.warning }}
      data-print="hide"
    >
      {mark.value === null
        ? strings.neverExported
        : strings.exportIsStale(formatDay(centreDay(new Date(mark.value.at))))}
    </p>
  );
}
