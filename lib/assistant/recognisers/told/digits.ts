import { has } from './has'
import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import type { Item } from '../../question/fact'
import { numberOf } from '../../question/slot'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, plus, texOf, times, type Expression } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const tens = number(10)
const own = plus(times(tens, x), y)
const reversed = plus(times(tens, y), x)

const turned =
  `reversed reversing reverse palat ulat interchanged interchanging interchange interchanges exchanged exchanging exchange swapped
  swapping switched`.split(/\s+/)
const ones = ['unit', 'units', 'ones', 'one']
const words = [
  ...turned,
  ...ones,
  'tens',
  'ten',
  'digit',
  'digits',
  'number',
  'original',
  'given',
  'new',
  'it',
  'itself',
  'two',
  'place',
  'places',
]

/** "the digit in the tens place", "the units digit" */
function digit(parser: Parser, at: number): Ways<Expression> {
  const from = parser.skip(at, 'digit')
  const ends = (next: number) => {
    const end = parser.skip(next, 'place', 'digit')
    const of = parser.skip(end, 'two', 'digit', 'number')
    return of > end ? [end, of] : [end]
  }
  if (parser.is(from, 'tens', 'ten')) return ends(from + 1).map((end) => [x, end] as const)
  const isOnes = parser.is(from, ...ones) && (from > at || parser.is(from + 1, 'digit', 'place'))
  return isOnes ? ends(from + 1).map((end) => [y, end] as const) : []
}

/** "the number obtained by reversing the digits", "the reversed number", "its digits interchange places" */
function turnedNumber(parser: Parser, at: number): Ways<Expression> {
  const end = parser.skip(
    at,
    ...turned,
    'digits',
    'digit',
    'number',
    'new',
    'place',
    'places',
    'it',
    'two',
    'original',
    'IS',
    'given',
  )
  const all = Array.from({ length: end - at }, (_, index) => at + index + 1)
  return all.flatMap((next): Ways<Expression> => {
    const said = parser.tokens.slice(at, next).map(({ text }) => text)
    const isTurned = said.some((one) => turned.includes(one)) || said.join(' ') === 'new number'
    const isClosed = !['IS', 'original', 'given', 'new', 'it'].includes(said.at(-1) ?? '')
    const isOnce =
      said.filter((one) => one === 'number').length < 2 && said.filter((one) => one === 'digits').length < 2
    return isTurned && isClosed && isOnce ? [[reversed, next]] : []
  })
}

/** "... it increases by 9", "... the new number is 18 more than the original": by how much the reversed number is more. */
function grown(parser: Parser, next: number): Ways<readonly Statement[]> {
  const own_ = ['it', 'number', 'original', 'given', 'new', 'IS'] as const
  const from = parser.skip(next, 'SEP', 'AND', ...own_)
  const said = (isMore: boolean, n: Expression, end: number) =>
    [[{ left: reversed, right: isMore ? plus(own, n) : minus(own, n) }], parser.skip(end, ...own_)] as const
  const led = parser.is(from, 'MORE', 'UP', 'LESS', 'DOWN')
    ? parser.number(parser.skip(from + 1, ...own_)).map(([n, end]) => said(parser.is(from, 'MORE', 'UP'), n, end))
    : []
  const behind = parser
    .number(from)
    .flatMap(([n, end]) =>
      parser.is(end, 'MORE', 'LESS', 'UP', 'DOWN') ? [said(parser.is(end, 'MORE', 'UP'), n, end + 1)] : [],
    )
  return [...led, ...behind]
}

const story: Story = {
  words: new Set(words),
  dropped: new Set(['order', 'obtained', 'formed', 'consists', 'contains']),
  rename: (word) => (word === 'no' ? 'number' : /^(?:ulte|ulta|ulat\w*|palat\w*)$/.test(word) ? 'reversed' : null),
  domain: {
    atom: (parser, at) => {
      const from = parser.skip(at, 'original', 'given', 'two', 'digit')
      const plain: Ways<Expression> = parser.is(from, 'number')
        ? [[own, parser.skip(from + 1, 'itself')]]
        : parser.is(at, 'it', 'itself')
          ? [[own, at + 1]]
          : []
      return [...digit(parser, at), ...turnedNumber(parser, at), ...plain]
    },
    both: (parser, at) => {
      const from = parser.skip(at, 'ALL', 'two')
      const end = parser.is(from, 'digits', 'digit') ? from + 1 : at
      const of = parser.skip(end, 'two', 'digit', 'number', 'it')
      // "the number has two digits whose sum is 9"
      const behind: Ways<readonly [Expression, Expression]> = [[[x, y], at]]
      return end > at
        ? [[[x, y], end], ...(of > end ? [[[x, y], of] as const] : [])]
        : parser.is(at, 'IS')
          ? behind
          : []
    },
    // "in a two-digit number the units digit ..."
    statement: (parser, at) => {
      const end = parser.skip(at, 'two', 'digit')
      const intro: Ways<readonly Statement[]> = end > at && parser.is(end, 'number') ? [[[], end + 1]] : []
      return [...intro, ...turnedNumber(parser, at).flatMap(([, next]) => grown(parser, next))]
    },
    main: own,
    nameOf: (value) => (texOf(value) === texOf(own) ? 'the number' : null),
  },
  // digits that differ by 3: either may be the greater
  finish: ({ left, right }) =>
    right.kind === 'number' && texOf(left) === 'x - y'
      ? { left: times(left, left), right: times(right, right) }
      : { left, right },
  unknowns: ['the tens digit', 'the units digit'],
  limits: [x, y].map((of) => ({ of, is: 'digit' as const })),
  all: [{ name: 'the number', value: own }],
}

const isThreeOrMore = (item: Item | undefined): boolean => {
  const value = item && !(item.kind === 'word' && item.text === 'ten') && numberOf(item)
  return typeof value === 'object' && value !== null && value.n > 2n
}

export function digitsIn(question: Question): Found<Given> | null {
  const isThree = question.items.some(
    (item, at) => item.kind === 'word' && /^digits?$/.test(item.text) && isThreeOrMore(question.items[at - 1]),
  )
  if (!has(question, 'digit', 'digits') || has(question, 'consecutive') || isThree) return null
  return understood(question, { ...story, limits: [...story.limits, { of: x, is: 'positive' }] })
}
