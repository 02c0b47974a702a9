import { paths } from 'shared-kernel';
import { type ArticleSummary, authorAlone } from './articles/article';
import { newestFirst } from './articles/order';

export const feedPath = '/blog/rss.xml';

type Channel = { readonly title: string; readonly description: string };

/** The news as an RSS 2.0 feed, newest first; `origin` is the site's address without a slash at its end. */
export function newsFeed(articles: readonly ArticleSummary[], channel: Channel, origin: string): string {
  const sorted = newestFirst(articles);
  const latest = sorted[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', channel.title),
    element('link', origin + paths.news()),
    element('description', channel.description),
    '<language>fr</language>',
    ...(latest ? [element('lastBuildDate', feedDate(latest.publishedOn))] : []),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...sorted.map((article) => item(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(article: ArticleSummary, origin: string): string {
  const address = origin + paths.article(article.id);
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', feedDate(article.publishedOn)),
    element('dc:creator', authorAlone(article)),
    element('category', article.category),
    element('description', article.excerpt),
    '</item>',
  ].join('\n');
}

/** RSS needs e-mail dates (RFC 822); a day without an hour becomes noon in universal time. */
function feedDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
