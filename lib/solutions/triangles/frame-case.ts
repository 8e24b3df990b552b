import { lengthObjection, numeral, numeralText } from '../measure'
import { add, compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** DE is parallel to the side BC of the triangle ABC, D on AB and E on AC. */
export interface FrameCase {
  readonly AD: Fraction
  readonly DB: Fraction
  readonly AE: Fraction
  readonly BC: Fraction
  /** EC, DE, how much longer the way round ABC is than that round ADE, or DF, where FG is a second line parallel to BC. */
  readonly asked: 'EC' | 'DE' | 'perimeter' | { readonly FG: Fraction }
  readonly unit: string
}

const fourth = (one: Fraction, other: Fraction, by: Fraction): Fraction => divide(multiply(one, other), by)

function lengthsOf({ AD, DB, AE, BC, asked }: FrameCase) {
  const [AB, EC] = [add(AD, DB), fourth(AE, DB, AD)]
  const [AC, DE] = [add(AE, EC), fourth(AD, BC, AB)]
  const AF = typeof asked === 'object' ? fourth(AB, asked.FG, BC) : AD
  return { AB, EC, AC, DE, AF, small: add(add(AD, DE), AE), whole: add(add(AB, BC), AC) }
}

function objection(given: FrameCase): string | null {
  const { AD, DB, AE, BC, asked } = given
  const odd = lengthObjection({ 'part AD': AD, 'part DB': DB, 'part AE': AE, 'side BC': BC })
  if (odd !== null || typeof asked === 'string') return odd
  if (compare(asked.FG, BC) >= 0) return 'The second line must be shorter than the side that it is parallel to.'
  const same = compare(lengthsOf(given).AF, AD) === 0
  return lengthObjection({ 'second line': asked.FG }) ?? (same ? 'Then the two lines are one and the same.' : null)
}

type Lengths = ReturnType<typeof lengthsOf>

function secondLines(given: FrameCase, FG: Fraction, { AB, AF }: Lengths): readonly Step[] {
  const [ab, bc, fg, af, ad] = [AB, given.BC, FG, AF, given.AD].map(numeral)
  const { unit } = given
  const isFarther = compare(AF, given.AD) > 0
  const df = numeral(isFarther ? subtract(AF, given.AD) : subtract(given.AD, AF))
  return [
    earns(0.5, `$\\triangle AFG \\sim \\triangle ABC$ (AA), so $\\frac{AF}{AB} = \\frac{FG}{BC}$.`, 'proportion'),
    line('put', `So $\\frac{AF}{${ab}} = \\frac{${fg}}{${bc}}$`),
    earns(0.5, says`${chain('AF', `\\frac{${ab} \\times ${fg}}{${bc}}`, `${af}`)} ${unit}`, 'AF'),
    earns(
      0.5,
      says`$F$ and $D$ lie on $AB$, so ${isFarther ? chain('DF', 'AF - AD', `${af} - ${ad}`, df) : chain('DF', 'AD - AF', `${ad} - ${af}`, df)}`,
      'between',
    ),
    earns(0.5, says`Hence ${chain('DF', df)} ${unit}.`),
  ]
}

function linesOf(given: FrameCase, lengths: Lengths): readonly Step[] {
  const { AD, DB, AE, BC, asked, unit } = given
  const { AB, AC, EC, DE, small, whole } = lengths
  const [ab, ac, bc, ad, db, ae, ec, de] = [AB, AC, BC, AD, DB, AE, EC, DE].map(numeral)
  if (typeof asked === 'object') return secondLines(given, asked.FG, lengths)
  switch (asked) {
    case 'EC':
      return [
        earns(
          0.5,
          `$DE \\parallel BC$, so $\\frac{AD}{DB} = \\frac{AE}{EC}$ (Basic Proportionality Theorem).`,
          'theorem',
        ),
        earns(0.5, says`Hence ${chain('EC', `\\frac{${ae} \\times ${db}}{${ad}}`, `${ec}`)} ${unit}.`),
      ]
    case 'DE':
      return [
        earns(
          0.5,
          `$\\triangle ADE \\sim \\triangle ABC$ (AA), so $\\frac{DE}{BC} = \\frac{AD}{AB}$ with $AB = ${ad} + ${db} = ${ab}$ ${unit}.`,
          'similar',
        ),
        earns(0.5, says`Hence ${chain('DE', `\\frac{${ad} \\times ${bc}}{${ab}}`, `${de}`)} ${unit}.`),
      ]
    case 'perimeter': {
      const more = numeral(subtract(whole, small))
      return [
        earns(
          0.5,
          says`${chain('AC', `${ae} + ${ec}`, `${ac}`)} ${unit}; ${equals('perimeter of $\\triangle ABC$', `${ab} + ${bc} + ${ac}`, numeral(whole))} ${unit}`,
          'whole',
        ),
        earns(
          0.5,
          says`${equals('Perimeter of $\\triangle ADE$', `${ad} + ${de} + ${ae}`, numeral(small))} ${unit}`,
          'small',
        ),
        earns(0.5, says`Their ${equals('difference', `${numeral(whole)} - ${numeral(small)}`, more)}`, 'difference'),
        earns(0.5, says`Hence ${isValue('the difference of the perimeters', more, unit)}.`),
      ]
    }
    default:
      return asked satisfies never
  }
}

function valueOf({ AD, asked }: FrameCase, { EC, DE, AF, small, whole }: Lengths): Fraction {
  if (typeof asked === 'object') return compare(AF, AD) > 0 ? subtract(AF, AD) : subtract(AD, AF)
  return { EC, DE, perimeter: subtract(whole, small) }[asked]
}

/**
 * E.g. "The frame of a roof is a triangle ABC with a beam DE parallel to BC. AD = 1 m, DB = 4 m, AE = 1.3 m and BC = 7.5 m. Find DE."
 * `manner`: what was asked before is known, and is not worked again.
 */
export const frameCase = worked<FrameCase, 'one part of several'>({
  id: 'frame-case',
  archetype: 'tri-case-study',
  objection,
  solve: (given, manner) => {
    const lengths = lengthsOf(given)
    const before = given.asked === 'perimeter' && !manner ? (['EC', 'DE'] as const) : []
    const known = before.flatMap((asked) => linesOf({ ...given, asked }, lengths))
    return { lines: [...known, ...linesOf(given, lengths)], key: numeralText(valueOf(given, lengths)) }
  },
})
