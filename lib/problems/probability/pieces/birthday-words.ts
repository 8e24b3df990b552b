export interface Spread {
  /** What the two have in common, or not: after "the same" and "different". */
  readonly of: readonly [one: string, several: string]
  /** What is known of one of the two: after "whatever Savita's". */
  readonly own: string
  /** What there is to choose from: after "equally likely". */
  readonly choices: string
  readonly count: number
  readonly each: string
  readonly assume: string
}

/** Days of the year, days of the week, months. */
export const spreads: readonly Spread[] = [
  {
    of: ['birthday', 'birthdays'],
    own: 'birthday',
    choices: 'days',
    count: 365,
    each: 'The birthday of each can be any of the $365$ days of the year.',
    assume: 'ignoring a leap year, all the days being equally likely',
  },
  {
    of: ['day of the week', 'days of the week'],
    own: 'day of birth',
    choices: 'days of the week',
    count: 7,
    each: 'Each can be born on any of the $7$ days of the week.',
    assume: 'all the days of the week being equally likely',
  },
  {
    of: ['month', 'months'],
    own: 'month of birth',
    choices: 'months',
    count: 12,
    each: 'Each can be born in any of the $12$ months.',
    assume: 'all the months being equally likely',
  },
]

/** Two people. */
export const friends = [
  ['Savita', 'Hamida'],
  ['Rahul', 'Peter'],
  ['Gurmeet', 'Lata'],
  ['Nusrat', 'Divya'],
  ['Arun', 'Meher'],
] as const

/** Two friends, and what they have in common or not. */
export interface Birthdays {
  readonly spread: Spread
  readonly pair: (typeof friends)[number]
  /** Which of the two events is asked first. */
  readonly sameFirst: boolean
  readonly stem: 0 | 1 | 2
}

/** "both have different birthdays", "both were born in the same month" */
export function eventText({ of: [one, several], count }: Spread, same: boolean): string {
  const what = same ? `the same ${one}` : `different ${several}`
  if (count === 365) return `both have ${what}`
  return `both were born ${count === 12 ? 'in' : 'on'} ${what}`
}

/** What each part asks. */
export const birthdayAsk = (event: string): string => `Find the probability that ${event}.`

/** Three ways of telling it. */
export function birthdayLead({ spread: { assume }, pair: [one, other], stem }: Birthdays): string {
  if (stem === 0) return `${one} and ${other} are friends. Answer the following, ${assume}.`
  if (stem === 1) return `${one} and ${other} are two students of a class. Answer the following, ${assume}.`
  return `${one} meets ${other} at a school camp. Answer the following, ${assume}.`
}
