import { asksChance, chanceWords, leavesUntold, mannersIn } from './chance'
import { countsIn, worthAt, type Counts } from './counts'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { bag as solution, type Bag } from '../../../solutions/probability/bag'

interface Asked {
  readonly asked: Bag['asked']
  readonly taken: readonly Item[]
}

const isWord = (item: Item | undefined, ...texts: readonly string[]): boolean =>
  item?.kind === 'word' && texts.includes(item.text)

/** "not green", "red or white", "neither red nor white": the kinds that stand behind the counts, with what joins them. */
function askedIn({ apart }: Question, { kinds, things, taken }: Counts): Asked | null {
  const behind = apart.slice(apart.findLastIndex((item) => taken.includes(item)) + 1)
  const nameOf = (item: Item): string | null => {
    if (item.kind !== 'word') return null
    const worth = worthAt(apart, apart.indexOf(item))
    if (worth !== null) return kinds.some(({ name }) => name === worth) ? worth : null
    const own = kinds.find(({ name }) => name === item.text || name === `${item.text}s`)
    return own ? own.name : null
  }
  const found = behind.flatMap((item) => nameOf(item) ?? [])
  const joins = behind.filter((item) => isWord(item, 'or', 'nor', 'either', 'neither', 'not', 'non'))
  const words = joins.flatMap((item) => (item.kind === 'word' && item.text !== 'either' ? item.text : []))
  const nouns = behind.filter((item) => isWord(item, ...things))
  const asked: readonly Item[] = [...behind.filter((item) => nameOf(item) !== null), ...joins, ...nouns]
  if (found.length === 0 || new Set(found).size < found.length) return null
  const one = words.join(' ')
  if (
    one === ''
      ? found.length === 1
      : one ===
        Array(found.length - 1)
          .fill('or')
          .join(' ')
  )
    return { asked: { kind: 'one of', names: found }, taken: asked }
  const isNot = /^(?:not|non)$/.test(one) ? found.length === 1 : one === 'neither nor' && found.length === 2
  return isNot ? { asked: { kind: 'not', names: found }, taken: asked } : null
}

/** "A box contains 5 red, 8 white and 4 green marbles. One marble is taken out at random. Find the probability that it is not green." */
export const bag = recogniser({
  id: 'bag-of-colours',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'one', 'ball', 'balls', 'single', 'class', 'taken', 'coin', 'coins'],
  examples: [
    'A box contains 5 red, 8 white and 4 green marbles. One marble is taken out at random. Find the probability that it is not green.',
    'a bag has 3 red balls and 5 black balls. a ball is drawn at random. whats the probability that it is red',
    '12 boys and 8 girls are in a class, one student is chosen at random. probability that it is a girl',
    'ek bag me 4 red, 6 blue aur 5 green balls hai. probability of red or blue kya hogi',
    'A jar has 9 white, 15 green and 7 red beads. One bead is picked. Find the probability that it is neither white nor red.',
    'a piggy bank contains 10 one-rupee coins, 20 two-rupee coins and 5 five-rupee coins. one coin is taken out at random. find the probability that it is not a five-rupee coin',
  ],
  refuses: [
    'a bag has 3 red and 5 black balls. two balls are drawn. find the probability that both are red',
    'a bag has 3 red and 5 black balls. 2 more red balls are put in. find the probability of a red ball',
    'a bag has 3 red and 5 black balls. a ball is drawn and it is red and not put back. find the probability of a red ball',
    'a bag has 3 red and 5 black balls. find the probability of a white ball or a red ball',
    'a bag has 3 red and some black balls. the probability of a black ball is 1/4. find the number of black balls',
    'a bag has 5 red, 3 blue and some green balls. find probability of red ball',
    'lot of 150 pens contains 18 defective. probability a pen picked is good',
    'a bag has 3 red, 4 black and 5 green balls. all the green balls are removed. find the probability of a red ball',
  ],
  read: (question) => {
    const counts = asksChance(question) ? countsIn(question) : null
    const asked = counts && askedIn(question, counts)
    // "150 pens contain 18 defective ones": the first number counts them all
    const isOfAll = phrase(
      question,
      '#n ~x contains|contain|containing|has|have|include|includes|including|which|whom #b',
    )
    if (!counts || !asked || isOfAll || question.words.some(leavesUntold)) return null
    const { things, kinds } = counts
    // a ticket that wins is one of all the tickets
    const counted = (form: RegExp) => kinds.some(({ name }) => form.test(name))
    if (counted(/^tickets?$/) && counted(/^prizes?$/)) return null
    return {
      given: { things, colours: kinds, asked: asked.asked },
      ...told(
        question,
        counts,
        asked,
        mannersIn(question),
        phrase(question, 'falls out'),
        phrase(question, 'fall out'),
      ),
    }
  },
})
