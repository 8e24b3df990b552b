/** People of four kinds, and some who come in later. */
export interface SurveyStory {
  readonly tell: (total: number) => string
  readonly heading: string
  readonly kinds: readonly [string, string, string, string]
  readonly person: string
  /** Who comes in later, all for the third kind: so many, or an unknown number. */
  readonly later: (count: number, kind: string) => string
  readonly some: (kind: string) => string
}

const allOf = (count: number): string => (count === 2 ? 'both of them' : 'all of them')

/** The stories of the case. */
export const surveyStories: readonly SurveyStory[] = [
  {
    tell: (total) =>
      `Before opening a canteen, a school asked the $${total}$ students of Class 10 who were present to name one favourite snack each. The table shows their replies.`,
    heading: 'Snack',
    kinds: ['Idli', 'Samosa', 'Poha', 'Sandwich'],
    person: 'student',
    later: (count, kind) =>
      `The next day $${count}$ more students of the class, who had been absent, are asked as well, and ${allOf(count)} name "${kind}".`,
    some: (kind) =>
      `The next day some more students of the class, who had been absent, are asked as well. All of them name "${kind}"`,
  },
  {
    tell: (total) => `A teacher asked $${total}$ students how they come to school. The table shows their replies.`,
    heading: 'Means',
    kinds: ['On foot', 'Bicycle', 'Bus', 'Metro'],
    person: 'student',
    later: (count, kind) =>
      `The next day the teacher asks $${count}$ more students as well, and ${allOf(count)} reply "${kind}".`,
    some: (kind) => `The next day the teacher asks some more students as well. All of them reply "${kind}"`,
  },
  {
    tell: (total) =>
      `A sports club has $${total}$ members, each of whom plays just one game. The table shows how many members play each game.`,
    heading: 'Game',
    kinds: ['Kabaddi', 'Hockey', 'Badminton', 'Chess'],
    person: 'member',
    later: (count, kind) => `Then $${count}$ new members join the club, and ${allOf(count)} play only "${kind}".`,
    some: (kind) => `Then some new members join the club. All of them play only "${kind}"`,
  },
]
