import { lengthObjection, numeral, piObjection, squaredTex } from '../measure'
import { goesOn, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'
import {
  endsWithin,
  isExact,
  isWrittenInFull,
  placesFor,
  right,
  rootThree,
  segmentValues,
  shownTo,
  type Segment,
} from './pieces/segment-values'
import { equals, fraction, toDecimal, type Fraction } from '../../maths'

const sixty = fraction(60)

function triangleLines({ radius, angle, unit, root = rootThree }: Segment, area: string): readonly Step[] {
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
        `Area of triangle AOB $= \\dfrac{\\sqrt{3}}{4} \\times ${squared} \\approx \\dfrac{${numeral(root)}}{4} \\times ${r} \\times ${r} ${area}$ ${unit}²`,
      ),
    ]
  return [
    earns(
      0.5,
      `Draw OM $\\perp$ AB. The angle AOM is $60^\\circ$, so OM $= ${r} \\cos 60^\\circ$ and AB $= 2 \\times ${r} \\sin 60^\\circ$.`,
    ),
    earns(
      0.5,
      `Area of triangle AOB $= \\dfrac{1}{2} \\times \\text{AB} \\times \\text{OM} = \\dfrac{\\sqrt{3}}{4} \\times ${squared} \\approx \\dfrac{${numeral(root)}}{4} \\times ${r} \\times ${r} ${area}$ ${unit}²`,
    ),
  ]
}

/** E.g. "A chord of a circle of radius 14 cm subtends 60° at the centre. Find the area of the minor segment. (Use π = 22/7 and √3 = 1.73.)" */
export const segmentArea = worked<Segment>({
  id: 'segment-area',
  archetype: 'arc-segment-area',
  objection: ({ pi, radius, angle, root = rootThree }) =>
    piObjection(pi) ??
    (root.n * 100n >= root.d * 170n && root.n * 100n <= root.d * 174n ? null : 'Take $\\sqrt{3} = 1.73$.') ??
    lengthObjection({ radius }) ??
    (angle.d === 1n && [60n, 90n, 120n].includes(angle.n)
      ? null
      : 'The triangle can be worked without tables for angles of $60^\\circ$, $90^\\circ$ and $120^\\circ$ only.'),
  solve: (given) => {
    const { pi, radius, angle, part, unit } = given
    const values = segmentValues(given)
    const places = placesFor(given)
    const show = isExact(given) ? toDecimal : shownTo(places)
    const isRounded = (value: Fraction): boolean => !isExact(given) && !endsWithin(2, value)
    const equal = (value: Fraction): string => `${isRounded(value) ? '\\approx' : '='} ${show(value)}`
    const answer = values[part]
    const accuracy = isWrittenInFull(given, part) ? '' : ', correct to two decimal places'
    const key = isExact(given) ? toDecimal(answer) : shownTo(2)(answer)
    const [r, square] = [numeral(radius), `${unit}²`]
    const difference = (of: 'minor' | 'major', whole: Fraction, taken: Fraction) =>
      goesOn(
        `area of the ${of} segment`,
        [`${show(whole)} - ${show(taken)}`, show(values[of])],
        [isRounded(whole) || isRounded(taken) ? '≈' : '='],
      )
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
