import type { Page } from '@playwright/test';
import { elided } from '../../shared-kernel/src/platform/formats/elision';

/** Sentences of the specification that break a rule of French typography, and its section; they stay to the letter. */
export const toTheLetter: readonly { readonly text: string; readonly section: number }[] = [
  { text: 'Classement: #', section: 2 },
  { text: "Terminer l'édition", section: 2 },
  { text: 'attribué!', section: 4 },
  { text: "L'email est requis.", section: 5 },
  { text: "L'adresse email est invalide.", section: 5 },
  { text: "L'heure est requise.", section: 5 },
  { text: "Désolé, l'article que vous cherchez n'existe pas.", section: 8 },
  { text: "Le profil de ce joueur n'existe pas ou est introuvable.", section: 8 },
  { text: "Vous n'avez aucune réservation à venir.", section: 8 },
];

/** A mark that stands for an element in the middle of a sentence, such as a link that looks like a button. */
const PART = '\ufffc';

const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a straight apostrophe', /'/],
  ['a space that breaks before a mark', / [!?:;»]/],
  ['no space before a mark', /[^\s!?:;«(\ufffc](?:[!?;»](?![\w=&])|:(?=\s|$))/],
  ['no no-break space after «', /«(?![\u00a0\u202f])/],
  ['three dots', /\.\.\./],
  ['two spaces', /[ \u00a0\u202f]{2}/],
  ['a space before a comma or a full stop', /[^\s] [,.](?!\d)/],
  [
    'a space that breaks between a number and its unit',
    /\d (?:[€%]|(?:cm|g|h|km|ko|m|min|Mo|s|(?:minute|set)s?)(?![\p{L}’]))/u,
  ],
  ['« de » or « à » before an article', /(?<![\p{L}’])(?:[Dd]e|[Àà]) [Ll]es? \p{Lu}/u],
  [
    'a singular verb after a plural name',
    /(?:^|[^\p{L}])[LD]es \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:bat|perd|a|joue|remporte|devance|reprend|déclare) /u,
  ],
];

/** Words that lose their vowel before another. After a hyphen they do not: « demandez-le à l’accueil ». */
const elidable =
  /(?<![\p{L}’-])(de|que|le|la|je|ne|se|me|te|jusque|lorsque|puisque) ([«“\u2068\u00a0]*[\p{L}\p{N}]+)/giu;

/** The faults of a text, each with the rule that it breaks. */
function faultsIn(shown: string): readonly string[] {
  const text = toTheLetter
    .reduce((rest, { text: literal }) => rest.replaceAll(literal, ''), shown)
    // An address is not French.
    .replace(/https?:\/\/\S+|\S+@\S+/g, PART);
  const broken = rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
  const unelided = [...text.matchAll(elidable)]
    .filter(([words, word = '', next = '']) => elided(word, next) !== words)
    .map(([words]) => `« ${words} »`);
  if (/(?<!\p{L})si ils?(?!\p{L})/iu.test(text)) unelided.push('« si il »');
  return [...broken, ...unelided].map((fault) => `${fault}: ${shown}`);
}

/** The faults of all texts of a page, names for screen readers, hints and metadata included. */
export async function frenchFaults(page: Page): Promise<readonly string[]> {
  const { texts, sentences } = await page.evaluate(readTexts, PART);
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  return [
    ...[...new Set(texts)].flatMap(faultsIn),
    ...[...new Set(repeated)].map((sentence) => `twice on one page: ${sentence}`),
  ];
}

/** Runs in the page. A text goes over all inline elements, so a mark in bold has its space in the node before. */
function readTexts(part: string): { texts: string[]; sentences: string[] } {
  const texts: string[] = [];
  const sentences: string[] = [];
  const named = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'];
  const notFrench = 'script, style, noscript, template, textarea, code, pre, [lang]:not([lang^=fr])';

  let run = '';
  const end = (block: Element) => {
    const text = run.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
    run = '';
    if (text === '') return;
    texts.push(text);
    if (!block.checkVisibility({ visibilityProperty: true }) || !block.closest('main')) return;
    for (const sentence of text.split(/(?<=[.!?…])\s/))
      if (/[.!?…]$/.test(sentence) && (sentence.match(/\p{L}{2,}/gu) ?? []).length > 4)
        sentences.push(sentence);
  };
  const read = (element: Element, block: Element) => {
    for (const child of element.childNodes) {
      if (child instanceof Text) run += child.data;
      if (!(child instanceof Element) || child.matches(notFrench)) continue;
      for (const name of named) {
        const text = child.getAttribute(name)?.trim();
        if (text) texts.push(text);
      }
      const { display } = getComputedStyle(child);
      if (child.localName === 'br') run += ' ';
      else if ((display === 'inline' || display === 'contents') && !child.closest('svg')) read(child, block);
      else {
        const isInside = display.startsWith('inline');
        const around = isInside ? `${run}${part}` : '';
        if (!isInside) end(block);
        run = '';
        read(child, child);
        end(child);
        run = around;
      }
    }
  };
  read(document.body, document.body);
  end(document.body);
  texts.push(document.title);
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
    const text = meta.getAttribute('content') ?? '';
    if (!/^\S*$/.test(text)) texts.push(text);
  }
  return { texts, sentences };
}
