import { lengthObjection, numeral, product } from '../measure'
import { rootTex } from '../root'
import { rootText } from './tangent-length'
import { fraction, surd, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export type DiameterLength = 'KN' | 'MN' | 'KM' | 'LN'

/** KL is a diameter, M a point of the circle with ∠MKL = 30°, and the tangent at M meets KL produced at N. */
export interface DiameterLengths {
  readonly names: readonly [k: string, l: string, m: string, n: string]
  readonly told: 'radius' | 'diameter'
  readonly length: Fraction
  readonly asked: DiameterLength
  readonly unit: string
}

const half = fraction(1, 2)

const radiusOf = ({ told, length }: DiameterLengths): Fraction => (told === 'radius' ? length : product(half, length))

const lengthOf = (asked: DiameterLength, r: Fraction): Surd =>
  ({ KN: surd(product(3, r), 1), MN: surd(r, 3), KM: surd(r, 3), LN: surd(r, 1) })[asked]

/** From the angle of 60° at the centre to the length. */
function endingOf(given: DiameterLengths): readonly Step[] {
  const { names, told, length, asked, unit } = given
  const [K, L, M, N] = names
  const [ON, LN, KN, MN, KM] = [`O${N}`, `${L}${N}`, `${K}${N}`, `${M}${N}`, `${K}${M}`]
  const radius = radiusOf(given)
  const [r, twice, key] = [numeral(radius), numeral(product(2, radius)), rootTex(lengthOf(asked, radius))]
  const halved =
    told === 'diameter' ? `The radius is half of $${numeral(length)}$ ${unit}, that is, $${r}$ ${unit}. ` : ''
  const onLine = [
    earns(
      0.5,
      `${halved}$\\angle O${M}${N} = 90^\\circ$ (radius and tangent), so in right triangle $O${M}${N}$, $\\cos 60^\\circ = \\frac{O${M}}{${ON}}$`,
      'ratio',
    ),
    earns(
      0.5,
      says`So ${chain('\\frac{1}{2}', `\\frac{${r}}{${ON}}`)} and ${chain(ON, `2 \\times ${r}`, twice)} ${unit}`,
      'value',
    ),
  ]
  switch (asked) {
    case 'LN':
      return [...onLine, earns(0.5, says`Hence ${chain(LN, `${ON} - O${L}`, `${twice} - ${r}`, key)} ${unit}.`)]
    case 'KN':
      return [...onLine, earns(0.5, says`Hence ${chain(KN, `${K}O + ${ON}`, `${r} + ${twice}`, key)} ${unit}.`)]
    case 'MN':
      return [
        earns(
          0.5,
          `${halved}$\\angle O${M}${N} = 90^\\circ$ (radius and tangent), so in right triangle $O${M}${N}$, $\\tan 60^\\circ = \\frac{${MN}}{O${M}}$`,
          'ratio',
        ),
        earns(0.5, says`So ${chain('\\sqrt{3}', `\\frac{${MN}}{${r}}`)}`, 'value'),
        earns(0.5, says`Hence ${chain(MN, key)} ${unit}.`),
      ]
    case 'KM':
      return [
        earns(
          0.5,
          `$\\angle ${K}${M}${L} = 90^\\circ$ (angle in a semicircle), so in right triangle $${K}${M}${L}$, $\\cos 30^\\circ = \\frac{${KM}}{${K}${L}}$`,
          'ratio',
        ),
        earns(0.5, says`So ${chain('\\frac{\\sqrt{3}}{2}', `\\frac{${KM}}{${twice}}`)}`, 'value'),
        earns(0.5, says`Hence ${chain(KM, key)} ${unit}.`),
      ]
    default:
      return asked satisfies never
  }
}

/** E.g. "AB is a diameter of a circle of radius 6 cm and ∠CAB = 30°. The tangent at C meets AB produced at D. Find CD." */
export const diameterLengths = worked<DiameterLengths>({
  id: 'diameter-lengths',
  archetype: 'cir-prove-diameter-angle',
  objection: ({ told, length }) => lengthObjection({ [told]: length }),
  solve: (given) => {
    const [K, L, M] = given.names
    return {
      lines: [
        earns(0.5, `$O${M} = O${K}$ (radii), so $\\angle O${M}${K} = \\angle O${K}${M} = 30^\\circ$`, 'base angles'),
        earns(
          1,
          says`The exterior angle of $\\triangle O${K}${M}$ is ${chain(`\\angle ${M}O${L}`, '30^\\circ + 30^\\circ', '60^\\circ')}`,
          'centre',
        ),
        ...endingOf(given),
      ],
      key: rootText(lengthOf(given.asked, radiusOf(given))),
    }
  },
})
