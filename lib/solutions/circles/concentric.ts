import { Steps } from './figure/steps'
import { numeral, numeralText } from '../measure'
import { rootOf, rootTex } from '../root'
import { worked } from '../solution'
import { add, compare, equals, fraction, multiply, sign, subtract, surdText, type Fraction } from '../../maths'

/** Two circles with one centre: the radii, a chord of the larger that touches the smaller, and the tangents to each from a point outside. */
export const concentricLengths = ['large', 'small', 'chord', 'toLarge', 'toSmall', 'distance'] as const
export type ConcentricLength = (typeof concentricLengths)[number]

export interface Concentric {
  readonly told: Readonly<Partial<Record<ConcentricLength, Fraction>>>
  readonly asked: ConcentricLength
  /** The diameter is asked, of a circle whose radius that is. */
  readonly isDouble?: true
  readonly unit: string
}

const words: Readonly<Record<ConcentricLength, string>> = {
  large: 'the radius of the larger circle',
  small: 'the radius of the smaller circle',
  chord: 'the chord',
  toLarge: 'the tangent to the larger circle',
  toSmall: 'the tangent to the smaller circle',
  distance: 'the distance of the point from the centre',
}

const wordsFor = (key: string): string => words[concentricLengths.find((one) => one === key) ?? 'chord']

/** Right triangles: two legs and the longest side. Half the chord is "half". */
const triangles = [
  [
    'small',
    'half',
    'large',
    'The radius of the smaller circle to the point of contact is perpendicular to the chord and bisects it',
  ],
  ['large', 'toLarge', 'distance', 'The radius is perpendicular to the tangent'],
  ['small', 'toSmall', 'distance', 'The radius is perpendicular to the tangent'],
] as const

/** The squares of the lengths, each with the line that gives it. */
function squaresOf({ told }: Concentric): Steps {
  const steps = new Steps()
  for (const key of concentricLengths) {
    const value = told[key]
    if (!value) continue
    if (key === 'chord') steps.add('half', multiply(multiply(value, value), fraction(1, 4)))
    else steps.add(key, multiply(value, value))
  }
  for (let before = -1; before < steps.size;) {
    before = steps.size
    for (const [leg, other, long, why] of triangles) {
      const [a, b, c] = [leg, other, long].map(steps.value)
      const noted = (key: string, one: Fraction, op: '+' | '-', two: Fraction, ...from: readonly string[]) => {
        const found = op === '+' ? add(one, two) : subtract(one, two)
        const name = key === 'half' ? 'half the chord' : wordsFor(key)
        if (sign(found) > 0)
          steps.add(
            key,
            found,
            `${why}. By Pythagoras, the square of ${name} is $${numeral(one)} ${op} ${numeral(two)} = ${numeral(found)}$.`,
            ...from,
          )
      }
      if (a && b) noted(long, a, '+', b, leg, other)
      if (c && a) noted(other, c, '-', a, long, leg)
      if (c && b) noted(leg, c, '-', b, long, other)
    }
  }
  return steps
}

const keyOf = (asked: ConcentricLength): string => (asked === 'chord' ? 'half' : asked)

export function concentricTells(given: Concentric): boolean {
  const steps = squaresOf(given)
  const [large, small] = ['large', 'small'].map(steps.value)
  const fits = triangles.every(([leg, other, long]) => {
    const [a, b, c] = [leg, other, long].map(steps.value)
    return !a || !b || !c || equals(add(a, b), c)
  })
  const wanted = steps.value(keyOf(given.asked))
  const isOrdered = !large || !small || compare(large, small) > 0
  return fits && isOrdered && wanted !== null && rootOf(wanted) !== null && !given.told[given.asked]
}

/** E.g. "Two concentric circles have radii 10 cm and 6 cm. Find the chord of the larger that touches the smaller." */
export const concentric = worked<Concentric>({
  id: 'concentric',
  archetype: 'cir-concentric-chord',
  objection: (given) =>
    concentricTells(given) ? null : 'The lengths do not fit two such circles: check the numbers that you typed.',
  solve: (given) => {
    const { asked, unit } = given
    const steps = squaresOf(given)
    const wanted = steps.value(keyOf(asked))
    const root = wanted && rootOf(wanted)
    if (!root) throw new Error('concentric: what is asked does not follow')
    const isTwice = asked === 'chord' || given.isDouble === true
    const found = isTwice ? { ...root, coefficient: multiply(root.coefficient, fraction(2)) } : root
    const name = given.isDouble ? words[asked].replace('radius', 'diameter') : words[asked]
    const half = isTwice
      ? `${asked === 'chord' ? 'Half the chord' : `So ${words[asked]}`} is $${rootTex(root)}$ ${unit}.\n`
      : ''
    return {
      lines: [...steps.linesTo([keyOf(asked)]), ...`${half}Hence ${name} is $${rootTex(found)}$ ${unit}.`.split('\n')],
      key: found.radicand === 1 ? numeralText(found.coefficient) : surdText(found),
    }
  },
})
