import { factoriseNonMonic as solution } from '../../solutions/quadratic-equations/factorise-non-monic'
import { expanded, rootsOf } from '../../solutions/quadratic-equations/pieces/factors'
import { fraction, gcd, multiply } from '../../maths'
import { template } from '../template'
import { ask, firstRoot, flipped, onlyOne, stated, stems } from './pieces/by-factorisation'
import { rootSlips } from './pieces/wrong-roots'

/** E.g. "Solve for x by factorisation: 6x² − 7x − 3 = 0" */
export const factoriseNonMonic = template({
  id: 'qe-factorise-non-monic',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-factor-nonmonic'],
  marks: 2,
  draw: (random) => {
    const equal = random.chance(1 / 6)
    const factors = random.until(
      (source) => {
        const [p, q] = [source.integer(1, 5), source.integer(-7, 7)]
        return equal ? { p, q, r: p, s: q } : { p, q, r: source.integer(2, 5), s: source.integer(-7, 7) }
      },
      ({ p, q, r, s }) =>
        p * r > 1 && p * r <= 12 && q !== 0 && s !== 0 && gcd(p, q) === 1 && gcd(r, s) === 1 && p * s !== -q * r,
    )
    return { factors, stem: random.pick(stems) }
  },
  given: stated,
  solution,
  manner: firstRoot,
  ask,
  crossCheck: ({ factors }) => {
    const [a, b, c] = expanded(factors)
    // A root of ax² + bx + c is n/a for a whole number n with n² + bn + ac = 0.
    const found = Array.from({ length: 401 }, (_, index) => index - 200).filter((n) => n * n + b * n + a * c === 0)
    return found.map((n) => `${n}/${a}`).join(', ')
  },
  slips: ({ factors }) => {
    const roots = rootsOf(factors)
    const times = (factor: number) => roots.map((root) => multiply(root, fraction(factor)))
    return rootSlips(roots, [
      flipped(factors),
      [
        times(factors.p * factors.r),
        'Those come from the two numbers of the split. Take out common factors first, then solve each factor.',
        'factors',
      ],
      [
        times(2),
        'That is twice too much: if you used the formula, divide the whole numerator by $2a$, not by $a$.',
        'roots',
      ],
      ...(factors.p * factors.s === factors.q * factors.r ? [] : [onlyOne(factors)]),
    ])
  },
})
