import type { SureFamily } from './sure-family'
import type { Random } from '../../../random'

const among = (outcomes: readonly number[], passes: (outcome: number) => boolean) => () =>
  [outcomes.filter(passes).length, outcomes.length] as const

const from = (first: number, last: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

/** "less than" or "greater than" a number: of all of them, or of none. */
function compared(random: Random, isSure: boolean, [least, most]: readonly [number, number]) {
  const above = random.chance(0.5)
  const bound = above
    ? isSure
      ? least - 1
      : random.integer(most, most + 8)
    : isSure
      ? random.integer(most + 1, most + 9)
      : least
  return {
    words: `${above ? 'greater' : 'less'} than $${bound}$`,
    passes: (outcome: number) => (above ? outcome > bound : outcome < bound),
  }
}

export const die: SureFamily = (random, isSure) => {
  const { words, passes } = compared(random, isSure, [1, 6])
  return {
    text: `When a die is thrown once, the probability of getting a number ${words} is`,
    why: isSure
      ? `All the six numbers $1$ to $6$ are ${words}: it is a sure event.`
      : `None of the six numbers $1$ to $6$ is ${words}: it is an impossible event.`,
    count: among(from(1, 6), passes),
  }
}

export const twoDice: SureFamily = (random, isSure) => {
  const { words, passes } = compared(random, isSure, [2, 12])
  return {
    text: `Two dice are thrown together. The probability that the sum of the two numbers is ${words} is`,
    why: isSure
      ? `Every sum is from $2$ to $12$, so it is certain to be ${words}.`
      : `Every sum is from $2$ to $12$, so none is ${words}.`,
    count: among(
      from(1, 6).flatMap((one) => from(1, 6).map((other) => one + other)),
      passes,
    ),
  }
}

/** Things of one sort. */
export const oneSort: SureFamily = (random, isSure) => {
  const { holds, one, sorts } = random.pick([
    { holds: 'A bag holds', one: 'sweet', sorts: ['lemon-flavoured', 'orange-flavoured', 'mango-flavoured'] },
    { holds: 'A box holds', one: 'ball', sorts: ['red', 'blue', 'green'] },
    { holds: 'A jar holds', one: 'button', sorts: ['white', 'black', 'brown'] },
  ])
  const [inside = '', other = ''] = random.shuffle(sorts)
  const k = random.integer(3, 15)
  const asked = isSure ? inside : other
  return {
    text: `${holds} $${k}$ ${inside} ${one}s and no others. One ${one} is taken out without looking. The probability that it is ${asked} is`,
    why: isSure
      ? `Every ${one} in it is ${asked}: it is a sure event.`
      : `No ${one} in it is ${asked}: it is an impossible event.`,
    count: () => [Array.from({ length: k }, () => inside).filter((each) => each === asked).length, k],
  }
}

/** Cards whose numbers all have two digits. */
export const digits: SureFamily = (random, isSure) => {
  const first = random.integer(10, 40)
  const last = random.integer(first + 10, 99)
  const wanted = isSure ? 2 : random.pick([1, 3])
  const words = ['', 'one digit', 'two digits', 'three digits'][wanted] ?? ''
  return {
    text: `A box holds cards with the numbers from $${first}$ to $${last}$. One card is drawn at random. The probability that its number has ${words} is`,
    why: isSure
      ? `Every number from $${first}$ to $${last}$ has ${words}: it is a sure event.`
      : `No number from $${first}$ to $${last}$ has ${words}: it is an impossible event.`,
    count: among(from(first, last), (n) => `${n}`.length === wanted),
  }
}

export const parity: SureFamily = (random, isSure) => {
  const [kind, other] = random.pick([['even', 'odd'] as const, ['odd', 'even'] as const])
  const first = 2 * random.integer(1, 10) + (kind === 'even' ? 0 : 1)
  const last = first + 2 * random.integer(5, 20)
  const asked = isSure ? kind : other
  return {
    text: `The ${kind} numbers from $${first}$ to $${last}$ are written on slips of paper, one on each. A slip is drawn at random. The probability that its number is ${asked} is`,
    why: isSure
      ? `The number on every slip is ${asked}: it is a sure event.`
      : `The number on no slip is ${asked}: it is an impossible event.`,
    count: among(from(first, last, 2), (n) => (n % 2 === 0) === (asked === 'even')),
  }
}

export const coins: SureFamily = (random, isSure) => {
  const k = random.integer(2, 6)
  const side = random.pick(['heads', 'tails'])
  const bound = random.integer(k, k + 2)
  const words = isSure ? 'at most' : 'more than'
  return {
    text: `A coin is tossed $${k}$ times. The probability of getting ${words} $${bound}$ ${side} is`,
    why: isSure
      ? `In $${k}$ tosses there are never more than $${k}$ ${side}: it is a sure event.`
      : `In $${k}$ tosses there are never more than $${k}$ ${side}: it is an impossible event.`,
    count: among(
      from(0, 2 ** k - 1).map((outcome) => [...outcome.toString(2)].filter((bit) => bit === '1').length),
      (number) => (isSure ? number <= bound : number > bound),
    ),
  }
}
