import { plain } from './amounts'
import { printed } from './printed'
import type { Figure } from '../../lib/figures/figure'
import type { Part, Problem } from '../../lib/problems/problem'

/** What the figure of a question prints of the key, though the question does not give it. */
export function givenAway(figure: Figure, { question, parts }: Problem): readonly string[] {
  const given = numbersIn(question)
  return parts.flatMap((part) =>
    keyTexts(part).flatMap((key) => {
      const wanted = only(numbersIn(key))
      return printed(figure).flatMap((text) => {
        const whole = bare(text) === bare(key) && bare(key) !== '' && !bare(question).includes(bare(key))
        const number = wanted !== null && !given.includes(wanted) && only(numbersIn(text)) === wanted
        return whole || number ? [`"${text}" is the key ${key}`] : []
      })
    }),
  )
}

/** The key of a part as it is read: the wording of the right option, or what is to be typed. */
function keyTexts({ rule, options }: Part): readonly string[] {
  if (rule.kind === 'parts') return rule.parts.map((part) => part.rule.expected)
  if (rule.kind === 'choice') return (options ?? []).filter((_, i) => 'ABCD'[i] === rule.expected)
  if (rule.kind === 'sequence' || rule.kind === 'keywords') return []
  return [rule.expected]
}

const bare = (text: string): string => plain(text).replace(/[\s$\\]/g, '')

/** Numbers that stand by themselves, with the root behind them. */
const numbersIn = (text: string): readonly string[] =>
  [
    ...plain(text)
      .replace(/\\sqrt\{?(\d+)\}?/g, '√$1')
      .matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)?(?:√\d+)?|√\d+/gu),
  ].map(([number]) => number)

const only = (numbers: readonly string[]): string | null => (numbers.length === 1 ? (numbers[0] ?? null) : null)
