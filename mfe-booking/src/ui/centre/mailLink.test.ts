import { readMailLink } from './mailLink';

test.each(['#', '#cle=cut', '#rappels=0123456789012345678901234567'])(
  'of an address that ends in %s nothing stays in it, and the entry of the history keeps its state',
  (fragment) => {
    history.replaceState({ idx: 3 }, '', `/reservation/r1?de=mail${fragment}`);
    readMailLink('r1');
    expect(location.href).toMatch(/\/reservation\/r1\?de=mail$/);
    expect(history.state).toEqual({ idx: 3 });
  },
);
