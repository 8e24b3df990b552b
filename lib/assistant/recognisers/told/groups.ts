import { asksOnly } from './asks-only'
import { has } from './has'
import { understood, x, y, type Story } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { plus } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

/** Those of whom a class or a party is made up. */
const pairs = [
  ['girls', 'boys'],
  ['women', 'men'],
  ['adults', 'children'],
  ['ladies', 'gents'],
  ['cows', 'buffaloes'],
  ['cars', 'bikes'],
  ['hens', 'goats'],
] as const

const whole = new Set(
  'student students kids children people persons pupils members friends log bachche animals vehicles'.split(' '),
)

function storyOf([first, second]: readonly [string, string]): Story {
  const all = [x, y].map((value, at) => ({ name: `the number of ${[first, second][at] ?? ''}`, value, unit: '' }))
  return {
    words: new Set(['U', 'V', 'WHOLE']),
    dropped: new Set(['number', 'numbers', 'all', 'quiz', 'class', 'part']),
    rename: (word) => {
      if (word === first || `${word}s` === first) return 'U'
      if (word === second || `${word}s` === second) return 'V'
      return whole.has(word) ? 'WHOLE' : null
    },
    domain: {
      atom: (parser, at) => (parser.is(at, 'U') ? [[x, at + 1]] : parser.is(at, 'V') ? [[y, at + 1]] : []),
      both: (parser, at) => {
        const isNamed = parser.is(at, 'U', 'V') && parser.is(at + 1, 'AND') && parser.is(at + 2, 'U', 'V')
        return isNamed ? [[[x, y], at + 3]] : []
      },
      // "12 kids went on a trip", "in a class of 40 students"
      statement: (parser, at) => {
        const from = parser.skip(at, 'TOTAL', 'IS', 'WHOLE')
        return parser.number(from).flatMap(([right, next]) => {
          const end = parser.skip(next, 'WHOLE', 'TOTAL', 'IS')
          const isWhole = parser.tokens.slice(at, end).some(({ text }) => text === 'WHOLE' || text === 'TOTAL')
          return isWhole ? [[[{ left: plus(x, y), right }], end] as const] : []
        })
      },
      ask: (parser, at) => {
        const end = parser.skip(at, 'ALL')
        return parser.is(end, 'WHOLE') ? [] : end > at ? [['all', end]] : []
      },
      nameOf: (value) => all.find((one) => one.value === value)?.name ?? null,
    },
    unknowns: all.map(({ name }) => name),
    limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
    all,
  }
}

export function groupsIn(question: Question): Found<Given> | null {
  const [pair, ...more] = pairs.filter((one) => one.every((word) => has(question, word, word.replace(/s$/, ''))))
  // "of class X": a name
  const apart = question.apart.filter((item) => item.kind !== 'letter' || item.name !== 'X')
  const isWhole = (word: string) => whole.has(word)
  return pair && more.length === 0 && asksOnly(question, isWhole)
    ? understood({ ...question, apart }, storyOf(pair))
    : null
}
