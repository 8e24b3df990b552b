import { product } from '../../measure'
import {
  equals,
  fraction,
  fromDecimal,
  multiply,
  roundedText,
  subtract,
  toDecimal,
  type Fraction,
} from '../../../maths'

export interface Segment {
  readonly pi: Fraction
  readonly radius: Fraction
  /** In degrees, at the centre. */
  readonly angle: Fraction
  /** The value of √3 that the question prescribes; 1.73 where it does not say. */
  readonly root?: Fraction
  readonly part: 'minor' | 'major'
  /** Of length: 'cm'. */
  readonly unit: string
}

export const rootThree = fromDecimal('1.73')
export const right = fraction(90)

type Stated = Omit<Segment, 'part' | 'unit'>

/** The areas that the segments are made of. */
export function segmentValues({ pi, radius, angle, root = rootThree }: Stated) {
  const square = product(radius, radius)
  const circle = product(pi, square)
  const sector = product(angle, fraction(1, 360), circle)
  const triangle = equals(angle, right) ? product(fraction(1, 2), square) : product(fraction(1, 4), root, square)
  const minor = subtract(sector, triangle)
  return { circle, sector, triangle, minor, major: subtract(circle, minor) } as const
}

/** Whether its decimal ends after so many places at most. */
export const endsWithin = (places: number, value: Fraction): boolean => multiply(value, fraction(10 ** places)).d === 1n

/** Whether all the areas end within three places, so that nothing has to be rounded. */
export function isExact(given: Stated): boolean {
  const { sector, triangle, circle } = segmentValues(given)
  return [sector, triangle, circle].every((value) => endsWithin(3, value))
}

/** Whether a student can write the area of that segment down in full. */
export const isWrittenInFull = (given: Stated, part: Segment['part']): boolean =>
  isExact(given) || endsWithin(2, segmentValues(given)[part])

/** With the value in full where two places are enough, or so many places. */
export const shownTo = (places: number) => (value: Fraction) =>
  endsWithin(2, value) ? toDecimal(value) : roundedText(value, places)

/** Whether the difference of the rounded values is the rounded difference. */
const agree = (whole: Fraction, part: Fraction, places: number): boolean => {
  const [difference = '', from = '', taken = ''] = [subtract(whole, part), whole, part].map(shownTo(places))
  return equals(fromDecimal(difference), subtract(fromDecimal(from), fromDecimal(taken)))
}

/** Whether each subtraction comes out right when its numbers are rounded to so many places. */
export const subtractsRounded = (given: Stated, places: number): boolean => {
  const { circle, sector, triangle, minor } = segmentValues(given)
  return isExact(given) || (agree(sector, triangle, places) && agree(circle, minor, places))
}

/** To how many places the areas must be written so that every subtraction comes out right. */
export const placesFor = (given: Segment): number =>
  [2, 3, 4, 5, 6].find((places) => subtractsRounded(given, places)) ?? 7
