import { durationText } from './clock'
import type { ExamPaper } from './exam'
import { questionsOf } from './sitting'

/** "Questions 21 to 25" */
export const rangeOf = (questions: readonly { readonly number: number }[]): string => {
  const [first, last] = [questions[0]?.number ?? 0, questions.at(-1)?.number ?? 0]
  return first === last ? `Question ${first}` : `Questions ${first} to ${last}`
}

/** The general instructions of a paper, as the board gives them. */
export function generalInstructions(paper: ExamPaper): readonly string[] {
  const { sections, marks, minutes } = paper
  const questions = questionsOf(paper)
  const whole = sections.filter((section) => choicesIn(section) > 0 && section.questions.every(isNoCase))
  const cases = sections.some((section) => choicesIn(section) > 0 && !section.questions.every(isNoCase))
  const inSections = whole.map((section) => {
    const count = choicesIn(section)
    return `${count} ${count === 1 ? 'question' : 'questions'} of ${section.title}`
  })
  const places = [...inSections, ...(cases ? ['the last part of the case studies'] : [])]
  return [
    `There are ${questions.length} questions of ${marks} marks together, to be answered in ${durationText(minutes)}. All questions are compulsory.`,
    `The paper has ${sections.length} sections: ${sections.map(({ title, questions: own }) => `${title}, ${rangeOf(own).toLowerCase()}`).join('; ')}.`,
    ...(places.length > 0
      ? [`There is no overall choice. An internal choice is given in ${listed(places)}: answer only one of the two.`]
      : []),
    'Draw neat figures wherever required. Take $\\pi = \\frac{22}{7}$ wherever required, if nothing else is stated.',
    'Use of a calculator is not allowed.',
  ]
}

type Section = ExamPaper['sections'][number]

const choicesIn = ({ questions }: Section): number =>
  questions.filter(({ alternatives }) => alternatives.length > 1).length
const isNoCase = ({ kind }: Section['questions'][number]): boolean => kind !== 'case'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
