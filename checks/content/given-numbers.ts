/**
 * The question says 45 km and the solution begins with 35: one number of each of two digits and more that the other does not know.
 * Halves and doubles are known: a radius is half a diameter.
 */
export function givenFault(question: string, lines: readonly string[]): string | undefined {
  const solution = lines.join(' ')
  const [given, used] = [numbersIn(question), numbersIn(solution)]
  const unused = given.filter((number) => !used.includes(number))
  const [equation = ''] = /\$[^$]*=[^$]*\$/.exec(solution) ?? []
  // what stands behind a sign of equality was worked out
  const strange = numbersIn(equation.replace(/=\s*-?[\d.]+(?=\s*(?:\$|=|\\text))/g, '=')).filter(
    (number) => !given.includes(number),
  )
  const [missing, ...more] = unused
  const [other, ...others] = strange
  if (missing === undefined || other === undefined || more.length + others.length > 0) return undefined
  const ratio = Number(missing) / Number(other)
  return ratio === 2 || ratio === 0.5 || !hasUnit(missing, question)
    ? undefined
    : `the question says ${missing}, the solution reckons with ${other}`
}

const numbersIn = (text: string): readonly string[] => [
  ...new Set(
    (text.replaceAll('{,}', '').match(/(?<![\d.,])\d+(?:\.\d+)?(?![\d.,]*\d)/g) ?? []).filter(
      ({ length }) => length > 1,
    ),
  ),
]

const hasUnit = (number: string, text: string): boolean =>
  new RegExp(
    String.raw`₹\$?${number}(?![\d.]*\d)|(?<![\d.])${number}\$? (?:[ckm]?m|km/h|kg|g|litres|hours|minutes|seconds|days|years|rupees|square)\b`,
  ).test(text.replaceAll('{,}', ''))
