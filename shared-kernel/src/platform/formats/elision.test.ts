import { elided } from './elision';

test.each([
  // Vowels, in capitals and with accents.
  ['Ed', 'd’Ed'],
  ['ana', 'd’ana'],
  ['Élodie', 'd’Élodie'],
  ['E\u0301lodie', 'd’E\u0301lodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Ørsted', 'd’Ørsted'],
  ['Île-de-France', 'd’Île-de-France'],
  ['Oussama', 'd’Oussama'],
  ['Ouïe', 'd’Ouïe'],
  // Consonants.
  ['Théo', 'de Théo'],
  ['Çelik', 'de Çelik'],
  ['Łukasz', 'de Łukasz'],
  ['William', 'de William'],
  // A mute h, and the others.
  ['Hélène', 'd’Hélène'],
  ['HERVÉ', 'd’HERVÉ'],
  ['Henri Petit', 'd’Henri Petit'],
  ['Honoré', 'd’Honoré'],
  ['Hippolyte', 'd’Hippolyte'],
  ['Haïti', 'd’Haïti'],
  ['Hyères', 'd’Hyères'],
  ['Hirondelles de Lille', 'd’Hirondelles de Lille'],
  ['homme', 'd’homme'],
  ['heure', 'd’heure'],
  ['horaire', 'd’horaire'],
  ['Hugo', 'de Hugo'],
  ['Harry', 'de Harry'],
  ['Hassan', 'de Hassan'],
  ['Hiroshi', 'de Hiroshi'],
  ['Hollande', 'de Hollande'],
  ['Hauts-de-France', 'de Hauts-de-France'],
  ['Hérisson', 'de Hérisson'],
  ['Héros', 'de Héros'],
  ['Hermann', 'de Hermann'],
  ['Horst', 'de Horst'],
  ['H', 'de H'],
  // A y before a consonant, and before a vowel.
  ['Yves', 'd’Yves'],
  ['Ypres', 'd’Ypres'],
  ['y', 'd’y'],
  ['Yann', 'de Yann'],
  ['Yohan', 'de Yohan'],
  ['Youssef', 'de Youssef'],
  ['Yéti', 'de Yéti'],
  // Vowels before which French does not elide.
  ['Onze de Lyon', 'de Onze de Lyon'],
  ['oui', 'de oui'],
  // Digits, whatever they are read as.
  ['11', 'de 11'],
  ['8 et demi', 'de 8 et demi'],
  ['1', 'de 1'],
  // Brands.
  ['iPhone', 'd’iPhone'],
  ['eBay', 'd’eBay'],
  ['Adidas', 'd’Adidas'],
  ['HSBC', 'de HSBC'],
  ['FC Prouvy', 'de FC Prouvy'],
  // Quotes and isolates.
  ['«\u00a0Ed\u00a0»', 'd’«\u00a0Ed\u00a0»'],
  ['“Zoé”', 'de “Zoé”'],
  ['\u2068Ed אריות\u2069', 'd’\u2068Ed אריות\u2069'],
  ['\u2068אריות\u2069', 'de \u2068אריות\u2069'],
  ['Анна', 'de Анна'],
  ['🏆 Ana', 'd’🏆 Ana'],
  // No name.
  ['', 'de'],
  ['…', 'de …'],
])('« de » before the name %p is %p', (name, text) => {
  expect(elided('de', name)).toBe(text);
});

test.each([
  ['que', 'Ana', 'qu’Ana'],
  ['le', 'Openclub', 'l’Openclub'],
  ['la', 'Étoile', 'l’Étoile'],
  ['se', 'Hugo', 'se Hugo'],
  ['Le', 'Havre', 'Le Havre'],
])('« %s » before %s is %s', (word, name, text) => {
  expect(elided(word, name)).toBe(text);
});
