import { act, screen } from '@testing-library/react';
import { notify } from 'shared-kernel';
import { later } from '../../later';
import { renderFrame } from '../testing/renderFrame';

const scrollIntoView = jest.fn();
const animate = jest.fn(() => ({ cancel() {} }));

function askForStillness(isStill: boolean) {
  Object.assign(window, {
    matchMedia: () => ({ matches: isStill, addEventListener() {}, removeEventListener() {} }),
  });
}

beforeAll(() => later.load());
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(Element.prototype, { scrollIntoView, animate });
  Object.assign(window, {
    scrollTo: jest.fn(({ top }) => Object.assign(window, { scrollY: top })),
    scrollY: 0,
  });
  askForStillness(false);
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

function wait(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

function scroll(top: number) {
  Object.assign(window, { scrollY: top });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('a new page', () => {
  test('is neither announced nor given the focus nor animated when it is the first', () => {
    document.title = 'News | Jorkyball Prouvy';
    renderFrame('/blog');
    wait(1000);
    expect(document.body).toHaveFocus();
    expect(screen.queryByText('News | Jorkyball Prouvy')).not.toBeInTheDocument();
    expect(animate).not.toHaveBeenCalled();
  });

  test('animates within 0.6 s, and not at all with reduced motion', () => {
    const { go } = renderFrame('/');
    go('/blog');
    expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 600 }));
    askForStillness(true);
    go('/tournois');
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test('scrolls to its top by a link to itself', () => {
    const { go } = renderFrame('/');
    scroll(700);
    go('/');
    expect(window.scrollY).toBe(0);
  });

  test('takes the focus at its title when the visitor comes back below an anchor', () => {
    const { go } = renderFrame('/#about');
    wait(100);
    scroll(700);
    go('/blog');
    go(-1);
    wait(200);
    expect(screen.getByRole('heading', { level: 1, name: 'Deux contre deux' })).toHaveFocus();
  });

  test('leaves the focus to the notice that came with it, and only once', () => {
    const { go } = renderFrame('/profil');
    act(
      () => void notify({ title: 'Enregistré', takesFocus: true, action: { label: 'Voir', to: '/profil' } }),
    );
    go('/');
    expect(screen.getByRole('link', { name: 'Voir' })).toHaveFocus();
    go('/blog');
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toHaveFocus();
  });

  test('keeps its scroll position when only the tab in its address changes', () => {
    const { go } = renderFrame('/profil');
    scroll(300);
    go('/profil?onglet=license');
    expect(window.scrollY).toBe(300);
  });
});

describe('an anchor', () => {
  test('is scrolled to after 100 ms, smoothly, and takes the focus', () => {
    const { go } = renderFrame('/blog');
    go('/#about');
    wait(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    wait(1);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.getElementById('about')).toHaveFocus();
  });

  test('is found on a deep link, and again on a second click', () => {
    const { go } = renderFrame('/#contact');
    wait(100);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    go('/#contact');
    wait(100);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test('may appear later than the rest of the page', async () => {
    const { go } = renderFrame('/blog');
    go('/#late');
    wait(100);
    const late = document.createElement('section');
    late.id = 'late';
    await act(async () => {
      document.getElementById('contenu')?.append(late);
    });
    expect(scrollIntoView.mock.contexts).toEqual([late]);
  });

  test('is scrolled to without animation with reduced motion', () => {
    askForStillness(true);
    const { go } = renderFrame('/');
    go('/#about');
    wait(100);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
  });
});
