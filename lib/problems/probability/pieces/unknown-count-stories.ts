import { countFacts, type UnknownCount } from './unknown-count'
import { fraction, toTex } from '../../../maths'
import type { FindCount } from '../../../solutions/probability/find-count'

const timesWord = ['', '', 'double', 'three times', 'four times', 'five times']

const timesAsLikely = ['', '', 'twice', 'three times', 'four times', 'five times']

/** One kind is so many times as likely as the other. */
export const timesStories = [
  {
    colour: 'blue',
    tell: (red: number, times: string) =>
      `A bag contains $${red}$ red balls and some blue balls. If the probability of drawing a blue ball is ${times} that of a red ball, find the number of blue balls in the bag.`,
  },
  {
    colour: 'white',
    tell: (red: number, times: string) =>
      `A carton has $${red}$ cricket balls that are red and some that are white. One ball is taken out at random. If the probability of getting a white ball is ${times} the probability of getting a red ball, how many white balls does the carton have?`,
  },
  {
    colour: 'green',
    tell: (red: number, times: string) =>
      `For a game on sports day Manpreet puts $${red}$ red balls and some green balls in a box. A child draws one ball without looking, and it is ${times} as likely to be green as to be red. Find the number of green balls.`,
  },
] as const

/** One kind has a known probability. */
export const shareStories = [
  {
    known: 'green marbles',
    wanted: 'blue marbles',
    tell: (total: number, p: string) =>
      `A jar contains $${total}$ marbles, some green and the others blue. If a marble is drawn at random from the jar, the probability that it is green is ${p}. Find the number of blue marbles in the jar.`,
  },
  {
    known: 'pens with blue ink',
    wanted: 'pens with black ink',
    tell: (total: number, p: string) =>
      `A shopkeeper has $${total}$ pens, some with blue ink and the others with black ink. A pen is picked at random. The probability that it has blue ink is ${p}. Find the number of pens with black ink.`,
  },
  {
    known: 'story books',
    wanted: 'science books',
    tell: (total: number, p: string) =>
      `On a shelf of the class library there are $${total}$ books, some of them story books and the others science books. Zoya takes one book at random, and the probability that it is a story book is ${p}. How many science books are on the shelf?`,
  },
] as const

/** The story with its numbers. */
export function countQuestion(draw: UnknownCount): string {
  const { ask, red, times, n, d, story } = draw
  return ask === 'times'
    ? timesStories[story].tell(red, (story === 2 ? timesAsLikely : timesWord)[times] ?? '')
    : shareStories[story].tell(countFacts(draw).total, `$${toTex(fraction(n, d))}$`)
}

/** What the question states. */
export function countGiven(draw: UnknownCount): FindCount {
  const { ask, red, times, n, d, story } = draw
  if (ask === 'times')
    return { kind: 'times', known: red, times, colours: ['red', timesStories[story].colour], things: 'balls' }
  const { known, wanted } = shareStories[story]
  return {
    kind: 'share',
    total: countFacts(draw).total,
    chance: fraction(n, d),
    asked: 'others',
    kinds: [known, wanted],
  }
}
