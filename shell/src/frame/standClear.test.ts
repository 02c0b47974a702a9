import { standClear } from './standClear';

const screenHeight = 740;
const noticeHeight = 48;
const boxes = new Map<Element, DOMRect>();
let notice: HTMLElement;

/** A part of the page, from one height of the screen to another, as wide as the screen. */
function part(html: string, top: number, bottom: number): void {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (element) boxes.set(element, new DOMRect(0, top, 375, bottom - top));
}

/** Where the notice stands, as its style says. */
function ownBox(): DOMRect {
  const edge = notice.dataset.at === 'top' ? 68 : screenHeight - noticeHeight;
  const shift = Number.parseFloat(notice.style.translate.split(' ')[1] ?? '0');
  return new DOMRect(0, edge + shift, 375, noticeHeight);
}

beforeEach(() => {
  // jsdom has no layout.
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get left() {
      return this.x;
    }
    get right() {
      return this.x + this.width;
    }
    get top() {
      return this.y;
    }
    get bottom() {
      return this.y + this.height;
    }
  } as unknown as typeof DOMRect;
  window.innerHeight = screenHeight;
  boxes.clear();
  document.body.innerHTML = '<section></section>';
  notice = document.querySelector('section') as HTMLElement;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === notice ? ownBox() : (boxes.get(this) ?? new DOMRect(0, 0, 0, 0));
  });
  document.elementsFromPoint = (_x, y) =>
    [...boxes].flatMap(([element, { top, bottom }]) => (top <= y && y <= bottom ? [element] : []));
});

afterEach(() => jest.restoreAllMocks());

test('a notice stands at its edge where that is free', () => {
  part('<button>But</button>', 300, 356);
  standClear(notice, 'bottom')();
  expect(ownBox().bottom).toBe(screenHeight);
});

test('a notice stands between the buttons where both edges are taken', () => {
  part('<div data-score>3 – 2</div>', 68, 170);
  part('<button>But</button>', 180, 630);
  part('<button>Sauvegarder</button>', 684, 732);
  standClear(notice, 'bottom')();
  expect([ownBox().top, ownBox().bottom]).toEqual([636, 684]);
});

test('without a gap a notice covers a button before it covers the score', () => {
  part('<div data-score>3 – 2</div>', 68, 400);
  part('<button>But</button>', 400, screenHeight);
  standClear(notice, 'top')();
  expect(ownBox().top).toBeGreaterThanOrEqual(400);
});

test('a notice stays where it is while that is free, and returns to its edge once it is gone', () => {
  part('<div data-score>3 – 2</div>', 68, 170);
  part('<button>Sauvegarder</button>', 684, 732);
  standClear(notice, 'bottom')();
  document.querySelector('button')?.remove();
  standClear(notice, 'bottom')();
  expect(ownBox().bottom).toBe(684);
  delete notice.dataset.at;
  standClear(notice, 'bottom')();
  expect(ownBox().bottom).toBe(screenHeight);
});
