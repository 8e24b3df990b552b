import { template, type Slip } from '../template'
import { fraction } from '../../maths'
import { anglesAndSides as solution, type Given } from '../../solutions/linear-equations/angles-and-sides'
import { timesWords } from '../../solutions/linear-equations/pieces/times-words'
import type { Line, Pair } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

interface Shape {
  readonly kind: 'supplementary' | 'complementary' | 'rectangle'
  readonly x: number
  readonly y: number
  /** x = times × y + over. */
  readonly times: number
  readonly over: number
  readonly stem: 'first' | 'second' | 'third'
}

const totals = { supplementary: 180, complementary: 90 } as const
const totalOf = ({ kind, x, y }: Shape): number => (kind === 'rectangle' ? x + y : totals[kind])

const pairOf = (shape: Shape): Pair => [
  [1, 1, totalOf(shape)],
  [1, -shape.times, shape.over],
]

function givenOf(shape: Shape): Given {
  const { kind, stem } = shape
  const compared = { times: fraction(shape.times), over: fraction(shape.over) }
  if (kind !== 'rectangle') return { kind, ...compared }
  const told = stem === 'first' ? 'half' : 'whole'
  return {
    kind,
    told,
    perimeter: fraction(told === 'half' ? totalOf(shape) : 2 * totalOf(shape)),
    unit: 'm',
    ...compared,
  }
}

const more = (times: number, over: number, unit: string, what: string): string => {
  const base = times === 1 ? '' : `${timesWords(times)} ${what}`
  if (over === 0) return base
  const by = `$${over}$${unit}`
  return times === 1 ? `${by} more than ${what}` : `${by} more than ${base}`
}

const otherTotal = {
  supplementary: 'Supplementary angles add up to 180°; complementary angles to 90°.',
  complementary: 'Complementary angles add up to 90°; supplementary angles to 180°.',
} as const

/** The equations that a student sets up who takes another sum or reads the comparison wrongly. */
function shapeSlips(shape: Shape): readonly Slip[] {
  const { kind, times, over, stem } = shape
  const [sum, comparison] = pairOf(shape)
  const total = totalOf(shape)
  const [wrongSum, note]: readonly [Line, string] =
    kind !== 'rectangle'
      ? [[1, 1, 270 - total], otherTotal[kind]]
      : stem === 'first'
        ? [[2, 2, total], 'What is given is half the perimeter already: length and width, once each.']
        : [[1, 1, 2 * total], 'Once round there are two lengths and two widths.']
  return [
    ...wrongPair([wrongSum, comparison], note, 'first equation'),
    ...wrongPair([sum, [1, -times, -over]], '"More than" means that the number is added.', 'second equation'),
    ...(times === 1 || over === 0
      ? []
      : wrongPair([sum, [1, -times, 0]], 'Use the whole of the second statement.', 'second equation')),
  ]
}

/** E.g. "The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them." */
export const anglesAndSides = template({
  id: 'le-angles-and-sides',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-word-geometry'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Shape => {
    const kind = random.pick(['supplementary', 'complementary', 'rectangle'] as const)
    return random.until(
      (source) => {
        const [times, over] = [source.integer(1, 4), source.integer(0, 40)]
        const total = kind === 'rectangle' ? source.integer(16, 80) : totals[kind]
        const y = (total - over) / (times + 1)
        return { kind, times, over, y, x: total - y, stem: source.pick(['first', 'second', 'third'] as const) }
      },
      ({ times, over, x, y }) => Number.isInteger(y) && y >= 5 && x > y && (times > 1 || over > 0),
    )
  },
  things: ({ kind, x, y }) =>
    kind === 'rectangle' ? [x, y].map((size) => ({ name: 'a side in metres', size, least: 5, most: 75 })) : [],
  given: givenOf,
  solution,
  ask: (shape) => {
    const { kind, times, over, stem } = shape
    const total = totalOf(shape)
    const rectangle = kind === 'rectangle'
    const question = rectangle
      ? {
          first: `Half the perimeter of a rectangular garden, whose length is ${more(times, over, ' m', 'its width')}, is $${total}$ m. If the length is $x$ m and the width $y$ m, find $x$ and $y$.`,
          third: `The length of a rectangular school playground is ${more(times, over, ' m', 'its width')}. Walking once round it, Zoya covers $${2 * total}$ m. If the playground is $x$ m long and $y$ m wide, find $x$ and $y$.`,
          second: `A fence of length $${2 * total}$ m goes once round a rectangular field. The length of the field is ${more(times, over, ' m', 'its width')}. If the length is $x$ m and the width $y$ m, find $x$ and $y$.`,
        }[stem]
      : {
          first: `Two angles are ${kind}. The larger one is ${more(times, over, ' degrees', 'the smaller one')}. If the larger angle is $x$ degrees and the smaller $y$ degrees, find $x$ and $y$.`,
          third: `In a drawing, two ${kind} angles measure $x$ degrees and $y$ degrees. The angle of $x$ degrees is the larger one and is ${more(times, over, ' degrees', 'the other one')}. Find $x$ and $y$.`,
          second: `The larger of two ${kind} angles ${times === 1 ? `exceeds the smaller by $${over}$ degrees` : `is ${more(times, over, ' degrees', 'the smaller')}`}. If the angles measure $x$ degrees and $y$ degrees, where $x > y$, find $x$ and $y$.`,
        }[stem]
    return {
      question,
      rule: {
        kind: 'pair',
        unit: rectangle ? 'm' : '°',
        aliases: rectangle
          ? { x: ['length'], y: ['width', 'breadth'] }
          : { x: ['larger', 'larger angle'], y: ['smaller', 'smaller angle'] },
      },
      hints: [
        rectangle
          ? 'The perimeter of a rectangle is twice the sum of length and width.'
          : `What is the sum of two ${kind} angles?`,
        'Write the second statement as an equation that begins with $x = \\ldots$',
        'Bring both equations to the form $ax + by = c$.',
      ],
      explanation: rectangle
        ? 'The perimeter is 2(length + width), so half of it is the sum of the two sides.'
        : 'The name of the pair of angles gives the sum, which is the first equation; the comparison is the second.',
    }
  },
  crossCheck: (shape) => {
    const { kind, times, over } = shape
    const turn = { supplementary: 180, complementary: 90, rectangle: shape.x + shape.y }[kind]
    return searchPairs(1, 180, (x, y) => x + y === turn && x - over === times * y)
  },
  slips: (shape) => storySlips(pairOf(shape), shapeSlips(shape)),
})
