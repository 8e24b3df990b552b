import { has } from './has'
import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus, times, unknown, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const own = over(x, y)
const names = ['fraction', 'it', 'number'] as const

type Two = readonly [top: Expression, bottom: Expression]

/** Which of the two is meant: "the numerator", "both". */
function part(parser: Parser, at: number): Ways<readonly [top: boolean, bottom: boolean]> {
  const all = parser.skip(at, 'ALL')
  const end = (next: number) => parser.skip(next, 'fraction')
  if (parser.is(all, 'numerator')) {
    const joined = parser.is(all + 1, 'AND') && parser.is(all + 2, 'denominator')
    return [
      ...(joined ? ([[[true, true], parser.skip(end(all + 3), 'ALL')]] as const) : []),
      ...(all === at ? ([[[true, false], end(all + 1)]] as const) : []),
    ]
  }
  if (parser.is(all, 'denominator')) {
    const joined = parser.is(all + 1, 'AND') && parser.is(all + 2, 'numerator')
    return [
      ...(joined ? ([[[true, true], parser.skip(end(all + 3), 'ALL')]] as const) : []),
      ...(all === at ? ([[[false, true], end(all + 1)]] as const) : []),
    ]
  }
  return all > at ? [[[true, true], all]] : []
}

type Made = (of: Expression) => Expression
const made = ([top, bottom]: Two, [isTop, isBottom]: readonly [boolean, boolean], change: Made): Two => [
  isTop ? change(top) : top,
  isBottom ? change(bottom) : bottom,
]

/** "2 is added to the numerator", "the denominator is doubled": all ways to change the fraction once. */
function change(parser: Parser, at: number, before: Two): Ways<Two> {
  const by = (n: Expression, isAdded: boolean): Made => (isAdded ? (of) => plus(of, n) : (of) => minus(of, n))
  const first = parser.number(at).flatMap(([n, next]) => {
    const verb = parser.skip(next, 'IS')
    return parser.is(verb, 'ADDED', 'TAKEN') ? [{ change: by(n, parser.is(verb, 'ADDED')), next: verb + 1 }] : []
  })
  const verbFirst = parser.is(at, 'ADDED', 'TAKEN', 'UP', 'DOWN')
    ? parser.number(at + 1).map(([n, next]) => ({ change: by(n, parser.is(at, 'ADDED', 'UP')), next }))
    : []
  const led = [...first, ...verbFirst].flatMap(({ change: made_, next }) =>
    part(parser, next).map(([which, end]) => [made(before, which, made_), end] as const),
  )
  const behind = part(parser, at).flatMap(([which, next]): Ways<Two> => {
    // Hindi: "numerator me 1 jodne par"
    const by_ = parser
      .number(next)
      .flatMap(([n, end]): Ways<Two> =>
        parser.is(end, 'ADDED', 'TAKEN') ? [[made(before, which, by(n, parser.is(end, 'ADDED'))), end + 1]] : [],
      )
    if (by_.length > 0) return by_
    const verb = parser.skip(next, 'IS')
    if (parser.is(verb, 'TWICE')) return [[made(before, which, (of) => times(number(2), of)), verb + 1]]
    if (parser.is(verb, 'THRICE')) return [[made(before, which, (of) => times(number(3), of)), verb + 1]]
    if (parser.is(verb, 'multiplied', 'PRODUCT'))
      return parser.number(verb + 1).map(([n, end]) => [made(before, which, (of) => times(n, of)), end] as const)
    if (!parser.is(verb, 'UP', 'DOWN')) return []
    return parser.number(verb + 1).map(([n, end]) => [made(before, which, by(n, parser.is(verb, 'UP'))), end] as const)
  })
  return [...led, ...behind]
}

/** One change or two, "and" between them. */
function changes(parser: Parser, at: number): Ways<Two> {
  return change(parser, at, [x, y]).flatMap(([two, next]) => {
    const again = parser.skip(parser.is(next + 1, 'AND') && parser.is(next, 'SEP') ? next + 1 : next, 'AND')
    return [[two, next] as const, ...(again > next ? change(parser, again, two) : [])]
  })
}

function statement(parser: Parser, at: number): Ways<readonly Statement[]> {
  const said = ([top, bottom]: Two, v: Expression): readonly Statement[] => [{ left: over(top, bottom), right: v }]
  const led = changes(parser, at).flatMap(([two, next]) => {
    const from = parser.skip(next, 'SEP', 'AND', 'IS', ...names, 'new', 'resulting', 'value')
    const become =
      from > next || parser.is(from + 1, 'IS')
        ? parser.number(from).map(([v, end]) => [said(two, v), parser.skip(end, 'IS')] as const)
        : []
    const then = parser.skip(next, 'SEP', 'AND')
    const other =
      then > next || parser.is(then, 'SUM')
        ? parser
            .statement(then)
            .flatMap(([statements, end]): Ways<readonly Statement[]> =>
              statements.length > 0 &&
              !parser.tokens.slice(then, end).some(({ text }) => /^(?:ADDED|TAKEN|UP|DOWN)$/.test(text))
                ? [[statements.map((one) => changedBy(one, two)), end]]
                : [],
            )
        : []
    return [...become, ...other]
  })
  const start = parser.skip(at, ...names)
  const from = parser.skip(start, 'IS')
  const behind =
    from > at
      ? parser.number(from).flatMap(([v, next]) => {
          const again = parser.skip(next, 'SEP', 'on', 'by')
          if (parser.hasStop(next, again)) return []
          return changes(parser, again).map(([two, end]) => [said(two, v), end] as const)
        })
      : []
  const intro: Ways<readonly Statement[]> = start > at && parser.is(start, 'SEP', 'IS') ? [[[], start]] : []
  return [...led, ...behind, ...intro]
}

const [topAfter, bottomAfter, topBefore, bottomBefore] = [unknown('X'), unknown('Y'), unknown('P'), unknown('Q')]

const put = (of: Expression, by: Readonly<Record<string, Expression>>): Expression => {
  if (of.kind === 'number') return of
  if (of.kind === 'unknown') return by[of.letter] ?? of
  return { ...of, left: put(of.left, by), right: put(of.right, by) }
}
const holds = (of: Expression, letter: string): boolean =>
  of.kind === 'unknown'
    ? of.letter === letter
    : of.kind === 'joined' && (holds(of.left, letter) || holds(of.right, letter))

/** What is said behind a change is said of what was changed, but of "the original fraction". */
function changedBy({ left, right }: Statement, [top, bottom]: Two): Statement {
  const isNamed = [left, right].some((of) => holds(of, 'X') || holds(of, 'P'))
  const by = { X: top, Y: bottom, P: x, Q: y, ...(!isNamed && { x: top, y: bottom }) }
  return { left: put(left, by), right: put(right, by) }
}

const fraction: Asked = { name: 'the fraction', value: x, below: y }

const story: Story = {
  words: new Set([
    'numerator',
    'denominator',
    ...names,
    'original',
    'given',
    'resulting',
    'new',
    'multiplied',
    'on',
    'one',
  ]),
  dropped: new Set(['only']),
  domain: {
    atom: (parser, at) => {
      const own_ = parser.is(at, 'numerator') ? x : parser.is(at, 'denominator') ? y : null
      if (own_) return [[own_, at + 1], ...(parser.is(at + 1, 'fraction') ? ([[own_, at + 2]] as const) : [])]
      if (parser.is(at, 'new', 'resulting') && parser.is(at + 1, 'fraction'))
        return [[over(topAfter, bottomAfter), at + 2]]
      if (parser.is(at, 'original', 'given') && parser.is(at + 1, 'fraction'))
        return [[over(topBefore, bottomBefore), at + 2]]
      if (parser.is(at, 'RECIPROCAL')) return [[over(y, x), at + 1]]
      return parser.is(at, ...names) ? [[own, at + 1]] : []
    },
    both: () => [],
    statement,
    ask: (parser, at) => {
      const from = parser.skip(at, 'original', 'given')
      return parser.is(from, 'fraction', 'it') ? [[fraction, from + 1]] : []
    },
  },
  unknowns: ['the numerator', 'the denominator'],
  limits: [],
  all: [fraction],
}

export function fractionIn(question: Question): Found<Given> | null {
  if (!has(question, 'numerator', 'denominator')) return null
  const whole = {
    limits: [
      { of: over(plus(x, number(1000000)), number(1)), is: 'whole' },
      { of: plus(y, number(1000000)), is: 'whole' },
      { of: y, is: 'positive' },
    ] as const,
  }
  const found = understood(question, { ...story, ...whole })
  // the fraction itself, and nothing made of it, stands as it is
  return found && found.given.asked.every(({ value, below }) => below !== undefined || value === x || value === y)
    ? found
    : null
}
