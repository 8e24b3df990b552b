/** Two groups that are compared by their means; where `low`, the smaller mean is the better one. */
export interface GroupsStory {
  readonly tell: string
  readonly classes: string
  readonly groups: readonly [string, string]
  /** After "the mean". */
  readonly what: string
  /** What the groups are made of, before their names: "the lamps of". */
  readonly members?: string
  readonly unit: string
  readonly question: string
  readonly low?: true
  readonly froms: readonly number[]
  readonly widths: readonly number[]
}

/** "the lamps of Maker P" */
export const groupOf = ({ members }: GroupsStory, group: string): string =>
  members === undefined ? group : `${members} ${group}`

export const groupsStories: readonly GroupsStory[] = [
  {
    tell: 'The table below shows the marks of the students of two sections of Class 10 in the same test.',
    classes: 'Marks',
    groups: ['Section P', 'Section Q'],
    what: 'mark',
    unit: 'marks',
    question: 'Which section did better on average, and by how much?',
    froms: [0],
    widths: [10, 20],
  },
  {
    tell: 'A laboratory tested LED lamps of two makers. The table below shows how many hundreds of hours the lamps lasted.',
    classes: 'Life (in hundreds of hours)',
    groups: ['Maker P', 'Maker Q'],
    what: 'life',
    members: 'the lamps of',
    unit: 'hundred hours',
    question: 'Whose lamps last longer on average, and by how much?',
    froms: [20, 40, 60],
    widths: [10, 20],
  },
  {
    tell: 'The table below shows how many minutes the members of two teams needed for the same puzzle.',
    classes: 'Time (in minutes)',
    groups: ['Team Red', 'Team Blue'],
    what: 'time',
    unit: 'minutes',
    question: 'Which team was quicker on average, and by how much?',
    low: true,
    froms: [0, 5, 10],
    widths: [4, 5, 10],
  },
  {
    tell: 'The table below gives the yield of wheat, in quintals per hectare, of the farms of two villages.',
    classes: 'Yield (in q/ha)',
    groups: ['Village X', 'Village Y'],
    what: 'yield',
    members: 'the farms of',
    unit: 'quintals per hectare',
    question: 'In which village is the yield higher on average, and by how much?',
    froms: [20, 25, 30],
    widths: [4, 5, 6],
  },
  {
    tell: 'The table below shows how many minutes late some trains of two lines came in.',
    classes: 'Delay (in minutes)',
    groups: ['Line 1', 'Line 2'],
    what: 'delay',
    members: 'the trains of',
    unit: 'minutes',
    question: 'Which line was more punctual on average, and by how much?',
    low: true,
    froms: [0],
    widths: [5, 6, 10],
  },
]
