import { numbersApart, kindOfChance, rowsOfKinds } from './three-kinds'
import { textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { told } from '../../question/phrase'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { thirdOfTotal as solution, type ThirdOfTotal } from '../../../solutions/probability/third-of-total'

const isKind = (word: string): boolean => (isFree(word) && !fillers.has(word)) || /^(?:red|black)$/.test(word)

/** "90 balls, some blue, some green and the others yellow. P(blue) = 2/9, P(green) = 1/2: how many yellow balls?" */
export const thirdKindOfTotal = recogniser<ThirdOfTotal>({
  id: 'third-kind-of-a-total',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [
    'probability',
    'chance',
    'some',
    'ball',
    'balls',
    'random',
    'one',
    'others',
    'other',
    'rest',
    'remaining',
    'number',
    'many',
    'red',
    'black',
    'out',
    'taken',
    'each',
    'either',
    'or',
  ],
  examples: [
    'A bag contains 90 balls, some blue, some green and the others yellow. If P(blue) = 2/9 and P(green) = 1/2, find the number of yellow balls in the bag.',
    'a box has 60 beads, some red, some white and the rest pink. probability of red is 1/3 and probability of white is 2/5. how many pink beads',
    'A tin contains 72 buttons each of which is black, grey or pink. The probability of taking a black button at random is 1/4 and of taking a grey one 5/12. How many pink buttons does the tin contain?',
  ],
  refuses: [
    'A bag contains 90 balls, some blue, some green and the others yellow. If P(blue) = 2/9 and P(green) = 1/2, find the number of blue balls in the bag.',
    'A bag contains 90 balls, some blue, some green, some red and the others yellow. If P(blue) = 2/9 and P(green) = 1/2, find the number of yellow balls.',
    'A bag contains 90 balls, some blue, some green and the others yellow. If P(blue) = 2/9 and P(not green) = 1/2, find the number of yellow balls.',
  ],
  read: (question) => {
    const { chances, counts } = numbersApart(question)
    const [first, second, ...more] = chances
    const [total, ...others] = counts
    const { apart, words } = question
    if (!first || !second || !total || more.length + others.length > 0) return null
    const some = apart.flatMap((item, at) => (textOf(item) === 'some' ? [at] : []))
    const rest = apart.findIndex(
      (item, at) => at > (some.at(-1) ?? 0) && /^(?:others?|rest|remaining)$/.test(textOf(item)),
    )
    if (words.includes('not')) return null
    const kindAt = (at: number): string =>
      apart
        .slice(at + 1)
        .map(textOf)
        .find(isKind) ?? ''
    const inTurn = some.length === 2 && rest >= 0 ? [...some, rest].map(kindAt) : null
    // "each of which is blue, green or white"
    const inRow = some.length === 0 && rest < 0 ? rowsOfKinds(question).find(({ kinds }) => kinds.length === 3) : null
    const all = inTurn ?? inRow?.kinds ?? []
    if (all.includes('') || new Set(all).size < 3) return null
    const [a, b] = [first, second].map((chance) => kindOfChance(question, chance, all))
    const [three] = all.filter((kind) => kind !== a && kind !== b)
    const tail = apart.slice(apart.indexOf(second) + 1).map(textOf)
    const asked = tail.filter((word) => all.includes(word))
    if (!a || !b || !three || a === b || (inTurn && three !== all[2])) return null
    if (asked.length !== 1 || asked[0] !== three) return null
    if (!tail.some((word) => /^(?:number|many)$/.test(word)) || apart.indexOf(total) > apart.indexOf(first)) return null
    return {
      given: { total: total.value, kinds: [a, b, three], chances: [first.value, second.value] },
      ...told(question, { taken: [first, second, total] }),
    }
  },
})
