import { walkFigure } from './pieces/walk-figure'
import { walkHeight, type Sights } from './pieces/walk-lines'
import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import { floating, plus, scaled, twoTerm, twoTermText, type TwoTerm } from './pieces/two-term'
import { walkTowards as solution } from '../../solutions/trigonometry/walk-towards'
import { fraction, multiply } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Place {
  readonly stem: (walk: number, sights: Sights) => string
  /** In metres. */
  readonly highest: number
}

const places: readonly Place[] = [
  {
    highest: 120,
    stem: (d, [far, near]) =>
      `A boy standing at $D$ sees the top $A$ of a tower $AB$ at an angle of elevation of $${far}^\\circ$. He walks $${d}$ m towards the tower to $C$ and the angle becomes $${near}^\\circ$. Find the height of the tower. (Take his eyes to be at ground level.)`,
  },
  {
    highest: 120,
    stem: (d, [far, near]) =>
      `The shadow of a tower $AB$ standing on level ground is $${d}$ m longer when the Sun's altitude is $${far}^\\circ$ than when it is $${near}^\\circ$. Find the height of the tower.`,
  },
  {
    highest: 40,
    stem: (d, [far, near]) =>
      `A tree $AB$ stands on the bank of a canal. From two points $C$ and $D$ on the other side, in line with the foot $B$ of the tree, the angles of elevation of the top $A$ are $${near}^\\circ$ and $${far}^\\circ$. If $CD = ${d}$ m, find the height of the tree.`,
  },
]

/** E.g. "A boy sees the top of a tower at 30°. He walks 20 m towards it and the angle becomes 60°. Find the height." */
export const walkTowards = template({
  id: 'ht-walk-towards',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['ht-two-angles-same-side'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        sights: source.pick([
          [30, 60],
          [30, 60],
          [30, 45],
          [45, 60],
        ] as const),
        walk: source.integer(4, 30) * 2,
        place: source.pick(places),
      }),
      ({ sights, walk, place }) => floating(walkHeight(sights, walk)) <= place.highest,
    ),
  things: ({ sights, walk, place: { highest } }) => [
    { name: 'the height in metres', size: floating(walkHeight(sights, walk)), least: 6, most: highest },
    { name: 'the way from one point to the other', size: walk, least: 8, most: 60, unit: 'm' },
  ],
  given: ({ sights: [far, near], walk }) => ({ apart: fraction(walk), far, near, rootThree: null }),
  solution,
  ask: ({ sights, walk, place: { stem } }) => {
    const value = walkHeight(sights, walk)
    return {
      question: `${stem(walk, sights)}${rootAsk([value], 'left')}`,
      rule: { kind: value.root.n === 0n ? 'number' : 'surd', unit: 'm' },
      figure: walkFigure(sights, walk),
      hints: [
        'Call the height $h$ and use $\\tan$ in both right triangles.',
        'Write both distances from the foot $B$ in terms of $h$; their difference is known.',
        'Rationalise the denominator where a root is left in it.',
      ],
      explanation:
        'Neither triangle can be solved alone; the height is common to both, so it is the unknown to take, and the length $CD$ gives the equation.',
    }
  },
  crossCheck: ({ sights: [far, near], walk }) => measured(walk / (tanOf(90 - far) - tanOf(90 - near))),
  slips: ({ sights, walk }) => {
    const key = walkHeight(sights, walk)
    const sum: Readonly<Record<string, TwoTerm>> = {
      '30,60': twoTerm(0, fraction(1, 4)),
      '30,45': twoTerm(fraction(-1, 2), fraction(1, 2)),
      '45,60': twoTerm(fraction(3, 2), fraction(-1, 2)),
    }
    return distinctSlips(twoTermText(key), [
      {
        response: twoTermText(scaled(sum[sights.join(',')] ?? key, walk)),
        note: 'The two points are on the same side: the distances are subtracted, not added.',
        step: 'difference',
      },
      {
        response: twoTermText(plus(key, twoTerm(walk, 0))),
        note: 'CD lies on the ground; it is no part of the height.',
        step: 'last',
      },
      {
        response: twoTermText(scaled(key, 2)),
        note: 'Check the last division by 2.',
        step: sights.join(',') === '30,60' ? 'last' : 'rationalised',
      },
      ...(sights[1] === 60
        ? [
            {
              response: twoTermText(twoTerm(key.root, multiply(key.rational, fraction(1, 3)))),
              note: 'That is the distance BC on the ground; the height is asked.',
              step: 'last',
            },
          ]
        : []),
    ])
  },
})
