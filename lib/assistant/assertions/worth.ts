import { numberOf } from '../../answers/number-of'

const powers = '²³⁴'

/** What a formula is worth with numbers in the places of its letters, "2πr(r + h)"; undefined where it is none. */
export const worthOf = (
  formula: string,
  letters: RegExp,
  values: Readonly<Record<string, number>>,
): number | undefined =>
  numberOf(
    formula
      .replace(/[{}\s°]/g, '')
      .replace(/[−–]/g, '-')
      .replace(letters, (one) => `(${values[one] ?? NaN})`)
      .replace(/[²³⁴]/g, (sign) => `^${powers.indexOf(sign) + 2}`)
      .replace(/×/g, '*')
      .replace(/⅓/g, '(1/3)')
      .replace(/½/g, '(1/2)')
      .replace(/(?<=[\d)])(?=[(√])/g, '*'),
  )
