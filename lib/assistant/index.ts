import { arithmetic, arithmeticTrouble } from './arithmetic'
import { lessonOffers } from './lesson-offers'
import { normalise } from './normalise'
import type { Context, Reply, Rule } from './rule'
import { taughtAt } from './concepts/taught-at'
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
import { examConcepts, studyRules } from './concepts/studying'
import { triangleConcepts, triangleOverview } from './concepts/triangles'
import { trigonometryConcepts, trigonometryOverview } from './concepts/trigonometry'

export { studyTip, welcome } from './greeting'
export type { Context, Offer, OpenPaper, OpenProblem, Reply } from './rule'

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

/** The order is the priority: sums, ideas, a chapter's name, studying, and last the calculator's excuse. */
export const rules: readonly Rule[] = [arithmetic, ...concepts, ...overviews, ...studyRules, arithmeticTrouble]

const longest = 1000

/** Answers a student's question: worked out where a recogniser understands all of it, and else from the rules; always in the same way. */
export async function reply(question: string, { paper, ...context }: Context = {}): Promise<Reply> {
  if (!paper) return replied(question, context)
  const { beside, told } = await import('./about-the-paper')
  const meant = beside(paper, question.slice(0, longest), context)
  if (meant === null) return replied(question, context)
  if ('told' in meant) return meant.told
  const own = await replied(meant.message, meant.context)
  return paper.state === 'marked' ? told(own, meant.number, paper) : own
}

async function replied(question: string, context: Context): Promise<Reply> {
  const meant = readingMeant(question, context)
  if (meant) return meant
  const asked = normalise(question.slice(0, longest))
  // the reader of questions and the solutions are files of their own
  const { recognised } = await import('./recognise')
  if (context.last?.worked) {
    const { aboutTheReply } = await import('./about-the-reply')
    const further = aboutTheReply(question, context)
    if (further) return further
  }
  if (context.problem) {
    const { aboutTheProblem } = await import('./about-the-problem')
    const help = aboutTheProblem(question, context)
    if (help) return help
  }
  const found = await recognised(question)
  const worked = found && askable(found, question, context)
  if (worked) return context.problem ? unlessItIsOpen(worked, question, context) : worked
  if (context.problem) {
    const { wantedOfTheProblem } = await import('./about-the-problem')
    const wanted = wantedOfTheProblem(question, context)
    if (wanted) return wanted
  }
  const [{ morePractice }, { explained }] = await Promise.all([import('./more-practice'), import('./theory')])
  return (
    morePractice(question, context) ??
    explained(question) ??
    (await looselyMeant(question, context)) ??
    said(rules, asked, context) ??
    (await declined(question, context))
  )
}

/** With what the next message may ask about, where something was worked out. */
function askable(found: Reply, question: string, context: Context): Reply {
  const { answer, text, offers, readings } = found
  if (readings) return { ...found, readings: readings.map((one) => askable(one, question, context)) }
  if (answer === undefined) return found
  const practise = offers?.find((offer) => offer.kind === 'practise')
  const beside = context.problem?.templateId
  return {
    ...found,
    worked: { question, text, answer, step: 0, ...(practise && { practise }), ...(beside && { beside }) },
  }
}

/** "Meaning 2", "2", "the second one", behind a reply that asks which is meant. */
function readingMeant(question: string, { last }: Context): Reply | undefined {
  const [, number, word] =
    /^\s*(?:i mean )?(?:the )?(?:meaning |no\.? |number )?(?:(\d)|(first|second|third))(?: one| meaning)?[\s.!]*$/i.exec(
      question,
    ) ?? []
  const place =
    number === undefined ? ['first', 'second', 'third'].indexOf((word ?? '').toLowerCase()) : Number(number) - 1
  return last?.readings?.[place]
}

/** What the message means beside the solution that was told last, or the problem that is open, though no word of it says so plainly. */
async function looselyMeant(question: string, context: Context): Promise<Reply | null> {
  if (context.last?.worked) {
    const { looselyAbout } = await import('./about-the-reply')
    const meant = await looselyAbout(question, context)
    if (meant) return 'told' in meant ? meant.told : askable(meant.solved, meant.question, context)
  }
  if (!context.problem) return null
  const { looselyAboutTheProblem } = await import('./about-the-problem')
  return looselyAboutTheProblem(question, context)
}

/** The question of the open problem is not answered by the back door: it is worked line by line. */
async function unlessItIsOpen(worked: Reply, question: string, context: Context): Promise<Reply> {
  const { isOpenProblem, nextHint } = await import('./about-the-problem')
  const { problem } = context
  return problem && isOpenProblem(question, worked, context) ? nextHint(problem, context) : worked
}

/** With the way to its lesson, where one teaches it. */
function withLesson(explained: Reply): Reply {
  const place = taughtAt[explained.rule]
  return place ? { ...explained, offers: lessonOffers(place) } : explained
}

/** Where nothing is known to answer: what was understood, and what is near it. */
async function declined(question: string, { problem }: Context): Promise<Reply> {
  const { isNamed, questionNamed } = await import('./about-the-paper')
  if (!problem && isNamed(questionNamed(question))) return whichQuestion
  const { understoodSoFar } = await import('./decline')
  const understood = await understoodSoFar(question)
  if (understood || !problem) return understood ?? fallbackReply
  const { notUnderstood } = await import('./about-the-problem')
  return notUnderstood(problem)
}

/** "explain question 3", where no paper is in view. */
const whichQuestion: Reply = {
  rule: 'fallback',
  text: 'I do not see which question that is. Write it here with all that is given; or ask beside a problem of Practice, or beside a board paper that you have finished.',
}

function said(from: readonly Rule[], asked: string, context: Context): Reply | null {
  for (const { id, answer } of from) {
    const found = answer(asked, context)
    if (found) return withLesson({ rule: id, ...found })
  }
  return null
}

const fallback = `I do not know that one yet. Here are some questions that I can answer:\n${exampleQuestions.join('\n')}\nOr name a chapter, such as "circles" or "probability".`

const fallbackReply: Reply = {
  rule: 'fallback',
  text: fallback,
  offers: exampleQuestions.map((question) => ({ kind: 'ask', question })),
}
