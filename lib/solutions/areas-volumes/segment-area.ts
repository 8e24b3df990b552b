import { continued, lengthObjection, numeral, piObjection, product, squaredTex } from '../measure'
import { isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'
import { equals, fraction, fromDecimal, multiply, roundedText, subtract, toDecimal, type Fraction } from '../../maths'

export interface Segment {
  readonly pi: Fraction
  readonly radius: Fraction
  /** In degrees, at the centre. */
  readonly angle: Fraction
  readonly part: 'minor' | 'major'
  /** Of length: 'cm'. */
  readonly unit: string
}

const rootThree = fromDecimal('1.73')
const right = fraction(90)
const sixty = fraction(60)

/** The areas that the segments are made of. */
export function segmentValues({ pi, radius, angle }: Omit<Segment, 'part' | 'unit'>) {
  const square = product(radius, radius)
  const circle = product(pi, square)
  const sector = product(angle, fraction(1, 360), circle)
  const triangle = equals(angle, right) ? product(fraction(1, 2), square) : product(fraction(1, 4), rootThree, square)
  const minor = subtract(sector, triangle)
  return { circle, sector, triangle, minor, major: subtract(circle, minor) } as const
}

/** Whether a student can write the value down in full: at most two decimal places. */
export const isWrittenInFull = (value: Fraction): boolean => multiply(value, fraction(100)).d === 1n

/** With the value in full, or so many places. */
const shownTo = (places: number) => (value: Fraction) =>
  isWrittenInFull(value) ? toDecimal(value) : roundedText(value, places)

/** Whether the difference of the rounded values is the rounded difference. */
const agree = (whole: Fraction, part: Fraction, places: number): boolean => {
  const [difference = '', from = '', taken = ''] = [subtract(whole, part), whole, part].map(shownTo(places))
  return equals(fromDecimal(difference), subtract(fromDecimal(from), fromDecimal(taken)))
}

/** Whether each subtraction comes out right when its numbers are rounded to so many places. */
export const subtractsRounded = (given: Omit<Segment, 'part' | 'unit'>, places: number): boolean => {
  const { circle, sector, triangle, minor } = segmentValues(given)
  return agree(sector, triangle, places) && agree(circle, minor, places)
}

/** To how many places the areas must be written so that every subtraction comes out right. */
const placesFor = (given: Segment): number => [2, 3, 4, 5, 6].find((places) => subtractsRounded(given, places)) ?? 7

function triangleLines({ radius, angle, unit }: Segment, area: string): readonly Step[] {
  const [r, squared] = [numeral(radius), squaredTex(radius)]
  if (equals(angle, right))
    return [
      earns(
        1,
        `The angle AOB is $90^\\circ$, so area of triangle AOB $= \\dfrac{1}{2} \\times ${r} \\times ${r} ${area}$ ${unit}²`,
      ),
    ]
  if (equals(angle, sixty))
    return [
      earns(0.5, 'OA = OB and the angle AOB is $60^\\circ$, so triangle AOB is equilateral.'),
      earns(
        0.5,
        `Area of triangle AOB $= \\dfrac{\\sqrt{3}}{4} \\times ${squared} = \\dfrac{1.73}{4} \\times ${r} \\times ${r} ${area}$ ${unit}²`,
      ),
    ]
  return [
    earns(
      0.5,
      `Draw OM $\\perp$ AB. The angle AOM is $60^\\circ$, so OM $= ${r} \\cos 60^\\circ$ and AB $= 2 \\times ${r} \\sin 60^\\circ$.`,
    ),
    earns(
      0.5,
      `Area of triangle AOB $= \\dfrac{1}{2} \\times \\text{AB} \\times \\text{OM} = \\dfrac{\\sqrt{3}}{4} \\times ${squared} = \\dfrac{1.73}{4} \\times ${r} \\times ${r} ${area}$ ${unit}²`,
    ),
  ]
}

/** E.g. "A chord of a circle of radius 14 cm subtends 60° at the centre. Find the area of the minor segment. (Use π = 22/7 and √3 = 1.73.)" */
export const segmentArea = worked<Segment>({
  id: 'segment-area',
  archetype: 'arc-segment-area',
  objection: ({ pi, radius, angle }) =>
    piObjection(pi) ??
    lengthObjection({ radius }) ??
    (angle.d === 1n && [60n, 90n, 120n].includes(angle.n)
      ? null
      : 'The triangle can be worked without tables for angles of $60^\\circ$, $90^\\circ$ and $120^\\circ$ only.'),
  solve: (given) => {
    const { pi, radius, angle, part, unit } = given
    const values = segmentValues(given)
    const places = placesFor(given)
    const show = shownTo(places)
    const equal = (value: Fraction): string => `${isWrittenInFull(value) ? '=' : '\\approx'} ${show(value)}`
    const answer = values[part]
    const accuracy = isWrittenInFull(answer) ? '' : ', correct to two decimal places'
    const key = shownTo(2)(answer)
    const [r, square] = [numeral(radius), `${unit}²`]
    const difference = (of: 'minor' | 'major', whole: Fraction, taken: Fraction) =>
      continued(`area of the ${of} segment`, `${show(whole)} - ${show(taken)}`, show(values[of]))
    return {
      key,
      lines: [
        `Given: radius $r = ${r}$ ${unit} and angle $\\theta = ${numeral(angle)}^\\circ$.`,
        earns(
          part === 'minor' ? 1 : 0.5,
          `Area of sector OAB $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2 = \\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times ${numeral(pi)} \\times ${r} \\times ${r} ${equal(values.sector)}$ ${square}`,
          'sector',
        ),
        ...triangleLines(given, equal(values.triangle)),
        earns(
          0.5,
          says`Area of the minor segment ${difference('minor', values.sector, values.triangle)} ${square}`,
          'minor',
        ),
        ...(part === 'major'
          ? [
              `Area of the circle $= ${numeral(pi)} \\times ${r} \\times ${r} ${equal(values.circle)}$ ${square}`,
              earns(
                0.5,
                says`Area of the major segment ${difference('major', values.circle, values.minor)} ${square}`,
                'major',
              ),
            ]
          : []),
        earns(0.5, says`Hence, ${isValue(`the area of the ${part} segment`, key, square)}${accuracy}.`),
      ],
    }
  },
})
