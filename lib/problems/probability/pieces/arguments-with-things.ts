import type { Maker } from './told-argument'

const colours = [
  ['white', 'black'],
  ['red', 'blue'],
  ['green', 'yellow'],
] as const

/** Two colours in a bag. */
export const twoColours: Maker = (random) => {
  const [one, other] = random.pick(colours)
  const a = random.integer(2, 9)
  const b = random.chance(0.5)
    ? a
    : random.until(
        (r) => r.integer(2, 12),
        (n) => n !== a,
      )
  const more = random.until(
    (r) => r.integer(2, 6),
    (n) => a + n !== b,
  )
  return {
    tell: `A bag has $${a}$ ${one} and $${b}$ ${other} balls, alike but for colour. One ball is drawn at random.`,
    says: `There are two colours, and they are equally likely, so the probability of drawing a ${one} ball is $\\frac{1}{2}$.`,
    good: a,
    total: a + b,
    counted: 'balls',
    reason:
      a === b
        ? 'There are as many balls of the one colour as of the other, so the two colours are equally likely.'
        : 'Each ball is equally likely to be drawn, but there are more of one colour than of the other, so the two colours are not equally likely.',
    said: [1, 2],
    next: {
      ask: `The ball is put back, and $${more}$ more ${one} balls as well. Find the probability of drawing a ${one} ball now.`,
      good: a + more,
      total: a + b + more,
      naive: [1, 2],
    },
  }
}

/** Three flavours in a box. */
export const threeFlavours: Maker = (random) => {
  const a = random.integer(2, 7)
  const same = random.chance(0.5)
  const [b, c] = same
    ? [a, a]
    : random.until(
        (r) => [r.integer(2, 9), r.integer(2, 9)] as const,
        ([m, n]) => m + n !== 2 * a,
      )
  const more = random.until(
    (r) => r.integer(2, 6),
    (n) => 2 * (a + n) !== b + c,
  )
  return {
    tell: `A box has $${a}$ lemon, $${b}$ orange and $${c}$ mango sweets. One sweet is taken out without looking.`,
    says: 'There are three flavours, and they are equally likely, so the probability of a lemon sweet is $\\frac{1}{3}$.',
    good: a,
    total: a + b + c,
    counted: 'sweets',
    reason: same
      ? 'There are as many sweets of each flavour, so the three flavours are equally likely.'
      : 'Each sweet is equally likely to be taken out, but the numbers of sweets of the flavours differ, so the flavours are not equally likely.',
    said: [1, 3],
    next: {
      ask: `The sweet is put back, and $${more}$ more lemon sweets as well. Find the probability of taking out a lemon sweet now.`,
      good: a + more,
      total: a + b + c + more,
      naive: [1, 3],
    },
  }
}

/** Multiples among numbered cards. */
export const numbered: Maker = (random) => {
  const [from, to] = [1, random.integer(8, 40)]
  const m = random.integer(2, 5)
  const good = Math.floor(to / m)
  const other = random.until(
    (r) => r.integer(3, 6),
    (n) => n !== m,
  )
  return {
    tell: `One card is drawn at random from cards numbered $${from}$ to $${to}$.`,
    says: `The number is either a multiple of $${m}$ or not. These two results are equally likely, so the probability of a multiple of $${m}$ is $\\frac{1}{2}$.`,
    good,
    total: to,
    counted: 'cards',
    reason:
      2 * good === to
        ? 'Half of the cards bear a multiple and half do not, so the two results are equally likely.'
        : 'The cards are equally likely, but fewer of them bear a multiple than do not, so the two results are not.',
    said: [1, 2],
    next: {
      ask: `Find the probability that the number on the card is a multiple of $${other}$.`,
      good: Math.floor(to / other),
      total: to,
      naive: [1, 2],
    },
  }
}
