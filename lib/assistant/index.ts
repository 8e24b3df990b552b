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
import { arithmetic, arithmeticTrouble } from './worked/arithmetic'
import { meanOf, medianOf, modeOf } from './worked/averages'
import { hcfAndLcm } from './worked/hcf-lcm'
import { linearEquation, linearPair } from './worked/linear-pair'
import { measureOf } from './worked/measures'
import { dividingPoint, distanceOf } from './worked/points'
import { primeFactorisation, primeOrNot } from './worked/primes'
import { sumOf, termOf } from './worked/progressions'
import { discriminant, factors, natureOfRoots, roots, sumAndProduct } from './worked/quadratics'
import { standardAngle } from './worked/standard-angles'
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

const worked: readonly Rule[] = [
  hcfAndLcm,
  primeFactorisation,
  primeOrNot,
  discriminant,
  natureOfRoots,
  sumAndProduct,
  factors,
  roots,
  linearPair,
  linearEquation,
  distanceOf,
  dividingPoint,
  sumOf,
  termOf,
  meanOf,
  medianOf,
  modeOf,
  standardAngle,
  measureOf,
  arithmetic,
]

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

/** The order is the priority: what is worked out, what is explained, a chapter's name, studying, and last the calculator's excuse. */
export const rules: readonly Rule[] = [
  problemHint,
  ...worked,
  ...concepts,
  ...overviews,
  ...studyRules,
  arithmeticTrouble,
]

/** Answers a student's question from the rules alone, always in the same way. */
export function reply(question: string, context: Context = {}): Reply {
  const asked = normalise(question.slice(0, 1000))
  for (const { id, answer } of rules) {
    const said = answer(asked, context)
    if (said) return { rule: id, ...said }
  }
  return { rule: 'fallback', text: fallback }
}

const fallback = `I do not know that one yet. Here are some questions that I can answer:\n${exampleQuestions.join('\n')}\nOr name a chapter, such as "circles" or "probability".`

export const studyTip = (tips: readonly string[], random: Random): string => random.pick(tips)
