import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import { has } from './has'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given, Limit } from '../../../solutions/told/told'

const large = ['larger', 'greater', 'bigger', 'largest', 'greatest', 'bada', 'badi', 'badE']
const small = ['smaller', 'lesser', 'smallest', 'least', 'chota', 'choti', 'chhota', 'chhoti']

/** What is said of all the numbers: natural ones, integers, any. */
function limitsOf(question: Question, all: readonly Expression[]): readonly Limit[] {
  if (has(question, 'natural', 'whole'))
    return all.flatMap((of) => [
      { of, is: 'whole' } as const,
      ...(has(question, 'natural') ? [{ of, is: 'positive' } as const] : []),
    ])
  return has(question, 'positive') ? all.map((of) => ({ of, is: 'positive' }) as const) : []
}

const numberWords = ['number', 'integers', 'integer', 'parts']

/** Two numbers, called the larger and the smaller, the one and the other, the first and the second. */
function twoNumbers(question: Question): Story {
  const ordered = has(question, ...large, ...small)
  const named = (parser: Parser, at: number): Ways<Expression> => {
    const noun = (next: number) => parser.skip(next, ...numberWords)
    if (parser.is(at, ...large, 'first')) return [[x, noun(at + 1)]]
    if (parser.is(at, ...small, 'second')) return [[y, noun(at + 1)]]
    if (parser.is(at, 'one', 'ek'))
      return has(question, 'smaller') && !has(question, 'larger', 'greater') ? [] : [[x, noun(at + 1)]]
    if (parser.is(at, 'other', 'another'))
      return [[has(question, 'smaller') && !has(question, 'larger', 'greater', 'one') ? x : y, noun(at + 1)]]
    return []
  }
  return {
    words: new Set([
      ...large,
      ...small,
      ...numberWords,
      'first',
      'second',
      'one',
      'other',
      'another',
      'ek',
      'it',
      'divide',
      'divided',
      'into',
    ]),
    domain: {
      atom: named,
      both: (parser, at) => {
        const end = parser.skip(at, 'ALL', ...numberWords)
        return [[[x, y], end]]
      },
      // "divide 27 into two parts"
      statement: (parser, at) =>
        parser.is(at, 'divide', 'divided')
          ? parser
              .number(at + 1)
              .flatMap(([n, next]) =>
                parser.is(next, 'into') && parser.is(next + 1, 'parts')
                  ? [[[{ left: plus(x, y), right: n }], next + 2]]
                  : [],
              )
          : [],
      ask: (parser, at) => {
        const end = parser.skip(at, 'ALL', ...numberWords)
        return end > at ? [['all', end]] : []
      },
    },
    ...(has(question, 'divide', 'divided') && { asksAll: true as const }),
    unknowns: ordered ? ['the larger number', 'the smaller number'] : ['one number', 'the other'],
    limits: [...limitsOf(question, [x, y]), ...(ordered ? [{ of: minus(x, y), is: 'from-zero' } as const] : [])],
    all: ordered
      ? [
          { name: 'the larger number', value: x },
          { name: 'the smaller number', value: y },
        ]
      : [
          { name: 'one number', value: x },
          { name: 'the other', value: y },
        ],
    ...(!has(question, 'one', 'first', 'second', 'other') && { alike: true as const }),
  }
}

/** One number, and its reciprocal or its square. */
function oneNumber(question: Question): Story {
  return {
    words: new Set([...numberWords, 'it', 'itself']),
    domain: {
      atom: (parser, at) => {
        if (parser.is(at, 'number', 'integer', 'it', 'itself')) return [[x, at + 1]]
        if (parser.is(at, 'RECIPROCAL')) return [[over(number(1), x), at + 1]]
        return parser.is(at, 'SQUARE') ? [[times(x, x), at + 1]] : []
      },
      both: (parser, at) => {
        // "the sum of a number and its reciprocal"
        const from = parser.skip(at, 'number', 'integer')
        return from > at && parser.is(from, 'AND') && parser.is(from + 1, 'RECIPROCAL')
          ? [[[x, over(number(1), x)], from + 2]]
          : []
      },
    },
    unknowns: ['the number'],
    limits: limitsOf(question, [x]),
    all: [{ name: 'the number', value: x }],
  }
}

/** Two that follow one another: n and n + 1, or n and n + 2 where both are odd or even. */
function consecutive(question: Question): Story {
  const step = has(question, 'odd', 'even') ? 2 : 1
  const next = plus(x, number(step))
  return {
    words: new Set([...large, ...small, ...numberWords, 'first', 'second', 'one', 'other', 'it']),
    dropped: new Set(['consecutive', 'odd', 'even']),
    domain: {
      atom: (parser, at) => {
        if (parser.is(at, ...small, 'first', 'one')) return [[x, parser.skip(at + 1, ...numberWords)]]
        return parser.is(at, ...large, 'second', 'other') ? [[next, parser.skip(at + 1, ...numberWords)]] : []
      },
      both: (parser, at) => [[[x, next], parser.skip(at, 'ALL', ...numberWords)]],
      ask: (parser, at) => {
        const end = parser.skip(at, 'ALL', ...numberWords)
        return end > at ? [['all', end]] : []
      },
    },
    unknowns: ['the smaller number'],
    limits: [
      ...limitsOf(question, [x, next]),
      { of: plus(x, number(1000000)), is: 'whole' },
      // an odd number less 1 is even
      ...(step === 2
        ? [
            {
              of: over(has(question, 'odd') ? plus(x, number(1000001)) : plus(x, number(1000000)), number(2)),
              is: 'whole',
            } as const,
          ]
        : []),
    ],
    all: [
      { name: 'the smaller number', value: x },
      { name: 'the other', value: next },
    ],
  }
}

export function numbersIn(question: Question): Found<Given> | null {
  if (!has(question, ...numberWords) || has(question, 'digit', 'digits', 'numerator', 'ap')) return null
  if (has(question, 'consecutive'))
    return has(question, 'multiples', 'terms') ? null : understood(question, consecutive(question))
  const isTwo =
    has(question, 'two', 'larger', 'greater', 'smaller', 'other', 'second', 'both', 'parts') ||
    question.facts.some((fact) => fact.kind === 'number' && fact.value.n === 2n)
  return (
    understood(question, isTwo ? twoNumbers(question) : oneNumber(question)) ??
    understood(question, twoNumbers(question))
  )
}
