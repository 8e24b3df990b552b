import { numeral, numeralText, product } from '../measure'
import { compare, divide, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, lineOf, type Step } from '../line'
import { worked } from '../solution'

/** Angles of the figure of two tangents from P, which touch the circle with centre O at A and B. */
export type TangentAngle = 'APB' | 'AOB' | 'APO' | 'POA' | 'OAB' | 'PAB'

type Main = 'APB' | 'AOB'
type Other = Exclude<TangentAngle, Main>

export interface TwoTangents {
  readonly given: TangentAngle
  /** In degrees. */
  readonly value: Fraction
  readonly asked: TangentAngle
}

/** Which of the two main angles an angle is worked out from. */
export const sourceOf: Readonly<Record<Other, Main>> = { APO: 'APB', POA: 'AOB', OAB: 'AOB', PAB: 'APB' }

export const isMain = (name: TangentAngle): name is Main => name === 'APB' || name === 'AOB'
const isHalf = (name: Other): boolean => name === 'APO' || name === 'POA'

const half = fraction(1, 2)
const straight = fraction(180)

const angle = (name: TangentAngle): string => `\\angle ${name}`
const degrees = (value: Fraction): string => `${numeral(value)}^\\circ`

/** Why an angle is half of a main angle, or of what that leaves of 180 degrees. */
const reasonOf = (name: Other): string =>
  isHalf(name)
    ? `$\\triangle OAP \\cong \\triangle OBP$ (RHS), so $OP$ bisects $\\angle ${sourceOf[name]}$.`
    : name === 'OAB'
      ? 'In $\\triangle OAB$, $OA = OB$ (radii), so $\\angle OAB = \\angle OBA$'
      : 'In $\\triangle PAB$, $PA = PB$ (tangents from $P$), so $\\angle PAB = \\angle PBA$'

interface Reached {
  readonly value: Fraction
  readonly lines: readonly Step[]
}

/** From another angle of the figure to its main angle. */
function mainFrom(name: Other, value: Fraction): Reached {
  const main = sourceOf[name]
  const twice = product(2, value)
  const found = isHalf(name) ? twice : subtract(straight, twice)
  return {
    value: found,
    lines: [
      reasonOf(name),
      says`So ${chain(angle(main), `${isHalf(name) ? '' : '180^\\circ - '}2 \\times ${degrees(value)}`, degrees(found))}`,
    ].map(lineOf),
  }
}

/** From one of the main angles to the other. */
function otherMain(main: Main, value: Fraction, last: boolean): Reached {
  const other = main === 'APB' ? 'AOB' : 'APB'
  const found = subtract(straight, value)
  const sides = chain(angle(other), `180^\\circ - ${degrees(value)}`, degrees(found))
  return {
    value: found,
    lines: [
      line(
        'right angles',
        '$\\angle OAP = \\angle OBP = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      ),
      line(
        'sum',
        'The angles of the quadrilateral $OAPB$ add to $360^\\circ$, so $\\angle APB + \\angle AOB = 180^\\circ$.',
      ),
      lineOf(last ? says`Hence ${sides}.` : says`${sides}`),
    ],
  }
}

/** From the main angle to the angle that is asked for. */
function fromMain(name: Other, value: Fraction): Reached {
  const found = product(half, isHalf(name) ? value : subtract(straight, value))
  const work = isHalf(name) ? `\\frac{1}{2} \\times ${degrees(value)}` : `\\frac{1}{2}(180^\\circ - ${degrees(value)})`
  return {
    value: found,
    lines: [line('reason', reasonOf(name)), lineOf(says`Hence ${chain(angle(name), work, degrees(found))}.`)],
  }
}

function workOut({ given, value, asked }: TwoTangents): Reached {
  const start: Reached = isMain(given) ? { value, lines: [] } : mainFrom(given, value)
  const from = isMain(given) ? given : sourceOf[given]
  const wanted = isMain(asked) ? asked : sourceOf[asked]
  const crossed: Reached = wanted === from ? { ...start, lines: [] } : otherMain(from, start.value, asked === wanted)
  const end: Reached = isMain(asked) ? { ...crossed, lines: [] } : fromMain(asked, crossed.value)
  return { value: end.value, lines: [...start.lines, ...crossed.lines, ...end.lines] }
}

function objection({ given, value, asked }: TwoTangents): string | null {
  const most = isMain(given) ? straight : divide(straight, fraction(2))
  if (given === asked) return `The angle that is asked is the one that is given: ${numeral(value)} degrees.`
  return sign(value) > 0 && compare(value, most) < 0
    ? null
    : `$\\angle ${given}$ lies between $0^\\circ$ and $${numeral(most)}^\\circ$ in such a figure: check the number.`
}

/** E.g. "PA and PB are tangents from P to a circle with centre O. If ∠APB = 50°, find ∠AOB." */
export const twoTangents = worked<TwoTangents>({
  id: 'two-tangents',
  archetype: 'cir-angle-two-tangents',
  objection,
  solve: (given) => {
    const { value, lines } = workOut(given)
    const last = lines.at(-1)
    return {
      key: numeralText(value),
      lines: [
        says`Given: ${chain(angle(given.given), degrees(given.value))}.`,
        ...lines.slice(0, -1),
        ...(last === undefined ? [] : [earns(1, lineOf(last))]),
      ],
    }
  },
})
