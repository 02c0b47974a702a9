import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { hasPageBehind } from 'shared-kernel/route-guards';
import { restoreLinkState } from './restoreLinkState';

// The router's own entries, which hasPageBehind and restoreLinkState read and write: an upgrade may change them.
test('the router counts its entries as hasPageBehind reads them', () => {
  const history = createBrowserHistory({ window, v5Compat: true });
  expect(hasPageBehind()).toBe(false);
  history.push('/reservation');
  expect(hasPageBehind()).toBe(true);
});

test('the router reads the state that restoreLinkState writes', () => {
  window.history.replaceState(null, '', '/reservation');
  sessionStorage['jb:told'] = JSON.stringify(['/reservation', { plan: 'duo' }]);
  restoreLinkState();
  expect(createBrowserHistory({ window, v5Compat: true }).location.state).toEqual({ plan: 'duo' });
});
