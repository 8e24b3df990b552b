import { concept, example, figures, lesson, paper, tip } from './skeletons'
import { isTopicKey, topicKeys } from '../../lib/syllabus'

/** What is written, and where. */
export interface Written {
  readonly path: string
  readonly text: string
  /** Where the new piece begins, counted from 1. */
  readonly line: number
}

/** What an editor asked for that cannot be had; the message says what to write. */
export class NotThat extends Error {}

/** The file with the new piece in its place. `textOf`: a file of content/ as it stands; null where there is none. */
export function added(words: readonly string[], textOf: (path: string) => string | null): Written {
  const [what, ...rest] = words
  switch (what) {
    case 'lesson':
      return newLesson(rest, textOf)
    case 'concept':
      return newConcept(rest, textOf)
    case 'example':
      return newExample(rest, textOf)
    case 'figure':
      return newFigure(rest, textOf)
    case 'paper':
      return newPaper(rest, textOf)
    case 'tip':
      return newTip(rest, textOf)
    default:
      throw new NotThat(usage)
  }
}

export const usage = `Write one of:
  npm run new -- lesson circles
  npm run new -- concept circles "The length of a tangent"
  npm run new -- example circles 3 "A tangent from outside"    (into the third concept)
  npm run new -- figure circles 3 sketch                       (sketch, plane, solid, table, histogram, number-line)
  npm run new -- paper model-paper-3 "Model paper 3"
  npm run new -- tip circles`

type TextOf = (path: string) => string | null

function lessonFile(topic: string | undefined, textOf: TextOf) {
  if (topic === undefined || !isTopicKey(topic)) throw new NotThat(`Name the chapter: one of ${topicKeys.join(', ')}.`)
  const path = `lessons/${topic}.mdx`
  return { topic, path, text: textOf(path) }
}

function existing(topic: string | undefined, textOf: TextOf) {
  const file = lessonFile(topic, textOf)
  if (file.text === null) throw new NotThat(`There is no lesson yet: npm run new -- lesson ${file.topic}`)
  return { ...file, text: file.text }
}

function newLesson([topic]: readonly string[], textOf: TextOf): Written {
  const file = lessonFile(topic, textOf)
  if (file.text !== null)
    throw new NotThat(
      `content/${file.path} is there already: add a concept, npm run new -- concept ${file.topic} "..."`,
    )
  return { path: file.path, text: lesson(file.topic), line: 1 }
}

function newConcept([topic, title]: readonly string[], textOf: TextOf): Written {
  const { path, text, topic: key } = existing(topic, textOf)
  if (title === undefined || title === '')
    throw new NotThat('Give the concept a title: npm run new -- concept circles "The length of a tangent"')
  if (text.includes(`<Concept title="${title}"`)) throw new NotThat(`There is a concept "${title}" already.`)
  return { path, text: `${text.trimEnd()}\n\n${concept(key, title)}`, line: text.trimEnd().split('\n').length + 2 }
}

/** The lines of a concept, counted from 0: that of its opening tag and that of its closing one. */
function conceptLines(text: string, number: string | undefined): readonly [from: number, to: number] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (line.startsWith('<Concept') ? [index] : []))
  const from = starts[Number(number) - 1]
  if (from === undefined) throw new NotThat(`Say which concept, a number from 1 to ${starts.length}.`)
  return [from, lines.findIndex((line, index) => index > from && line.startsWith('</Concept>'))]
}

const inserted = (text: string, at: number, piece: string): string =>
  [...text.split('\n').slice(0, at), ...`${piece}`.split('\n'), ...text.split('\n').slice(at)].join('\n')

function newExample([topic, number, title]: readonly string[], textOf: TextOf): Written {
  const { path, text } = existing(topic, textOf)
  const [from, to] = conceptLines(text, number)
  if (title === undefined || title === '')
    throw new NotThat('Give the example a title: npm run new -- example circles 3 "A tangent from outside"')
  if (text.includes(`<Example title="${title}"`)) throw new NotThat(`There is an example "${title}" already.`)
  const lines = text.split('\n')
  const points = lines.findIndex((line, index) => index > from && index < to && line.startsWith('<KeyPoints'))
  const at = points < 0 ? to : points
  return { path, text: inserted(text, at, example(title)), line: at + 1 }
}

function newFigure([topic, number, kind = '']: readonly string[], textOf: TextOf): Written {
  const { path, text } = existing(topic, textOf)
  const [from] = conceptLines(text, number)
  const [, figure] = Object.entries(figures).find(([name]) => name === kind) ?? []
  if (figure === undefined) throw new NotThat(`Name the kind of the figure: one of ${Object.keys(figures).join(', ')}.`)
  return { path, text: inserted(text, from + 2, figure), line: from + 3 }
}

function newPaper([id, title]: readonly string[], textOf: TextOf): Written {
  if (id === undefined || !/^[a-z0-9-]+$/.test(id))
    throw new NotThat('Give the paper an id of small letters, digits and hyphens: model-paper-3')
  const path = `papers/${id}.yaml`
  if (textOf(path) !== null) throw new NotThat(`content/${path} is there already.`)
  return { path, text: paper(id, title ?? id), line: 1 }
}

function newTip([topic]: readonly string[], textOf: TextOf): Written {
  const { path, text } = existing(topic, textOf)
  const end = text.indexOf('\n---', 4) + 1
  return { path, text: text.slice(0, end) + tip + text.slice(end), line: text.slice(0, end).split('\n').length }
}
