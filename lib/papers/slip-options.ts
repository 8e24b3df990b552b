import { checkAnswer, type AnswerRule } from '../answers'
import type { Problem } from '../problems/problem'
import { letterAt } from '../letters'
import { seededRandom } from '../random'

/** Four options of which one is the key, made of the wrong answers that a problem expects. */
export interface SlipOptions {
  readonly options: readonly string[]
  /** The letter of the key. */
  readonly key: string
  /** The wrong options by their letters, each with its word. */
  readonly slips: readonly { readonly response: string; readonly note: string; readonly step: number }[]
}

const kindsOfValue = ['number', 'fraction', 'ratio', 'surd', 'coordinates', 'expression', 'roots']

/** null where it expects too few wrong answers, or where two of them are worth the same. */
export function slipOptions({ parts, seed, templateId }: Problem): SlipOptions | null {
  const [part, another] = parts
  if (!part || another || !kindsOfValue.includes(part.rule.kind)) return null
  const key = shownAnswer(part.rule, part.rule.expected)
  const wrong = part.slips.flatMap(({ response, note, step }) => {
    const shown = shownAnswer(part.rule, response)
    return shown === null ? [] : [{ response, note, step, shown }]
  })
  if (key === null) return null
  const different = wrong.filter(
    ({ response, shown }, index) =>
      shown !== key && !wrong.slice(0, index).some((other) => isSame(part.rule, other.response, response)),
  )
  if (different.length < 3) return null
  const random = seededRandom(`options/${templateId}/${seed}`)
  const shown = random.shuffle([
    { shown: key, slip: null },
    ...different.slice(0, 3).map((slip) => ({ shown: slip.shown, slip })),
  ])
  if (new Set(shown.map((option) => option.shown)).size < 4) return null
  return {
    options: shown.map((option) => option.shown),
    key: letterAt(shown.findIndex(({ slip }) => slip === null)),
    slips: shown.flatMap(({ slip }, index) =>
      slip ? [{ response: letterAt(index), note: slip.note, step: slip.step }] : [],
    ),
  }
}

/** Whether a response would be right if the other were the key. */
function isSame(rule: AnswerRule, other: string, response: string): boolean {
  const { slips: _, ...bare } = rule
  return checkAnswer({ ...bare, expected: other }, response).correct
}

/** An answer of the rule's kind as it is printed: "$154$ cm²"; null where it cannot be read. */
export function shownAnswer(rule: AnswerRule, text: string): string | null {
  const { slips: _, ...bare } = rule
  const { reading, unread } = checkAnswer(bare, text)
  if (unread || reading === undefined) return null
  const named = 'unit' in rule && typeof rule.unit === 'string' ? rule.unit : ''
  const unit = reading === '1' ? named.replace(/^([a-z]{3,})s$/, '$1') : named
  if (unit === '' || /[a-z₹°]/i.test(reading.replace(/\\[a-z]+/gi, ''))) return `$${reading}$`
  if (unit === '₹') return `₹ $${reading}$`
  return unit === '°' ? `$${reading}^\\circ$` : `$${reading}$ ${unit}`
}
