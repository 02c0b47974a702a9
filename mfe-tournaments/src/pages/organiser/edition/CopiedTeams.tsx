import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDay, isolated, theme } from 'shared-kernel';
import { Field, Select } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { copyTeams } from '../../../competition/teams/enterTeam';
import { squadsOf } from '../../../competition/teams/squads';
import type { Tournament } from '../../../model/tournament';
import { pastSeason } from '../../../store/pastSeason';
import { pastSeasonTournament } from '../../../store/pastSeasonResults';
import { findTournament } from '../../../store/replacing';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { useSummaries } from '../../../widgets/useSummaries';
import { boxStyle } from './boxStyle';
import { copySentences, strings } from './strings';

type Props = { readonly tournament: Tournament; readonly onClose: () => void };

/** The teams of another tournament of this device, or of the past season, with their players. */
export function CopiedTeams({ tournament, onClose }: Props) {
  const summaries = useSummaries();
  const [source, setSource] = useState('');
  const [refusal, setRefusal] = useState<{ readonly kind: keyof typeof copySentences } | null>(null);
  const { change, confirmation } = useTournamentChange(tournament.id);
  const select = useRef<HTMLSelectElement>(null);
  const others = (summaries.status === 'ready' ? summaries.value : []).filter(
    ({ id }) => id !== tournament.id,
  );

  useEffect(() => {
    if (refusal !== null) select.current?.focus();
  }, [refusal]);

  async function copy(event: FormEvent) {
    event.preventDefault();
    if (source === '') return setRefusal({ kind: 'none-chosen' });
    await findTournament(source);
    const other = source === pastSeason.id ? pastSeasonTournament() : await tournaments.record(source).read();
    if (other === null) return setRefusal({ kind: 'gone' });
    let entered = 0;
    const outcome = await change((current) => {
      const copying = copyTeams(current, squadsOf(other, teamCatalogue), teamCatalogue);
      entered = copying.entered.length;
      return { ok: true, tournament: copying.tournament };
    });
    if (outcome === null) return;
    if (entered === 0) return setRefusal({ kind: 'nobody-new' });
    announce({ title: strings.pasted(entered) });
    onClose();
  }

  return (
    <form noValidate onSubmit={copy} css={boxStyle} aria-label={strings.copy}>
      <Field
        label={strings.copyLabel}
        hint={strings.copyHint}
        {...(refusal && { error: copySentences[refusal.kind] })}
      >
        {(control) => (
          <Select
            {...control}
            ref={select}
            autoFocus
            value={source}
            onChange={({ target }) => setSource(target.value)}
          >
            <option value="">{strings.copyChoose}</option>
            {[...others, pastSeason].map(({ id, name, date }) => (
              <option key={id} value={id}>
                {`${isolated(name)} (${formatDay(date)})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button type="submit" variant="primary">
          {strings.copySubmit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {strings.cancel}
        </Button>
      </div>
      {confirmation}
    </form>
  );
}
