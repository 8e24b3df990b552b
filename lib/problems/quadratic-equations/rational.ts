import { rationalEquation as solution, type Given } from '../../solutions/quadratic-equations/rational-equation'
import { fraction, gcd } from '../../maths'
import { template } from '../template'
import {
  askDifference,
  differenceSlips,
  productAt,
  rightOfDifference,
  type Difference,
} from './pieces/difference-of-fractions'
import { askReciprocal, reciprocalSlips, rightOfReciprocal, type Reciprocal } from './pieces/number-and-reciprocal'

/** E.g. "Solve for x: 1/(x + 4) − 1/(x − 7) = 11/30, x ≠ −4, 7" */
export const rationalEquation = template({
  id: 'qe-rational-equation',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-rational-equation'],
  marks: 3,
  draw: (random): Difference | Reciprocal => {
    if (random.chance(1 / 4)) {
      const [m, n] = random.until(
        (source) => [source.integer(2, 7), source.integer(1, 6)] as const,
        ([top, bottom]) => bottom < top && gcd(top, bottom) === 1,
      )
      return { form: 'reciprocal', m, n, stem: random.pick([0, 1, 2] as const) }
    }
    const drawn = random.until(
      (source) => {
        const [p, q, r] = [source.integer(-6, 6), source.integer(-9, 9), source.integer(-8, 10)]
        return { form: 'difference' as const, p, q, roots: [r, -(p + q) - r] as const }
      },
      ({ p, q, roots: [r, s] }) => {
        const M = productAt(r, p, q)
        return p !== q && r !== s && r !== -s && r !== 0 && s !== 0 && M !== 0 && M !== q - p && Math.abs(M) <= 80
      },
    )
    return { ...drawn, stem: random.pick([0, 1, 2] as const) }
  },
  given: (draw): Given =>
    draw.form === 'difference'
      ? { form: 'difference', p: fraction(draw.p), q: fraction(draw.q), right: rightOfDifference(draw) }
      : { form: 'reciprocal', right: rightOfReciprocal(draw), told: draw.stem === 0 ? 'equation' : 'number' },
  solution,
  manner: (draw) => ({ first: draw.form === 'difference' ? fraction(draw.roots[0]) : fraction(draw.m, draw.n) }),
  ask: (draw) => (draw.form === 'difference' ? askDifference(draw) : askReciprocal(draw)),
  crossCheck: (draw) => {
    if (draw.form === 'reciprocal') {
      const found: string[] = []
      for (let top = 1; top <= 10; top++)
        for (let bottom = 1; bottom <= 10; bottom++)
          if (
            gcd(top, bottom) === 1 &&
            (top * top + bottom * bottom) * draw.m * draw.n === (draw.m ** 2 + draw.n ** 2) * top * bottom
          )
            found.push(`${top}/${bottom}`)
      return found.join(', ')
    }
    const { p, q, roots } = draw
    const M = (roots[0] + p) * (roots[0] + q)
    return Array.from({ length: 121 }, (_, index) => index - 60)
      .filter((x) => x !== -p && x !== -q && Math.abs(1 / (x + p) - 1 / (x + q) - (q - p) / M) < 1e-9)
      .join(', ')
  },
  slips: (draw) => (draw.form === 'difference' ? differenceSlips(draw) : reciprocalSlips(draw)),
})
