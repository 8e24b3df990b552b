import { divide, fraction, isInteger, sign, subtract, add, toNumber, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { eliminated, numbered } from './pieces/elimination'
import { byDeterminants, determinant, solutionText, type Line, type Pair } from './pieces/line'

/** So many km upstream and so many downstream, in so many hours together. */
export interface Journey {
  readonly up: Fraction
  readonly down: Fraction
  readonly time: Fraction
}

export interface Given {
  readonly first: Journey
  readonly second: Journey
}

/** Of 6½ hours both sides are doubled: the lines hold whole numbers. */
const lineOf = ({ up, down, time }: Journey): Line => {
  const by = Number(time.d)
  return [by * toNumber(up), by * toNumber(down), Number(time.n)]
}
const timeTex = ({ up, down, time }: Journey): string =>
  `\\frac{${toTex(up)}}{x - y} + \\frac{${toTex(down)}}{x + y} = ${toTex(time)}`
const pairOf = ({ first, second }: Given): Pair => [lineOf(first), lineOf(second)]

/** The speeds upstream and downstream; null where they are no whole numbers. */
function speedsOf(given: Given): readonly [up: Fraction, down: Fraction] | null {
  const pair = pairOf(given)
  if (determinant(pair) === 0) return null
  const [p, q] = byDeterminants(pair)
  if (sign(p) <= 0 || sign(q) <= 0) return null
  const [up, down] = [divide(fraction(1), p), divide(fraction(1), q)]
  return isInteger(up) && isInteger(down) ? [up, down] : null
}

function boatOf(given: Given): readonly [x: Fraction, y: Fraction] | null {
  const speeds = speedsOf(given)
  if (!speeds) return null
  const [up, down] = speeds
  const half = (value: Fraction): Fraction => divide(value, fraction(2))
  const [x, y] = [half(add(down, up)), half(subtract(down, up))]
  return isInteger(x) && isInteger(y) && sign(y) > 0 ? [x, y] : null
}

const speedNumbers = (given: Given): readonly [number, number] => {
  const [x, y] = boatOf(given) ?? []
  return [x ? toNumber(x) : 0, y ? toNumber(y) : 0]
}

function objection(given: Given): string | null {
  const { first, second } = given
  const isLong = [first.up, first.down, second.up, second.down].some((value) => !isInteger(value) || value.n > 10_000n)
  const all = [first, second].flatMap(({ up, down, time }) => [up, down, time])
  if (isLong || all.some((value) => sign(value) <= 0 || value.d > 12n || value.n > 10_000n))
    return 'I can work this with whole kilometres, and with whole hours or simple parts of an hour: check what you typed.'
  return boatOf(given) === null
    ? 'With these numbers the two speeds would be no whole numbers of km/h: check what you typed.'
    : null
}

/** E.g. "A boat goes 30 km upstream and 44 km downstream in 10 hours. In 13 hours it can go 40 km upstream and 55 km ..." */
export const boatAndStream = worked<Given>({
  id: 'boat-and-stream',
  archetype: 'le-word-speed',
  objection,
  solve: (given) => {
    const [x, y] = speedNumbers(given)
    const pair = pairOf(given)
    return {
      lines: [
        earns(0.5, 'Speed upstream $= (x - y)$ km/h, speed downstream $= (x + y)$ km/h'),
        earns(1, `Time: $${timeTex(given.first)}$ and $${timeTex(given.second)}$`),
        'Putting $\\frac{1}{x - y} = p$ and $\\frac{1}{x + y} = q$, we get',
        says`${numbered(pair[0], 1, ['p', 'q'])}`,
        earns(0.5, says`${numbered(pair[1], 2, ['p', 'q'])}`),
        ...eliminated(pair, [0.5, 0.5, 0.5], ['p', 'q']),
        earns(
          0.5,
          `$\\frac{1}{x - y} = \\frac{1}{${x - y}}$ and $\\frac{1}{x + y} = \\frac{1}{${x + y}}$, so $x - y = ${x - y}$ and $x + y = ${x + y}$`,
          'reciprocals',
        ),
        earns(0.5, `Adding, $2x = ${2 * x}$, so $x = ${x}$; then $y = ${x + y} - ${x} = ${y}$`, 'adding'),
        earns(0.5, `The boat moves at $x = ${x}$ km/h in still water, and the stream at $y = ${y}$ km/h`),
      ],
      key: solutionText(x, y),
    }
  },
})
