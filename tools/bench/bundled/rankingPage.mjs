import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyles } from 'shared-kernel/ground';
import { Page } from 'shared-kernel/ui';
import { useRankingAddress } from '../../../mfe-members/src/features/world-ranking/useRankingAddress.ts';
import { WorldRanking } from '../../../mfe-members/src/features/world-ranking/WorldRanking.tsx';
import { manyPlayers } from './manyPlayers.mjs';

const OWN_RANK = 70_000;

const players = manyPlayers(100_000);

function RankingPage() {
  return createElement(WorldRanking, { players, ownId: String(OWN_RANK), ...useRankingAddress() });
}

const root = createRoot(document.getElementById('root'));
window.firstRender = new Promise((resolve) => {
  const started = performance.now();
  flushSync(() =>
    root.render(
      createElement(
        MemoryRouter,
        null,
        createElement(GlobalStyles),
        createElement(Page, null, createElement(RankingPage)),
      ),
    ),
  );
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
});
