import { angleTheorems } from './pieces/angle-theorems'
import { fraction, multiply, sign, subtract, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** How the angle that is asked follows from the one that is told. */
export type AngleRelation = 'same' | 'supplement' | 'supplement of twice' | 'complement'

export interface Given {
  /** The id of a theorem. */
  readonly theorem: string
  readonly told: string
  readonly value: Fraction
  readonly asked: string
  readonly relation: AngleRelation
}

const degrees = (value: Fraction): string => `${toText(value)}^\\circ`

function askedOf({ value, relation }: Given): Fraction {
  switch (relation) {
    case 'same':
      return value
    case 'supplement':
      return subtract(fraction(180), value)
    case 'supplement of twice':
      return subtract(fraction(180), multiply(fraction(2), value))
    case 'complement':
      return subtract(fraction(90), value)
    default:
      return relation satisfies never
  }
}

const shown = ({ told, value, relation }: Given): readonly string[] => {
  const [name, size] = [`\\angle ${told}`, degrees(value)]
  return relation === 'same'
    ? [name]
    : relation === 'supplement'
      ? [`180^\\circ - ${name}`, `180^\\circ - ${size}`]
      : relation === 'complement'
        ? [`90^\\circ - ${name}`, `90^\\circ - ${size}`]
        : [`180^\\circ - 2${name}`, `180^\\circ - 2 \\times ${size}`]
}

/** E.g. "ABCD circumscribes a circle with centre O and ∠AOB = 125°. Find ∠COD." The letters are those of the question. */
export const angleByTheorem = worked<Given>({
  id: 'angle-by-theorem',
  archetype: 'cir-angle-tangent-chord',
  objection: (given) =>
    sign(given.value) > 0 && given.value.n < 180n * given.value.d && sign(askedOf(given)) > 0
      ? null
      : 'No figure has such an angle: check what you typed.',
  solve: (given) => {
    const found = angleTheorems.find(({ id }) => id === given.theorem)
    if (!found) throw new Error(`angle-by-theorem: no theorem is called ${given.theorem}`)
    const answer = askedOf(given)
    return {
      lines: [
        ...found.proof,
        earns(1, `So $${[`\\angle ${given.asked}`, ...shown(given), degrees(answer)].join(' = ')}$`),
      ],
      key: toText(answer),
    }
  },
})
