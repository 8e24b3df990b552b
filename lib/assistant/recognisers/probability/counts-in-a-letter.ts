import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, fitting } from './event-grammar'
import { stem } from './event-kinds'
import { tokensFor } from './kind-drawn'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { phrase, told } from '../../question/phrase'
import { linearIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { isInteger, sign, toNumber, toTex, type Fraction } from '../../../maths/fraction'
import { kindDrawn as solution, type KindDrawn } from '../../../solutions/probability/kind-drawn'

interface Counted {
  readonly letter: string
  readonly times: Fraction
  readonly name: string
  readonly taken: readonly Item[]
}

const isName = (word: string): boolean =>
  word !== '' && !fillers.has(word) && (isFree(word) || /^(?:red|black|defective|good)$/.test(word))

/** "x are red", "2x white balls": so many times the letter, with the kind that stands behind. */
function countedIn({ apart }: Question): readonly Counted[] {
  return apart.flatMap((item, at): readonly Counted[] => {
    const line = item.kind === 'formula' && item.name === '' ? linearIn(item) : null
    const one = item.kind === 'letter' && /^[a-z]$/.test(item.name) ? { n: 1n, d: 1n } : null
    const times = one ?? (line && sign(line.b) === 0 ? line.a : null)
    const letter = item.kind === 'letter' ? item.name : (line?.letter ?? '')
    const next = apart.findIndex((each, place) => place > at && !(each.kind === 'word' && fillers.has(each.text)))
    const name = apart[next]
    return times && name && isName(textOf(name))
      ? [{ letter, times, name: stem(textOf(name)), taken: [item, name] }]
      : []
  })
}

/** "24 balls, of which x are red, 2x are white and 3x are blue": the letter follows from the total. */
export const countsInALetter = recogniser<KindDrawn>({
  id: 'kinds-counted-in-a-letter',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [...chanceWords, 'ball', 'balls', 'one', 'card', 'cards', 'coin', 'coins', 'out', 'taken', 'single'],
  examples: [
    'A bag contains 24 balls of which x are red, 2x are white and 3x are blue. A ball is selected at random. What is the probability that it is not red?',
    'a box has 40 beads, x are pink, 3x are green and 4x are yellow. one bead is taken out. probability of a green bead?',
  ],
  refuses: [
    'A bag contains 24 balls of which x are red, 2x are white and y are blue. A ball is selected at random. What is the probability that it is not red?',
    'A bag contains 25 balls of which x are red, 2x are white and 3x are blue. A ball is selected at random. What is the probability that it is not red?',
    'A bag contains 24 balls of which x are red and 2x are white. 5 more red balls are added. What is the probability that a ball is not red?',
    'A bag contains 24 balls of which x are red, 2x are white and 3x are blue. Two balls are selected. What is the probability that both are red?',
  ],
  read: fitting(solution, (question) => {
    const counted = countedIn(question)
    const total = asksChance(question) ? phrase(question, '#n ~x') : null
    const [first, ...others] = counted
    if (!total || !first || others.length === 0 || others.some(({ letter }) => letter !== first.letter)) return null
    const parts = counted.reduce((sum, { times }) => sum + toNumber(times), 0)
    const each = toNumber(total.numbers.n) / parts
    if (!isInteger(total.numbers.n) || !counted.every(({ times }) => Number.isInteger(toNumber(times) * each)))
      return null
    const kinds = counted.map(({ name, times }) => ({ name, count: toNumber(times) * each }))
    if (new Set(kinds.map(({ name }) => name)).size < kinds.length) return null
    const taken = { taken: [...total.taken, ...counted.flatMap((one) => one.taken)] }
    const rest = without(question, taken, mannersIn(question))
    const names = rest.apart.map(textOf).filter((text) => kinds.some(({ name }) => name === stem(text)))
    const lexicon = Object.fromEntries(names.map((text) => [text, stem(text)]))
    const found = eventIn(rest.apart, lexicon, tokensFor(kinds), false)
    const terms = counted.map(({ letter, times }) => `${times.n === times.d ? '' : toTex(times)}${letter}`)
    // "that it is not red and that it is white" asks for two
    return found && found.event.kind !== 'and'
      ? {
          given: { kinds, event: found.event },
          ...told(question, taken, found, mannersIn(question)),
          lead: `$${terms.join(' + ')} = ${toTex(total.numbers.n)}$, so $${first.letter} = ${each}$.`,
        }
      : null
  }),
})
