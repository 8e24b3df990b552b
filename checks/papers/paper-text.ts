import { letterAt } from '@/lib/letters'
import type { ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'
import { piecesOf } from '@/lib/papers/pieces-of'

/** A paper as text to read through: questions with their options and figures, keys and schemes. */
export const paperText = ({ title, seed, sections }: ExamPaper): string =>
  [
    `${title}${seed === undefined ? '' : `, ${seed}`}`,
    ...sections.flatMap((section) => [
      `\n${section.title}: ${section.description}`,
      ...section.questions.map((question) => questionText(question)),
    ]),
  ].join('\n')

const questionText = (question: ExamQuestion): string =>
  [
    `\n${question.number}. [${question.marks}] ${question.topic ?? ''} ${question.difficulty ?? ''}`,
    ...piecesOf(question).flatMap(({ alternative, parts, isOther }, place) => [
      ...(isOther ? ['   OR'] : []),
      ...(place === 0 || (isOther && question.shared === 0)
        ? [
            ...alternative.sources.map(({ templateId, version, seed }) => `   ${templateId}.${version} ${seed}`),
            ...lines([alternative.lead, alternative.figure && `Figure: ${alternative.figure.description}`]),
          ]
        : []),
      ...parts.map(partText),
    ]),
  ].join('\n')

const partText = ({ label, ask, marks, figure, options = [], key, scheme }: ExamPart): string =>
  [
    ...lines([`${label ? `${label} ` : ''}${ask} [${marks}]`, figure && `Figure: ${figure.description}`]),
    ...options.map((option, place) => `      (${letterAt(place)}) ${option}`),
    ...(key ? [`      = ${key}`] : []),
    ...scheme.map((line) => `      ${line.marks || '-'} | ${line.text}`),
  ].join('\n')

const lines = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text ? [`   ${text}`] : []))
