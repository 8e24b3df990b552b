import { equalRoots as solution } from '../../solutions/quadratic-equations/equal-roots'
import { equationInK, type EquationInK } from '../../solutions/quadratic-equations/pieces/equation-in-k'
import { inK } from '../../solutions/quadratic-equations/pieces/linear-in-k'
import { template } from '../template'
import type { Random } from '../../random'
import { slipsBracket, slipsMiddle } from './pieces/equal-roots-slips'
import { explanations, hints, stems } from './pieces/equal-roots-words'

/** ax² + kx + c: k² = 4ac. kx(x − 2n) + jn²: the value k = 0 leaves no quadratic. */
type Draw = (
  | { readonly form: 'middle'; readonly a: number; readonly c: number; readonly root: number }
  | { readonly form: 'bracket'; readonly n: number; readonly j: number }
) & { readonly stem: 0 | 1 | 2 }

function equationOf(draw: Draw): EquationInK {
  if (draw.form === 'middle') return { a: inK(0, draw.a), b: inK(1, 0), c: inK(0, draw.c) }
  const { n, j } = draw
  return { a: inK(1, 0), b: inK(-2 * n, 0), c: inK(0, j * n * n), bracketed: true }
}

/** D = 0 with a ≠ 0, at one value of k. */
function hasEqualRoots(draw: Draw, k: number): boolean {
  if (draw.form === 'middle') return k * k === 4 * draw.a * draw.c
  return k !== 0 && (2 * draw.n * k) ** 2 === 4 * k * draw.j * draw.n * draw.n
}

type Form = Draw['form']

/** The same draw before its words are chosen. */
function drawNumbers(random: Random, form: Form) {
  if (form === 'bracket') return { form, n: random.integer(1, 5), j: random.integer(2, 9) }
  return random.until(
    (source) => {
      const [g, h, n] = [source.integer(1, 4), source.integer(2, 6), source.pick([1, 2, 3, 5])]
      return { form, a: n * g * g, c: n * h * h, root: 2 * n * g * h }
    },
    ({ root }) => root <= 40,
  )
}

/** E.g. "For what value of k does the quadratic equation kx(x − 4) + 12 = 0 have two equal roots?" */
export const equalRoots = template({
  id: 'qe-k-for-equal-roots',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-equal-roots'],
  marks: 2,
  draw: (random): Draw => {
    const form = random.pick(['middle', 'bracket'] as const)
    const numbers = drawNumbers(random, form)
    return { ...numbers, stem: random.pick([0, 1, 2] as const) }
  },
  given: equationOf,
  solution,
  ask: (draw) => ({
    question: stems[draw.form][draw.stem](`${equationInK(equationOf(draw))} = 0`),
    rule: { kind: 'roots' },
    hints: hints[draw.form],
    explanation: explanations[draw.form],
  }),
  crossCheck: (draw) =>
    Array.from({ length: 601 }, (_, index) => index - 300)
      .filter((k) => hasEqualRoots(draw, k))
      .join(', '),
  slips: (draw) => {
    switch (draw.form) {
      case 'middle':
        return slipsMiddle(draw.a, draw.c, draw.root)
      case 'bracket':
        return slipsBracket(draw.n, draw.j)
      default:
        return draw satisfies never
    }
  },
})
