import { asksChance, chanceWords, without } from './chance'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { threePeople as solution, type ThreePeople } from '../../../solutions/probability/three-people'

const things = 'day|days|month|months|house|houses'

const asks = [
  ['least two three * same', 'two at least the same'],
  ['least two them * same', 'two at least the same'],
  ['all three * same', 'all the same'],
  ['all them * same', 'all the same'],
  ['three * three different', 'all different'],
  ['all three * different', 'all different'],
  ['all them * different', 'all different'],
] as const

/** `*` may have passed over no word that changes the sense. */
const changes = /^(?:not|no|never|only|exactly|one|two|more|or|but)$/

function askIn(question: Question) {
  for (const [pattern, ask] of asks) {
    const found = phrase(question, pattern)
    if (!found) continue
    const [first, last] = [found.taken[0], found.taken.at(-1)].map((item) => (item ? question.apart.indexOf(item) : -1))
    const between = question.apart.slice(first, last)
    const hidden = between.filter(
      (item) => item.kind === 'word' && changes.test(item.text) && !found.taken.includes(item),
    )
    return hidden.length === 0 ? { ask, taken: found.taken } : null
  }
  return null
}

interface Choice {
  readonly count: number
  readonly taken: readonly Item[]
}

/** "any of the 7 days of the week", "any of the 12 months", "6 days in all" */
function choiceIn(question: Question): Choice | null {
  const many = phrase(question, `#n ${things} all`, `any #n ${things}`, `#n ${things}`)
  const count = many && isInteger(many.numbers.n) ? toNumber(many.numbers.n) : null
  return many && count !== null ? { count, taken: many.taken } : null
}

/** "Three friends: each was born on any of the 7 days of the week, all equally likely. ... all three on different days." */
export const threeAgree = recogniser<ThreePeople>({
  id: 'three-people',
  solution,
  story: true,
  cues: ['three'],
  words: [...chanceWords, 'each', 'any', 'three'],
  examples: [
    'Three friends were each born on any of the 7 days of the week, all equally likely. Find the probability that all three were born on the same day.',
    'asha, bharat and celine each belong to any of the 4 houses, all equally likely. find probability that the three belong to three different houses',
    'each of three students is born in any of 12 months, all equally likely. probability that at least two of the three are born in the same month kya hai',
  ],
  refuses: [
    'Three friends were each born on any of the 7 days of the week. Find the probability that exactly two of the three were born on the same day.',
    'Three friends were each born on any of the 7 days of the week. Find the probability that all three were not born on the same day.',
    'Three friends were each born on any of the 7 days of the week. Find the probability that all three were born on Sunday.',
    'Three friends visit on any of the 5 days. Find the probability that all three visit on consecutive days.',
  ],
  read: (question) => {
    const asked = asksChance(question) ? askIn(question) : null
    const choice = asked && choiceIn(without(question, asked))
    if (!asked || !choice) return null
    const likely = phrase(question, 'all? equally likely', 'equally likely')
    const all = phrase(question, 'all these equally')
    return { given: { count: choice.count, ask: asked.ask }, ...told(question, asked, choice, likely, all) }
  },
})
