import type { Path } from './yaml-place'

/** A mistake of sense in a paper, at the field of its path. */
export interface Nonsense {
  readonly path: Path
  readonly message: string
}

interface Sections {
  readonly note?: string
  readonly sections: readonly {
    readonly title: string
    readonly questions: readonly { readonly marks: number }[]
  }[]
}

/** The file and the paper have one name. */
export const fileNameFaults = (file: string, id: string): readonly Nonsense[] =>
  file === `papers/${id}.yaml`
    ? []
    : [
        {
          path: ['id'],
          message: `id: the file is called ${file.replace('papers/', '')}, so the id is "${file.replace(/^papers\/|\.yaml$/g, '')}"`,
        },
      ]

export const repeatedTitles = ({ sections }: Sections): readonly Nonsense[] =>
  sections.flatMap(({ title }, index) =>
    sections.findIndex((other) => other.title === title) < index
      ? [{ path: ['sections', index, 'title'], message: `title: "${title}" is the title of another section already` }]
      : [],
  )

/** "Multiple Choice Questions, 1 mark each" holds for each question of the section. */
export function marksEachFaults(marks: number, description: string, path: Path): readonly Nonsense[] {
  const [, each] = /(\d+) marks? each/.exec(description) ?? []
  return each === undefined || Number(each) === marks
    ? []
    : [
        {
          path,
          message: `marks: the section says ${each} ${each === '1' ? 'mark' : 'marks'} each, this question has ${marks}`,
        },
      ]
}

/** The same for a section: where all of its questions have one other number of marks, it is what the section says that is wrong. */
export function sectionMarksFaults(
  questions: readonly { readonly marks: number }[],
  description: string,
  path: Path,
): readonly Nonsense[] {
  const [first, ...others] = questions
  const faults = questions.flatMap(({ marks }, index) =>
    marksEachFaults(marks, description, [...path, 'questions', index, 'marks']),
  )
  if (!first || others.length === 0 || faults.length < questions.length) return faults
  return others.every(({ marks }) => marks === first.marks)
    ? [
        {
          path: [...path, 'description'],
          message: `description: it says "${/\d+ marks? each/.exec(description)?.[0] ?? ''}", and each of its ${questions.length} questions has ${first.marks}`,
        },
      ]
    : faults
}

/** "6 questions, 12 marks" is what the paper holds. */
export function noteFaults({ note = '', sections }: Sections): readonly Nonsense[] {
  const questions = sections.flatMap((section) => section.questions)
  const marks = questions.reduce((sum, question) => sum + question.marks, 0)
  const [, told, toldMarks] = /(\d+) questions?, (\d+) marks?/.exec(note) ?? []
  if (told === undefined || (Number(told) === questions.length && Number(toldMarks) === marks)) return []
  return [
    {
      path: ['note'],
      message: `note: it says ${told} questions and ${toldMarks ?? ''} marks; the paper has ${questions.length} and ${marks}`,
    },
  ]
}

/** Two questions of one id: named is the one that does not stand in the order q1, q2, q3, and otherwise the second. */
export function repeatedIds({ sections }: Identified): readonly Nonsense[] {
  const all = sections.flatMap(({ title, questions }, section) =>
    questions.map(({ id }, place) => ({ id, title, place, path: ['sections', section, 'questions', place, 'id'] })),
  )
  const numberOf = (index: number): number => Number(/\d+$/.exec(all[index]?.id ?? '')?.[0] ?? Number.NaN)
  const isInOrder = (index: number): boolean =>
    numberOf(index) === numberOf(index - 1) + 1 || numberOf(index) === numberOf(index + 1) - 1
  return all.flatMap(({ id }, second) => {
    const first = all.findIndex((one) => one.id === id)
    if (first === second) return []
    const isFirstWrong = isInOrder(second) && !isInOrder(first)
    const [wrong, other] = [all[isFirstWrong ? first : second], all[isFirstWrong ? second : first]]
    return wrong && other
      ? [
          {
            path: wrong.path,
            message: `id: "${id}" is the id of question ${other.place + 1} of "${other.title}" too`,
          },
        ]
      : []
  })
}

interface Identified {
  readonly sections: readonly {
    readonly title: string
    readonly questions: readonly { readonly id: string }[]
  }[]
}
