import { outsideTex, swapping, type Way } from './way'

export const marks: readonly Way[] = [
  { name: 'all in small letters', write: (text) => outsideTex(text, (piece) => piece.toLowerCase()) },
  { name: 'words in small letters', write: (text) => outsideTex(text, (piece) => piece.replace(/\b[A-Z][a-z]{2,}\b/g, (word) => word.toLowerCase())) }, // prettier-ignore
  { name: 'words in capitals', write: (text) => outsideTex(text, (piece) => piece.replace(/(?<![\\\w])[A-Za-z]?[a-z]{2,}\b(?!\()/g, (word) => word.toUpperCase())) }, // prettier-ignore
  { name: 'all in capitals', write: (text) => (text.includes('\\') ? text : text.toUpperCase()) },
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
