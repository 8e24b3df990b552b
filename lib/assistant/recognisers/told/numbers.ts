import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import { has } from './has'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import { add, fraction, multiply, type Fraction } from '../../../maths/fraction'
import type { Given, Limit, Statement } from '../../../solutions/told/told'

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

const numberWords = ['number', 'integers', 'integer', 'parts', 'part', 'no']

/** "When the larger is divided by the smaller, the quotient is 4 and the remainder 5" */
function division(parser: Parser, at: number): Ways<readonly Statement[]> {
  const led = parser.is(at, 'dividing') ? at + 1 : at
  return parser.quantity(led).flatMap(([of, next]) => {
    const verb = parser.skip(next, 'IS')
    const isBehind = parser.is(verb, 'divided', 'divide')
    return parser.quantity(isBehind ? verb + 1 : verb).flatMap(([by, end]) => {
      const from = parser.skip(end, 'divide', 'SEP', 'IS', 'it')
      if (!isBehind && led === at && !parser.is(end, 'divide')) return []
      return named(parser, from, 'quotient').flatMap(([q, after]): Ways<readonly Statement[]> => {
        const again = parser.skip(after, 'AND', 'SEP', 'IS')
        const rest = named(parser, again, 'remainder')
        if (rest.length === 0 && has_(parser, 'remainder')) return []
        const right = times(q, by)
        return rest.length > 0
          ? rest.map(([r, last]) => [[{ left: of, right: plus(right, r) }], parser.skip(last, 'IS')] as const)
          : [[[{ left: of, right }], after]]
      })
    })
  })
}

const has_ = ({ tokens }: Parser, text: string): boolean => tokens.some((token) => token.text === text)

/** "the quotient is 4", "4 as quotient" */
const named = (parser: Parser, at: number, name: string): Ways<Expression> => [
  ...(parser.is(at, name) ? parser.number(parser.skip(at + 1, 'IS')) : []),
  ...parser.number(at).flatMap(([n, next]): Ways<Expression> => (parser.is(next, name) ? [[n, next + 1]] : [])),
]

/** Two numbers, called the larger and the smaller, the one and the other, the first and the second. */
function twoNumbers(question: Question): Story {
  const ordered = has(question, ...large, ...small)
  const who = (parser: Parser, at: number): Ways<Expression> => {
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
      'dividing',
      'into',
      'quotient',
      'remainder',
    ]),
    domain: {
      atom: who,
      both: (parser, at) => {
        const end = parser.skip(at, 'ALL', ...numberWords)
        return [[[x, y], end]]
      },
      // "divide 27 into two parts"
      statement: (parser, at) => [
        ...division(parser, at),
        ...(parser.is(at, 'divide', 'divided')
          ? parser
              .number(at + 1)
              .flatMap(([n, next]) =>
                parser.is(next, 'into') && parser.is(next + 1, 'parts')
                  ? ([[[{ left: plus(x, y), right: n }], next + 2]] as const)
                  : [],
              )
          : []),
      ],
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

/** Two or three that follow one another: n and n + 1, or n and n + 2 where both are odd or even, or multiples of a number. */
function consecutive(question: Question, count: 2 | 3, multiple: Fraction | null): Story {
  const step = multiple ?? fraction(has(question, 'odd', 'even') ? 2 : 1)
  const next = plus(x, number(step))
  const last = count === 3 ? plus(x, number(add(step, step))) : next
  const nouns = [...numberWords, 'multiples']
  const all = count === 3 ? [x, next, last] : [x, next]
  const noun = (parser: Parser, at: number) => parser.skip(at, ...nouns)
  const made = (parser: Parser, at: number, of: Expression) => (parser.is(at, 'SQUARE') ? times(of, of) : of)
  /** "the sum of the squares of the three numbers" */
  const ofAll = (parser: Parser, at: number): Ways<Expression> => {
    if (count === 2 || !parser.is(at, 'SUM', 'PRODUCT')) return []
    const by = parser.is(at, 'SUM') ? plus : times
    const from = parser.skip(at + 1, 'SQUARE')
    const others = parser.skip(from, 'other', 'last')
    const whole = all.map((of) => made(parser, at + 1, of))
    const [a = x, b = x, c = x] = whole
    return others > from
      ? [[by(b, c), noun(parser, others)]]
      : [[by(by(a, b), c), noun(parser, parser.skip(from, 'ALL'))]]
  }
  return {
    words: new Set([...large, ...small, ...nouns, 'first', 'second', 'third', 'middle', 'last', 'one', 'other', 'it']),
    dropped: new Set(['consecutive', 'odd', 'even', 'all', 'three', 'order']),
    domain: {
      atom: (parser, at) => {
        const [head, end] = [parser.skip(at, 'SQUARE'), parser.skip(at, 'SQUARE') + 1]
        const of = parser.is(head, ...small, 'first', ...(count === 2 ? ['one'] : []))
          ? x
          : parser.is(head, ...large, 'third', 'last')
            ? last
            : parser.is(head, 'second', 'middle') || (count === 2 && parser.is(head, 'other'))
              ? next
              : null
        return [...ofAll(parser, at), ...(of && head === at ? ([[of, noun(parser, end)]] as const) : [])]
      },
      both: (parser, at) => (count === 2 ? [[[x, next], noun(parser, parser.skip(at, 'ALL'))]] : []),
      statement: (parser, at) => {
        const end = noun(parser, at)
        return end > at && parser.is(end, 'IS', 'SEP') ? [[[], parser.skip(end, 'IS')]] : []
      },
      ask: (parser, at) => {
        const end = noun(parser, parser.skip(at, 'ALL'))
        return end > at ? [['all', end]] : []
      },
    },
    unknowns: ['the smallest number'],
    limits: [
      ...limitsOf(question, all),
      { of: over(plus(x, number(multiply(step, fraction(1000000)))), number(multiple ?? fraction(1))), is: 'whole' },
      // an odd number less 1 is even
      ...(!multiple && step.n === 2n
        ? [
            {
              of: over(has(question, 'odd') ? plus(x, number(1000001)) : plus(x, number(1000000)), number(2)),
              is: 'whole',
            } as const,
          ]
        : []),
    ],
    all: all.map((value, at) => ({ name: ['the smallest', 'the next', 'the third'][at] ?? '', value })),
  }
}

/** How many follow one another, and of what they are multiples; without the words that say it. */
function inARow(question: Question): Found<Given> | null {
  const { apart } = question
  const text = (at: number): string => {
    const item = apart[at]
    return item?.kind === 'word' ? item.text : ''
  }
  const at = apart.findIndex((_, index) => text(index) === 'consecutive')
  const isThree = (item: Item | undefined): boolean =>
    (item?.kind === 'word' && item.text === 'three') ||
    (item?.kind === 'number' && item.unit === '' && item.value.n === 3n)
  const counted = [at - 1, at - 2, at - 3].find((place) => isThree(apart[place]))
  const multiples = apart.findIndex((_, index) => text(index) === 'multiples')
  const base = apart[multiples + 2]
  const isMultiple = multiples >= 0 && text(multiples + 1) === 'of' && base?.kind === 'number'
  if (multiples >= 0 && !isMultiple) return null
  const left = apart.filter((_, index) => index !== counted && !(isMultiple && index === multiples + 2))
  const story = consecutive(question, counted === undefined ? 2 : 3, isMultiple ? base.value : null)
  return understood({ ...question, apart: left }, story, question)
}

export function numbersIn(question: Question): Found<Given> | null {
  if (!has(question, ...numberWords, 'multiples') || has(question, 'digit', 'digits', 'numerator', 'ap')) return null
  if (has(question, 'consecutive')) return has(question, 'terms') ? null : inARow(question)
  const isTwo =
    has(question, 'two', 'larger', 'greater', 'smaller', 'other', 'second', 'both', 'parts') ||
    question.facts.some((fact) => fact.kind === 'number' && fact.value.n === 2n)
  return (
    understood(question, isTwo ? twoNumbers(question) : oneNumber(question)) ??
    understood(question, twoNumbers(question))
  )
}
