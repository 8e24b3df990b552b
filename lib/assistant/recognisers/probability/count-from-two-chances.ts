import { mannersIn } from './chance'
import { wholes } from './range'
import { kindOfChance, numbersApart, rowsOfKinds } from './three-kinds'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { phrase, told } from '../../question/phrase'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import {
  countFromTwoChances as solution,
  type CountFromTwo,
} from '../../../solutions/probability/count-from-two-chances'

/** What is asked stands behind the last number: "how many blue marbles are there?", "find the total number of balls". */
function askedIn(tail: readonly Item[], kinds: readonly string[]) {
  const words = tail.map(textOf).filter((text) => text !== '')
  if (words.includes('probability') || !words.some((word) => /^(?:many|number|total)$/.test(word))) return null
  const named = words.slice(words.findIndex((word) => /^(?:many|number|total)$/.test(word)))
  const own = [...new Set(named.filter((word) => kinds.includes(word)))]
  const idle = (word: string) => fillers.has(word) || kinds.includes(word) || /^(?:many|number|total|all)$/.test(word)
  const thing = named.find((word) => !idle(word) && (isFree(word) || /^balls?$/.test(word)))
  return own.length < 2 && thing !== undefined ? { kind: own[0] ?? null, thing } : null
}

/** "A jar has blue, green and white marbles. P(blue) = 1/3, P(green) = 4/9, and there are 12 white ones. How many marbles are there?" */
export const countFromTwoChances = recogniser<CountFromTwo>({
  id: 'number-from-two-chances',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [
    'probability',
    'chance',
    'three',
    'only',
    'random',
    'taken',
    'out',
    'ball',
    'balls',
    'one',
    'all',
    'total',
    'many',
    'red',
    'black',
  ],
  examples: [
    'A jar contains marbles of three kinds: blue, green and white. The probability that a marble taken out at random is blue is 1/3, and that it is green is 4/9. There are 12 white marbles. How many marbles are there in all?',
    'The probability of selecting a red ball at random from a jar that contains only red, blue and orange balls is 1/4. The probability of selecting a blue ball at random from the same jar is 1/3. If the jar contains 10 orange balls, find the total number of balls in the jar.',
    'jar has only red, blue, white marbles. P(red) = 1/4, P(blue) = 1/3. 10 white marbles hain to how many red marbles',
    'A box has 15 brown crayons and some orange and purple ones, but no others. For a crayon drawn at random, P(orange) = 1/6 and P(purple) = 2/3. How many purple crayons are there?',
  ],
  refuses: [
    'A jar contains only red, blue and orange balls. The probability of a red ball is 1/4 and of a blue ball 1/3. There are 10 orange balls. Find the probability of an orange ball.',
    'A jar contains only red, blue and orange balls. The probability of a red ball is 1/4 and of not getting a blue ball is 1/3. There are 10 orange balls. Find the total number of balls.',
    'A jar contains only red, blue and orange balls. The probability of a red ball is 1/4 and of a blue ball 1/3. There are 10 blue balls. Find the total number of balls.',
    'A jar contains red, blue, green and orange balls. The probability of a red ball is 1/4 and of a blue ball 1/3. There are 10 orange balls. Find the total number of balls.',
  ],
  read: (question) => {
    const { chances, counts } = numbersApart(question)
    const [first, second, ...more] = chances
    const [third, ...others] = counts
    const [count] = wholes(third?.value)
    if (!first || !second || !third || count === undefined || more.length + others.length > 0) return null
    const { apart } = question
    const counted = apart.findIndex(
      (item, at) => at > apart.indexOf(third) && !/^(?:of|them|are|is)$/.test(textOf(item)),
    )
    const c = textOf(apart[counted])
    const last = apart.findLastIndex((item) => item.kind === 'number')
    const tail = apart.slice(Math.max(last, apart.indexOf(third) === last ? counted : last) + 1)
    const given = rowsOfKinds(question).flatMap(({ kinds }): readonly CountFromTwo[] => {
      const all = kinds.includes(c) ? kinds : [...kinds, c]
      const [a, b] = [first, second].map((chance) => kindOfChance(question, chance, all))
      if (!a || !b || c === '' || all.length !== 3 || new Set([a, b, c]).size < 3) return []
      const asked = askedIn(tail, all)
      if (!asked || asked.kind === c) return []
      const which = asked.kind === null ? 'total' : asked.kind === a ? 'first' : 'second'
      const chance = [first.value, second.value] as const
      return [{ things: asked.thing, kinds: [a, b, c], chances: chance, third: count, asked: which }]
    })[0]
    const numbers = { taken: [first, second, third] }
    return given
      ? {
          given,
          ...told(
            question,
            numbers,
            phrase(question, 'but? no others|other'),
            phrase(question, 'same bag|box|jar'),
            mannersIn(question),
          ),
        }
      : null
  },
})
