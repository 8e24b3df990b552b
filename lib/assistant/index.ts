import { arithmetic, arithmeticTrouble } from './arithmetic'
import { normalise } from './normalise'
import type { Context, Reply, Rule } from './rule'
import { mensurationConcepts, mensurationOverview } from './concepts/areas-volumes'
import { progressionConcepts, progressionOverview } from './concepts/arithmetic-progressions'
import { circleConcepts, circleOverview } from './concepts/circles'
import { coordinateConcepts, coordinateOverview } from './concepts/coordinate-geometry'
import { linearConcepts, linearOverview } from './concepts/linear-equations'
import { polynomialConcepts, polynomialOverview } from './concepts/polynomials'
import { probabilityConcepts, probabilityOverview } from './concepts/probability'
import { quadraticConcepts, quadraticOverview } from './concepts/quadratic-equations'
import { realNumberConcepts, realNumberOverview } from './concepts/real-numbers'
import { statisticsConcepts, statisticsOverview } from './concepts/statistics'
import { examConcepts, problemHint, studyRules } from './concepts/studying'
import { triangleConcepts, triangleOverview } from './concepts/triangles'
import { trigonometryConcepts, trigonometryOverview } from './concepts/trigonometry'
import type { Random } from '../random'

export type { Context, Reply } from './rule'

export const welcome =
  'Hello! I am your CBSE Class 10 maths helper. Ask me about any chapter, for example "What is a polynomial?" or "HCF of 12 and 18", or press Get Study Tip.'

/** Questions that work, for a student who does not know what to ask. */
export const exampleQuestions = [
  'HCF of 96 and 404',
  'Solve x^2 - 5x + 6 = 0',
  'What is the section formula?',
  'How do I find the nth term of an AP?',
] as const

const concepts: readonly Rule[] = [
  ...realNumberConcepts,
  ...coordinateConcepts,
  ...triangleConcepts,
  ...circleConcepts,
  ...mensurationConcepts,
  ...probabilityConcepts,
  ...progressionConcepts,
  ...statisticsConcepts,
  ...trigonometryConcepts,
  ...polynomialConcepts,
  ...linearConcepts,
  ...quadraticConcepts,
  ...examConcepts,
]

const overviews: readonly Rule[] = [
  polynomialOverview,
  quadraticOverview,
  linearOverview,
  trigonometryOverview,
  realNumberOverview,
  coordinateOverview,
  progressionOverview,
  mensurationOverview,
  circleOverview,
  triangleOverview,
  statisticsOverview,
  probabilityOverview,
]

/** The order is the priority: the open problem, sums, ideas, a chapter's name, studying, and last the calculator's excuse. */
export const rules: readonly Rule[] = [
  problemHint,
  arithmetic,
  ...concepts,
  ...overviews,
  ...studyRules,
  arithmeticTrouble,
]

const longest = 1000

/** Answers a student's question: worked out where a recogniser understands all of it, and else from the rules; always in the same way. */
export async function reply(question: string, context: Context = {}): Promise<Reply> {
  const asked = normalise(question.slice(0, longest))
  const hint = said([problemHint], asked, context)
  if (hint) return hint
  // the reader of questions and the solutions are files of their own
  const { recognised } = await import('./recognise')
  return (await recognised(question)) ?? said(rules, asked, context) ?? fallbackReply
}

function said(from: readonly Rule[], asked: string, context: Context): Reply | null {
  for (const { id, answer } of from) {
    const found = answer(asked, context)
    if (found) return { rule: id, ...found }
  }
  return null
}

const fallback = `I do not know that one yet. Here are some questions that I can answer:\n${exampleQuestions.join('\n')}\nOr name a chapter, such as "circles" or "probability".`

const fallbackReply: Reply = { rule: 'fallback', text: fallback }

export const studyTip = (tips: readonly string[], random: Random): string => random.pick(tips)
