import { equalRoots as solution } from '../../solutions/quadratic-equations/equal-roots'
import { equationInK, type EquationInK } from '../../solutions/quadratic-equations/pieces/equation-in-k'
import { inK } from '../../solutions/quadratic-equations/pieces/linear-in-k'
import { template } from '../template'
import { slipsBoth } from './pieces/equal-roots-slips'
import { explanations, hints, stems } from './pieces/equal-roots-words'

/** (k + p)x² − 2(k − q)x + 1, whose discriminant is zero where (k − u)(k − v) = 0. */
interface Draw {
  readonly u: number
  readonly v: number
  readonly stem: 0 | 1 | 2
}

const middleOf = ({ u, v }: Pick<Draw, 'u' | 'v'>): number => (u + v - 1) / 2

function equationOf(draw: Draw): EquationInK {
  const q = middleOf(draw)
  return { a: inK(1, q * q - draw.u * draw.v), b: inK(-2, 2 * q), c: inK(0, 1) }
}

/** E.g. "Find all the values of k for which (k + 7)x² − 2(k + 1)x + 1 = 0 has equal roots." */
export const equalRootsBoth = template<Draw, EquationInK, { readonly marks: 3 }>({
  id: 'qe-k-in-both-coefficients',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-equal-roots'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ u: source.integer(-6, 6), v: source.integer(-6, 9) }),
      ({ u, v }) => {
        const q = middleOf({ u, v })
        return u < v && Number.isInteger(q) && u !== q && v !== q && q !== 0 && u !== -v
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: equationOf,
  solution,
  manner: () => ({ marks: 3 }),
  ask: (draw) => ({
    question: stems.both[draw.stem](`${equationInK(equationOf(draw))} = 0`),
    rule: { kind: 'roots' },
    hints: hints.both,
    explanation: explanations.both,
  }),
  crossCheck: (draw) => {
    const q = middleOf(draw)
    const p = q * q - draw.u * draw.v
    // D = 0 where the equation stays quadratic, by trial
    return Array.from({ length: 201 }, (_, index) => index - 100)
      .filter((k) => k + p !== 0 && (2 * (k - q)) ** 2 - 4 * (k + p) === 0)
      .join(', ')
  },
  slips: ({ u, v }) => slipsBoth(u, v),
})
