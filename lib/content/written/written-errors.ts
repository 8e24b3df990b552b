import { writtenPaperSchema, type WrittenPaper, type WrittenQuestion } from './written-schema'
import { figureSenseFaults, partFaults } from './part-faults'
import { patternFaults, type Blueprints } from './pattern-faults'
import { waysOf, type Way } from './written-ways'
import type { ContentError, ContentFile } from '../content-error'
import {
  fileNameFaults,
  noteFaults,
  repeatedIds,
  repeatedTitles,
  sectionMarksFaults,
  type Nonsense,
} from '../paper-sense'
import { yamlErrors } from '../yaml-errors'
import { lineOf, type Path } from '../yaml-place'
import { unknownName } from '../../near'
import archetypes from '../../problems/archetypes.json'
import { readYaml } from '../yaml-read'

/** Every mistake in a paper to be sat: its shape and formulas, and then sums, keys, answers, figures, and the pattern it keeps to. */
export function writtenErrors(file: ContentFile, blueprints: Blueprints): readonly ContentError[] {
  const found = yamlErrors(file, writtenPaperSchema)
  const { document, lines } = readYaml(file.text)
  if (document.errors.length > 0) return found
  const { data } = writtenPaperSchema.safeParse(document.toJS())
  if (!data) return found
  return [
    ...found,
    ...nonsense(file.path, data, blueprints).map(({ path, message }) => ({
      file: file.path,
      ...lineOf(document, lines, path),
      message,
    })),
  ]
}

function nonsense(file: string, paper: WrittenPaper, blueprints: Blueprints): readonly Nonsense[] {
  const questions = paper.sections.flatMap((section) => section.questions)
  const total = questions.reduce((sum, { marks }) => sum + marks, 0)
  return [
    ...fileNameFaults(file, paper.id),
    ...noteFaults(paper),
    ...(total === paper.marks
      ? []
      : [{ path: ['marks'], message: `marks: the questions have ${total} together, not ${paper.marks}` }]),
    ...repeatedTitles(paper),
    ...repeatedIds(paper),
    ...paper.sections.flatMap(({ description, questions: own }, section) => [
      ...sectionMarksFaults(own, description, ['sections', section]),
      ...own.flatMap((question, place) => questionFaults(question, ['sections', section, 'questions', place])),
    ]),
    ...patternFaults(paper, blueprints),
  ]
}

const questionFaults = (question: WrittenQuestion, path: Path): readonly Nonsense[] => {
  const shape = shapeFaults(question, path)
  if (shape.length > 0) return shape
  return [
    ...waysOf(question).flatMap((way, index) => [
      ...wayFaults(question, way, path),
      ...archetypeFaults(question, way, index === 0 ? path : [...path, 'or']),
    ]),
  ].filter(({ path: at, message }, index, all) => {
    const same = all.findIndex((other) => other.message === message && other.path.join() === at.join())
    return same === index
  })
}

/** "answer" and its "or" are written in one of two ways. */
function shapeFaults(question: WrittenQuestion, path: Path): readonly Nonsense[] {
  if (question.kind !== 'answer') return []
  const written = [{ way: question, at: path }, ...(question.or ? [{ way: question.or, at: [...path, 'or'] }] : [])]
  return written.flatMap(({ way: { ask, scheme, parts, story, answer }, at }) => {
    const inOne = ask !== undefined && scheme !== undefined && parts === undefined && story === undefined
    const inParts = parts !== undefined && ask === undefined && scheme === undefined && answer === undefined
    return inOne || inParts
      ? []
      : [
          {
            path: at,
            message: 'write either ask and scheme, or parts, each with its own (a story before them is free)',
          },
        ]
  })
}

function wayFaults(question: WrittenQuestion, { figure, parts, places }: Way, path: Path): readonly Nonsense[] {
  const sum = parts.reduce((all, { marks }) => all + marks, 0)
  const place = places.at(-1)?.slice(0, -1) ?? []
  return [
    ...(sum === question.marks
      ? []
      : [
          {
            path: [...path, ...place],
            message: `parts: they have ${parts.map(({ marks }) => marks).join(' + ')} marks, the question has ${question.marks}`,
          },
        ]),
    ...figureSenseFaults(figure, [...path, ...(places[0]?.slice(0, -2) ?? []), 'figure']),
    ...parts.flatMap((part, index) => partFaults(part, [...path, ...(places[index] ?? [])], question.kind)),
  ]
}

function archetypeFaults({ topic }: WrittenQuestion, { archetypes: named }: Way, path: Path): readonly Nonsense[] {
  return named.flatMap((name, index): readonly Nonsense[] => {
    const known = archetypes.find(({ id }) => id === name)
    const at = [...path, 'archetypes', index]
    if (!known) {
      const ofTopic = archetypes.flatMap((one) => (one.topic === topic ? [one.id] : []))
      return [
        { path: at, message: `archetypes: ${unknownName('archetype', name, ofTopic)}: npm run coverage lists them` },
      ]
    }
    return known.topic === topic
      ? []
      : [
          {
            path: at,
            message: `archetypes: "${name}" is of the chapter ${known.topic}, this question of ${topic}: name one of ${topic}, or is it the topic of the question that is wrong?`,
          },
        ]
  })
}
