import { lengthObjection, numeral, numeralText, product, squaredTex } from '../measure'
import { rootOf, rootTex } from '../root'
import { rootText } from './tangent-length'
import { add, fraction, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The incircle, with its centre O, of a triangle ABC with the right angle at B; it touches AB, BC and CA at P, Q and R. */
export interface IncircleCase {
  /** AB and BC. */
  readonly legs: readonly [ab: Fraction, bc: Fraction]
  /** CA, the radius, AR and RC, or OA. */
  readonly asked: 'hypotenuse' | 'radius' | 'parts' | 'centre'
  readonly unit: string
}

const square = (value: Fraction): Fraction => product(value, value)

/** Null where the hypotenuse is not rational. */
function lengthsOf({ legs: [ab, bc] }: IncircleCase) {
  const root = rootOf(add(square(ab), square(bc)))
  if (root?.radicand !== 1) return null
  const ca = root.coefficient
  const radius = product(fraction(1, 2), subtract(add(ab, bc), ca))
  return { ca, radius, fromA: subtract(ab, radius), fromC: subtract(bc, radius) }
}

function objection(given: IncircleCase): string | null {
  const [ab, bc] = given.legs
  const odd = lengthObjection({ 'first leg': ab, 'second leg': bc })
  if (odd !== null) return odd
  const lengths = lengthsOf(given)
  if (!lengths) return 'The hypotenuse is no whole number or fraction here: check the lengths.'
  const { radius, fromA } = lengths
  return rootOf(add(square(radius), square(fromA))) ? null : 'Such a root cannot be found by hand: check the lengths.'
}

type Lengths = NonNullable<ReturnType<typeof lengthsOf>>

function linesOf({ legs, asked, unit }: IncircleCase, lengths: Lengths): readonly Step[] {
  const [ab, bc] = [numeral(legs[0]), numeral(legs[1])]
  const [ca, r] = [numeral(lengths.ca), numeral(lengths.radius)]
  const [fromA, fromC] = [numeral(lengths.fromA), numeral(lengths.fromC)]
  const squares = `${squaredTex(legs[0])} + ${squaredTex(legs[1])}`
  const total = numeral(square(lengths.ca))
  switch (asked) {
    case 'hypotenuse':
      return [
        line('pythagoras', says`By the Pythagoras theorem ${chain('CA^2', squares, total)}`),
        earns(1, says`Hence ${chain('CA', `\\sqrt{${total}}`, ca)} ${unit}.`),
      ]
    case 'radius':
      return [
        line('parts', '$OPBQ$ is a square (right angles at $P$, $B$ and $Q$, and $OP = OQ$), so $BP = BQ = r$.'),
        earns(
          0.5,
          `So $AR = AP = ${ab} - r$ and $CR = CQ = ${bc} - r$ (equal tangents), and $AR + CR = ${ca}$.`,
          'tangents',
        ),
        earns(
          0.5,
          says`$${ab} - r + ${bc} - r = ${ca}$. Hence ${chain('r', `\\frac{${ab} + ${bc} - ${ca}}{2}`, r)} ${unit}.`,
        ),
      ]
    case 'parts':
      return [
        earns(
          1,
          says`Tangents from one point are equal: ${chain('AR', 'AP', `${ab} - ${r}`, fromA)} ${unit} and ${chain('RC', 'CQ', `${bc} - ${r}`, fromC)} ${unit}.`,
          'equal tangents',
        ),
        earns(1, says`Hence ${chain('AR', fromA)} ${unit} and ${chain('RC', fromC)} ${unit}.`),
      ]
    case 'centre': {
      const sum = add(square(lengths.radius), square(lengths.fromA))
      const root = rootOf(sum)
      if (!root) throw new Error('incircleCase: no root')
      return [
        earns(
          0.5,
          says`$OP \\perp AB$ (radius and tangent), and ${chain('AP', `${ab} - ${r}`, fromA)} ${unit}.`,
          'leg',
        ),
        earns(
          0.5,
          says`In right triangle $OPA$, ${chain('OA^2', 'OP^2 + AP^2', `${squaredTex(lengths.radius)} + ${squaredTex(lengths.fromA)}`, numeral(sum))}`,
          'pythagoras of the centre',
        ),
        earns(1, says`Hence ${chain('OA', `\\sqrt{${numeral(sum)}}`, rootTex(root))} ${unit}.`),
      ]
    }
    default:
      return asked satisfies never
  }
}

function keyOf({ asked }: IncircleCase, { ca, radius, fromA, fromC }: Lengths): string {
  if (asked === 'parts') return `AR = ${numeralText(fromA)}, RC = ${numeralText(fromC)}`
  if (asked !== 'centre') return numeralText(asked === 'radius' ? radius : ca)
  const root = rootOf(add(square(radius), square(fromA)))
  return root ? rootText(root) : ''
}

/**
 * E.g. "A round pond touches the three sides of a park ABC with the right angle at B, AB = 40 m and BC = 30 m. Find the radius of the pond."
 * `manner`: what was asked before is known, and is not worked again.
 */
export const incircleCase = worked<IncircleCase, 'one part of several'>({
  id: 'incircle-case',
  archetype: 'cir-case-study',
  objection,
  solve: (given, manner) => {
    const lengths = lengthsOf(given)
    if (!lengths) throw new Error(`incircleCase: ${objection(given) ?? ''}`)
    const before = {
      hypotenuse: [],
      radius: ['hypotenuse'],
      parts: ['hypotenuse', 'radius'],
      centre: ['hypotenuse', 'radius'],
    } as const
    const known = manner ? [] : before[given.asked].flatMap((asked) => linesOf({ ...given, asked }, lengths))
    return { lines: [...known, ...linesOf(given, lengths)], key: keyOf(given, lengths) }
  },
})
