import { render, screen } from '@testing-library/react';
import { Picture, type PictureFile } from './Picture';

const bar: PictureFile = {
  src: '/remotes/mfe-marketing/media/bar-1a2b3c4d',
  width: 1440,
  height: 1080,
  widths: [640, 1280],
};
const barOnPhones: PictureFile = {
  src: '/remotes/mfe-marketing/media/bar-phone-5e6f7a8b',
  width: 900,
  height: 900,
  widths: [480],
};

const sourcesOf = (container: HTMLElement) => [...container.querySelectorAll('source')];

test('an important picture loads first', () => {
  render(<Picture picture={bar} alt="Le bar" sizes="100vw" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('offers every width as AVIF, and as WebP to browsers without it', () => {
  const { container } = render(<Picture picture={bar} alt="Le bar" sizes="(min-width: 75rem) 50vw, 100vw" />);
  const [avif, ...others] = sourcesOf(container);
  expect(others).toEqual([]);
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute(
    'srcset',
    '/remotes/mfe-marketing/media/bar-1a2b3c4d-640.avif 640w, /remotes/mfe-marketing/media/bar-1a2b3c4d-1280.avif 1280w',
  );
  expect(avif).toHaveAttribute('sizes', '(min-width: 75rem) 50vw, 100vw');
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute(
    'srcset',
    '/remotes/mfe-marketing/media/bar-1a2b3c4d-640.webp 640w, /remotes/mfe-marketing/media/bar-1a2b3c4d-1280.webp 1280w',
  );
  expect(image).toHaveAttribute('sizes', '(min-width: 75rem) 50vw, 100vw');
  expect(image).toHaveAttribute('src', '/remotes/mfe-marketing/media/bar-1a2b3c4d-1280.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  // Its space is reserved before it arrives.
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1440', '1080']);
});

test('phones get their own composition, with its own shape, before any other source', () => {
  const { container } = render(<Picture picture={bar} narrow={barOnPhones} alt="Le bar" sizes="100vw" />);
  const sources = sourcesOf(container);
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ['not all and (min-width: 48rem)', 'image/avif'],
    ['not all and (min-width: 48rem)', 'image/webp'],
    ['', 'image/avif'],
  ]);
  expect(sources[0]).toHaveAttribute(
    'srcset',
    '/remotes/mfe-marketing/media/bar-phone-5e6f7a8b-480.avif 480w',
  );
  expect(sources[1]).toHaveAttribute(
    'srcset',
    '/remotes/mfe-marketing/media/bar-phone-5e6f7a8b-480.webp 480w',
  );
  for (const source of sources.slice(0, 2)) {
    expect(source).toHaveAttribute('width', '900');
    expect(source).toHaveAttribute('height', '900');
  }
});
