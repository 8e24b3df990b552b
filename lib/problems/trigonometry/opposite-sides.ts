import { sideStems } from './pieces/side-stems'
import { sidesFigure, type Sides } from './pieces/sides-figure'
import { complement, tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { plus, scaled, twoTerm, twoTermText, type TwoTerm } from './pieces/two-term'
import { oppositeSides as solution } from '../../solutions/trigonometry/opposite-sides'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** cot of a standard angle. */
const cotangent: Readonly<Record<StandardAngle, TwoTerm>> = {
  30: twoTerm(0, 1),
  45: twoTerm(1, 0),
  60: twoTerm(0, fraction(1, 3)),
}

const apart = ({ left, right }: Sides, height: number): TwoTerm =>
  scaled(plus(cotangent[left], cotangent[right]), height)

/** E.g. "From a lighthouse 60 m high, the angles of depression of two ships on opposite sides are 45° and 30°. Find their distance." */
export const oppositeSides = template({
  id: 'ht-opposite-sides',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['ht-two-objects-both-sides'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const [left = 30, right = 45] = random.shuffle(
      // with 30° and 60° the two distances have the same sum when tan and cot are exchanged: seldom
      random.chance(0.08)
        ? [30, 60]
        : random.pick([
            [30, 45],
            [45, 60],
          ] as const),
    )
    return { sides: { left, right }, height: random.integer(4, 25) * 3, stem: random.pick(sideStems) }
  },
  things: ({ height }) => [{ name: 'the height of the place', size: height, least: 12, most: 75, unit: 'm' }],
  given: ({ sides, height }) => ({ height: fraction(height), ...sides, rootThree: null }),
  solution,
  manner: ({ stem }) => ({ asked: stem.asked, isDepression: stem.depression }),
  ask: ({ sides, height, stem }) => {
    const value = apart(sides, height)
    return {
      question: `${stem.question(height, sides)}${rootAsk([value], 'left')}`,
      rule: { kind: value.root.n === 0n ? 'number' : 'surd', unit: 'm' },
      figure: sidesFigure(sides, height, stem.depression),
      hints: [
        'The vertical line $AB$ belongs to two right triangles. Find $BC$ and $BD$ separately.',
        '$C$ and $D$ are on opposite sides of $B$. What does this say about $CD$?',
      ],
      explanation:
        'The foot of the vertical line lies between the two points, so their distance is the sum of the two horizontal distances.',
    }
  },
  crossCheck: ({ sides, height }) => measured(height / tanOf(sides.left) + height / tanOf(sides.right)),
  slips: ({ sides, height }) => {
    const [low, high] = sides.left < sides.right ? [sides.left, sides.right] : [sides.right, sides.left]
    return distinctSlips(twoTermText(apart(sides, height)), [
      {
        response: twoTermText(apart({ left: complement[sides.left], right: complement[sides.right] }, height)),
        note: 'tan is the height over the distance, so the distance is the height divided by tan.',
        step: 'BC',
      },
      {
        response: twoTermText(scaled(cotangent[sides.left], height)),
        note: 'That is one of the two distances; add the other one.',
        step: 'sum',
      },
      {
        response: twoTermText(scaled(cotangent[sides.right], height)),
        note: 'That is one of the two distances; add the other one.',
        step: 'sum',
      },
      {
        response: twoTermText(plus(scaled(cotangent[low], height), scaled(cotangent[high], -height))),
        note: 'The two points are on opposite sides of B. What does this mean for the two distances?',
        step: 'sum',
      },
    ])
  },
})
