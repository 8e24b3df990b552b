import { factoriseMonic as solution } from '../../solutions/quadratic-equations/factorise-monic'
import { expanded, rootsOf } from '../../solutions/quadratic-equations/pieces/factors'
import { negate } from '../../maths'
import { template } from '../template'
import { ask, firstRoot, flipped, onlyOne, stated, stems } from './pieces/by-factorisation'
import { rootSlips } from './pieces/wrong-roots'

/** E.g. "Find the roots of the quadratic equation x² − 3x − 10 = 0 by factorisation." */
export const factoriseMonic = template({
  id: 'qe-factorise-monic',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-factor-monic'],
  marks: 2,
  draw: (random) => ({
    factors: random.until(
      (source) => ({ p: 1, q: source.integer(-12, 12), r: 1, s: source.integer(-12, 12) }),
      ({ q, s }) => q !== 0 && s !== 0 && q !== s && q !== -s && Math.abs(q * s) <= 96,
    ),
    stem: random.pick(stems),
  }),
  given: stated,
  solution,
  manner: firstRoot,
  ask,
  crossCheck: ({ factors }) => {
    const [, b, c] = expanded(factors)
    const found = Array.from({ length: 401 }, (_, index) => index - 200).filter((x) => x * x + b * x + c === 0)
    return found.join(', ')
  },
  slips: ({ factors }) => {
    const [first, second] = rootsOf(factors)
    return rootSlips(
      [first, second],
      [
        flipped(factors),
        onlyOne(factors),
        [
          [first, negate(second)],
          'The two numbers must have the right sum and the right product: check the sign of each.',
          'numbers',
        ],
      ],
    )
  },
})
