import { newStamp } from '../../store/stamps';
import '../../testing/database';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSeason } from '../../competition/testing/playedMatch';
import type { PlayoffSlot, Tournament } from '../../model/tournament';
import { recordQuickScore, type SetGoals } from '../../scoring/quickScore';
import { storedTournament, storeNothing, storeTournaments } from '../../testing/openPage';
import { useSheetWriting } from './useSheetWriting';

const homeWin: readonly SetGoals[] = [
  [7, 4],
  [7, 5],
  [7, 2],
];
const awayWin: readonly SetGoals[] = [
  [4, 7],
  [5, 7],
  [2, 7],
];

type Props = { readonly tournament: Tournament; readonly slot: PlayoffSlot; readonly sets: typeof homeWin };

function QuickScore({ tournament, slot, sets }: Props) {
  const fixture = tournament.fixtures.find((each) => each.slot === slot);
  if (fixture === undefined) throw new Error(`No ${slot}.`);
  const { write, confirmation } = useSheetWriting(tournament, fixture);
  const send = () =>
    write((sheet) => recordQuickScore(sheet, sets, () => null, newStamp), { title: 'Score enregistré' });
  return (
    <>
      {confirmation}
      <button type="button" onClick={() => void send()}>
        Score
      </button>
    </>
  );
}

describe('without IndexedDB', () => {
  let id = '';
  let count = 0;
  const resultOf = (slot: PlayoffSlot) => {
    const result = storedTournament(id)?.fixtures.find((each) => each.slot === slot)?.result;
    return result && [result.homeScore, result.awayScore];
  };

  beforeEach(() => {
    storeNothing();
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    count += 1;
    id = `refused-${count}`;
    storeTournaments(aSeason({ id }));
  });
  afterEach(() => jest.restoreAllMocks());

  async function send(slot: PlayoffSlot, sets: typeof homeWin) {
    const page = render(
      <QuickScore tournament={storedTournament(id) as Tournament} slot={slot} sets={sets} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    return page;
  }

  async function correctQuarterfinal(answer: string) {
    for (const slot of ['quarterfinal-1', 'semifinal-1'] as const) {
      const page = await send(slot, homeWin);
      await waitFor(() => expect(resultOf(slot)).toEqual([3, 0]));
      page.unmount();
    }
    const page = await send('quarterfinal-1', awayWin);
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    return page;
  }

  test('a confirmed correction of a played quarterfinal is made', async () => {
    await correctQuarterfinal('Changer la phase finale');
    await waitFor(() => expect(resultOf('quarterfinal-1')).toEqual([0, 3]));
  });

  test('a declined correction leaves the next one of the same match unchanged', async () => {
    const page = await correctQuarterfinal('Annuler');
    page.unmount();
    expect(resultOf('quarterfinal-1')).toEqual([3, 0]);
    await send('quarterfinal-1', [...homeWin.slice(0, 2), [7, 0]]);
    await waitFor(() => {
      const fixture = storedTournament(id)?.fixtures.find(({ slot }) => slot === 'quarterfinal-1');
      expect(fixture?.result?.details?.sets[2]?.teamB.goals).toHaveLength(0);
    });
    expect(resultOf('quarterfinal-1')).toEqual([3, 0]);
  });
});
