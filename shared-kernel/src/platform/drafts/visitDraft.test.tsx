import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { forgetDraftsOfMembers } from './forgetDrafts';
import { useVisitDraft, type VisitDraft, visitDraft, visitDrafts } from './visitDraft';

type Field = 'name' | 'message';
let forms = 0;

/** A form with a draft. */
function Form({ draft }: { readonly draft: VisitDraft<Field> }) {
  const { name = '' } = useVisitDraft(draft);
  return (
    <label>
      Nom
      <input value={name} onChange={({ target }) => draft.keep({ name: target.value })} />
    </label>
  );
}

const field = () => screen.getByLabelText('Nom');

/** The page as a first visit, a reload or a return finds it: with the storage of the tab, and nothing else. */
function load(name: string) {
  return visitDraft<Field>(name);
}

const credentials = { email: '', password: '' };
const logIn = (role: 'player' | 'organizer') =>
  act(async () => void (await session.signIn(credentials, role)));
const logOut = () => act(async () => void (await session.signOut()));

function hide() {
  document.dispatchEvent(new Event('visibilitychange'));
}

let name: string;

beforeEach(() => {
  forms += 1;
  name = `form-${forms}`;
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await logOut();
  sessionStorage.clear();
  localStorage.clear();
});

test('fifty keystrokes are one write, made in a pause', async () => {
  jest.useFakeTimers();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const draft = load(name);
  for (let key = 1; key <= 50; key += 1) {
    draft.keep({ name: 'x'.repeat(key) });
    jest.advanceTimersByTime(100);
  }
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(write).toHaveBeenCalledTimes(1);
  expect(load(name).read().name).toHaveLength(50);
});

test.each([
  ['is hidden', hide],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('the last keystrokes are saved when the page %s', (_name, leave) => {
  load(name).keep({ name: 'Ada' });
  expect(load(name).read()).toEqual({});
  leave();
  expect(load(name).read()).toEqual({ name: 'Ada' });
});

test('a cleared draft stays cleared, including the last keystrokes', () => {
  jest.useFakeTimers();
  const draft = load(name);
  render(<Form draft={draft} />);
  act(() => draft.keep({ name: 'Ada' }));
  act(() => draft.forget());
  expect(field()).toHaveValue('');
  jest.advanceTimersByTime(1000);
  hide();
  expect(sessionStorage).toHaveLength(0);
  expect(load(name).read()).toEqual({});
});

test('input during a submit is kept, also after a reload', () => {
  const draft = load(name);
  draft.keep({ name: 'Ada', message: 'Bonjour' });
  const sent = draft.read();
  draft.keep({ message: 'Bonsoir' });
  draft.forget(sent);
  expect(draft.read()).toEqual({ message: 'Bonsoir' });
  hide();
  expect(load(name).read()).toEqual({ message: 'Bonsoir' });
  draft.forget(draft.read());
  expect(draft.read()).toEqual({});
  expect(load(name).read()).toEqual({});
});

test('a logout clears drafts of unloaded sections', async () => {
  const stop = forgetDraftsOfMembers();
  await logIn('player');
  sessionStorage.setItem('draft:elsewhere', '{"by":3,"typed":{"name":"Thomas"}}');
  sessionStorage.setItem('jb:early:/contact', '[{"name":"name","value":"Thomas"}]');
  sessionStorage.setItem('jb:scroll', '{}');
  await logOut();
  expect(Object.keys(sessionStorage).sort()).toEqual(['jb:logged-out', 'jb:scroll']);
  stop();
});

test('a guest’s draft survives their login, and is cleared at their logout', async () => {
  const stop = forgetDraftsOfMembers();
  render(<Form draft={load(name)} />);
  await userEvent.type(field(), 'Ada');
  hide();
  await logIn('player');
  expect(field()).toHaveValue('Ada');
  expect(load(name).read()).toEqual({ name: 'Ada' });
  await logOut();
  expect(field()).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual(['jb:logged-out']);
  stop();
});

test('a member’s draft is not shown to another visitor of the tab', async () => {
  sessionStorage.setItem(`draft:${name}`, '{"by":3,"typed":{"name":"Thomas"}}');
  expect(load(name).read()).toEqual({});
  sessionStorage.setItem(`draft:${name}`, '{"by":3,"typed":{"name":"Thomas"}}');
  await logIn('organizer');
  expect(load(name).read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{"half', 'null', '7', '[]', '{"typed":7}', '{"typed":{"name":3}}'])(
  'an invalid draft, %s, is an empty form',
  (text) => {
    sessionStorage.setItem(`draft:${name}`, text);
    render(<Form draft={load(name)} />);
    expect(field()).toHaveValue('');
  },
);

test('drafts of earlier releases are removed, and nothing else', () => {
  const former = [`${name}:draft`, `jorkyball:revision:${name}:draft`, `${name}:draft:corrupt:x1`];
  const others = ['reservations', `tournament:${name}:draft`];
  for (const key of [...former, ...others]) localStorage.setItem(key, '{"name":"Zoé"}');
  expect(load(name).read()).toEqual({});
  expect(Object.keys(localStorage).sort()).toEqual(others);
});

test('each record has its own draft of a shared form', async () => {
  const drafts = visitDrafts<Field>(name);
  render(<Form draft={drafts('1')} />);
  render(<Form draft={drafts('1')} />);
  render(<Form draft={drafts('2')} />);
  await userEvent.type(screen.getAllByLabelText('Nom')[0] as HTMLElement, 'Ada');
  const shown = () => screen.getAllByLabelText('Nom').map((each) => (each as HTMLInputElement).value);
  expect(shown()).toEqual(['Ada', 'Ada', '']);
  act(() => drafts('1').forget());
  expect(shown()).toEqual(['', '', '']);
});

describe('the draft of a member whose session has expired', () => {
  const expired = { status: 'guest', isExpired: true } as const;
  let stop: () => void;

  beforeEach(async () => {
    await logIn('player');
    const draft = load(name);
    stop = forgetDraftsOfMembers();
    await act(async () => {});
    render(<Form draft={draft} />);
    await userEvent.type(field(), 'Ada');
    hide();
    const current = jest.spyOn(session, 'current').mockReturnValue(expired);
    await logOut();
    expect(field()).toHaveValue('Ada');
    expect(sessionStorage.getItem(`draft:${name}`)).toContain('Ada');
    current.mockRestore();
  });

  afterEach(() => stop());

  test('is hidden from another member', async () => {
    await logIn('organizer');
    expect(field()).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual(['jb:logged-out']);
  });

  test('returns with the member, and after a reload', async () => {
    await logIn('player');
    expect(field()).toHaveValue('Ada');
    render(<Form draft={load(name)} />);
    expect(screen.getAllByLabelText('Nom')[1]).toHaveValue('Ada');
  });
});
