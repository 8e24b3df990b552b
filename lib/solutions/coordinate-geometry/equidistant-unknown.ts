import { bothRoots } from './pieces/both-roots'
import { inOrder, type HalfKnown } from './pieces/half-known'
import { gapTex, squareBetween, squared, stepOf, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { shiftedSquare } from './pieces/square'
import { sign, subtract, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Equidistant {
  /** The point that is equally far from the other two. */
  readonly q: NamedPoint
  readonly p: NamedPoint
  readonly r: HalfKnown
}

const across = ({ q, r }: Equidistant): Fraction => subtract(r.known, q.at[r.unknown === 'x' ? 1 : 0])
/** The square of the step from q that the letter makes; below zero, no value fits. */
export const squareLeft = (given: Equidistant): Fraction =>
  subtract(squareBetween(given.q.at, given.p.at), squared(across(given)))

/** E.g. "If Q(2, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x." */
export const equidistantUnknown = worked<Equidistant>({
  id: 'equidistant-unknown',
  archetype: 'cg-equidistant-relation',
  objection: (given) =>
    sign(squareLeft(given)) < 0
      ? `No value fits: $${given.r.name}$ is farther from $${given.q.name}$ already by the coordinates that are known.`
      : rootObjection(squareLeft(given)),
  solve: (given) => {
    const { q, p, r } = given
    const [along, side] = r.unknown === 'x' ? ([0, 1] as const) : ([1, 0] as const)
    const steps = stepOf(q.at, p.at)
    const [first, second, third] = [steps[along], steps[side], across(given)].map((step) => toTex(squared(step)))
    const free = shiftedSquare(r.letter, q.at[along])
    const sum = (moving: string, fixed: string) => inOrder(r.unknown, moving, fixed)
    const gap = (to: Fraction, i: 0 | 1) => `${gapTex(to, q.at[i])}^2`
    const square = squareBetween(q.at, p.at)
    const { lines, key } = bothRoots({ letter: r.letter, start: q.at[along], square: squareLeft(given) })
    const [near, far] = [`${q.name}${p.name}`, `${q.name}${r.name}`]
    return {
      lines: [
        earns(0.5, `Given: $${near} = ${far}$, so $${near}^2 = ${far}^2$`),
        earns(
          0.5,
          says`By the distance formula, ${chain(
            sum(gap(p.at[along], along), gap(p.at[side], side)),
            sum(free, gap(r.known, side)),
          )}`,
          'formula',
        ),
        earns(0.5, says`${chain(sum(first ?? '', second ?? ''), sum(free, third ?? ''))}`, 'squares'),
        earns(
          0.5,
          says`So ${chain(free, `${toTex(square)} - ${third ?? ''}`, toTex(squareLeft(given)))}`,
          'subtracted',
        ),
        ...lines,
      ],
      key,
    }
  },
})
