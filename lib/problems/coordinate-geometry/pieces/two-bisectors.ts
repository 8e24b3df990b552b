import { bisector } from './bisector'
import type { Point } from './point'
import { linearStep } from '../../../solutions/coordinate-geometry/pieces/linear'
import { expanded, shiftedSquare } from '../../../solutions/coordinate-geometry/pieces/square'
import { fraction, lcm, sumTex } from '../../../maths'
import { chain, earns, line, says, type Step } from '../../template'
import type { Said } from '../../../solutions/claim'

type Equation = readonly [p: number, q: number, r: number]

/** The equation from equating two squared distances, in lowest terms, as TeX. */
const bisectorTex = (a: Point, b: Point): string => bisectorSides(a, b).join(' = ')

const bisectorSides = (a: Point, b: Point): readonly [string, string] => {
  const [p, q, r] = bisector(a, b)
  return [
    sumTex([
      [p, 'x'],
      [q, 'y'],
    ]),
    `${r}`,
  ]
}

/** The equation before the common factor is taken out, unless it is in lowest terms already. */
function rawLine(a: Point, b: Point): readonly string[] {
  const [u, v] = [2 * (b[0] - a[0]), 2 * (b[1] - a[1])]
  const tex = `${sumTex([
    [u, 'x'],
    [v, 'y'],
  ])} = ${squareSum(b) - squareSum(a)}`
  return tex === bisectorTex(a, b) ? [] : [`Cancelling $x^2$ and $y^2$ and collecting the terms, $${tex}$`]
}

const squareSum = ([x, y]: Point): number => x * x + y * y

/** The equation that two equal squared distances give, from the distance formula to lowest terms: one mark. */
export function equationLines(name: string, a: Point, b: Point, number: 1 | 2): readonly Step[] {
  const side = ([x, y]: Point) => `${shiftedSquare('x', x)} + ${shiftedSquare('y', y)}`
  const opened = ([x, y]: Point) => `${expanded('x', x)} + ${expanded('y', y)}`
  return [
    earns(0.5, says`${name}, so ${chain(side(a), side(b))}`, `distances ${number}`),
    line(`opened ${number}`, says`${chain(opened(a), opened(b))}`),
    ...rawLine(a, b),
    earns(0.5, says`So ${chain(...bisectorSides(a, b))} ... (${number})`),
  ]
}

/** "Substituting x = 2 in (1), 5(2) + 3y = -27, so y = ...". */
export function substitutionLine([p, q, r]: Equation, [x, y]: Point): Said {
  if (x === 0) return linearStep('Substituting $x = 0$ in (1), ', fraction(q), 'y', fraction(r))
  const lead = p === 1 ? `${x}` : `${p}(${x})`
  const tail = `${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}y`
  return says`Substituting $x = ${x}$ in (1), ${chain(`${lead} ${tail}`, `${r}`)}, so ${chain('y', `${y}`)}`
}

/** y taken out of (1) and (2): what each is multiplied by, and the value of x. */
export function eliminationLine([p1, q1, r1]: Equation, [p2, q2, r2]: Equation): Said {
  const common = lcm(q1, q2)
  const [f, g] = [common / Math.abs(q1), common / Math.abs(q2)]
  const sign = q1 * q2 < 0 ? 1 : -1
  const done = sign > 0 ? 'adding' : 'subtracting'
  const scaled = [f === 1 ? '' : `(1) by $${f}$`, g === 1 ? '' : `(2) by $${g}$`].filter((each) => each !== '')
  const how =
    scaled.length === 0
      ? `${sign > 0 ? 'Adding (1) and (2)' : 'Subtracting (2) from (1)'}`
      : `Multiplying ${scaled.join(' and ')} and ${done}`
  const coefficient = f * p1 + sign * g * p2
  const right = f * r1 + sign * g * r2
  return linearStep(`${how}, `, fraction(coefficient), 'x', fraction(right))
}
