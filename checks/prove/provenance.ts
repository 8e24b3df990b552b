import type { Problem } from '@/lib/problems/problem'

const numbers = /\d+(?:\{,\}\d+)*(?:\.\d+)?/g

/** Numbers that need no origin: they belong to formulas, units and the language. */
const common = new Set(
  '0 1 2 3 4 90 100 180 360 0.5 60 12 13 26 52 53 54 365 366 36 30 45 5 6 7 18 1000 120'.split(' '),
)

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Numbers that a text writes in words. */
const spelled = (text: string): readonly string[] =>
  words.flatMap((word, value) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [String(value)] : []))

/** ₹1,21,000 is one number. */
export const unspaced = (text: string): string => text.replaceAll('{,}', '').replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')

/** As values: ₹17.50 is 17.5. */
export const numbersOf = (text: string): readonly string[] =>
  (unspaced(text).match(numbers) ?? []).map((one) => one.replace(/(\.\d*[1-9])0+$|\.0+$/, '$1'))

/** "64, the square of 8". */
const isRootIn = (one: string, line: string): boolean =>
  line.includes(`square of $${one}`) || line.includes(`square of ${one}`)
    ? numbersOf(line).includes(String(Number(one) ** 2))
    : false

/**
 * The numbers of a line that nothing vouches for: they stand in no checked claim and occur nowhere else in the problem.
 * `vouched` are the texts of the claims of the line that were checked.
 */
export function strayNumbers(problem: Problem, index: number, vouched: readonly string[]): readonly string[] {
  const { question, options = [], steps, answerValidator: rule, figure, solutionFigure } = problem
  const isLast = index === steps.length - 1
  const own = isLast ? new Set(['1', '0']) : common
  const elsewhere = [
    question,
    ...options,
    ...steps.filter((_, other) => other !== index),
    rule.expected,
    JSON.stringify([figure, solutionFigure]),
  ]
  const known = new Set([...elsewhere.flatMap(numbersOf), ...spelled(question)])
  if (
    /^The right value is|one such polynomial is|their LCM is|is (?:not )?a perfect square|\\ldots|squares of the two shorter/.test(
      steps[index] ?? '',
    )
  )
    return []
  const vouchedFor = new Set(vouched.flatMap(numbersOf))
  return numbersOf(steps[index] ?? '').filter((one) => {
    return !vouchedFor.has(one) && !known.has(one) && !own.has(one) && !isRootIn(one, steps[index] ?? '')
  })
}
