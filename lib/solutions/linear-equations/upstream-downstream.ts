import { divide, isInteger, sign, toNumber, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { eliminated, numbered } from './pieces/elimination'
import { byDeterminants, solutionText, type Pair } from './pieces/line'

/** So many km downstream in so many hours, and upstream. */
export interface Given {
  readonly far: Fraction
  readonly down: Fraction
  readonly near: Fraction
  readonly up: Fraction
}

/** What goes on the river: 'the boat'. */
export interface Manner {
  readonly name: string
}

const pairOf = ({ far, down, near, up }: Given): Pair => [
  [1, 1, toNumber(divide(far, down))],
  [1, -1, toNumber(divide(near, up))],
]

function objection(given: Given): string | null {
  const all = [given.far, given.down, given.near, given.up]
  if (all.some((value) => !isInteger(value) || sign(value) <= 0 || value.n > 100_000n))
    return 'I can work this with whole kilometres and whole hours: check what you typed.'
  if (!isInteger(divide(given.far, given.down)) || !isInteger(divide(given.near, given.up)))
    return 'The speeds on the two ways would be no whole numbers of km/h: check what you typed.'
  return byDeterminants(pairOf(given)).some((speed) => sign(speed) <= 0)
    ? 'Downstream it must go faster than upstream: check what you typed.'
    : null
}

const hours = (n: number): string => (n === 1 ? '$1$ hour' : `$${n}$ hours`)

function way(
  direction: string,
  letter: '+' | '-',
  distance: Fraction,
  time: Fraction,
  equation: ReturnType<typeof numbered>,
) {
  return time.n === 1n
    ? says`${direction}: speed $(x ${letter} y)$ km/h, and $${distance.n.toString()}$ km take ${hours(1)}, so ${equation}`
    : says`${direction}: speed $(x ${letter} y)$ km/h, so $${time.n.toString()}(x ${letter} y) = ${distance.n.toString()}$, that is, ${equation}`
}

/** E.g. "A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours. Find the speeds x and y." */
export const upstreamDownstream = worked<Given, Manner>({
  id: 'upstream-downstream',
  archetype: 'le-word-speed',
  objection,
  solve: (given, { name } = { name: 'the boat' }) => {
    const pair = pairOf(given)
    const [sum, gap] = pair
    const [x, y] = byDeterminants(pair).map(toTex)
    return {
      lines: [
        earns(0.5, way('Downstream', '+', given.far, given.down, numbered(sum, 1)), 'first equation'),
        earns(0.5, way('Upstream', '-', given.near, given.up, numbered(gap, 2)), 'second equation'),
        ...eliminated(pair, [0.5, 0.5, 0.5]),
        earns(0.5, `So ${name} moves at $x = ${x}$ km/h in still water, and the stream at $y = ${y}$ km/h`),
      ],
      key: solutionText(...byDeterminants(pair)),
    }
  },
})
