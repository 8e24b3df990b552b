import { outsideTex, swapping, type Way } from './way'

// a phone has no capital θ
const small = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
const capital = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Commands of TeX without its marks: what of it stands outside cannot be told. */
const isOpenTex = (text: string): boolean => /\\[a-z]/.test(text) && !/\$|\\\(/.test(text)

/** "ax² + bx" and "(ii)" stay, as who writes words in capitals leaves them; the article is a word. */
const wordsInCapitals = (text: string): string =>
  text
    .replace(/(?<![\\\w(])(?![a-z]{2} ?[-+=²³^<>])[A-Za-z]?[a-z]{2,}\b(?![(θ])/g, (word, at: number) =>
      word.length === 2 && /[-+=<>] ?$/.test(text.slice(0, at)) ? word : capital(word),
    )
    .replace(/(?<![\w=+*/^-])a (?=[A-Z]{3})/g, 'A ')

export const marks: readonly Way[] = [
  { name: 'all in small letters', write: (text) => (isOpenTex(text) ? text : outsideTex(text, small)) },
  { name: 'words in small letters', write: (text) => outsideTex(text, (piece) => piece.replace(/\b[A-Z][a-z]{2,}\b/g, small)) }, // prettier-ignore
  { name: 'words in capitals', write: (text) => (isOpenTex(text) ? text : outsideTex(text, wordsInCapitals)) },
  { name: 'all in capitals', write: (text) => (text.includes('\\') ? text : capital(text)) },
  { name: 'nothing at the end', write: (text) => text.replace(/[.?!\s]+$/, '') },
  { name: '?? at the end', write: (text) => text.replace(/[.?!\s]*$/, '??') },
  { name: '.... at the end', write: (text) => text.replace(/[.?!\s]*$/, '....') },
  swapping('.... for ...', [/\.{3}|…/g, '....']),
  swapping('… for ...', [/\.{3,}/g, '…']),
  swapping('.. for ...', [/,? ?(?:\.{3,}|…)/g, '..']),
  swapping('a space before a comma', [/(?<=\w),(?= )/g, ' ,']),
  swapping('no space behind a comma', [/(?<=\w), (?=\w)/g, ',']),
  swapping('no comma between words', [/(?<=[a-z]{2}),(?= [a-z]{2})/g, '']),
  swapping('a comma doubled', [/(?<=[a-z]{2}),(?= [a-z]{2})/g, ',,']),
  swapping('no space behind a full stop', [/(?<=[a-z]{2}[.?]) (?=[A-Z][a-z])/g, '']),
  swapping('no full stop within', [/(?<=[a-z]{2})\. (?=[A-Z][a-z])/g, ' ']),
  swapping('a comma for a full stop', [/(?<=[a-z]{2})\. (?=[A-Z][a-z])/g, ', ']),
  swapping('a new line for each sentence', [/(?<=[a-z]{2}[.?]) (?=[A-Z][a-z])/g, '\n']),
  swapping('spaces doubled', [/(?<=[a-z]) (?=[a-z])/g, '  ']),
  swapping('a dash for a comma', [/(?<=[a-z]{3}), (?=(?:find|what|how|then)\b)/g, ' - ']),
]
