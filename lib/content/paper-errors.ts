import type * as z from 'zod'
import type { ContentError, ContentFile } from './content-error'
import {
  fileNameFaults,
  noteFaults,
  repeatedIds,
  repeatedTitles,
  sectionMarksFaults,
  type Nonsense,
} from './paper-sense'
import { paperSchema } from './schema'
import { isWritten } from './written/is-written'
import type { Blueprints } from './written/pattern-faults'
import { writtenErrors } from './written/written-errors'
import { yamlErrors } from './yaml-errors'
import { lineOf, type Path } from './yaml-place'
import { readYaml } from './yaml-read'

type Paper = z.infer<typeof paperSchema>

/** Every mistake in a paper: its shape and formulas, and then what cannot be so, such as marks against the section. */
export function paperErrors(file: ContentFile, blueprints: Blueprints): readonly ContentError[] {
  const { document, lines } = readYaml(file.text)
  const written: unknown = document.errors.length > 0 ? null : document.toJS()
  if (isWritten(written)) return writtenErrors(file, blueprints)
  const found = yamlErrors(file, paperSchema)
  if (document.errors.length > 0) return found
  const { data } = paperSchema.safeParse(written)
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
  return [
    ...fileNameFaults(file, paper.id),
    ...noteFaults(paper),
    ...repeatedTitles(paper),
    ...repeatedIds(paper),
    ...paper.sections.flatMap(({ description, questions }, index) => [
      ...sectionMarksFaults(questions, description, ['sections', index]),
      ...questions.flatMap((question, place): readonly Nonsense[] => {
        const path: Path = ['sections', index, 'questions', place]
        return [
          ...letterFaults(question.question, [...path, 'question']),
          ...optionFaults(question.question, question.solution.answer, [...path, 'solution', 'answer']),
        ]
      }),
    ]),
  ]
}

const optionLine = /^\(([a-d])\)\s*(.*)$/

/** A choice has the options (a) to (d), in this order. */
function letterFaults(question: string, path: Path): readonly Nonsense[] {
  const letters = question.split('\n').flatMap((line) => /^\(([a-z])\)/i.exec(line.trim())?.[1] ?? [])
  return letters.length === 0 || letters.join('') === 'abcd'
    ? []
    : [
        {
          path,
          message: `question: its options are (${letters.join('), (')}): write (a), (b), (c), (d), each on a line of its own`,
        },
      ]
}

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
