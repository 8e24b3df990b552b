import { theorems } from './pieces/theorems'
import { worked } from '../solution'

export interface Given {
  /** The id of a theorem. */
  readonly theorem: string
}

/** E.g. "D is a point on BC with ∠ADC = ∠BAC. Prove that CA² = CB × CD." The letters are those of the theorem. */
export const proof = worked<Given>({
  id: 'proof',
  archetype: 'tri-prove-similar-product',
  objection: () => null,
  solve: ({ theorem }) => {
    const found = theorems.find(({ id }) => id === theorem)
    if (!found) throw new Error(`proof: no theorem is called ${theorem}`)
    return { lines: found.proof, key: 'proved' }
  },
})
