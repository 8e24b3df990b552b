import { ratioIn } from './pieces/right-triangle'
import { coRatio, measured, ratioAt, reciprocal } from './pieces/ratio'
import { ratioNames, type RatioName } from '../../solutions/trigonometry/pieces/ratio'
import { ratioFromSideAndSum as solution, type Given } from '../../solutions/trigonometry/ratio-from-side-and-sum'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

interface Draw {
  readonly corners: readonly [string, string, string]
  /** The known side from the first corner to the right angle, the other leg, the hypotenuse. */
  readonly base: number
  readonly height: number
  readonly hypotenuse: number
  readonly at: 'first' | 'last'
  readonly name: RatioName
  readonly stem: 0 | 1 | 2
}

function question({ corners: [p, q, r], base, height, hypotenuse, at, name, stem }: Draw): string {
  const [known, sum] = [`$${p}${q} = ${base}$ cm`, `$${p}${r} + ${q}${r} = ${height + hypotenuse}$ cm`]
  const asked = `$\\${name} ${at === 'first' ? p : r}$`
  const asks = [
    `In $\\triangle ${p}${q}${r}$, right-angled at $${q}$, ${sum} and ${known}. Find the value of ${asked}.`,
    `$\\triangle ${p}${q}${r}$ has a right angle at $${q}$. If ${known} and ${sum}, determine ${asked}.`,
    `The right angle of $\\triangle ${p}${q}${r}$ is at $${q}$. It is given that ${known} and that ${sum}. What is ${asked}?`,
  ] as const
  return asks[stem]
}

function figureOf({ corners, base, height }: Draw): SketchFigure {
  const [p, q, r] = corners
  return {
    kind: 'sketch',
    points: { [p]: [0, 0], [q]: [base, 0], [r]: [base, height] },
    segments: [
      { from: p, to: q, label: `${base} cm` },
      { from: q, to: r },
      { from: p, to: r },
    ],
    angles: [{ at: q, from: p, to: r, right: true }],
    description: `A triangle ${corners.join('')} with a right angle at ${q} and ${p}${q} = ${base} cm.`,
  }
}

/** E.g. "In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Find the value of sin P." */
export const ratiosFromSum = template({
  id: 'trig-ratio-from-side-and-sum',
  topic: 'trigonometry',
  archetypes: ['trig-ratios-from-sides'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const [a, b, hypotenuse] = random.pick(triples)
    const scale = hypotenuse < 15 ? random.integer(1, 3) : 1
    const [base = a, height = b] = random.shuffle([a, b])
    return {
      corners: random.pick([
        ['P', 'Q', 'R'],
        ['A', 'B', 'C'],
        ['X', 'Y', 'Z'],
        ['L', 'M', 'N'],
      ] as const),
      base: base * scale,
      height: height * scale,
      hypotenuse: hypotenuse * scale,
      at: random.pick(['first', 'last'] as const),
      name: random.pick(ratioNames),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ corners, base, height, hypotenuse, at, name }): Given => ({
    corners,
    base: fraction(base),
    operation: '+',
    sum: fraction(height + hypotenuse),
    unit: 'cm',
    at,
    name,
  }),
  solution,
  ask: (draw) => {
    const { corners, at } = draw
    const [p, q, r] = corners
    return {
      question: question(draw),
      rule: { kind: 'fraction' },
      figure: figureOf(draw),
      hints: [
        `Let $${q}${r} = x$ cm. Write $${p}${r}$ with the sum.`,
        'Put both into the Pythagoras theorem: the square of $x$ drops out.',
        `Then name the sides as seen from the angle $${at === 'first' ? p : r}$.`,
      ],
      explanation:
        'A side and the sum of the other two leave one unknown; the Pythagoras theorem gives the equation for it, and its squares cancel.',
    }
  },
  crossCheck: ({ base, height, hypotenuse, at, name }) => {
    // the leg by trial, then the angle by measuring
    const sum = height + hypotenuse
    const leg = Array.from({ length: sum }, (_, index) => index + 1).find(
      (x) => Math.abs(Math.hypot(base, x) + x - sum) < 1e-9,
    )
    const angle = (Math.atan2(leg ?? NaN, base) * 180) / Math.PI
    return measured(ratioAt(name, at === 'first' ? angle : 90 - angle))
  },
  slips: (draw) => {
    const { at, name, height, hypotenuse, base } = draw
    return distinctSlips(toText(ratioIn(draw, at, name)), [
      {
        response: toText(ratioIn(draw, at, coRatio[name])),
        note: 'The opposite and the adjacent side are exchanged: name the side opposite to the angle first.',
        step: 'last',
      },
      { response: toText(ratioIn(draw, at, reciprocal[name])), note: 'The ratio is upside down.', step: 'last' },
      {
        response: toText(fraction(base, height + hypotenuse)),
        note: 'That takes the sum of two sides for one side: find the sides first.',
        step: 'letters',
      },
    ])
  },
})
