/**
 * The question says 45 km and the solution begins with 35: one number of each of two digits and more that the other does not know.
 * Halves and doubles are known: a radius is half a diameter.
 */
export function givenFault(question: string, lines: readonly string[]): string | undefined {
  const solution = lines.join(' ')
  const [given, used] = [numbersIn(question), numbersIn(solution)]
  const unused = given.filter((number) => !used.includes(number))
  const exchanged = digitsExchanged(unused, used, question)
  if (exchanged !== undefined) return exchanged
  const [equation = ''] = /\$[^$]*=[^$]*\$/.exec(solution) ?? []
  // what stands behind a sign of equality was worked out
  const strange = numbersIn(equation.replace(/=\s*-?[\d.]+(?=\s*(?:\$|=|\\text))/g, '=')).filter(
    (number) => !given.includes(number),
  )
  const [digit, times] = [oneDigit(question, lines), bracketed(question, lines) ?? proportioned(question, lines)]
  if (digit !== undefined && times !== undefined)
    return `the question says ${digit}, the solution reckons with ${times}`
  const [missing, ...more] = unused
  const [other, ...others] = strange
  if (missing === undefined || other === undefined || more.length + others.length > 0) return undefined
  const ratio = Number(missing) / Number(other)
  return ratio === 2 || ratio === 0.5 || !hasUnit(missing, question)
    ? undefined
    : `the question says ${missing}, the solution reckons with ${other}`
}

/** 1670 in the question and 1760, or 176000, in the solution alone; of two digits where the number has a unit. */
function digitsExchanged(unused: readonly string[], used: readonly string[], question: string): string | undefined {
  for (const number of unused) {
    const digits = bareDigits(number)
    const other = used.find(
      (one) => !numbersIn(question).includes(one) && bareDigits(one) !== digits && sorted(one) === sorted(number),
    )
    if (other !== undefined && (digits.length > 2 || (digits.length === 2 && hasUnit(number, question))))
      return `the question says ${number}, the solution reckons with ${other}`
  }
  return undefined
}

/** "17.60" and "1760": 176. */
const bareDigits = (number: string): string => number.replace('.', '').replace(/^0+|0+$/g, '')

const sorted = (number: string): string => [...bareDigits(number)].toSorted().join('')

/** The one number of a single digit, with a unit, that a question gives and no line knows. */
function oneDigit(question: string, lines: readonly string[]): string | undefined {
  const given = new Set(question.match(/(?<![\d.,^_{])\d(?![\d.,]*\d)/g))
  const [only, ...others] = [...given].filter(
    (one) => hasUnit(one, question) && !new RegExp(String.raw`(?<![\d.])${one}(?![\d.]*\d)`).test(lines.join(' ')),
  )
  return others.length > 0 ? undefined : only
}

/** The one number of a single digit that stands before a bracket of an equation, "$9(x - y) = 180$", and in no question. */
function bracketed(question: string, lines: readonly string[]): string | undefined {
  const found = new Set(
    [...lines.join(' ').matchAll(/(?:\$|[=+-] )(\d)\([a-z] [+-] [a-z\d]+\)/g)].map(([, one = '']) => one),
  )
  const [only, ...others] = [...found].filter((one) => !question.includes(one))
  return others.length > 0 ? undefined : only
}

/** The one number of an equation of two ratios, "$\\frac{h}{1.5} = \\frac{12}{2}$", that stands in no question, where it has an unknown and the others are given. */
function proportioned(question: string, lines: readonly string[]): string | undefined {
  const ratio = String.raw`\\d?frac\{[^{}]+\}\{[^{}]+\}`
  const [equation = ''] = new RegExp(`\\$${ratio} = ${ratio}\\$`).exec(lines.join(' ')) ?? []
  const numbers = equation.match(/\d+(?:\.\d+)?/g) ?? []
  const strange = numbers.filter((one) => !new RegExp(String.raw`(?<![\d.])${one}(?![\d.]*\d)`).test(question))
  return /\{[a-z]\}/.test(equation) && numbers.length > 2 && strange.length === 1 ? strange[0] : undefined
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
