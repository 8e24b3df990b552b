import { asksOnly } from './asks-only'
import { has } from './has'
import { understood, x, y, type Story } from './understood'
import { textOf } from '../../question/fact'
import { isFree, isNoun } from '../../question/meanings'
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

function storyOf([first, second]: readonly [string, string], isWhole: boolean): Story {
  const all = [x, y].map((value, at) => ({ name: `the number of ${[first, second][at] ?? ''}`, value, unit: '' }))
  return {
    words: new Set(['U', 'V', 'WHOLE']),
    dropped: new Set(['number', 'numbers', 'all', 'quiz', 'class', 'part', 'each', 'purchased', 'bought', 'buy']),
    rename: (word) => {
      if (word === first || `${word}s` === first) return 'U'
      if (word === second || `${word}s` === second) return 'V'
      return isWhole && whole.has(word) ? 'WHOLE' : null
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

/** Two kinds of things, each named behind "the number of": skirts and pants. */
function numberedIn({ apart }: Question): readonly (readonly [string, string])[] {
  const named = apart.flatMap((item, at) => {
    const isLed = textOf(apart[at - 1]) === 'of' && textOf(apart[at - 2]) === 'number'
    return isLed && item.kind === 'word' && isNoun(item.text) && isFree(item.text) ? [item.text] : []
  })
  const [first, second, ...more] = new Set(named)
  const isTwice = named.length > 3 && first !== undefined && named.filter((word) => word === first).length > 1
  return first !== undefined && second !== undefined && more.length === 0 && isTwice ? [[first, second]] : []
}

export function groupsIn(question: Question): Found<Given> | null {
  const usual = pairs.filter((one) => one.every((word) => has(question, word, word.replace(/s$/, ''))))
  const [pair, ...more] = usual.length > 0 ? usual : numberedIn(question)
  // "of class X": a name
  const apart = question.apart.filter((item) => item.kind !== 'letter' || item.name !== 'X')
  const isWhole = (word: string) => whole.has(word) || /^(?:buy|bought|purchased?|each)$/.test(word)
  return pair && more.length === 0 && asksOnly(question, isWhole)
    ? understood({ ...question, apart }, storyOf(pair, usual.length > 0))
    : null
}
