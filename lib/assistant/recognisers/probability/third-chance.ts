import { chanceWords, mannersIn } from './chance'
import { kindOfChance, numbersApart, rowsOfKinds } from './three-kinds'
import { textOf } from '../../question/fact'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { thirdChance as solution, type ThirdChance } from '../../../solutions/probability/third-chance'
import { isInteger, toNumber } from '../../../maths'

/** "A bag has white, black and red balls only. P(white) = 3/10, P(black) = 2/5. Find P(red). With 20 black balls, find the total." */
export const chanceOfThird = recogniser<ThirdChance>({
  id: 'chance-of-the-third-kind',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [
    ...chanceWords,
    ...['only', 'three', 'ball', 'balls', 'one', 'red', 'black', 'total', 'number', 'all', 'many', 'out', 'taken'],
  ],
  examples: [
    'A bag contains white, black and red balls only. If the probability of getting a white ball is 3/10 and that of a black ball is 2/5, then find the probability of getting a red ball.',
    'A bag contains white, black and red balls only. A ball is drawn at random. If the probability of getting a white ball is 3/10 and that of a black ball is 2/5, then find the probability of getting a red ball. If the bag contains 20 black balls, then find the total number of balls in the bag.',
    'a jar has red, blue and green marbles. P(red) = 1/4 and P(blue) = 5/12. 8 green marbles are there. find the total number of marbles',
  ],
  refuses: [
    'A bag contains white, black and red balls only. If the probability of getting a white ball is 3/10 and that of a black ball is 2/5, then find the probability of getting a green ball.',
    'A bag contains white, black, green and red balls. If the probability of getting a white ball is 3/10 and that of a black ball is 2/5, then find the probability of getting a red ball.',
    'A bag contains white, black and red balls only. If the probability of getting a white ball is 3/10 and that of not getting a black ball is 2/5, then find the probability of getting a red ball.',
    'A bag contains white, black and red balls only. If the probability of getting a white ball is 3/10 and that of a black ball is 2/5, then find the probability of a red ball. If the bag contains 20 black balls, find the number of red balls.',
  ],
  read: (question) => {
    const { apart, words } = question
    const { chances, counts } = numbersApart(question)
    const [first, second, ...more] = chances
    const [count, ...others] = counts
    if (!first || !second || more.length + others.length > 0 || words.includes('not')) return null
    const all = rowsOfKinds(question).find(({ kinds }) => kinds.length === 3)?.kinds
    const [a, b] = all ? [first, second].map((chance) => kindOfChance(question, chance, all)) : []
    const c = all?.find((kind) => kind !== a && kind !== b)
    if (!all || !a || !b || c === undefined || a === b) return null
    // four kinds in a row are no three
    const named = apart.findIndex((item) => textOf(item) === all[0])
    const before = apart[named - 1]
    if (before && (before.kind === 'mark' ? before.text === ',' : /^and$/.test(textOf(before)))) return null
    const behind = apart.slice(apart.indexOf(second) + 1)
    const asks = behind.findIndex((item) => /^(?:probability|chance)$/.test(textOf(item)))
    const next =
      asks < 0
        ? undefined
        : behind
            .slice(asks + 1)
            .map(textOf)
            .find((word) => all.includes(word) || /^(?:white|green|blue|yellow|pink|orange|purple)$/.test(word))
    const isTotal = behind.some((item) => textOf(item) === 'total')
    const isThird = next === c
    if (!isThird && (asks >= 0 || !isTotal)) return null
    if (isTotal !== (count !== undefined)) return null
    const at = count ? apart.indexOf(count) : -1
    const kind = count
      ? all.indexOf(
          apart
            .slice(at + 1, at + 4)
            .map(textOf)
            .find((word) => all.includes(word)) ?? '',
        )
      : -1
    if (count && (kind < 0 || !isInteger(count.value))) return null
    const kinds = [a, b, c] as const
    const place = count ? kinds.indexOf(all[kind] ?? '') : -1
    // of whom so many are told the others may be asked
    const many = behind.findLastIndex((item) => /^(?:number|many)$/.test(textOf(item)))
    if (many >= 0 && behind.slice(many).some((item) => all.includes(textOf(item)))) return null
    const noun = rowsOfKinds(question).find((row) => row.kinds === all)?.after ?? ''
    return {
      given: {
        things: /^[a-z]+s$/.test(noun) ? noun : 'balls',
        kinds,
        chances: [first.value, second.value],
        counted:
          count && (place === 0 || place === 1 || place === 2) ? { kind: place, count: toNumber(count.value) } : null,
        asked: isThird && isTotal ? 'both' : isThird ? 'third' : 'total',
      },
      ...told(question, { taken: [first, second, ...(count ? [count] : [])] }, mannersIn(question)),
    }
  },
  before: ({ asked }) => (asked === 'both' ? '' : 'Answer: '),
})
