import { subtract, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The situations of which the book asks whether they make an AP. */
export const situations = {
  fare: { isAp: true, why: 'Each further km adds the same amount' },
  'rising cost': { isAp: true, why: 'Each further metre adds the same amount' },
  'air pumped out': {
    isAp: false,
    why: 'The pump takes a part of what is left, and what is left gets less: it takes less each time',
  },
  'compound interest': {
    isAp: false,
    why: 'Each year the interest is reckoned on a larger amount: it is more each time',
  },
} as const

export interface Given {
  readonly of: keyof typeof situations
  /** The first three numbers, where they are told. */
  readonly first: readonly Fraction[]
}

/** E.g. "Is the taxi fare after each km an AP, when it is ₹15 for the first km and ₹8 for each additional km?" */
export const situation = worked<Given>({
  id: 'situation',
  archetype: 'ap-is-it-ap',
  objection: () => null,
  solve: ({ of, first }) => {
    const { isAp, why } = situations[of]
    const [one, two] = first
    const list = first.length > 0 ? [`The list: $${first.map(toTex).join(',\\ ')},\\ \\ldots$`] : []
    const d = one && two ? ` with $d = ${toTex(subtract(two, one))}$` : ''
    return {
      lines: [
        ...list,
        earns(1, `${why}.`),
        earns(
          1,
          isAp ? `So the list is an AP${d}: yes.` : 'So the differences are not all the same: the list is no AP.',
        ),
      ],
      key: isAp ? 'yes' : 'no',
    }
  },
})
