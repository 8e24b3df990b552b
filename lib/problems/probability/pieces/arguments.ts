import type { Random } from '../../../random'

/** What somebody says of a probability, and whether it is right. */
export interface Argument {
  readonly tell: string
  /** The words of the argument, with its probability. */
  readonly says: string
  readonly good: number
  readonly total: number
  /** What is counted: 'balls', 'outcomes'. */
  readonly counted: string
  readonly reason: string
  readonly said: readonly [number, number]
}

type Maker = (random: Random) => Argument

const colours = [
  ['white', 'black'],
  ['red', 'blue'],
  ['green', 'yellow'],
] as const

const twoColours: Maker = (random) => {
  const [one, other] = random.pick(colours)
  const a = random.integer(2, 9)
  const b = random.chance(0.5)
    ? a
    : random.until(
        (r) => r.integer(2, 12),
        (n) => n !== a,
      )
  return {
    tell: `A bag has $${a}$ ${one} and $${b}$ ${other} balls, alike but for colour. One ball is drawn at random.`,
    says: `There are two colours, so the probability of drawing a ${one} ball is $\\frac{1}{2}$.`,
    good: a,
    total: a + b,
    counted: 'balls',
    reason:
      a === b
        ? 'There are as many balls of the one colour as of the other, so the two colours are equally likely.'
        : 'The balls are equally likely, but there are more of one colour than of the other, so the two colours are not.',
    said: [1, 2],
  }
}

const threeColours: Maker = (random) => {
  const a = random.integer(2, 7)
  const same = random.chance(0.5)
  const [b, c] = same
    ? [a, a]
    : random.until(
        (r) => [r.integer(2, 9), r.integer(2, 9)] as const,
        ([m, n]) => m + n !== 2 * a,
      )
  return {
    tell: `A box has $${a}$ lemon, $${b}$ orange and $${c}$ mango sweets. One sweet is taken out without looking.`,
    says: 'There are three flavours, so the probability of a lemon sweet is $\\frac{1}{3}$.',
    good: a,
    total: a + b + c,
    counted: 'sweets',
    reason: same
      ? 'There are as many sweets of each flavour, so the three flavours are equally likely.'
      : 'The sweets are equally likely, but there are not as many of each flavour, so the flavours are not.',
    said: [1, 3],
  }
}

const oneDie: Maker = (random) => {
  const k = random.integer(1, 5)
  const more = random.chance(0.5)
  const good = more ? 6 - k : k
  return {
    tell: 'A die is thrown once.',
    says: `The number is either ${more ? `greater than $${k}$` : `at most $${k}$`} or it is not. These are two possibilities, so the probability of a number ${more ? `greater than $${k}$` : `which is at most $${k}$`} is $\\frac{1}{2}$.`,
    good,
    total: 6,
    counted: 'outcomes',
    reason:
      good === 3
        ? 'Three of the six faces suit the one possibility and three the other, so the two are equally likely.'
        : 'The six faces are equally likely, but the two possibilities do not have as many faces each.',
    said: [1, 2],
  }
}

const sums = (k: number): number => 6 - Math.abs(k - 7)

const twoDice: Maker = (random) => {
  const k = random.integer(2, 12)
  const right = random.chance(0.6)
  return {
    tell: 'Two dice are thrown together, and the two numbers are added.',
    says: right
      ? `There are $36$ equally likely outcomes, and $${sums(k)}$ of them ${sums(k) === 1 ? 'has' : 'have'} the sum $${k}$. So the probability of the sum $${k}$ is $\\frac{${sums(k)}}{36}$.`
      : `The sum can be any number from $2$ to $12$. These are $11$ results, so the probability of the sum $${k}$ is $\\frac{1}{11}$.`,
    good: sums(k),
    total: 36,
    counted: 'outcomes',
    reason: right
      ? 'The pairs of numbers are equally likely, and those with this sum have been counted.'
      : 'The pairs of numbers are equally likely, but the eleven sums are not made by as many pairs each.',
    said: right ? [sums(k), 36] : [1, 11],
  }
}

const numbered: Maker = (random) => {
  const [from, to] = [1, random.integer(8, 40)]
  const m = random.integer(2, 5)
  const good = Math.floor(to / m)
  return {
    tell: `One card is drawn at random from cards numbered $${from}$ to $${to}$.`,
    says: `The number is either a multiple of $${m}$ or not. There are two results, so the probability of a multiple of $${m}$ is $\\frac{1}{2}$.`,
    good,
    total: to,
    counted: 'cards',
    reason:
      2 * good === to
        ? 'Half of the cards bear a multiple and half do not, so the two results are equally likely.'
        : 'The cards are equally likely, but there are not as many with a multiple as without.',
    said: [1, 2],
  }
}

const makers: readonly Maker[] = [twoColours, threeColours, oneDie, twoDice, numbered]

export const isRight = ({ good, total, said: [top, bottom] }: Argument): boolean => good * bottom === top * total

/** An argument, as often right as wrong. */
export function drawArgument(random: Random): Argument {
  const [make, right] = [random.pick(makers), random.chance(0.5)]
  return random.until(
    make,
    (argument) => argument.good > 0 && argument.good < argument.total && isRight(argument) === right,
  )
}
