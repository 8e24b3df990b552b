import { isTurned } from './facts/in-plain-words'
import type { WrongConclusion } from './wrong-conclusion'

const more = '(?:more|higher|longer|taller|larger|greater|heavier|extra)'
const less = '(?:less|fewer|lower|shorter|smaller|lighter)'
const before = String.raw`(?:the )?(?:(?:[a-z]+ )?(?:just |immediately )?(?:before|in front)|(?:one|[a-z]+)? ?(?:previous|preceding)(?: [a-z]+)?|(?:previous|preceding) (?:one|[a-z]+))`
const amount = String.raw`(?:₹ ?)?\$?(\d+(?:,\d{3})*(?:\.\d+)?)\$?(?: ?[a-z²]+){0,3}?`

const forms = [
  new RegExp(
    String.raw`\b(?:each|every|in each|on each)\b[^.;?]*? ${amount} (?:(${more})|(${less})) than (?:[a-z]+ )*?${before}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:each|every)\b[^.;?]*? (?:(increases|increased|rises|grows|goes up)|(decreases|decreased|falls|drops|is reduced)) by ${amount}`,
    'i',
  ),
]

const isDown = new RegExp(`^(?:${less}|decreas|falls|drops|is reduced)`, 'i')

/** "Each prize is ₹100 more than the one before it", where a line has d = -100. */
export function directionFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  const [way, size] = wayIn(question.replace(/\s+/g, ' '))
  if (size === undefined) return []
  return lines.flatMap((text, line) => {
    const [, steps] = /(?<![\w^_{])d = ([^$,;]+?)(?=\$|,|;)/.exec(text) ?? []
    const last = steps?.split('=').at(-1)?.trim().replaceAll('−', '-') ?? ''
    const [, step] = /^(-?\d+(?:\.\d+)?)(?:\\,\\text\{[^}]*\})?$/.exec(last) ?? []
    if (step === undefined || Math.abs(Number(step)) !== size || Math.sign(Number(step)) === way) return []
    return [
      {
        line,
        what: `the question says ${size} ${way > 0 ? 'more' : 'less'} each time, and here the common difference is ${step}`,
      },
    ]
  })
}

function wayIn(question: string): readonly [way: 1 | -1, size: number | undefined] {
  const [found, ...others] = question
    .split(/(?<=[.?])\s/)
    .filter((sentence) => !isTurned(sentence.replace(/\?$/, '')))
    .flatMap((sentence) =>
      forms.flatMap((form) => [form.exec(sentence)?.slice(1) ?? []].filter(({ length }) => length > 0)),
    )
  if (!found || others.length > 0) return [1, undefined]
  const size = found.find((one) => one !== undefined && /^\d/.test(one))
  const isLess = found.some((one) => one !== undefined && isDown.test(one))
  return [isLess ? -1 : 1, size === undefined ? undefined : Number(size.replaceAll(',', ''))]
}
