import { same } from '../prove/worked-out'

/** What is wrong with the progressions that a line calls so, and with the place of a term that it has found. */
export const progressionFaults = (line: string): readonly string[] => [
  ...[...line.matchAll(/\b(?:[Tt]he|[Aa]n) AP(?: is|:)?\s*\$([^$]+)\$/g)].flatMap(([, list = '']) =>
    unequalSteps(list),
  ),
  ...wrongPlace(line),
]

/** From each number to the next. */
export const stepsOf = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(1).map((number, index) => number - (numbers[index] ?? NaN))

export const areEqual = (steps: readonly number[]): boolean => steps.every((step) => same(step, steps[0] ?? NaN))

/** "$4, 9, 14, 20$" is no AP. */
function unequalSteps(list: string): readonly string[] {
  const [shown = ''] = list.split(/\\[lc]?dots/)
  const terms = shown.split(',').map((term) => term.replace(/\\[;, ]|\s/g, ''))
  const numbers = terms
    .filter((term) => term !== '')
    .map((term) => (/^-?\d+(?:\.\d+)?$/.test(term) ? Number(term) : NaN))
  if (numbers.length < 3 || numbers.some(Number.isNaN)) return []
  const steps = stepsOf(numbers)
  return areEqual(steps)
    ? []
    : [`$${list}$ is no AP: the steps are ${steps.map((step) => Number(step.toPrecision(12))).join(', ')}`]
}

/** "$n = 22$. So 112 is the 21st term." */
function wrongPlace(line: string): readonly string[] {
  const [, found, ...more] = line.split(/\bn = (\d+)\$/)
  const [, told] = /\bis the \$?(\d+)\$?(?:st|nd|rd|th)\b/.exec(line) ?? []
  return found === undefined || told === undefined || more.length !== 1 || told === found
    ? []
    : [`$n = ${found}$ is the place that was found, and not ${told}`]
}
