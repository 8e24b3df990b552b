import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ContentError, ContentFile } from './content-error'
import { paperSchema } from './schema'
import { yamlErrors } from './yaml-errors'
import { lineOf, type Path } from './yaml-place'

type Paper = z.infer<typeof paperSchema>

/** A mistake of sense in a paper, at the field of its path. */
interface Nonsense {
  readonly path: Path
  readonly message: string
}

/** Every mistake in a paper: its shape and formulas, and then what cannot be so, such as marks against the section. */
export function paperErrors(file: ContentFile): readonly ContentError[] {
  const found = yamlErrors(file, paperSchema)
  const lines = new LineCounter()
  const document = parseDocument(file.text, { lineCounter: lines })
  if (document.errors.length > 0) return found
  const { data } = paperSchema.safeParse(document.toJS())
  if (!data) return found
  return [
    ...found,
    ...nonsense(file.path, data).map(({ path, message }) => ({
      file: file.path,
      ...lineOf(document, lines, path),
      message,
    })),
  ]
}

function nonsense(file: string, paper: Paper): readonly Nonsense[] {
  const ids = new Set<string>()
  return [
    ...(file === `papers/${paper.id}.yaml`
      ? []
      : [
          {
            path: ['id'],
            message: `id: the file is called ${file.replace('papers/', '')}, so the id is "${file.replace(/^papers\/|\.yaml$/g, '')}"`,
          },
        ]),
    ...noteFaults(paper),
    ...paper.sections.flatMap(({ title, description, questions }, index) => [
      ...(paper.sections.findIndex((other) => other.title === title) < index
        ? [{ path: ['sections', index, 'title'], message: `title: "${title}" is the title of another section already` }]
        : []),
      ...questions.flatMap((question, place): readonly Nonsense[] => {
        const path: Path = ['sections', index, 'questions', place]
        const twice = ids.has(question.id)
        ids.add(question.id)
        return [
          ...(twice
            ? [{ path: [...path, 'id'], message: `id: "${question.id}" is the id of another question already` }]
            : []),
          ...marksFaults(question.marks, description, [...path, 'marks']),
          ...optionFaults(question.question, question.solution.answer, [...path, 'solution', 'answer']),
        ]
      }),
    ]),
  ]
}

/** "Multiple Choice Questions, 1 mark each" holds for each question of the section. */
function marksFaults(marks: number, description: string, path: Path): readonly Nonsense[] {
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

/** "6 questions, 12 marks" is what the paper holds. */
function noteFaults({ note = '', sections }: Paper): readonly Nonsense[] {
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

const optionLine = /^\(([a-d])\)\s*(.*)$/

/** Of a choice the answer is the letter of an option with what that option says. */
function optionFaults(question: string, answer: string, path: Path): readonly Nonsense[] {
  const options = question.split('\n').flatMap((line) => {
    const [, letter, text] = optionLine.exec(line.trim()) ?? []
    return letter === undefined || text === undefined ? [] : [{ letter, text: text.trim() }]
  })
  if (options.length === 0) return []
  const [, letter = '', text = ''] = /^\(([a-z])\)\s*(.*)$/.exec(answer.trim()) ?? []
  const chosen = options.find((option) => option.letter === letter)
  const twice = options.find(({ text: own }, index) => options.findIndex((other) => other.text === own) < index)
  return [
    ...(twice ? [{ path, message: `the option (${twice.letter}) says the same as another one: "${twice.text}"` }] : []),
    ...(chosen
      ? plain(chosen.text) === plain(text)
        ? []
        : [
            {
              path,
              message: `answer: (${letter}) is "${chosen.text}", and not "${text}": write the letter and what its option says`,
            },
          ]
      : [
          {
            path,
            message: `answer: write the letter of an option and what it says, such as (${options[0]?.letter ?? 'a'}) ${options[0]?.text ?? ''}`,
          },
        ]),
  ]
}

const plain = (text: string): string => text.replace(/\s+|[.;]$/g, '')
