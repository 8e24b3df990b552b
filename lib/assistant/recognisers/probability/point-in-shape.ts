import { askedBehind, asksChance, chanceWords } from './chance'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { divide, fraction, toNumber, type Fraction } from '../../../maths/fraction'
import {
  pointInShape as solution,
  type FlatShape,
  type PointInShape,
} from '../../../solutions/probability/point-in-shape'

type Taken = Pick<Phrase, 'taken'>
interface Read {
  readonly shape: FlatShape
  readonly at: number
  readonly found: Taken
}

/** "a square board of side 28 cm", "a circle of radius 7 cm", "a rectangular field 12 m by 10 m" */
function shapesIn(question: Question): readonly Read[] {
  const place = (found: Taken) => question.apart.findIndex((item) => found.taken.includes(item))
  const half = (value: Fraction) => divide(value, fraction(2))
  const square = phrase(question, 'square ~x? side #s', 'square ~x? #s', 'square side #s', 'side #s square')
  const circle = phrase(
    question,
    'circle|circular ~x? radius #r',
    'circle|circular radius #r',
    'radius #r circle|circular',
  )
  const wide = circle
    ? null
    : phrase(question, 'circle|circular ~x? diameter #d', 'circle|circular diameter #d', 'diameter #d circle|circular')
  const rectangle = phrase(
    question,
    'rectangle|rectangular ~x? #l by #b',
    'rectangle|rectangular * dimensions|size|sides|measuring #l by #b',
  )
  const within = square && !circle && !wide ? inscribed(question) : null
  return [
    ...(within && square
      ? [
          {
            shape: { shape: 'circle', radius: half(square.numbers.s) } as const,
            at: question.apart.length,
            found: within,
          },
        ]
      : []),
    ...(square
      ? [{ shape: { shape: 'square', side: square.numbers.s } as const, at: place(square), found: square }]
      : []),
    ...(circle
      ? [{ shape: { shape: 'circle', radius: circle.numbers.r } as const, at: place(circle), found: circle }]
      : []),
    ...(wide
      ? [{ shape: { shape: 'circle', radius: half(wide.numbers.d) } as const, at: place(wide), found: wide }]
      : []),
    ...(rectangle
      ? [
          {
            shape: { shape: 'rectangle', length: rectangle.numbers.l, breadth: rectangle.numbers.b } as const,
            at: place(rectangle),
            found: rectangle,
          },
        ]
      : []),
  ]
}

/** "a circle touching all four sides", "the largest circle" */
const inscribed = (question: Question): Taken | null =>
  phrase(
    question,
    'circle|circular * touching|touches|touch all|its? four? sides',
    'circle|circular inscribed',
    'inscribed circle|circular',
    'largest|biggest|greatest circle|circular',
  )

/** "Use π = 22/7" */
function piIn(question: Question): { readonly fact: Fact; readonly value: Fraction } | null {
  for (const fact of factsOf(question, 'equation')) {
    const [left, right] = fact.sides
    const value = right && rational(right)
    const isPi = left?.kind === 'letter' && /^(?:π|pi)$/.test(left.name)
    if (isPi && value && Math.abs(toNumber(value) - Math.PI) < 0.01) return { fact, value }
  }
  return null
}

export const pointInAShape = recogniser<PointInShape>({
  id: 'point-in-a-circle-or-square',
  solution,
  story: true,
  cues: ['circle', 'circular', 'square'],
  words: [
    ...chanceWords,
    'square',
    'circle',
    'circular',
    'rectangle',
    'rectangular',
    'side',
    'radius',
    'any',
    'equally',
    'likely',
    'point',
    'points',
    'one',
    'inside',
    'inner',
    'falls',
    'fall',
    'fell',
  ],
  examples: [
    'A dart is thrown at a square board of side 28 cm on which a circle of radius 7 cm is drawn. If the dart is equally likely to hit any point of the board, find the probability that it lands inside the circle. (Use π = 22/7)',
    'A rectangular park 50 m by 40 m has a circular pond of radius 7 m. A drone falls in the park. Find the probability that it falls in the pond. Use π = 22/7',
  ],
  refuses: [
    'A dart is thrown at a square board of side 28 cm on which two circles of radius 7 cm are drawn. Find the probability that it lands inside a circle. (Use π = 22/7)',
    'A dart is thrown at a square board of side 28 cm on which a circle is drawn. Find the probability that it lands inside the circle.',
    'On a square board of side 28 cm a circle of radius 7 cm is drawn. Find the area of the board outside the circle.',
  ],
  read: (question) => {
    const shapes = shapesIn(question)
    const pi = piIn(question)
    const [one, two, ...more] = shapes.toSorted((first, second) => first.at - second.at)
    if (!asksChance(question) || !one || !two || more.length > 0) return null
    const [outer, inner] = [one, two]
    const rest = askedBehind(without(question, one.found, two.found))
    const outside = phrase(rest, 'outside', 'not inside|in|within|on')
    const where = outside ?? phrase(rest, 'inside|within|into', 'in|on')
    if (!where) return null
    const names = { square: 'square', rectangle: 'rectangle', circle: 'circle' } as const
    // "inside the board" is no part of it
    const nouns = rest.apart.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
    const own = inner.found.taken.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
    const isOfInner = nouns.some((word) => own.includes(word) || word === names[inner.shape.shape])
    if (!isOfInner || nouns.some((word) => word === names[outer.shape.shape])) return null
    const said = told(question, outer.found, inner.found, where, ...(pi ? [{ taken: [pi.fact] }] : []))
    return {
      given: { outer: outer.shape, inner: inner.shape, inside: outside === null, pi: pi?.value ?? null },
      used: said.used,
      said: said.said,
    }
  },
})
