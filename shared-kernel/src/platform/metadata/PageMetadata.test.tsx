import { render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type MetadataCollector, MetadataProvider, PageMetadata, usePageMetadata } from './PageMetadata';

const article = { title: 'Premier match', description: 'Nos conseils.', type: 'article' } as const;
const image = { src: '/premier-match.jpg', width: 1200, height: 630 };

test('the server’s collector receives a page’s metadata', () => {
  const collector: MetadataCollector = { metadata: undefined };
  renderToString(
    <MetadataProvider collector={collector}>
      <PageMetadata {...article} image={image} />
    </MetadataProvider>,
  );
  expect(collector.metadata).toEqual({ ...article, image });
});

test('the browser receives metadata while the page is mounted', () => {
  const { result } = renderHook(usePageMetadata);
  expect(result.current).toBeUndefined();
  const page = render(<PageMetadata {...article} />);
  expect(result.current).toMatchObject(article);
  page.rerender(<PageMetadata {...article} title="Autre titre" />);
  expect(result.current?.title).toBe('Autre titre');
  page.unmount();
  expect(result.current).toBeUndefined();
});

test('the newest page’s metadata applies while two are mounted', () => {
  const { result } = renderHook(usePageMetadata);
  const leaving = render(<PageMetadata {...article} />);
  render(<PageMetadata title="Suivant" description="" />);
  expect(result.current?.title).toBe('Suivant');
  leaving.unmount();
  expect(result.current?.title).toBe('Suivant');
});

test('structured data is JSON that no text can break out of', () => {
  const headline = '</script><script>alert("«\u00a0Bonjour\u00a0»")</script>';
  const html = renderToString(
    <PageMetadata
      {...article}
      structuredData={[{ '@type': 'Article', headline }, { '@type': 'BreadcrumbList' }]}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map((script) => script.type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
  });
});

test('delivered structured data follows what the page learns, and a page of a later navigation has none', () => {
  const page = (opens: string) => <PageMetadata {...article} structuredData={[{ opens }]} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page('08:00'));
  const script = container.querySelector('script');
  const hydrated = render(page('08:00'), { container, hydrate: true });
  hydrated.rerender(page('09:00'));
  expect(container.querySelector('script')).toBe(script);
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', opens: '09:00' });
  expect(render(page('09:00')).container).toBeEmptyDOMElement();
});
