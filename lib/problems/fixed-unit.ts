import type { AnswerRule, RuleKind } from '../answers'
import { typed } from '../reading/typed'
import { readUnit } from '../reading/values/unit'

/** "in metres", "(in ₹)", "in which year", "in square units": one word, or two. */
const phrases = /\bin (?:the |which )?((?:square |sq\.? |cubic |cu\.? )?[^\s,.;:?)$\\]+)/gi

/** "(4x)^\circ": the unit stands behind a letter. */
const lettersInDegrees = /[a-z]\)?\^\{?\\circ/

const measured: ReadonlySet<RuleKind> = new Set(['number', 'fraction', 'surd', 'roots', 'pair'])

/** What a question says in words of the unit of its answer: that it is fixed, or that the value has none. */
export function unitIn(rule: AnswerRule, ask: string): { readonly unitFixed?: true; readonly unitless?: true } {
  if (!measured.has(rule.kind)) return {}
  const unit = 'unit' in rule ? rule.unit : undefined
  const wanted = typeof unit === 'string' ? [unit] : Object.values(unit ?? {})
  const names = new Set(wanted.map(nameOf))
  const said = [...ask.matchAll(phrases)].map(([, words = '']) => nameOf(words)).filter((name) => name !== '')
  const isPure = typeof unit !== 'string' && said.every((name) => names.has(name)) && !lettersInDegrees.test(ask)
  return {
    ...(said.some((name) => names.has(name)) && { unitFixed: true }),
    ...(isPure && { unitless: true }),
  }
}

const nameOf = (words: string): string => readUnit(typed(words).tokens).name
