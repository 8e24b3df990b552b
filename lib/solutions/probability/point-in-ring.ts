import { chanceTex } from './pieces/chance'
import { fraction, toText, toTex } from '../../maths'
import { equals, isValue, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Three circles with one centre, and the part of the largest in which a random point is wanted. */
export interface PointInRing {
  /** The smallest first. */
  readonly radii: readonly [number, number, number]
  readonly unit: string
  readonly asked: 'inner circle' | 'middle ring' | 'outer ring'
}

/** What the largest circle is called, and what falls on the point. */
export interface RingManner {
  readonly whole: string
  readonly falls: string
}

/** The area that counts, over π. */
export const ringArea = ({ radii: [a, b, c], asked }: Pick<PointInRing, 'radii' | 'asked'>): number =>
  asked === 'inner circle' ? a * a : asked === 'middle ring' ? b * b - a * a : c * c - b * b

const places: Readonly<Record<PointInRing['asked'], string>> = {
  'inner circle': 'in the innermost circle',
  'middle ring': 'in the ring between the first and the second circle',
  'outer ring': 'in the outermost ring',
}

/** Where the point is wanted. */
export const placeOf = (asked: PointInRing['asked']): string => places[asked]

/** The area that counts, from the radii. */
function areaLine(given: PointInRing): Said {
  const {
    radii: [a, b, c],
    asked,
    unit,
  } = given
  const good = ringArea(given)
  if (asked === 'inner circle')
    return says`${equals('Area of the innermost circle', `\\pi \\times ${a}^2`, `${good}\\pi`)} ${unit}²`
  const [outer, inner] = asked === 'middle ring' ? [b, a] : [c, b]
  return says`${equals(
    `Area of the ${asked}`,
    `\\pi \\times ${outer}^2 - \\pi \\times ${inner}^2`,
    `${outer * outer}\\pi - ${inner * inner}\\pi`,
    `${good}\\pi`,
  )} ${unit}²`
}

const isRadius = (r: number): boolean => Number.isSafeInteger(r) && r > 0 && r < 10_000

/** E.g. "A dart board has three concentric circles of radii 3 cm, 6 cm and 9 cm. ... Find the probability that the dart lands in the middle ring." */
export const pointInRing = worked<PointInRing, RingManner>({
  id: 'point-in-ring',
  archetype: 'prob-spinner-geometric',
  objection: ({ radii }) => {
    const [a, b, c] = radii
    return radii.every(isRadius) && a < b && b < c
      ? null
      : 'The three radii must be whole numbers, more than $0$, each greater than the one before it.'
  },
  solve: (given, { whole, falls } = { whole: 'largest circle', falls: 'the point lies' }) => {
    const { radii, unit, asked } = given
    const c = radii[2]
    const good = ringArea(given)
    const isInner = asked === 'inner circle'
    const chance = fraction(good, c * c)
    return {
      key: toText(chance),
      lines: [
        earns(0.5, says`${equals(`Area of the ${whole}`, `\\pi \\times ${c}^2`, `${c * c}\\pi`)} ${unit}²`),
        earns(isInner ? 0.5 : 1, areaLine(given), 'part'),
        earns(0.5, `Probability $= \\dfrac{\\text{area of the favourable region}}{\\text{area of the ${whole}}}$`),
        earns(isInner ? 1 : 0.5, `$= \\dfrac{${good}\\pi}{${c * c}\\pi} = ${chanceTex(good, c * c)}$`, 'substituted'),
        earns(0.5, says`Hence, ${isValue(`the probability that ${falls} ${placeOf(asked)}`, toTex(chance))}.`),
      ],
    }
  },
})
