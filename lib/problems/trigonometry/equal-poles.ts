import { tanOf } from './pieces/heights'
import { poleStories } from './pieces/pole-stories'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import { scaled, twoTerm, twoTermText, type TwoTerm } from './pieces/two-term'
import { equalPoles as solution } from '../../solutions/trigonometry/equal-poles'
import { fraction } from '../../maths'
import type { SketchFigure } from '../../figures/figure'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The angle at the nearer pole, then that at the other one. */
const pairs = [
  [60, 30],
  [60, 45],
  [45, 30],
] as const
type Pair = (typeof pairs)[number]

/** Per metre of the width: BP, and the height. */
const shares: Readonly<Record<string, { readonly near: TwoTerm; readonly height: TwoTerm }>> = {
  '60,30': { near: twoTerm(fraction(1, 4), 0), height: twoTerm(0, fraction(1, 4)) },
  '60,45': { near: twoTerm(fraction(-1, 2), fraction(1, 2)), height: twoTerm(fraction(3, 2), fraction(-1, 2)) },
  '45,30': { near: twoTerm(fraction(-1, 2), fraction(1, 2)), height: twoTerm(fraction(-1, 2), fraction(1, 2)) },
}

function lengthsOf(pair: Pair, width: number) {
  const share = shares[pair.join()] ?? { near: twoTerm(0, 0), height: twoTerm(0, 0) }
  return { near: scaled(share.near, width), height: scaled(share.height, width) }
}

function figureOf([near, far]: Pair, width: number): SketchFigure {
  const [bp, pd] = [6 / tanOf(near), 6 / tanOf(far)]
  return {
    kind: 'sketch',
    points: { A: [0, 6], B: [0, 0], C: [bp + pd, 6], D: [bp + pd, 0], P: [bp, 0] },
    segments: [
      { from: 'A', to: 'B' },
      { from: 'C', to: 'D' },
      { from: 'B', to: 'D' },
      { from: 'P', to: 'A' },
      { from: 'P', to: 'C' },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'P', right: true },
      { at: 'D', from: 'C', to: 'P', right: true },
      { at: 'P', from: 'B', to: 'A', label: `${near}°` },
      { at: 'P', from: 'D', to: 'C', label: `${far}°` },
    ],
    description: `Two vertical lines AB and CD of equal height, BD = ${width} m; from P on BD the angle of elevation of A is ${near}° and that of C is ${far}°.`,
  }
}

/** E.g. "Two poles of equal height stand on either side of a 20 m road; from a point between them the elevations are 60° and 30°." */
export const equalPoles = template({
  id: 'ht-equal-poles-across-a-road',
  topic: 'trigonometry',
  archetypes: ['ht-two-objects-both-sides'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const story = random.pick(poleStories)
    const [least, most] = story.widths
    return { story, pair: random.pick(pairs), width: 4 * random.integer(least / 4, most / 4) }
  },
  variants: { all: pairs.map((pair) => pair.join()), of: ({ pair }) => pair.join() },
  things: ({ story: { widths }, width }) => [
    { name: 'the distance between the two', size: width, least: widths[0], most: widths[1], unit: 'm' },
  ],
  given: ({ pair: [near, far], width }) => ({ width: fraction(width), near, far, rootThree: null }),
  solution,
  manner: ({ story: { asked } }) => ({ asked }),
  ask: ({ story, pair, width }) => {
    const { height } = lengthsOf(pair, width)
    return {
      question: `${story.tell(width, pair[0], pair[1])}${rootAsk([height], 'left')}`,
      rule: { kind: height.root.n === 0n ? 'number' : 'surd', unit: 'm' },
      figure: figureOf(pair, width),
      hints: [
        `Let the height be $h$ and $BP = x$. How long is $PD$?`,
        'Write $h$ once from each right triangle, and put the two equal.',
      ],
      explanation:
        'The two heights are equal, and the two distances make up the whole width: that gives one equation for the place of the point.',
    }
  },
  crossCheck: ({ pair: [near, far], width }) => measured(width / (1 / tanOf(near) + 1 / tanOf(far))),
  slips: ({ pair, width }) => {
    const { near, height } = lengthsOf(pair, width)
    return distinctSlips(twoTermText(height), [
      // at 45° the nearer one is as far as it is high
      ...(pair[0] === 45
        ? []
        : [
            {
              response: twoTermText(near),
              note: 'That is BP, the distance of the nearer one. The height is asked.',
              step: 'last',
            },
          ]),
      {
        response: twoTermText(scaled(twoTerm(0, fraction(1, 2)), width)),
        note: 'The point is not half-way: only the heights are equal, not the distances.',
        step: 'letters',
      },
      {
        response: twoTermText(twoTerm(fraction(width, 2), 0)),
        note: 'The point is not half-way: only the heights are equal, not the distances.',
        step: 'letters',
      },
    ])
  },
})
