import { numeral, numeralText, product } from '../measure'
import { fraction, sign, subtract, type Fraction } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export type TangentChordAngle = 'AOB' | 'OAB' | 'OBA' | 'CAB' | 'ACB' | 'ABC' | 'ARB'

/**
 * AT touches the circle at A and makes the angle TAB with a chord AB: angles at the centre O are asked; or, with a diameter AC, those of the
 * triangle ABC. R lies on the minor arc AB or on the major one.
 */
export interface TangentAndChord {
  readonly angle: Fraction
  readonly asked: readonly TangentChordAngle[]
  readonly arc?: 'minor' | 'major'
}

const right = fraction(90)

export const tangentChordAngle = (
  angle: Fraction,
  asked: TangentChordAngle,
  arc: TangentAndChord['arc'] = 'major',
): Fraction => {
  if (asked === 'ARB') return arc === 'major' ? angle : subtract(fraction(180), angle)
  return asked === 'AOB'
    ? product(2, angle)
    : asked === 'ACB'
      ? angle
      : asked === 'ABC'
        ? right
        : subtract(right, angle)
}

/** E.g. "AT is a tangent at A to a circle with centre O and AB a chord with ∠TAB = 50°. Find ∠AOB." */
export const tangentAndChord = worked<TangentAndChord>({
  id: 'tangent-and-chord',
  archetype: 'cir-angle-tangent-chord',
  objection: ({ angle }) =>
    sign(angle) > 0 && sign(subtract(right, angle)) > 0
      ? null
      : 'The angle between the tangent and the chord must be acute here. Check what you typed.',
  solve: ({ angle, asked, arc = 'major' }) => {
    const [x, rest, twice] = [angle, subtract(right, angle), product(2, angle)].map(numeral)
    const inCircle = asked.some((name) => name === 'CAB' || name === 'ACB' || name === 'ABC')
    const between = inCircle ? 'CAB' : 'OAB'
    const lines: Step[] = [
      earns(
        0.5,
        `A tangent is perpendicular to the radius at the point of contact, so $\\angle ${inCircle ? 'TAC' : 'OAT'} = 90^\\circ$.`,
      ),
      earns(0.5, `$\\angle ${between} = 90^\\circ - \\angle TAB = 90^\\circ - ${x}^\\circ = ${rest}^\\circ$`),
    ]
    if (asked.includes('ACB') || asked.includes('ABC'))
      lines.push(earns(0.5, '$AC$ is a diameter, so $\\angle ABC = 90^\\circ$ (angle in a semicircle).'))
    if (asked.includes('ACB'))
      lines.push(
        earns(
          0.5,
          `In triangle $ABC$, $\\angle ACB = 180^\\circ - 90^\\circ - ${rest}^\\circ = ${x}^\\circ$ (angle sum).`,
        ),
      )
    const atCentre = asked.includes('AOB') || asked.includes('ARB')
    if (atCentre || asked.includes('OBA'))
      lines.push(earns(0.5, `$OA = OB$ (radii), so $\\angle OBA = \\angle OAB = ${rest}^\\circ$.`))
    if (atCentre)
      lines.push(
        earns(
          0.5,
          `In triangle $OAB$, $\\angle AOB = 180^\\circ - 2 \\times ${rest}^\\circ = ${twice}^\\circ$ (angle sum).`,
        ),
      )
    if (asked.includes('ARB'))
      lines.push(
        earns(
          0.5,
          arc === 'major'
            ? `$R$ lies on the major arc, so $\\angle ARB = \\frac{1}{2}\\angle AOB = ${x}^\\circ$ (the angle at the centre is twice that at the circle).`
            : `$R$ lies on the minor arc, so $\\angle ARB$ is half of the reflex angle $AOB = 360^\\circ - ${twice}^\\circ$ (the angle at the centre is twice that at the circle).`,
        ),
      )
    const found = asked.map((name) => tangentChordAngle(angle, name, arc))
    const values = asked.map((name, index) => [name, numeral(found[index] ?? angle)] as const)
    const texts = asked.map((name, index) => [name, numeralText(found[index] ?? angle)] as const)
    const [[, only] = ['', '']] = texts
    return {
      key: values.length === 1 ? only : texts.map(([name, value]) => `∠${name} = ${value}°`).join(', '),
      lines: [...lines, `Hence ${values.map(([name, value]) => `$\\angle ${name} = ${value}^\\circ$`).join(' and ')}.`],
    }
  },
})
