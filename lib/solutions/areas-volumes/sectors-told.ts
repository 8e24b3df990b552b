import { sectorMeasure, angleObjection, sectorValues } from './sector-measure'
import { segmentArea } from './segment-area'
import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { rootOf } from '../root'
import { divide, equals, fraction, sign, subtract, type Fraction } from '../../maths'
import { lineOf, type Step } from '../line'
import { worked } from '../solution'

export type SectorAsked =
  | 'length of the arc'
  | 'area'
  | 'perimeter'
  | 'minor segment'
  | 'major segment'
  | 'major sector'
  | 'angle'
  | 'radius'
  | 'increase'
  | 'left'

/** A part of a circle by what is told of it. */
export interface SectorsTold {
  readonly asked: SectorAsked
  /** What is asked besides. */
  readonly also?: readonly SectorAsked[]
  /** How many such sectors the area is asked of. */
  readonly times?: Fraction
  readonly pi: Fraction
  /** The value of √3 that the question prescribes. */
  readonly root?: Fraction
  readonly radius?: Fraction
  readonly circumference?: Fraction
  /** In degrees, and why it is so: 'The minute hand turns ...'. */
  readonly angle?: Fraction
  readonly why?: string
  readonly arc?: Fraction
  readonly area?: Fraction
  /** The perimeter of the sector, where it tells the radius. */
  readonly around?: Fraction
  /** The radius afterwards, where an increase is asked. */
  readonly longer?: Fraction
  /** The sides of the field, of which the rest is asked. */
  readonly sides?: readonly Fraction[]
  readonly field?: 'square' | 'rectangular' | 'triangular'
  readonly unit: string
}

interface Base {
  readonly radius: Fraction | null
  readonly angle: Fraction | null
  readonly lines: readonly string[]
}

const rationalRoot = (value: Fraction): Fraction | null => {
  const root = sign(value) > 0 ? rootOf(value) : null
  return root?.radicand === 1 ? root.coefficient : null
}

/** The radius and the angle, from whatever tells them. */
function baseOf(given: SectorsTold): Base {
  const { pi, circumference, arc, area, around, unit } = given
  const lines: string[] = given.why === undefined ? [] : [given.why]
  let [radius, angle] = [given.radius ?? null, given.angle ?? null]
  if (!radius && circumference) {
    radius = divide(circumference, product(2, pi))
    lines.push(
      `$2\\pi r = ${numeral(circumference)}$, so $r = ${numeral(circumference)} \\div (2 \\times ${numeral(pi)}) = ${numeral(radius)}$ ${unit}`,
    )
  }
  if (!radius && angle && arc) {
    radius = divide(product(arc, 360), product(angle, 2, pi))
    lines.push(
      `$\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times 2\\pi r = ${numeral(arc)}$, so $r = ${numeral(radius)}$ ${unit}`,
    )
  }
  if (!radius && angle && area) {
    const squared = divide(product(area, 360), product(angle, pi))
    radius = rationalRoot(squared)
    if (radius)
      lines.push(
        `$\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times \\pi r^2 = ${numeral(area)}$, so $r^2 = ${numeral(squared)}$ and $r = ${numeral(radius)}$ ${unit}`,
      )
  }
  if (!radius && angle && around) {
    const rim = divide(product(angle, 2, pi), fraction(360))
    radius = divide(around, subtract(rim, fraction(-2)))
    lines.push(
      `Perimeter $= \\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times 2\\pi r + 2r = ${numeral(around)}$, so $r = ${numeral(around)} \\div ${numeral(subtract(rim, fraction(-2)))} = ${numeral(radius)}$ ${unit}`,
    )
  }
  if (!radius && arc && area) {
    radius = divide(product(2, area), arc)
    lines.push(
      `Area of a sector $= \\dfrac{1}{2} l r$, so $r = \\dfrac{2 \\times ${numeral(area)}}{${numeral(arc)}} = ${numeral(radius)}$ ${unit}`,
    )
  }
  if (radius && !angle && arc) {
    angle = divide(product(arc, 360), product(2, pi, radius))
    lines.push(
      `$\\dfrac{\\theta}{360^\\circ} \\times 2\\pi r = ${numeral(arc)}$, so $\\theta = ${numeral(angle)}^\\circ$.`,
    )
  } else if (radius && !angle && area) {
    angle = divide(product(area, 360), product(pi, radius, radius))
    lines.push(
      `$\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2 = ${numeral(area)}$, so $\\theta = ${numeral(angle)}^\\circ$.`,
    )
  }
  return { radius, angle, lines }
}

/** Area of a field by its sides, in a line; null where it is no number that can be worked by hand. */
function fieldOf({
  field,
  sides = [],
  unit,
  root,
}: SectorsTold): { readonly area: Fraction; readonly line: string } | null {
  const [a, b = a, c] = sides
  if (!a || !b) return null
  if (field !== 'triangular') {
    const area = product(a, b)
    return { area, line: `Area of the field $= ${numeral(a)} \\times ${numeral(b)} = ${numeral(area)}$ ${unit}²` }
  }
  if (!c) return null
  const half = product(fraction(1, 2), a)
  const s = product(fraction(1, 2), subtract(product(1, a), product(-1, b)), 1)
  const whole = subtract(s, product(fraction(-1, 2), c))
  const rest = [a, b, c].map((one) => subtract(whole, one))
  const area = rationalRoot(product(whole, ...rest))
  if (!area && root && equals(a, b) && equals(b, c)) {
    const whole = product(fraction(1, 4), root, a, a)
    return {
      area: whole,
      line: `Area of the field $= \\dfrac{\\sqrt{3}}{4} a^2 = \\dfrac{${numeral(root)}}{4} \\times ${numeral(a)} \\times ${numeral(a)} = ${numeral(whole)}$ ${unit}²`,
    }
  }
  return area && half
    ? {
        area,
        line: `$s = \\dfrac{${numeral(a)} + ${numeral(b)} + ${numeral(c)}}{2} = ${numeral(whole)}$ ${unit}, area of the field $= \\sqrt{${numeral(whole)} \\times ${rest.map(numeral).join(' \\times ')}} = ${numeral(area)}$ ${unit}²`,
      }
    : null
}

/** Whether the ropes stay within the field and do not overlap. */
const staysIn = (radius: Fraction, { sides = [], why = '' }: SectorsTold): boolean =>
  sides.every((side) => sign(subtract(side, why.includes('corners') ? product(2, radius) : radius)) >= 0)

interface Found {
  readonly lines: readonly Step[]
  readonly key: string
}

const ofLength: ReadonlySet<SectorAsked> = new Set(['length of the arc', 'perimeter', 'radius'])

/** By what unit it is measured. */
export const sectorUnit = (asked: SectorAsked, unit: string): string =>
  asked === 'angle' ? '°' : unit === '' || ofLength.has(asked) ? unit : `${unit}²`

/** All that is asked, with its lines; a word to the student where the numbers do not suit; null where something is not told. */
export function sectorsFound(given: SectorsTold): Found | string | null {
  const { also = [], ...one } = given
  if (also.length === 0) return foundOne(one)
  const lines: Step[] = []
  const keys: string[] = []
  for (const [index, asked] of [given.asked, ...also].entries()) {
    const found = foundOne({ ...one, asked })
    if (found === null || typeof found === 'string') return found
    const said = new Set(lines.map((line) => lineOf(line).text))
    lines.push(...found.lines.filter((line) => !said.has(lineOf(line).text)))
    const unit = sectorUnit(asked, given.unit)
    keys.push(`(${['i', 'ii', 'iii', 'iv'][index] ?? ''}) ${found.key}${unit === '°' ? '' : ' '}${unit}`.trim())
  }
  return { lines, key: keys.join('; ') }
}

function foundOne(given: SectorsTold): Found | string | null {
  const { asked, pi, unit, longer } = given
  // four sectors at the corners of a square make a whole circle
  const isWhole = given.why !== undefined && (asked === 'left' || asked === 'area') && given.angle?.n === 360n
  const odd =
    piObjection(pi) ??
    lengthObjection({
      ...(given.radius && { radius: given.radius }),
      ...(given.circumference && { circumference: given.circumference }),
      ...(given.arc && { arc: given.arc }),
      ...(given.area && { area: given.area }),
      ...(given.around && { perimeter: given.around }),
      ...(longer && { 'new radius': longer }),
    })
  if (odd !== null) return odd
  const oddAngle = given.angle && !isWhole ? angleObjection(given.angle) : null
  if (oddAngle !== null) return oddAngle
  const { radius, angle, lines } = baseOf(given)
  if (asked === 'radius' || asked === 'angle') {
    const found = asked === 'radius' ? radius : angle
    if (!found || (asked === 'radius' ? given.radius : given.angle)) return null
    if (asked === 'angle' && angleObjection(found) !== null) return angleObjection(found)
    return {
      lines: [...lines, `Hence, the ${asked} is $${numeral(found)}${asked === 'angle' ? '^\\circ$' : `$ ${unit}`}.`],
      key: numeralText(found),
    }
  }
  if (!radius || !angle) return null
  const wrong = isWhole ? null : angleObjection(angle)
  if (wrong !== null) return wrong
  if (asked === 'length of the arc' || asked === 'area' || asked === 'perimeter') {
    const one = { asked, pi, radius, angle, unit }
    const found = sectorValues(one)[asked]
    const worked = [...lines, ...sectorMeasure.solve(one).lines]
    if (!given.times) return { lines: worked, key: numeralText(found) }
    const all = product(given.times, found)
    const sum = `Together: $${numeral(given.times)} \\times ${numeral(found)} = ${numeral(all)}$ ${unit}²`
    return asked === 'area' ? { lines: [...worked, sum], key: numeralText(all) } : null
  }
  const { area } = sectorValues({ pi, radius, angle })
  const circle = product(pi, radius, radius)
  const share = `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times ${numeral(pi)}`
  const line = `Area of the sector $= ${share} \\times ${numeral(radius)} \\times ${numeral(radius)} = ${numeral(area)}$ ${unit}²`
  if (asked === 'minor segment' || asked === 'major segment') {
    const part = asked === 'minor segment' ? ('minor' as const) : ('major' as const)
    const one = { pi, radius, angle, part, unit, ...(given.root && { root: given.root }) }
    const objection = segmentArea.objection(one)
    if (objection !== null) return objection
    const { lines: more, key } = segmentArea.solve(one)
    return { lines: [...lines, ...more], key }
  }
  if (asked === 'major sector') {
    if (angle.n >= 180n * angle.d) return null
    const rest = subtract(circle, area)
    return {
      lines: [
        ...lines,
        line,
        `Area of the major sector $= \\pi r^2 - ${numeral(area)} = ${numeral(circle)} - ${numeral(area)} = ${numeral(rest)}$ ${unit}²`,
      ],
      key: numeralText(rest),
    }
  }
  if (asked === 'increase') {
    if (!longer) return null
    if (sign(subtract(longer, radius)) <= 0)
      return 'The area increases only if the new length is longer: check the numbers.'
    if (!staysIn(longer, given))
      return 'Such a rope reaches across the field: the part of it that is reached is no sector.'
    const after = sectorValues({ pi, radius: longer, angle }).area
    return {
      lines: [
        ...lines,
        line,
        `With $${numeral(longer)}$ ${unit}: $${share} \\times ${numeral(longer)} \\times ${numeral(longer)} = ${numeral(after)}$ ${unit}²`,
        `Increase $= ${numeral(after)} - ${numeral(area)} = ${numeral(subtract(after, area))}$ ${unit}²`,
      ],
      key: numeralText(subtract(after, area)),
    }
  }
  const field = fieldOf(given)
  if (!field) return null
  const rest = subtract(field.area, area)
  if (sign(rest) <= 0 || !staysIn(radius, given)) return 'The ropes are too long for this field: check the numbers.'
  return {
    lines: [
      ...lines,
      line,
      field.line,
      `Area left $= ${numeral(field.area)} - ${numeral(area)} = ${numeral(rest)}$ ${unit}²`,
    ],
    key: numeralText(rest),
  }
}

/** E.g. "The circumference of a circle is 22 cm. Find the area of its quadrant." */
export const sectorsTold = worked<SectorsTold>({
  id: 'sectors-told',
  archetype: 'arc-length-sector',
  objection: (given) => {
    const found = sectorsFound(given)
    if (typeof found === 'string') return found
    return found ? null : 'That is not enough to work it out.'
  },
  solve: (given) => {
    const found = sectorsFound(given)
    if (found === null || typeof found === 'string') throw new Error(`sectorsTold: ${found ?? 'not told'}`)
    return found
  },
})
