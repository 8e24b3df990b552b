import type { AnswerRule } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import { hintComplaints } from './hints'
import { rulesOf } from './key-parts'

/** What a student can handle, and what makes sense. Each complaint is one sentence. */
export function fitnessComplaints(problem: Problem): readonly string[] {
  return [...sizeComplaints(problem), ...senseComplaints(problem), ...hintComplaints(problem)]
}

const mostDigits = 5
const mostDenominatorDigits = 3
const mostPlaces = 4

/** Money and populations may be larger. */
const large = /₹|rupees|population|lakh|crore|cm³|m³|litres/i

function sizeComplaints({ question, steps, options = [] }: Problem): readonly string[] {
  return [question, ...steps, ...options].flatMap((text) => {
    const numbers = text.replaceAll('{,}', '').match(/\d+(?:\.\d+)?/g) ?? []
    const long = large.test(`${question} ${text}`)
      ? []
      : numbers.filter((one) => (one.split('.')[0] ?? '').length > mostDigits)
    const fine = numbers.filter((one) => (one.split('.')[1] ?? '').length > mostPlaces)
    const below =
      text !== steps.at(-1)
        ? []
        : [...text.matchAll(/\\d?frac\{[^{}]*\}\{(\d+)\}/g)].flatMap(([, one = '']) =>
            one.length > mostDenominatorDigits && !large.test(`${question} ${text}`) ? [one] : [],
          )
    return [
      ...long.map((one) => `${one} is too large a number, in "${text}"`),
      ...fine.map((one) => `${one} has too many places, in "${text}"`),
      ...below.map((one) => `${one} is too large a denominator, in "${text}"`),
    ]
  })
}

/** Nouns that follow a number in the plural. */
const plural =
  /(?<![\d.,/^{}:-])\b1\$? (coins|balls|marbles|beads|cards|tickets|years|hours|minutes|days|terms|rows|students|cubes|cones|spheres|letters|outcomes|books|metres|logs|seats)\b/

function senseComplaints({ type, question, steps, hints, answerValidator }: Problem): readonly string[] {
  const texts = [question, ...steps, ...hints]
  return [
    ...texts
      .filter((text) => /frac\{[^{}]*\}\{0\}|\\div 0(?!\.)/.test(text))
      .map((text) => `a division by zero in "${text}"`),
    ...texts.filter((text) => plural.test(text)).map((text) => `one thing in the plural in "${text}"`),
    ...rulesOf(answerValidator).flatMap((rule) => keySense(type, rule)),
  ]
}

/** Whether a key can be what it is said to be. */
function keySense(type: Problem['type'], rule: AnswerRule): readonly string[] {
  const value = rule.kind === 'number' || rule.kind === 'fraction' ? valueOf(rule.expected) : NaN
  const length = rule.kind === 'number' && rule.unit !== undefined
  return [
    ...(length && value < 0 ? [`${rule.expected} is a negative measure`] : []),
    ...(length && value === 0 ? ['a measure of nothing'] : []),
    ...(type === 'probability' && rule.kind === 'fraction' && (value < 0 || value > 1)
      ? [`${rule.expected} is no probability`]
      : []),
    ...(rule.kind === 'fraction' && !isLowest(rule.expected) ? [`${rule.expected} is not in lowest terms`] : []),
  ]
}

function valueOf(plain: string): number {
  const [above = '', below = '1'] = plain.split('/')
  return Number(above) / Number(below)
}

function isLowest(plain: string): boolean {
  const [above = 0, below = 1] = plain.split('/').map(Number)
  const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b))
  return !plain.includes('/') || !Number.isInteger(above) || hcf(above, below) === 1
}
