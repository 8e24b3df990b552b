import type { Asking } from './asking'

interface Measure {
  /** Letters that stand for it in the book. */
  readonly letters: readonly string[]
  /** What it is mistaken for, whether the question speaks of it or not. */
  readonly others: readonly string[]
  /** What else it may be called. */
  readonly also: readonly string[]
}

const measure = (letters: string, others: string, also: string): Measure => {
  const list = (words: string) => words.split(', ').filter(Boolean)
  return { letters: list(letters), others: list(others), also: list(also) }
}

const lengthwise = measure('l, L, s, a, d', '', 'length, side, distance')

/** In the order in which they decide: the mean age is a mean. */
const measures: readonly (readonly [RegExp, Measure])[] = [
  [/\b(?:upper|lower) limit|class mark\b/, measure('', 'mean, mode, median, frequency', '')],
  [/\bcommon value\b/, measure('', '', 'LHS, RHS, side')],
  [/\bother (?:root|zero)\b/, measure('α, β, x', 'sum of the roots, product of the roots', 'root')],
  [/\bHCF\b|^(?:greatest|largest) number$/, measure('', 'LCM', 'HCF, greatest number, number')],
  [/\bLCM\b|^(?:least|smallest) number$/, measure('', 'HCF', 'LCM, least number, number')],
  [/\bmean\b|\baverage\b/, measure('M', 'median, mode', 'mean')],
  [/\bmedian\b(?! class)/, measure('M', 'mean, mode', 'median')],
  [/\bmod(?:e|al)\b(?! class)/, measure('Z, M', 'mean, median', 'mode')],
  [/\bslant height\b/, measure('l', '', '')],
  [
    /\bcurved surface area\b/,
    measure('A, S, C', 'total surface area, volume, base area, perimeter', 'surface area, area'),
  ],
  [/\bsurface area\b/, measure('A, S, T', 'curved surface area, volume, perimeter', 'total surface area, area')],
  [/\barea\b/, measure('A, S', 'perimeter, circumference, volume', 'area')],
  [/\bperimeter\b/, measure('P, s', 'area, volume', 'perimeter')],
  [/\bvolume\b|\bcapacity\b/, measure('V', 'area, surface area, curved surface area', 'volume')],
  [/\bdiscriminant\b/, measure('D, d, Δ', '', 'b^2-4ac')],
  [/\bradius\b/, measure('r, R', 'diameter, circumference', 'radius')],
  [/\bdiameter\b/, measure('d, D', 'radius', 'diameter')],
  [/\bheight\b|\bdepth\b|\brise\b/, measure('h, H', '', 'height')],
  [/\bspeed\b/, measure('v, s, u', 'time, distance', 'speed')],
  [/\bdistance\b/, measure('d, s, D', '', 'distance, length')],
  [/\bwidth\b|\bbreadth\b/, measure('b, w', 'length', 'width')],
  [/\bage\b/, measure('a', '', 'age, years')],
  [/\bcost\b|\bcharges?\b|\bsalary\b|\bprize\b|\bamount\b|\bmoney\b/, measure('C', '', 'cost, amount, sum')],
  [/\bangle\b/, measure('θ', '', 'angle')],
  [/\bdifference\b|\bincrease\b/, measure('d', '', 'difference, increase')],
  [/\bsum\b/, measure('S', 'product, difference', 'sum')],
  [/\blength\b|\bside\b|\bdiagonal\b|\bladder\b|\brope\b/, lengthwise],
  [/\bfraction\b/, measure('', 'numerator, denominator', '')],
  [/\bweight\b/, measure('w', '', 'weight, mass')],
]

export const measureIn = (words: string): Measure | undefined => measures.find(([pattern]) => pattern.test(words))?.[1]

/** Measures that a question may name; one of them is not what is asked unless the asking words say so. */
const spoken =
  /\b(?:HCF|LCM|area|perimeter|volume|circumference|radius|diameter|height|breadth|speed|(?<!each |same |one |that |first )time(?! each| again|s)|distance|length|product|sum|median|mode|mean|numerator|denominator|digits?|slant height|angle)\b/g

/** A length may be called by several of these: one is no other than the next. */
const lengths = ['length', 'distance', 'height', 'breadth']
const isLength =
  /\b(?:length|distance|side|diagonal|chord|rope|ladder|wire|width|breadth|height|far|long|high|walk|rise|depth|perimeter)\b/

/** What else the question measures, other than `taken`. */
export const otherMeasures = ({ whole, ask }: Asking, taken: string): readonly string[] => {
  const near = isLength.test(`${taken} ${ask}`) ? lengths : []
  return [...new Set(whole.match(spoken) ?? [])].filter(
    (word) => !taken.includes(word) && !ask.includes(word) && !near.includes(word),
  )
}
