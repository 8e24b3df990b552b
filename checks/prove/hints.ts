import type { AnswerRule } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import { rulesOf } from './key-parts'

type Hinted = Pick<Problem, 'question' | 'hints' | 'answerValidator'>

/** No hint names the key, unless the question does. */
export const hintComplaints = ({ question, hints, answerValidator }: Hinted): readonly string[] =>
  rulesOf(answerValidator).flatMap((rule) => givenAway(question, hints, rule))

function givenAway(question: string, hints: readonly string[], rule: AnswerRule): readonly string[] {
  if (!['number', 'fraction', 'surd', 'ratio', 'roots'].includes(rule.kind)) return []
  const key = rule.expected
  const isLong = key.replace(/\D/g, '').length > 1
  if (isLong && rule.kind === 'roots') return []
  const shown = escaped(texOf(key))
  const gives = isLong ? names : states
  return hints
    .filter((hint) => gives(hint, shown) && !names(question, shown))
    .map((hint) => `the hint "${hint}" gives the key ${key} away: hint at the road, not at its end`)
}

const texOf = (key: string): string =>
  key
    .replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')
    .replace(/√(\d+)/g, '\\sqrt{$1}')
    .replaceAll('π', '\\pi')

/** The number stands somewhere in the text. */
const names = (text: string, number: string): boolean =>
  text
    .split(/(?<![\d.])(?=[-\d\\])/)
    .some((_, index, parts) => new RegExp(`^${number}(?!\\d|\\.\\d)`).test(parts.slice(index).join('')))

/**
 * The last number of the text is said to be the result: "the HCF is 6.", "$x = 6$ cm". A single digit stands in many hints for other
 * reasons, so it is looked for there alone; "= 0" sets an equation.
 */
const states = (hint: string, number: string): boolean =>
  new RegExp(
    `(?:\\bis|${number === '0' ? '\\bis' : '='}) ?\\$? ?${number}(?:\\$|[.,;]?(?:\\s[^\\d\\\\$+*/^=-]|$))[^\\d]*$`,
  ).test(hint)

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
