interface Asked {
  readonly ask: string
  readonly answer: (n: number) => string
}

/** Two quantities, the largest equal parts of them, and the least amount that fits both. */
interface SectionStory {
  /** Between which the two quantities lie. */
  readonly sizes: readonly [least: number, greatest: number]
  readonly told: (a: number, b: number) => string
  /** `what` divides both quantities. */
  readonly size: Asked & { readonly what: string }
  readonly count: Asked
  readonly multiple: { readonly ask: (a: number, b: number) => string; readonly answer: (n: number) => string }
  /** A third quantity that joins: what is the largest part now? */
  readonly third: { readonly ask: (c: number) => string; readonly answer: (n: number) => string }
  /** Of the size, of the multiple and of the third. */
  readonly unit: string | null
}

export const sectionStories: Readonly<Record<'sections' | 'drive' | 'cloth', SectionStory>> = {
  sections: {
    sizes: [24, 60],
    told: (a, b) =>
      `Section A of Class X has $${a}$ students and Section B has $${b}$ students. For a quiz, the students of each section are divided into teams; all teams are of the same size and this size is as large as possible.`,
    size: {
      ask: 'How many students are there in each team?',
      what: 'The number of students in a team',
      answer: (g) => `So there are $${g}$ students in each team`,
    },
    count: { ask: 'How many teams are there in all?', answer: (n) => `So there are $${n}$ teams in all` },
    multiple: {
      ask: () =>
        'The library buys the least number of books that can be shared equally among the students of Section A as well as among those of Section B. How many books does it buy?',
      answer: (n) => `So the library buys $${n}$ books`,
    },
    third: {
      ask: (c) =>
        `Section C with $${c}$ students joins the quiz as well. Again all teams, each from one section, are of the same size and as large as possible. How many students are there in a team now?`,
      answer: (n) => `So there are $${n}$ students in each team now`,
    },
    unit: null,
  },
  drive: {
    sizes: [24, 240],
    told: (a, b) =>
      `For a plantation drive, a school has $${a}$ ashoka and $${b}$ arjun saplings. They are planted in rows of equal size, each row with saplings of one kind, and the rows are as long as possible.`,
    size: {
      ask: 'How many saplings are there in each row?',
      what: 'The number of saplings in a row',
      answer: (g) => `So there are $${g}$ saplings in each row`,
    },
    count: { ask: 'How many rows are there in all?', answer: (n) => `So there are $${n}$ rows in all` },
    multiple: {
      ask: (a, b) =>
        `Next year the school will order the same number of saplings of both kinds, the ashokas in lots of $${a}$ and the arjuns in lots of $${b}$. What is the least number of each kind?`,
      answer: (n) => `So the school will order at least $${n}$ saplings of each kind`,
    },
    third: {
      ask: (c) =>
        `Then $${c}$ neem saplings are given to the school as well. Again all rows, each of one kind, are of equal size and as long as possible. How many saplings are there in a row now?`,
      answer: (n) => `So there are $${n}$ saplings in each row now`,
    },
    unit: null,
  },
  cloth: {
    sizes: [24, 160],
    told: (a, b) =>
      `A self-help group has two rolls of cloth, $${a}$ m and $${b}$ m long. Both are cut into pieces of equal length, as long as possible, with nothing left over.`,
    size: {
      ask: 'What is the length, in metres, of each piece?',
      what: 'The length of a piece, in metres,',
      answer: (g) => `So each piece is $${g}$ m long`,
    },
    count: { ask: 'How many pieces are there in all?', answer: (n) => `So there are $${n}$ pieces in all` },
    multiple: {
      ask: (a, b) =>
        `A shop then orders equal lengths of both cloths, the first in rolls of $${a}$ m and the second in rolls of $${b}$ m. What is the least such length, in metres, of each cloth?`,
      answer: (n) => `So $${n}$ m of each cloth is ordered`,
    },
    third: {
      ask: (c) =>
        `A third roll, $${c}$ m long, is to be cut together with the first two. Again all pieces are of equal length, as long as possible, with nothing left over. What is the length, in metres, of each piece now?`,
      answer: (n) => `So each piece is $${n}$ m long now`,
    },
    unit: 'm',
  },
}
