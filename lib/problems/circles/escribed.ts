import { escribedFigure, type EscribedNames } from './pieces/escribed'
import { fraction } from '../../maths'
import { escribedTangent as solution, type EscribedTangent } from '../../solutions/circles/escribed-tangent'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Sides {
  readonly ab: number
  readonly bc: number
  readonly ca: number
}

interface Draw extends Sides {
  readonly asked: 'tangent' | 'beyond' | 'perimeter'
  readonly names: EscribedNames
  readonly stem: 0 | 1 | 2
}

const halfOf = ({ ab, bc, ca }: Sides): number => (ab + bc + ca) / 2

/** E.g. "A circle touches BC of △ABC, AB produced at Q and AC produced at R. AB = 7 cm, BC = 5 cm and CA = 8 cm. Find AQ." */
export const escribedTangent = template({
  id: 'cir-tangent-of-escribed-circle',
  version: 3,
  topic: 'circles',
  archetypes: ['cir-escribed'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (source): Sides => ({ ab: source.integer(5, 16), bc: source.integer(4, 16), ca: source.integer(5, 16) }),
      (sides) => {
        const { ab, bc, ca } = sides
        const half = halfOf(sides)
        return (
          Number.isInteger(half) &&
          half > Math.max(ab, bc, ca) + 1 &&
          ab !== ca &&
          bc < 1.3 * Math.min(ab, ca) &&
          new Set([half, half - ab, ab, bc, ca]).size === 5
        )
      },
    ),
    asked: random.pick(['tangent', 'tangent', 'beyond', 'perimeter'] as const),
    names: random.pick([
      ['A', 'B', 'C', 'P', 'Q', 'R'],
      ['P', 'Q', 'R', 'S', 'T', 'U'],
      ['X', 'Y', 'Z', 'K', 'L', 'M'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ asked, names, stem, ...sides }) => {
    const [A, B, C, P, Q, R] = names
    const { ab, bc, ca } = sides
    const half = halfOf(sides)
    const [AB, BC, CA, AQ, BQ] = [`${A}${B}`, `${B}${C}`, `${C}${A}`, `${A}${Q}`, `${B}${Q}`]
    const triangle = `$\\triangle ${A}${B}${C}$`
    const scene = (
      [
        `A circle touches the side $${BC}$ of ${triangle} at $${P}$, and it touches $${AB}$ produced at $${Q}$ and $${A}${C}$ produced at $${R}$.`,
        `The sides $${AB}$ and $${A}${C}$ of ${triangle} are produced. A circle outside the triangle touches $${BC}$ at $${P}$, the line $${AB}$ beyond $${B}$ at $${Q}$ and the line $${A}${C}$ beyond $${C}$ at $${R}$.`,
        `In the figure a circle touches the side $${BC}$ of ${triangle} at $${P}$ and the other two sides, produced, at $${Q}$ and $${R}$.`,
      ] as const
    )[stem]
    const data = `$${AB} = ${ab}$ cm, $${BC} = ${bc}$ cm and $${CA} = ${ca}$ cm`
    const key = { tangent: half, beyond: half - ab, perimeter: 2 * half }[asked]
    const given: EscribedTangent =
      asked === 'perimeter'
        ? { asked, names, tangent: fraction(half), unit: 'cm' }
        : { asked, names, sides: [fraction(ab), fraction(bc), fraction(ca)], unit: 'cm' }
    return {
      question:
        asked === 'perimeter'
          ? `${scene} If $${AQ} = ${half}$ cm, find the perimeter of ${triangle}.`
          : `${scene} If ${data}, find $${asked === 'tangent' ? AQ : BQ}$.`,
      rule: { kind: 'number', expected: `${key}`, unit: 'cm' },
      figure: escribedFigure(names, asked === 'perimeter' ? {} : { ab: `${ab} cm`, ca: `${ca} cm` }),
      hints: [
        `Find the pairs of equal tangents from $${A}$, from $${B}$ and from $${C}$.`,
        `Split $${BC}$ at $${P}$ and move its two parts onto the lines $${AQ}$ and $${A}${R}$.`,
      ],
      steps: solution.solve(given).lines,
      explanation: `The tangent from $${A}$ to such a circle is always half the perimeter of the triangle.`,
    }
  },
  // Unknown tangents x from A, y = BQ, z = CR: x - y = AB, x - z = AC, y + z = BC, tried out.
  crossCheck: ({ ab, bc, ca, asked }) => {
    for (let x = 1; x < 100; x++)
      if (x - ab + (x - ca) === bc) return `${asked === 'tangent' ? x : asked === 'beyond' ? x - ab : x + x}`
    return ''
  },
  slips: ({ asked, names: [A, , , , Q, R], ...sides }) => {
    const half = halfOf(sides)
    const { ab, bc, ca } = sides
    const whole = [fraction(2 * half), 'That is the whole perimeter; two equal tangents make it up.', 'twice'] as const
    if (asked === 'tangent')
      return wrongValues(fraction(half), [
        whole,
        [fraction(half - ab), 'That is only the part beyond the triangle.', 'last'],
        [
          fraction(ab + bc),
          'Only a part of the third side lies on that tangent: split it at its point of contact.',
          'split',
        ],
      ])
    if (asked === 'beyond')
      return wrongValues(fraction(half - ab), [
        [fraction(half), 'That is the whole tangent; subtract the side of the triangle.', 'last'],
        [fraction(half - ca), 'That is the part beyond the other side.', 'last'],
        [fraction(bc, 2), 'The point of contact need not be the mid-point of the side.', 'equal tangents'],
      ])
    return wrongValues(fraction(2 * half), [
      [fraction(half), 'That is one of the two equal tangents; the perimeter is made of both.', 'twice'],
      [
        fraction(3 * half),
        `${A}${Q} is not a side of the triangle: the perimeter is made of the two tangents ${A}${Q} and ${A}${R}.`,
        'split',
      ],
    ])
  },
})
