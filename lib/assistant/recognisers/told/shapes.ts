import { has } from './has'
import type { Parser, Ways } from './parser'
import { understood, x, y, z, type Story } from './understood'
import { type Item, textOf } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const word = (text: string): Item => ({ kind: 'word', text })

const twice = /^(?:long|longer|bigger|larger|greater)$/
const short = /^(?:short|shorter|smaller|other)$/

const around = new Set(['perimeter', 'fence', 'fencing', 'boundary', 'rope'])

/** A rectangle's sides by one name each: "the longer side" is the length, "3 m longer" stays. */
function renamed(question: Question): Question {
  const { apart } = question
  const items = apart.flatMap((item, at): readonly Item[] => {
    if (item.kind === 'letter' && /^[lb]$/.test(item.name)) return [word(item.name === 'l' ? 'length' : 'breadth')]
    if (at === 0 && textOf(item) === 'kya') return []
    const [text, next] = [textOf(item), textOf(apart[at + 1])]
    if (/^sides?$/.test(next) && twice.test(text)) return [word('length')]
    if (/^sides?$/.test(next) && short.test(text)) return [word('breadth')]
    if (text === 'side' && (twice.test(textOf(apart[at - 1])) || short.test(textOf(apart[at - 1])))) return []
    if (/^(?:width|wide|broad|breath)$/.test(text)) return [word('breadth')]
    if (text === 'long') return [word('length')]
    // "has length 5 m more than its breadth"
    const isSide = (one: Item | undefined) => /^(?:length|breadth|width)$/.test(textOf(one))
    if (/^(?:has|with|having)$/.test(text) && isSide(apart[at + 1])) return []
    if (item.kind === 'number' && isSide(apart[at - 1]) && /^(?:has|with|having)$/.test(textOf(apart[at - 2])))
      return [word('is'), item]
    // "a plot of 528 m²"
    const isArea = item.kind === 'number' && /\^2$/.test(item.unit)
    const near = apart.slice(Math.max(0, at - 7), at + 4).some((one) => /^area$/.test(textOf(one)))
    if (isArea && !near) return [word('area'), item]
    return [item]
  })
  return { ...question, apart: items }
}

const isArea = (parser: Parser, at: number): boolean => /\^2$|^$/.test(parser.tokens[at]?.unit ?? '')

/** "Its area is 60 m²", "area 60", "60 m² of area" */
function measured(
  parser: Parser,
  at: number,
  names: readonly string[],
  value: Expression,
  wanted: boolean,
): Ways<readonly Statement[]> {
  const fits = (place: number) => isArea(parser, place) || !wanted
  const led = parser.is(at, ...names)
    ? parser
        .number(parser.skip(at + 1, 'IS', 'TOTAL'))
        .flatMap(([n, end]): Ways<readonly Statement[]> =>
          fits(end - 1) ? [[[{ left: value, right: n }], parser.skip(end, 'IS')]] : [],
        )
    : []
  const behind = parser.number(at).flatMap(([n, next]): Ways<readonly Statement[]> => {
    const end = parser.skip(next, 'IS')
    return parser.is(end, ...names) && fits(at) ? [[[{ left: value, right: n }], end + 1]] : []
  })
  return [...led, ...behind]
}

const sidesAsked = (parser: Parser, at: number, ...more: readonly string[]): Ways<'all'> => {
  const end = parser.skip(at, 'ALL', 'sides', 'dimensions', 'SIDE', 'two', ...more)
  return end > at ? [['all', end]] : []
}

const flatNames = [
  'rectangle',
  'rectangular',
  'its',
  'size',
  'metres',
  'metre',
  'm',
  'cm',
  'units',
  'unit',
  'ft',
  'feet',
  'measure',
  'shape',
  'it',
]

const unitOf = (question: Question): string => {
  const units = question.apart.flatMap((item) =>
    item.kind === 'number' && /^(?:c|k)?m(?:\^2)?$/.test(item.unit) ? [item.unit.replace('^2', '')] : [],
  )
  const [unit, ...more] = [...new Set(units)]
  return unit !== undefined && more.length === 0 ? ` ${unit}` : ''
}

/** Whether it is told which of the two is longer. */
const isCompared = (question: Question): boolean =>
  has(question, 'more', 'less', 'times', 'twice', 'exceeds', 'double', 'longer', 'shorter', 'zyada', 'kam')

/** What all the sides are in a rectangle, x its breadth and y its length. */
function rectangle(question: Question): Story {
  const unit = unitOf(question)
  const all: readonly Asked[] = [
    { name: 'the length', value: y, unit },
    { name: 'the breadth', value: x, unit },
  ]
  const half = plus(x, y)
  return {
    words: new Set(['length', 'breadth', 'area', 'perimeter', 'diagonal', 'sides', 'dimensions', 'diagonals']),
    dropped: new Set(flatNames),
    rename: (text) =>
      around.has(text) ? 'perimeter' : text === 'wire' && !has(question, ...around) ? 'perimeter' : null,
    domain: {
      atom: (parser, at) => {
        if (parser.is(at, 'length')) return [[y, at + 1]]
        if (parser.is(at, 'breadth')) return [[x, at + 1]]
        if (parser.is(at, 'area')) return [[times(x, y), at + 1]]
        return parser.is(at, 'perimeter') ? [[times(number(2), half), at + 1]] : []
      },
      both: (parser, at) => {
        if (parser.is(at, 'length') && parser.is(at + 1, 'AND') && parser.is(at + 2, 'breadth'))
          return [[[y, x], at + 3]]
        if (parser.is(at, 'breadth') && parser.is(at + 1, 'AND') && parser.is(at + 2, 'length'))
          return [[[y, x], at + 3]]
        const end = parser.skip(at, 'ALL', 'sides')
        return end > at ? [[[y, x], end]] : []
      },
      statement: (parser, at) => [
        ...measured(parser, at, ['area'], times(x, y), true),
        ...measured(parser, at, ['perimeter'], times(number(2), half), false),
        // "the diagonal is 60 m more than the shorter side"
        ...(parser.is(at, 'diagonal')
          ? parser
              .quantity(parser.skip(at + 1, 'IS'))
              .map(
                ([d, end]) =>
                  [[{ left: plus(times(x, x), times(y, y)), right: times(d, d) }], parser.skip(end, 'IS')] as const,
              )
          : []),
        // "its length, in metres, is ..."
        ...(parser.is(at, 'area', 'perimeter', 'sides') && parser.is(at + 1, 'SEP') ? ([[[], at + 1]] as const) : []),
      ],
      ask: (parser, at) => {
        const named = parser.is(at, 'length', 'breadth') && parser.is(parser.skip(at + 1, 'AND'), 'length', 'breadth')
        return [...sidesAsked(parser, at), ...(named ? ([['all', parser.skip(at + 1, 'AND') + 1]] as const) : [])]
      },
      nameOf: (value) => all.find((one) => one.value === value)?.name ?? null,
    },
    unknowns: ['the breadth', 'the length'],
    limits: [
      ...[x, y].map((of) => ({ of, is: 'positive' as const })),
      ...(isCompared(question) ? [] : [{ of: minus(y, x), is: 'from-zero' as const }]),
    ],
    all,
  }
}

/** A right triangle: base x, altitude y, hypotenuse z. */
function rightTriangle(question: Question): Story {
  const unit = unitOf(question)
  const named: readonly Asked[] = [
    { name: 'the base', value: x, unit },
    { name: 'the altitude', value: y, unit },
    { name: 'the hypotenuse', value: z, unit },
  ]
  const isKnown = question.apart.some(
    (item, at) =>
      textOf(item) === 'hypotenuse' &&
      question.apart
        .slice(at + 1, at + 3)
        .some(
          (one, by) =>
            one.kind === 'number' &&
            !/^(?:more|less|greater|longer|larger|bigger)$/.test(textOf(question.apart[at + by + 2])),
        ),
  )
  const isRanked = has(question, 'shortest', 'third', 'smallest')
  const who: Readonly<Record<string, Expression>> = {
    base: x,
    shortest: x,
    smallest: x,
    altitude: y,
    // beside "one side" or the altitude it is the other
    third:
      has(question, 'one', 'altitude', 'perpendicular', 'height') && !has(question, 'shortest', 'smallest') ? x : y,
    perpendicular: y,
    height: y,
    hypotenuse: z,
    longest: z,
    largest: z,
  }
  return {
    words: new Set([...Object.keys(who), 'side', 'sides', 'two', 'other', 'one', 'remaining', 'area', 'perimeter']),
    dropped: new Set([
      'right',
      'angle',
      'angled',
      'triangle',
      'its',
      'cm',
      'm',
      'metres',
      'unit',
      'units',
      'measure',
      'dimensions',
      'three',
      'all',
      'long',
      'length',
      'lengths',
    ]),
    domain: {
      atom: (parser, at): Ways<Expression> => {
        const own = who[parser.tokens[at]?.text ?? '']
        if (own) return [[own, parser.skip(at + 1, 'side')]]
        if (parser.is(at, 'one')) return [[y, parser.skip(at + 1, 'other', 'side', 'sides')]]
        if (parser.is(at, 'remaining')) return [[x, parser.skip(at + 1, 'side')]]
        return parser.is(at, 'other') && parser.is(at + 1, 'side')
          ? [[x, at + 2]]
          : parser.is(at, 'other') && parser.is(at - 1, 'LESS', 'MORE', 'TWICE', 'TIMES')
            ? [[x, at + 1]]
            : []
      },
      both: (parser, at) => {
        const end = parser.skip(at, 'ALL', 'other', 'two', 'sides')
        return end > at && parser.is(end - 1, 'sides') ? [[[y, x], end]] : []
      },
      statement: (parser, at) => [
        ...measured(parser, at, ['area'], over(times(x, y), number(2)), true),
        ...measured(parser, at, ['perimeter'], plus(plus(x, y), z), false),
      ],
      ask: (parser, at) => {
        const end = parser.skip(at, 'ALL', 'other', 'two', 'sides')
        return end > at && parser.is(end - 1, 'sides', 'ALL') ? [['all', end]] : []
      },
      nameOf: (value) => named.find((one) => one.value === value)?.name ?? null,
    },
    known: [{ left: plus(times(x, x), times(y, y)), right: times(z, z) }],
    unknowns: isRanked
      ? ['the shortest side', 'the third side', 'the hypotenuse']
      : ['the base', 'the altitude', 'the hypotenuse'],
    limits: [x, y, z].map((of) => ({ of, is: 'positive' as const })),
    all: isKnown || !has(question, 'hypotenuse', 'longest') ? named.slice(0, 2) : named,
    ...(!has(question, 'base', 'altitude', 'shortest', 'third', 'smallest', 'perpendicular', 'height', 'one') && {
      alike: true as const,
    }),
  }
}

export function shapeIn(question: Question): Found<Given> | null {
  // what a fence costs is not its length
  if (has(question, 'cost', 'costs', 'rate')) return null
  // the area that the hand of a clock sweeps is no rectangle
  if (has(question, 'clock', 'hand', 'swept', 'sweeps', 'minute', 'minutes')) return null
  if (has(question, 'hypotenuse') || (has(question, 'triangle') && has(question, 'right')))
    return has(question, 'circle') ? null : understood(question, rightTriangle(question))
  // which side is asked for first is not read
  if (has(question, 'diagonal') && has(question, 'shorter', 'longer')) return null
  const isFlat = has(question, 'rectangle', 'rectangular', 'length', 'breadth', 'width', 'sides', 'long')
  if (!isFlat || has(question, 'circle', 'triangle', 'volume', 'cube', 'path', 'squares', 'ratio')) return null
  const told = renamed(question)
  return understood(told, rectangle(told), question)
}
