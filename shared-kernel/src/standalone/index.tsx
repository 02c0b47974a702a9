import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { configureKernel, dismissNotice, useNotices } from 'shared-kernel';
import type { SectionRoute } from 'shared-kernel/router';
import { Button, Pane } from 'shared-kernel/ui';
import { GlobalStyles } from '../design-system/ground/GlobalStyles';
import { theme } from '../design-system/theme/tokens';

/** Runs one section alone in a bare frame: its pages, a real session and real notices, no header and no footer. */
export function renderStandalone(routes: readonly SectionRoute[]): void {
  configureKernel({ configuration: {} });
  const start = { path: '/', element: <Navigate to={routes[0]?.path ?? '/'} replace /> };
  const isAtHome = routes.some(({ path }) => path === '/');
  const router = createBrowserRouter([
    { Component: BareFrame, children: isAtHome ? [...routes] : [start, ...routes] },
  ]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}

function BareFrame() {
  return (
    <>
      <GlobalStyles />
      <main css={{ padding: theme.gutter }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <BareNotices />
    </>
  );
}

function BareNotices() {
  const notices = useNotices();
  return (
    <div
      role="status"
      css={{ position: 'fixed', insetInlineEnd: theme.space(4), insetBlockEnd: theme.space(4) }}
    >
      {notices.map((notice) => (
        <Pane key={notice.id}>
          <strong>{notice.title}</strong> <span>{notice.description}</span>{' '}
          <Button variant="quiet" onClick={() => dismissNotice(notice.id)}>
            Fermer
          </Button>
        </Pane>
      ))}
    </div>
  );
}
