import { areEqual, stepsOf } from './progressions'
import { toldNumbers, type Told } from './stated-answer'
import { withoutSplit } from './two-units'

/** What is wrong with the numbers that the last sentence of a solution states in words, without a formula: "The number is 1080." */
export function plainEndFaults(question: string, before: readonly string[], last: string): readonly string[] {
  const sentences = last.split(/(?<=[.;:]) (?=[A-Z])|(?<=\$(?: [a-z]+[²³]?)?:) (?=[a-z])/)
  const end = sentences.at(-1) ?? ''
  if (/=|\\approx/.test(end) || before.length + sentences.length < 2) return []
  const told = toldNumbers([question, ...before, ...sentences.slice(0, -1)])
  const stated = plainNumbers(withoutSplit(end.replace(/\$[^$]*\$/g, ' … '), told.isThere))
  const isDigits = /\bdigits?\b/.test(question)
  const strange = stated.filter(({ value, text }) => !isFound(value, told) && !(isDigits && isOfDigits(text, told)))
  // "₹600, ₹500, ₹400 and ₹300" goes on as it begins
  const steps = stepsOf(stated.map(({ value }) => value))
  return steps.length > 1 && areEqual(steps)
    ? []
    : strange.map(({ text }) => `${text} stands in no line before it: is it the number that was worked out?`)
}

interface PlainNumber {
  readonly text: string
  readonly value: number
}

/** Neither times of day nor ordinals; nor what is given a place, "112 is the 22nd term". */
const plainNumbers = (text: string): readonly PlainNumber[] =>
  [...text.matchAll(/(?<![\d.,:\w])\d+(?:,\d{2,3})*(?:\.\d+)?(?![\d:\w]|\.\d| is the \d+(?:st|nd|rd|th)\b)/g)].map(
    ([one]) => ({
      text: one,
      value: Number(one.replaceAll(',', '')),
    }),
  )

/** Small ones count what is seen. */
const isFound = (value: number, { isThere }: Told): boolean => (Number.isInteger(value) && value <= 4) || isThere(value)

/** "47", of which the digits were worked out. */
const isOfDigits = (text: string, { isThere }: Told): boolean =>
  /^\d{2,3}$/.test(text) && [...text].every((digit) => isThere(Number(digit)))
