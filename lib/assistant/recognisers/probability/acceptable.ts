import { asksChance, chanceWords, mannersIn } from './chance'
import { fitting, is } from './event-grammar'
import { type Item, textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import type { Question } from '../../question/question'
import { isInteger, toNumber } from '../../../maths/fraction'
import { kindDrawn as solution, type KindDrawn } from '../../../solutions/probability/kind-drawn'

const isEnd = (item: Item): boolean =>
  item.kind === 'mark' ? item.text === '.' : /^(?:but|while|whereas)$/.test(textOf(item))

/** What someone takes: the good ones alone, or all without a major defect; null where that is not told clearly. */
function ruleOf({ apart }: Question): KindDrawn['event'] | null {
  const at = apart.findLastIndex((item) => textOf(item) === 'acceptable')
  const name = apart
    .slice(at + 1)
    .map(textOf)
    .find((word) => word !== '' && !fillers.has(word))
  const from = apart.findIndex((item, place) => place < at && textOf(item) === name)
  // "acceptable to Jimmy and to Sujatha" asks for both
  const behind = apart.slice(at + 1).map(textOf)
  const isBoth = behind.some((word, place) => /^(?:and|aur|&|to|,)$/.test(word) && place > behind.indexOf(name ?? ''))
  if (name === undefined || at < 0 || from < 0 || isBoth) return null
  const end = apart.findIndex((item, place) => place > from && isEnd(item))
  const words = apart.slice(from, end < 0 ? at : end).map(textOf)
  const has = (form: RegExp) => words.some((word) => form.test(word))
  const refuses = has(/^rejects?$/)
  const takes = has(/^(?:accepts?|buys?|takes?)$/)
  if (refuses === takes || has(/^minor$/)) return null
  if (has(/^major$/)) return refuses || has(/^(?:no|not|without)$/) ? { kind: 'not', of: is('major defect') } : null
  return takes && has(/^good$/) && !has(/^(?:no|not)$/) ? is('good') : null
}

/** "Of 100 shirts 88 are good, 8 have minor defects and 4 major ones. Jimmy will only accept the good ones. ... acceptable to Jimmy?" */
export const acceptableThings = recogniser<KindDrawn>({
  id: 'acceptable-to-a-buyer',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [...chanceWords, 'good', 'minor', 'major', 'only', 'another', 'but', 'if', 'no', 'not', 'one', 'single'],
  examples: [
    'A carton consists of 100 shirts of which 88 are good, 8 have minor defects and 4 have major defects. Jimmy, a trader, will only accept the shirts which are good, but Sujatha, another trader, will only reject the shirts which have major defects. One shirt is drawn at random from the carton. What is the probability that it is acceptable to Sujatha?',
    'A lot consists of 48 mobile phones of which 42 are good, 3 have only minor defects and 3 have major defects. Varnika will buy a phone if it is good but the trader will only buy a mobile if it has no major defect. One phone is selected at random from the lot. What is the probability that it is acceptable to Varnika?',
  ],
  refuses: [
    '60 phones 50 good 6 minor defects 4 major. anu accepts only good, binu rejects only major defect. prob acceptable to anu, to binu?',
    'A carton consists of 100 shirts of which 88 are good, 8 have minor defects and 4 have major defects. Jimmy will only reject the shirts with minor defects. What is the probability that it is acceptable to Jimmy?',
    'A carton consists of 100 shirts of which 88 are good, 8 have minor defects and 6 have major defects. Jimmy will only accept the shirts which are good. What is the probability that a shirt is acceptable to Jimmy?',
    'A carton consists of 100 shirts of which 88 are good, 8 have minor defects and 4 have major defects. Jimmy will only accept the shirts which are good. Two shirts are drawn. What is the probability that both are acceptable to Jimmy?',
  ],
  read: fitting(solution, (question) => {
    const found = asksChance(question)
      ? phrase(question, '#n * #a good * #b * minor * #c * major', '#n * #a * good * #b * minor * #c * major')
      : null
    const event = found && ruleOf(question)
    if (!found || !event) return null
    const counts = [found.numbers.a, found.numbers.b, found.numbers.c, found.numbers.n]
    if (!counts.every(isInteger)) return null
    const [good = 0, minor = 0, major = 0, all = 0] = counts.map(toNumber)
    const kinds = [
      { name: 'good', count: good },
      { name: 'minor defect', count: minor },
      { name: 'major defect', count: major },
    ]
    return good + minor + major === all
      ? { given: { kinds, event }, ...told(question, found, mannersIn(question)) }
      : null
  }),
})
