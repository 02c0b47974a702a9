import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import siteCard from '../pictures/social/default.json';
import { DocumentMetadata } from './DocumentMetadata';
import { metadataHead } from './headElements';
import { metadataOf } from './metadataOf';

const handle = { title: 'News', description: 'Les actualités du centre.', prerender: true } as const;
const card = { src: '/finale.jpg', width: 1200, height: 630 };
const origin = 'https://site.example';

afterEach(() => {
  document.head.innerHTML = '';
});

test('a page’s title ends with the site’s name, and the site’s own title has it once', () => {
  expect(metadataOf(handle, '/blog', undefined).title).toBe('News | Jorkyball Prouvy');
  expect(metadataOf({ ...handle, title: 'Jorkyball Prouvy' }, '/', undefined).title).toBe('Jorkyball Prouvy');
});

test('a page’s own metadata overrides its route’s', () => {
  const metadata = metadataOf({ ...handle, indexed: true }, '/blog/1', {
    title: 'La finale',
    description: 'Un match.',
    image: { ...card, alt: 'La balle au fond du but' },
    type: 'article',
    indexed: false,
  });
  expect(metadata).toEqual({
    title: 'La finale | Jorkyball Prouvy',
    description: 'Un match.',
    path: '/blog/1',
    indexed: false,
    image: { ...card, alt: 'La balle au fond du but' },
    type: 'article',
  });
});

test('a page’s image overrides its route’s, which overrides the site’s', () => {
  const ofRoute = { ...card, src: '/route.jpg' };
  const words = { title: 'La finale', description: 'Un match.' };
  const addressOf = (...parameters: Parameters<typeof metadataOf>) => metadataOf(...parameters).image.src;
  expect(addressOf({ ...handle, image: ofRoute }, '/', { ...words, image: card })).toBe(card.src);
  expect(addressOf({ ...handle, image: ofRoute }, '/', words)).toBe('/route.jpg');
  expect(addressOf(handle, '/', words)).toBe(siteCard.src);
});

test('an image without an alternative text uses the page’s title', () => {
  expect(metadataOf({ ...handle, image: card }, '/blog', undefined).image.alt).toBe('News');
  expect(metadataOf(handle, '/blog', undefined).image.alt).toMatch(/^Jorkyball Prouvy/);
});

test('a page is indexed by default', () => {
  expect(metadataHead(metadataOf(handle, '/blog', undefined), origin)).toContain(
    '<meta name="robots" content="all">',
  );
  expect(metadataHead(metadataOf({ ...handle, indexed: false }, '/blog', undefined), origin)).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test('link previews get the size and text of a large image', () => {
  const image = { ...card, alt: 'La balle au fond du but' };
  const head = metadataHead(metadataOf({ ...handle, image }, '/blog', undefined), origin);
  for (const element of [
    '<meta property="og:image" content="https://site.example/finale.jpg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="La balle au fond du but">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(head).toContain(element);
  }
});

test('no text of a page breaks out of its attribute', () => {
  const head = metadataHead(metadataOf({ ...handle, description: '"><script>' }, '/', undefined), origin);
  expect(head).not.toContain('<script>');
});

test('the client updates the prerendered elements and adds no second ones', () => {
  document.head.innerHTML = metadataHead(metadataOf(handle, '/blog', undefined), origin);
  const before = document.head.childElementCount;
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <DocumentMetadata
        origin={origin}
        handle={{ ...handle, title: 'Contact', description: 'Nous écrire.' }}
      />
    </MemoryRouter>,
  );
  expect(document.title).toBe('Contact | Jorkyball Prouvy');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Nous écrire.');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://site.example/contact',
  );
  expect(document.head.querySelectorAll('meta, link')).toHaveLength(before);
});
