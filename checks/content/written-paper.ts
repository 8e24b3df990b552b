import { isScalar, visit, type Document, type LineCounter } from 'yaml'
import { drawnFaults, pathOfText } from './figure-drawn'
import { addingFaults } from './added-equations'
import { falseEqualities, falseInWords } from './closed-equalities'
import { assertionFaults, concludedLetter } from './assertions'
import { calledTrueFaults } from './called-true'
import { impossibleProducts } from './impossible-products'
import { otherUnit } from './other-unit'
import { claimedIdentityFaults } from './claimed-identities'
import { conclusionFaults } from './conclusions'
import { congruenceFaults } from './congruence'
import { directionFaults } from './told-direction'
import { greatestOrLeastFaults } from './greatest-or-least'
import { dimensionFaults } from './dimensions'
import { drawnFactFaults } from './drawn-facts'
import { givenFault } from './given-numbers'
import { strangePoints } from './strange-points'
import { workedLineFaults } from './worked-lines'
import { strangeLengths, untoldNumbers } from './figure-told'
import { mistold } from './told-points'
import { zeroFaults } from './found-letter'
import { claimFaults } from './solution-claims'
import { listedTermFaults } from './listed-terms'
import { equalOptions } from './equal-options'
import { radiusFaults, reasonFaults } from './reasons'
import { topicFault } from './topic-told'
import { listedPairFaults } from './listed-pairs'
import { cumulativeFaults } from './listed-frequencies'
import { matchingFaults } from './matching-letters'
import { doubleNotes, noteFaults } from './notes-of-options'
import { printedFaults } from './printed-answer'
import { factFaults, lineFactFaults } from './facts'
import { storyFaults } from './facts/stories'
import { progressionFaults } from './progressions'
import { inequalityFaults } from './turned-inequality'
import { turnedFaults } from './turned-hands'
import { tableFaults } from './table-sums'
import { proveExample } from '../lessons/prove-example'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import {
  writtenPaperSchema,
  type WrittenPaper,
  type WrittenPart,
  type WrittenQuestion,
} from '@/lib/content/written/written-schema'
import { textsIn } from '@/lib/content/figure-problems'
import { waysOf, type Way } from '@/lib/content/written/written-ways'
import { lineOf, type Path } from '@/lib/content/yaml-place'
import type { Figure } from '@/lib/figures/figure'
import { placeOf } from '@/lib/letters'
import type { TopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

interface Finding {
  readonly path: Path
  readonly message: string
}

/** What is false in a paper to be sat: every line of its schemes, every equality of numbers elsewhere, and its figures as they are drawn. */
export function writtenPaperErrors({ path: file, text }: ContentFile): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const { data } = writtenPaperSchema.safeParse(document.errors.length > 0 ? null : document.toJS())
  if (!data) return []
  const told = [
    ...questionsOf(data)
      .flatMap(questionFindings)
      .map(({ path, message }) => ({ file, ...lineOf(document, lines, path), message })),
    ...proseErrors(file, document, lines),
  ]
  return told.filter(
    ({ line, message }, index) => told.findIndex((other) => other.line === line && other.message === message) === index,
  )
}

interface Placed {
  readonly question: WrittenQuestion
  readonly at: Path
}

const questionsOf = ({ sections }: WrittenPaper): readonly Placed[] =>
  sections.flatMap(({ questions }, section) =>
    questions.map((question, place) => ({ question, at: ['sections', section, 'questions', place] })),
  )

function questionFindings({ question, at }: Placed): readonly Finding[] {
  const figures = waysOf(question).flatMap(({ lead, figure, parts, places }, index) => {
    const around = [lead, ...parts.flatMap(({ ask, scheme }) => [ask, ...scheme.map(textIn)])].join(' ')
    const top: Path = index === 0 || question.kind === 'case' ? at : [...at, 'or']
    return [
      ...(figure && parts.length > 1 ? figureFindings(question.topic, figure, [...top, 'figure'], around) : []),
      ...parts.flatMap((part, place) => [
        ...(part.figure
          ? figureFindings(question.topic, part.figure, [...at, ...(places[place] ?? []), 'figure'], around)
          : []),
        ...(part.solutionFigure
          ? figureFindings(
              question.topic,
              part.solutionFigure,
              [...at, ...(places[place] ?? []), 'solutionFigure'],
              around,
            )
          : []),
      ]),
    ]
  })
  const concluded = question.kind === 'assertion' ? concludedLetter(question.scheme.map(textIn)) : undefined
  const letter =
    question.kind === 'assertion' && concluded !== undefined && concluded !== question.answer
      ? [
          {
            path: [...at, 'answer'],
            message: `answer: the scheme comes to (${concluded}), and not to (${question.answer}): "${question.scheme.map(textIn).at(-1) ?? ''}"`,
          },
        ]
      : []
  const against =
    question.kind === 'assertion'
      ? assertionFaults(question.scheme.map(textIn)).map(({ line, what }) => ({
          path: [...at, 'scheme', line],
          message: `"${textIn(question.scheme[line] ?? '')}": ${what}`,
        }))
      : []
  const notes = waysOf(question).flatMap(({ parts, places }) =>
    parts.flatMap(({ reject = [] }, place) =>
      reject.flatMap((wrong, index) =>
        typeof wrong === 'string' || tellsTheSlip.test(wrong.note)
          ? []
          : [
              ...lineFactFaults(question.topic, wrong.note),
              ...reasonFaults(wrong.note),
              ...turnedFaults(wrong.note),
            ].map((message) => ({
              path: [...at, ...(places[place] ?? []), 'reject', index],
              message,
            })),
      ),
    ),
  )
  const ofAnswers = waysOf(question).flatMap((way) => noteFindings(way, at))
  const told = waysOf(question).map(({ lead, parts }) => [lead, ...parts.map(({ ask }) => ask)].join(' '))
  const otherTopic = told.length === 1 ? topicFault(question.topic, told[0] ?? '') : undefined
  return [
    ...figures,
    ...(otherTopic === undefined ? [] : [{ path: [...at, 'topic'], message: otherTopic }]),
    ...letter,
    ...against,
    ...notes,
    ...ofAnswers,
    ...waysOf(question).flatMap((way) => schemeFindings(question.topic, way, at)),
  ]
}

/** What the notes of wrong answers say that the numbers of the schemes deny. */
const noteFindings = ({ lead, figure, parts, places }: Way, at: Path): readonly Finding[] =>
  parts.flatMap((part, place) => {
    const { reject = [], options, answer = '', accept = [], ask, scheme, figure: own, solutionFigure } = part
    const option = (letter: string) => options?.[placeOf(letter)] ?? ''
    const doubles = doubleNotes(
      reject.map((wrong) =>
        typeof wrong === 'string' ? [wrong, ''] : [options ? option(wrong.response) : wrong.response, wrong.note],
      ),
    )
    return reject.flatMap((wrong, index) => {
      if (typeof wrong === 'string') return []
      if (doubles.includes(index))
        return [
          {
            path: [...at, ...(places[place] ?? []), 'reject', index],
            message: 'another note says the same of another number',
          },
        ]
      return noteFaults({
        response: options ? option(wrong.response) : wrong.response,
        key: options ? option(answer) : (accept[0] ?? answer),
        note: wrong.note,
        // another part may ask for the HCF of other numbers
        ask: `${lead} ${ask}`,
        scheme: scheme.map(textIn),
        figures: [own ?? figure, solutionFigure],
        answered: parts.map((one) => [
          one.ask,
          one.options ? (one.options[placeOf(one.answer ?? '')] ?? '') : (one.accept?.[0] ?? one.answer ?? ''),
        ]),
      }).map((message) => ({
        path: [...at, ...(places[place] ?? []), 'reject', index],
        message,
      }))
    })
  })

interface SchemeLine {
  readonly text: string
  readonly line: number
  readonly path: Path
  readonly isOwn: boolean
}

/** The lines of each part, proved from the story, from what was asked so far, and from the lines before. */
function schemeFindings(topic: TopicKey, { lead, figure, parts, places }: Way, at: Path): readonly Finding[] {
  return parts.flatMap((part, last) => {
    const so = parts.slice(0, last + 1)
    const lines = so.flatMap(({ scheme }, index) =>
      scheme.map((line, step): SchemeLine => ({
        text: textIn(line),
        line: 0,
        path: [...at, ...(places[index] ?? []), 'scheme', step, ...(typeof line === 'string' ? [] : ['text'])],
        isOwn: index === last,
      })),
    )
    const figures = [part.figure ?? figure, part.solutionFigure] as const
    const question = [lead, ...so.map(({ ask }) => ask)].filter((text) => text !== '').join('\n')
    const proved = proveExample(topic, { title: '', question, lines, figures }, []).complaints.flatMap(
      ({ line, what }) => {
        const own = lines.find((one) => one === line)
        return own?.isOwn ? [{ path: own.path, message: `"${own.text}": ${what}` }] : []
      },
    )
    const others = lines
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ text, path }) =>
        [
          ...falseInWords(topic, text),
          ...dimensionFaults(text),
          ...progressionFaults(text),
          ...turnedFaults(text),
          ...reasonFaults(text),
          ...inequalityFaults(text),
          ...lineFactFaults(topic, text),
        ].map((what) => ({
          path,
          message: `"${text}": ${what}`,
        })),
      )
    const texts = lines.map(({ text }) => text)
    // the question is 0, the lines of the scheme follow
    const said = [question, ...texts]
    const ofPoints = [
      ...drawnFactFaults(figures, said),
      ...strangePoints(figures, said).map(({ text, what }) => ({ line: text, what })),
    ]
    const concluded = [
      ...conclusionFaults(question, texts),
      ...congruenceFaults(texts),
      ...directionFaults(question, texts),
      ...greatestOrLeastFaults(question, texts),
      ...claimFaults(question, texts),
      ...addingFaults(texts, question),
      ...radiusFaults(figures, question, texts),
      ...listedPairFaults(question, texts),
      ...[otherUnit(question, figures, texts) ?? []].flat(),
      ...zeroFaults(question, texts),
      ...matchingFaults(question, texts),
      ...calledTrueFaults(topic, question, texts),
      ...cumulativeFaults(part.figure ?? figure, texts),
      ...ofPoints.flatMap(({ line, what }) => (line > 0 ? [{ line: line - 1, what }] : [])),
      ...workedLineFaults(texts),
      ...texts.flatMap((text, line) => listedTermFaults([question, ...texts], text).map((what) => ({ line, what }))),
    ].flatMap(({ line, what }) => {
      const own = lines[line]
      return own?.isOwn ? [{ path: own.path, message: `"${own.text}": ${what}` }] : []
    })
    const printed = printedFaults(part, question, texts)
    const equal = equalOptions(question, part.options ?? [])
    const told = [
      ...claimedIdentityFaults(part.ask),
      ...impossibleProducts(part.ask),
      ...storyFaults(question),
      ...(last === 0 ? listedTermFaults([question], question) : []),
      ...(parts.length === 1 ? [givenFault(question, texts) ?? []].flat() : []),
      ...ofPoints.flatMap(({ line, what }) => (line === 0 ? [what] : [])),
    ]
    return [
      ...proved,
      ...others,
      ...concluded,
      ...told.map((message) => ({
        path: lead === '' ? [...at, ...(places[last] ?? []), 'ask'] : [...at, 'story'],
        message,
      })),
      ...(equal
        ? [
            {
              path: [...at, ...(places[last] ?? []), 'options', equal[1]],
              message: `the options ${'ABCD'[equal[0]] ?? ''} and ${'ABCD'[equal[1]] ?? ''} are one number, written in two ways`,
            },
          ]
        : []),
      ...printed.map((message) => ({
        path: [...at, ...(places[last] ?? []), 'answer'],
        message: `answer: ${message}`,
      })),
    ]
  })
}

/** "That is the HCF" says what was taken, wrongly, beside what it should be. */
const tellsTheSlip = /^(?:That|This|These|Those|It|You)\b/

const textIn = (line: WrittenPart['scheme'][number]): string => (typeof line === 'string' ? line : line.text)

const figureFindings = (topic: TopicKey, figure: Figure, path: Path, around: string): readonly Finding[] => [
  ...textsIn(figure, []).flatMap(({ path: at, text }) =>
    factFaults(topic, text).map((message) => ({ path: [...path, ...at], message: `figure: ${message}` })),
  ),
  ...[...untoldNumbers({ ...figure }, around), ...strangeLengths({ ...figure }, around), ...mistold(figure)].map(
    ({ message, path: at }) => ({
      path: [...path, ...at],
      message: `figure: ${message}`,
    }),
  ),
  ...drawnFaults(figure).map(({ message, path: at, label }) => ({
    path: [...path, ...(at ?? (label === undefined ? [] : (pathOfText(figure, label) ?? [])))],
    message: `figure: ${message}`,
  })),
  ...(figure.kind === 'table'
    ? tableFaults(figure).map(({ row, message }) => ({ path: [...path, 'rows', row], message: `figure: ${message}` }))
    : []),
]

/** Fields that may say what is false, or whose lines are proved. */
const spared = ['scheme', 'assertion', 'reason', 'options', 'accept', 'reject']

/** False equalities of numbers in the other texts. */
function proseErrors(file: string, document: Document, lines: LineCounter): readonly ContentError[] {
  const found: ContentError[] = []
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && spared.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !/[=≈<>$]/.test(value)) return
      const { line, col: column } = lines.linePos(range?.[0] ?? 0)
      for (const message of falseEqualities('real-numbers', value)) found.push({ file, line, column, message })
    },
  })
  return found
}
