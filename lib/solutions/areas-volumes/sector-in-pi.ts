import { lengthObjection, numeral } from '../measure'
import { divide, fraction, multiply, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { angleObjection, type Sector } from './sector-measure'

export type SectorInPi = Omit<Sector, 'pi'>

/** 6 of 6π; what is added to it for a perimeter. */
export function inPi({ asked, radius, angle }: SectorInPi): {
  readonly times: Fraction
  readonly plus: Fraction | null
} {
  const share = divide(angle, fraction(360))
  const arc = multiply(multiply(share, fraction(2)), radius)
  if (asked === 'area') return { times: multiply(share, multiply(radius, radius)), plus: null }
  return { times: arc, plus: asked === 'perimeter' ? multiply(radius, fraction(2)) : null }
}

const ofPi = (times: Fraction): string => (times.n === times.d ? '\\pi' : `${toTex(times)}\\pi`)

/** A measure of a sector with π left as it is. */
export const sectorInPi = worked<SectorInPi>({
  id: 'sector-in-pi',
  archetype: 'arc-length-sector',
  objection: ({ radius, angle }) => lengthObjection({ radius }) ?? angleObjection(angle),
  solve: (given) => {
    const { asked, radius, angle, unit } = given
    const { times, plus } = inPi(given)
    const [name, formula, tail] =
      asked === 'area'
        ? ['Area of the sector', '\\pi r^2', `\\pi \\times ${numeral(radius)}^2`]
        : ['Length of the arc', '2\\pi r', `2\\pi \\times ${numeral(radius)}`]
    const full = asked === 'area' && unit !== '' ? `${unit}²` : unit
    const share = `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ}`
    const sum = plus ? `${ofPi(times)} + ${numeral(plus)}` : ofPi(times)
    return {
      lines: [
        earns(0.5, `${name} $= \\dfrac{\\theta}{360^\\circ} \\times ${formula}$`, 'formula'),
        earns(1, `$= ${share} \\times ${tail} = ${ofPi(times)}$ ${asked === 'area' ? full : unit}`, 'substituted'),
        ...(plus
          ? [
              earns(
                0.5,
                `Perimeter = arc + 2 radii $= ${ofPi(times)} + 2 \\times ${numeral(radius)}$ ${unit}`,
                'perimeter',
              ),
            ]
          : []),
        `Hence, the ${asked} of the sector is $${sum}$ ${full}.`,
      ],
      key: plus ? `${keyText(times)} + ${numeral(plus)}` : keyText(times),
    }
  },
})

const keyText = (times: Fraction): string => (times.n === times.d ? 'π' : `${toKey(times)}π`)
const toKey = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `(${n}/${d})`)
