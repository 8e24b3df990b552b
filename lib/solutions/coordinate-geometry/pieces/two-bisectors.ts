import { bisectorOf, distanceSquareTex, equationClaim, equationTex, openedSquareTex, rawBisector } from './bisector'
import type { Equation } from './bisector'
import { linearStep } from './linear'
import { inBrackets, type ExactPoint } from './point'
import {
  absolute,
  add,
  divide,
  equals,
  exact,
  lcm,
  multiply,
  negate,
  one,
  sign,
  subtract,
  sumTex,
  toTex,
  type Fraction,
} from '../../../maths'
import { chain, says, type Said } from '../../claim'
import { earns, line, type Step } from '../../line'

/** The equation before the common factor is taken out, unless it is in lowest terms already. */
function rawLine(a: ExactPoint, b: ExactPoint): readonly string[] {
  const tex = equationTex(rawBisector(a, b))
  return tex === equationTex(bisectorOf(a, b)) ? [] : [`Cancelling $x^2$ and $y^2$ and collecting the terms, $${tex}$`]
}

/** The equation that two equal squared distances give, from the distance formula to lowest terms: one mark. */
export function equationLines(name: string, a: ExactPoint, b: ExactPoint, number: 1 | 2): readonly Step[] {
  return [
    earns(0.5, says`${name}, so ${chain(distanceSquareTex(a), distanceSquareTex(b))}`, `distances ${number}`),
    line(`opened ${number}`, says`${chain(openedSquareTex(a), openedSquareTex(b))}`),
    ...rawLine(a, b),
    earns(0.5, says`So ${equationClaim(bisectorOf(a, b))} ... (${number})`),
  ]
}

/** "Substituting x = 2 in (1), 5(2) + 3y = -27, so y = ...". */
export function substitutionLine([p, q, r]: Equation, [x, y]: ExactPoint): Said {
  if (sign(x) === 0) return linearStep('Substituting $x = 0$ in (1), ', q, 'y', r)
  const lead = equals(p, one) ? toTex(x) : `${toTex(p)}${inBrackets(x)}`
  const size = absolute(q)
  const tail = `${sign(q) < 0 ? '-' : '+'} ${sumTex([[size, 'y']])}`
  return says`Substituting $x = ${toTex(x)}$ in (1), ${chain(`${lead} ${tail}`, toTex(r))}, so ${chain('y', toTex(y))}`
}

/** y taken out of (1) and (2): what each is multiplied by, and the value of x. */
export function eliminationLine([p1, q1, r1]: Equation, [p2, q2, r2]: Equation): Said {
  const common = exact(lcm(Number(q1.n), Number(q2.n)))
  const [f, g] = [divide(common, absolute(q1)), divide(common, absolute(q2))]
  const adds = sign(q1) * sign(q2) < 0
  const scaled = [equals(f, one) ? '' : `(1) by $${toTex(f)}$`, equals(g, one) ? '' : `(2) by $${toTex(g)}$`].filter(
    (each) => each !== '',
  )
  const how =
    scaled.length === 0
      ? `${adds ? 'Adding (1) and (2)' : 'Subtracting (2) from (1)'}`
      : `Multiplying ${scaled.join(' and ')} and ${adds ? 'adding' : 'subtracting'}`
  const together = (first: Fraction, second: Fraction) =>
    add(multiply(f, first), adds ? multiply(g, second) : negate(multiply(g, second)))
  return linearStep(`${how}, `, together(p1, p2), 'x', together(r1, r2))
}

/** Where two lines meet that are not parallel. */
export function meeting([p1, q1, r1]: Equation, [p2, q2, r2]: Equation): ExactPoint {
  const bottom = subtract(multiply(p1, q2), multiply(p2, q1))
  return [
    divide(subtract(multiply(r1, q2), multiply(r2, q1)), bottom),
    divide(subtract(multiply(p1, r2), multiply(p2, r1)), bottom),
  ]
}
