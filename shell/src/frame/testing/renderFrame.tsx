import { act, render } from '@testing-library/react';
import type { NavigateFunction } from 'react-router-dom';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Page, PageTitle } from 'shared-kernel/ui';
import { noArrival } from '../../composition/visit';
import { Frame } from '../Frame';

const titles = {
  '/': 'Deux contre deux',
  '/blog': 'News',
  '/tournois': 'Tous les Tournois',
  '/profil': 'Mon profil',
};

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
          {Object.entries(titles).map(([path, title]) => (
            <Route
              key={path}
              path={path}
              element={
                <Page>
                  <PageTitle>{title}</PageTitle>
                  {path === '/' && ['about', 'contact'].map((id) => <section key={id} id={id} />)}
                </Page>
              }
            />
          ))}
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
