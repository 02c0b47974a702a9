/**
 * Runs in the page of card.html: shows a card there, its title as large as fits. Answers where its words stand and
 * in which colour, `[{ ink: [red, green, blue], box: { x, y, width, height } }]`, or undefined when they do not fit.
 */
export async function fillCard({ title, line, pictureAddress, pictureLeft }) {
  const LARGEST_FIRST = [
    { lines: 2, sizes: [136, 132, 128, 124, 120, 116, 112, 108] },
    { lines: 3, sizes: [120, 116, 112, 108, 104, 100, 96, 92, 88, 84] },
  ];
  const GAP_BELOW_BRAND = 20;

  const [picture, brand, words, heading, sentence] = ['.picture', '.brand', '.words', 'h1', '.line'].map(
    (selector) => document.querySelector(selector),
  );
  heading.textContent = title;
  sentence.textContent = line;
  if (pictureLeft !== undefined) picture.style.setProperty('--left', `${pictureLeft}px`);
  picture.src = pictureAddress;
  await Promise.all([picture.decode(), document.fonts.ready]);

  const linesOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const fits = (lines) =>
    linesOf(heading).length <= lines &&
    linesOf(sentence).length === 1 &&
    heading.scrollWidth <= heading.clientWidth &&
    words.offsetTop >= brand.offsetTop + brand.offsetHeight + GAP_BELOW_BRAND;
  const hasFound = LARGEST_FIRST.some(({ lines, sizes }) =>
    sizes.some((size) => {
      heading.style.fontSize = `${size}px`;
      return fits(lines);
    }),
  );
  if (!hasFound) return undefined;

  const inks = [heading, sentence, ...brand.querySelectorAll('span')].flatMap((element) => {
    const ink = getComputedStyle(element).color.match(/\d+/g).map(Number);
    return linesOf(element).map(({ x, y, width, height }) => ({ ink, box: { x, y, width, height } }));
  });
  const end = Math.max(...inks.map(({ box }) => box.x + box.width));
  document.body.style.setProperty('--words-end', `${end}px`);
  return inks;
}
