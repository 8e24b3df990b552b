import { isSquare, isSquareFree } from '../../maths'
import { worked } from '../solution'
import { byFormula } from './pieces/surd-by-formula'
import { bySplitting } from './pieces/surd-by-splitting'
import { discriminantOf, type SurdEquation } from './pieces/surd-equation'

/** The two parts of bx; `first` is written first. */
export interface SplitOrder {
  readonly first: number
}

/** The numbers with the sum b and the product kc; the first is a multiple of k. null where there are none. */
function splitOf(given: SurdEquation, order: SplitOrder | undefined): readonly [number, number] | null {
  const { k, b } = given
  const D = discriminantOf(given)
  if (!isSquare(D)) return null
  const [more, less] = [(b + Math.sqrt(D)) / 2, (b - Math.sqrt(D)) / 2]
  const ready = [more, less].filter((value) => value % k === 0)
  const first = ready.find((value) => value === order?.first) ?? ready[0]
  return first === undefined ? null : [first, b - first]
}

function objection({ k, b, c }: SurdEquation): string | null {
  if (![k, b, c].every(Number.isInteger)) return 'Write the coefficients with whole numbers beside the root.'
  if (k < 2 || !isSquareFree(k)) return 'Take square factors out of the root first.'
  if (c === 0) return 'There is no constant term: take out the factor $x$.'
  return Math.max(k, Math.abs(b), Math.abs(c)) > 1000
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null
}

/** E.g. "Find the roots of √3x² + 10x + 7√3 = 0." */
export const surdCoefficients = worked<SurdEquation, SplitOrder>({
  id: 'surd-coefficients',
  archetype: 'qe-surd-coeff',
  objection,
  solve: (given, order) => {
    const split = given.b === 0 ? null : splitOf(given, order)
    return split ? bySplitting(given, split) : byFormula(given)
  },
})
