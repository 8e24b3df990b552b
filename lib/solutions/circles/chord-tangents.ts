import { lengthObjection, numeral, product } from '../measure'
import { rootOf } from '../root'
import { compare, divide, fraction, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The tangents at the ends P and Q of a chord meet at T: TP is asked, or OT. */
export interface ChordTangents {
  /** P, Q and T. */
  readonly names: readonly [p: string, q: string, t: string]
  readonly chord: Fraction
  readonly radius: Fraction
  readonly asked: 'TP' | 'OT'
  readonly unit: string
}

const half = fraction(1, 2)
const square = (value: Fraction): Fraction => product(value, value)

/** The distance of the chord from the centre; null where it is not rational. */
function distanceOf({ chord, radius }: ChordTangents): Fraction | null {
  const root = rootOf(subtract(square(radius), square(product(half, chord))))
  return root?.radicand === 1 ? root.coefficient : null
}

function objection(given: ChordTangents): string | null {
  const { chord, radius } = given
  const odd = lengthObjection({ chord, radius })
  if (odd !== null) return odd
  if (compare(chord, product(2, radius)) >= 0)
    return 'A chord is shorter than the diameter; at the ends of a diameter the tangents are parallel.'
  return distanceOf(given)
    ? null
    : 'The distance of the chord from the centre is no whole number here: check the lengths.'
}

/** E.g. "PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q meet at T. Find the length of TP." */
export const chordTangents = worked<ChordTangents>({
  id: 'chord-tangents',
  archetype: 'cir-chord-tangents-meet',
  objection,
  solve: (given) => {
    const { names, chord, radius, asked, unit } = given
    const [p, q, t] = names
    const d = distanceOf(given)
    if (!d) throw new Error('chord-tangents: the distance of the chord is not rational')
    const part = product(half, chord)
    const [r, h, away] = [numeral(radius), numeral(part), numeral(d)]
    const value = divide(product(radius, asked === 'TP' ? part : radius), d)
    const name = asked === 'TP' ? `${t}${p}` : `O${t}`
    return {
      lines: [
        earns(
          0.5,
          `Let $O${t}$ meet $${p}${q}$ at $R$. $${t}${p} = ${t}${q}$ and $O${t}$ bisects $\\angle ${p}${t}${q}$, so $O${t} \\perp ${p}${q}$ and $${p}R = ${h}$ ${unit}.`,
          'bisected',
        ),
        earns(
          0.5,
          says`In right triangle $OR${p}$, ${chain('OR', `\\sqrt{${r}^2 - ${h}^2}`, `\\sqrt{${numeral(square(d))}}`, away)} ${unit}`,
        ),
        `$\\angle O${p}${t} = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.`,
        earns(
          1,
          `In $\\triangle O${p}${t}$ and $\\triangle OR${p}$, $\\angle O${p}${t} = \\angle OR${p} = 90^\\circ$ and the angle at $O$ is common, so $\\triangle O${p}${t} \\sim \\triangle OR${p}$ (AA).`,
        ),
        earns(
          0.5,
          asked === 'TP'
            ? `$\\frac{${t}${p}}{${p}R} = \\frac{O${p}}{OR}$, so $\\frac{${t}${p}}{${h}} = \\frac{${r}}{${away}}$`
            : `$\\frac{O${t}}{O${p}} = \\frac{O${p}}{OR}$, so $\\frac{O${t}}{${r}} = \\frac{${r}}{${away}}$`,
          'ratio',
        ),
        earns(
          0.5,
          says`Hence ${chain(name, `\\frac{${asked === 'TP' ? `${r} \\times ${h}` : `${r} \\times ${r}`}}{${away}}`, toTex(value))} ${unit}.`,
        ),
      ],
      key: toText(value),
    }
  },
})
