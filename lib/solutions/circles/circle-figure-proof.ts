import { circleTheorems } from './pieces/theorems'
import { worked } from '../solution'

export interface Given {
  /** The id of a theorem. */
  readonly theorem: string
}

/** E.g. "PA and PB are tangents to a circle with centre O. Prove that ∠APB = 2∠OAB." The letters are those of the theorem. */
export const circleFigureProof = worked<Given>({
  id: 'circle-figure-proof',
  archetype: 'cir-prove-equal-tangents',
  objection: () => null,
  solve: ({ theorem }) => {
    const found = circleTheorems.find(({ id }) => id === theorem)
    if (!found) throw new Error(`circle-figure-proof: no theorem is called ${theorem}`)
    return { lines: found.proof, key: found.key ?? 'proved' }
  },
})
