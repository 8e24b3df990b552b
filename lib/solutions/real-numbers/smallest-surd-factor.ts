import { surd, surdTex, surdText, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'

export interface Given {
  /** Simplified: 3√5. */
  readonly of: Surd
  /** As it is typed, in TeX: '\\sqrt{45}'. */
  readonly written: string
}

/** E.g. "By which smallest irrational number should √45 be multiplied so as to get a rational number?" */
export const smallestSurdFactor = worked<Given>({
  id: 'smallest-surd-factor',
  archetype: 'rn-classify-number',
  objection: ({ of }) => (of.radicand === 1 ? 'That number is rational already.' : null),
  solve: ({ of, written }) => {
    const root = surd(1, of.radicand)
    const [shown, factor] = [surdTex(of), surdTex(root)]
    const product = surdTex(surd(of.coefficient, of.radicand * of.radicand))
    return {
      lines: [
        ...(shown === written ? [] : [line('simplified', says`${chain(written, shown)}`)]),
        `$${of.radicand}$ has no square factor, so only $${factor}$ and its multiples by rational numbers make it rational`,
        line('product', says`${chain(`${shown} \\times ${factor}`, product)}, which is rational`),
      ],
      key: surdText(root),
    }
  },
})
