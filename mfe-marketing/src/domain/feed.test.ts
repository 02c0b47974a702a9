/** @jest-environment jsdom */
import { articleSummaries } from '../data/articles/articleSummaries';
import { newsFeed } from './feed';

const channel = { title: 'Actualités', description: 'Tout sur le « jorkyball »' };

function parse(articles = articleSummaries) {
  const feed = new DOMParser().parseFromString(
    newsFeed(articles, channel, 'https://site.example'),
    'application/xml',
  );
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((node) => node.textContent);

test('the feed lists every article, newest first, under its full address', () => {
  expect(textsOf(parse(), 'item > link')).toEqual(
    [2, 1, 3, 4, 5].map((id) => `https://site.example/blog/${id}`),
  );
});

test('each item has the elements that feed readers need', () => {
  for (const item of parse().querySelectorAll('item')) {
    for (const name of ['title', 'link', 'guid', 'pubDate', 'description']) {
      expect(item.querySelector(name)?.textContent).toBeTruthy();
    }
    expect(item.querySelector('pubDate')?.textContent).toMatch(/^\w{3}, \d\d \w{3} \d{4} 12:00:00 GMT$/);
  }
});

test('the author of an item has no preposition, and a capital letter', () => {
  const creators = [...parse().getElementsByTagName('dc:creator')].map((creator) => creator.textContent);
  expect(creators).toHaveLength(articleSummaries.length);
  expect(new Set(creators)).toEqual(new Set(['L’équipe du centre', 'La rédaction']));
});

test('texts cannot break out of their elements', () => {
  const [first] = articleSummaries;
  if (!first) throw new Error('There is no article.');
  const title = 'A & B </title><script>"x"</script>';
  expect(textsOf(parse([{ ...first, title }]), 'item > title')).toEqual([title]);
});

test('a feed without articles is a valid feed', () => {
  expect(textsOf(parse([]), 'channel > title')).toEqual(['Actualités']);
});
