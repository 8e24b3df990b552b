import type { Maker } from './told-argument'

/** Not three faces of the six. */
const dieEvents = [
  ['a multiple of $3$', 2],
  ['a factor of $6$', 4],
  ['a perfect square', 2],
  ['a number other than $4$', 5],
] as const

/** A die, and a limit. */
export const oneDie: Maker = (random) => {
  const k = random.integer(1, 5)
  const more = random.chance(0.5)
  const good = more ? 6 - k : k
  const [event, faces] = random.pick(dieEvents)
  return {
    tell: 'A die is thrown once.',
    says: `The number is either ${more ? `greater than $${k}$` : `at most $${k}$`} or it is not. These two possibilities are equally likely, so the probability of a number ${more ? `greater than $${k}$` : `which is at most $${k}$`} is $\\frac{1}{2}$.`,
    good,
    total: 6,
    counted: 'outcomes',
    reason:
      good === 3
        ? 'Three of the six faces suit the one possibility and three the other, so the two are equally likely.'
        : 'The six faces are equally likely, but the two possibilities have different numbers of faces, so they are not.',
    said: [1, 2],
    next: { ask: `Find the probability of getting ${event}.`, good: faces, total: 6, naive: [1, 2] },
  }
}

const sums = (k: number): number => 6 - Math.abs(k - 7)

/** The sums of two dice. */
export const twoDice: Maker = (random) => {
  const k = random.integer(2, 12)
  const right = random.chance(0.6)
  const other = random.until(
    (r) => r.integer(2, 12),
    (n) => sums(n) !== sums(k),
  )
  return {
    tell: 'Two dice are thrown together, and the two numbers are added.',
    says: right
      ? `There are $36$ equally likely outcomes, and $${sums(k)}$ of them ${sums(k) === 1 ? 'has' : 'have'} the sum $${k}$. So the probability of the sum $${k}$ is $\\frac{${sums(k)}}{36}$.`
      : `The sum can be any number from $2$ to $12$. These are $11$ equally likely results, so the probability of the sum $${k}$ is $\\frac{1}{11}$.`,
    good: sums(k),
    total: 36,
    counted: 'outcomes',
    reason: right
      ? 'The pairs of numbers are equally likely, and those with this sum have been counted.'
      : 'The pairs of numbers are equally likely, but some sums are made by more pairs than others, so the eleven sums are not.',
    said: right ? [sums(k), 36] : [1, 11],
    next: { ask: `Find the probability that the sum is $${other}$.`, good: sums(other), total: 36, naive: [1, 11] },
  }
}
