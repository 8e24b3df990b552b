import { formulaFacts, type FormulaFact } from './formula-facts'
import { valueOfTex } from '../../prove/value-of-tex'
import { same } from '../../prove/worked-out'
import type { TopicKey } from '@/lib/syllabus'
import { mayFit } from '../../../lib/assistant/question/replaced'

const typed = String.raw`-?\w+(?:[²³/]|\^\d)*\w*(?:(?: ?[+×*/-] ?)\w+[²³]?)*`
/** Behind the words, in dollars or typed in the text; or inside of the dollars, where the pattern has brackets about the place. */
const placed = (words: string): RegExp =>
  new RegExp(
    words
      .replaceAll('(#)', String.raw`([^$=,]+)`)
      .replaceAll('#', String.raw`(?:\$=?\s*([^$=,]+)(?:=[^$]*)?\$|= (${typed}))`),
    'g',
  )

const read = formulaFacts.map((fact) => ({ ...fact, pattern: placed(fact.words) }))

/** "volume of the cone $+$ volume of the hemisphere $= ...$" */
const isMeasure = /^(?:the )?(?:volume|CSA|TSA|area of|curved|total|surface)/i
const isSummand = /(?:[+×-]|\\times|\bplus|\bminus|\btimes)\$?\s*(?:the )?$/

/** What is wrong in formulas of which the words tell what they are: "the sum of the zeroes is $\frac{b}{a}$". */
export function formulaFaults(topic: TopicKey | undefined, text: string): readonly string[] {
  const plain = text
    .replaceAll('**', '')
    .replaceAll('−', '-')
    .replace(/\\left|\\right|\\,/g, '')
  return read
    .filter(({ in: topics, pattern }) => (!topics || (topic && topics.includes(topic))) && mayFit(pattern, plain))
    .flatMap((fact) =>
      [...plain.matchAll(fact.pattern)].flatMap((match) => {
        const [whole, ...found] = match
        return isMeasure.test(whole) && isSummand.test(plain.slice(0, match.index)) ? [] : falseIn(fact, whole, found)
      }),
    )
}

function falseIn(
  { at, is, needs }: FormulaFact,
  whole: string,
  found: readonly (string | undefined)[],
): readonly string[] {
  const formula = found.find((one) => one !== undefined)?.trim() ?? ''
  const letters = new Set(Object.keys(at))
  const value = valueOfTex(formula, (name) => (letters.has(name) ? at[name] : name === 'pi' ? Math.PI : undefined))
  return Number.isFinite(value) &&
    !same(value, is) &&
    isOfLetters(formula, letters.size > 0) &&
    (!needs || needs.test(formula))
    ? [`"${whole.trim()}": the formula ${formula} does not hold: look at its signs, letters and numbers`]
    : []
}

/** A number alone is the value of one question; where the fact itself is a number it is meant. */
const isOfLetters = (formula: string, isOf: boolean): boolean =>
  !isOf || /[a-zA-Zπ]/.test(formula.replace(/\\(?!pi|theta|alpha|beta)[a-zA-Z]+/g, ''))
