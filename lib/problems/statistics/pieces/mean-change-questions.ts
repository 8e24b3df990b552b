export type Change = 'removed' | 'misread' | 'added to each' | 'multiplied' | 'naturals'

export interface Observations {
  readonly change: Change
  readonly count: number
  readonly mean: number
  /** What is taken out, added, multiplied by; or how much the misread value was too small. */
  readonly by: number
  readonly wrong: number
}

/** Three ways of asking for the mean after each change. */
export function meanChangeStems({ change, count, mean, by, wrong }: Observations): readonly [string, string, string] {
  const start = `The mean of $${count}$ observations is $${mean}$.`
  switch (change) {
    case 'removed':
      return [
        `${start} If the observation $${by}$ is removed, find the mean of the remaining observations.`,
        `The average score of $${count}$ players in a quiz is $${mean}$. A player who scored $${by}$ leaves. What is the average score of the others?`,
        `The mean of $${count}$ numbers is $${mean}$. One of them, $${by}$, is left out. Find the mean of the other numbers.`,
      ]
    case 'misread':
      return [
        `The mean of $${count}$ observations was found to be $${mean}$. Later it was seen that an observation $${wrong + by}$ had been wrongly copied as $${wrong}$. Find the correct mean.`,
        `Farida found the mean of $${count}$ readings to be $${mean}$. She had written $${wrong}$ by mistake for the reading $${wrong + by}$. What is the correct mean?`,
        `The mean of $${count}$ numbers is calculated as $${mean}$, but one of them was taken as $${wrong}$ instead of $${wrong + by}$. Find the correct mean.`,
      ]
    case 'added to each':
      return [
        `${start} If each observation is increased by $${by}$, find the new mean.`,
        `The mean mark of $${count}$ students in a test is $${mean}$. Each of them gets $${by}$ marks more after a correction. What is the new mean?`,
        `$${by}$ is added to each of $${count}$ numbers whose mean is $${mean}$. Find the mean of the numbers so obtained.`,
      ]
    case 'multiplied':
      return [
        `${start} If each observation is multiplied by $${by}$, find the new mean.`,
        `Each of $${count}$ numbers whose mean is $${mean}$ is multiplied by $${by}$. What is the mean of the numbers so obtained?`,
        `The mean of a set of $${count}$ values is $${mean}$. Every value becomes $${by}$ times as large. Find the new mean.`,
      ]
    case 'naturals':
      return [
        `Find the mean of the first $${count}$ natural numbers.`,
        `What is the mean of the natural numbers from $1$ to $${count}$?`,
        `Cards are numbered $1, 2, 3, \\ldots, ${count}$. Find the mean of the numbers on the cards.`,
      ]
    default:
      return change satisfies never
  }
}

/** What each change teaches. */
export const whyOf: Readonly<Record<Change, string>> = {
  removed:
    'An observation leaves the sum, not the mean: go back to the sum, and divide by the new number of observations.',
  misread:
    'The error in one observation changes the sum by that much, and the mean by the share of it that falls to each.',
  'added to each': 'When the same number is added to each observation, the mean increases by that number.',
  multiplied: 'When each observation is multiplied by the same number, the mean is multiplied by it too.',
  naturals:
    'The first $n$ natural numbers are equally spaced, so their mean is halfway between the first and the last.',
}
