/** What is measured to the nearest whole number. */
export const inclusiveStories = [
  {
    tell: (n: number) =>
      `The lengths of $${n}$ leaves of a plant are measured correct to the nearest millimetre, and the data obtained is shown in the table below.`,
    head: ['Length (in mm)', 'Number of leaves'],
    what: 'length of the leaves',
    unit: 'mm',
    froms: [118, 109, 81],
    widths: [9, 10],
  },
  {
    tell: (n: number) =>
      `The weights of $${n}$ students of a class, to the nearest kilogram, are given in the table below.`,
    head: ['Weight (in kg)', 'Number of students'],
    what: 'weight of the students',
    unit: 'kg',
    froms: [31, 36, 41],
    widths: [4, 5],
  },
  {
    tell: (n: number) =>
      `The table below shows the time, to the nearest minute, that $${n}$ commuters of Pune take to reach their office.`,
    head: ['Time (in minutes)', 'Number of commuters'],
    what: 'time taken',
    unit: 'min',
    froms: [11, 16, 21],
    widths: [5, 10],
  },
] as const
