import { act, render } from '@testing-library/react';
import type { NavigateFunction } from 'react-router-dom';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Page, PageTitle } from 'shared-kernel/ui';
import { noArrival } from '../../composition/visit';
import { Frame } from '../Frame';

const pages = [
  { path: '/', title: 'Deux contre deux', anchors: ['about', 'contact'] },
  { path: '/blog', title: 'News', anchors: [] },
  { path: '/tournois', title: 'Tous les Tournois', anchors: [] },
  { path: '/reservation', title: 'Réserver un terrain', anchors: [] },
  { path: '/connexion', title: 'Connexion', anchors: [] },
  { path: '/profil', title: 'Mon profil', anchors: [] },
  { path: '/organisateur', title: 'Mes Tournois', anchors: [] },
];

/** The frame around small pages, for tests: each has its title, and the home page its anchors. */
export function renderFrame(start = '/') {
  let navigate: NavigateFunction | undefined;
  function Driver() {
    navigate = useNavigate();
    return null;
  }
  render(
    <MemoryRouter initialEntries={[start]}>
      <Driver />
      <Frame arrival={noArrival}>
        <Routes>
          {pages.map(({ path, title, anchors }) => (
            <Route
              key={path}
              path={path}
              element={
                <Page>
                  <PageTitle>{title}</PageTitle>
                  {anchors.map((id) => (
                    <section key={id} id={id} />
                  ))}
                </Page>
              }
            />
          ))}
          <Route path="*" element={<p>En route</p>} />
        </Routes>
      </Frame>
    </MemoryRouter>,
  );
  return {
    go(to: string | number) {
      act(() => {
        if (typeof to === 'number') navigate?.(to);
        else navigate?.(to);
      });
    },
  };
}
