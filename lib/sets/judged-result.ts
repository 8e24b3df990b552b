import { posedSet } from './posed-set'
import { isNothing, type AnswerGiven, type SetResult } from './result'
import type { QuestionSet } from './set'
import { readSet, type SetTrouble } from './set-code'
import { checkProblem, withoutLookAgain, type Verdict } from '../answers'
import { judgeCard } from '../answers/judge-card'
import { templateIds, type Archetype, type Catalogue } from '../memory/catalogue'
import type { Problem } from '../problems'

export interface JudgedQuestion {
  readonly problem: Problem
  readonly archetype: Archetype | undefined
  readonly given: AnswerGiven
  /** null where nothing was answered. */
  readonly verdict: Verdict | null
  readonly marks: number
  /** The words of the slips that the answer matches. */
  readonly slips: readonly string[]
  /** The question is another one since the set was made: its marks are not sure. */
  readonly changed: boolean
}

export interface JudgedResult {
  readonly set: QuestionSet
  readonly result: SetResult
  readonly questions: readonly JudgedQuestion[]
  readonly marks: number
  readonly outOf: number
  readonly seconds: number
}

export type Judgement =
  | { readonly kind: 'judged'; readonly judged: JudgedResult }
  | { readonly kind: 'trouble'; readonly trouble: SetTrouble }

/** Judges every answer of a result anew, from the problems themselves: what the link says of marks does not count, for it says nothing. */
export async function judgedResult(result: SetResult, catalogue: Catalogue): Promise<Judgement> {
  const opened = readSet(result.set, templateIds)
  if (opened.kind === 'trouble') return opened
  const { set } = opened
  const posed = await posedSet(set, result.copy, catalogue)
  const questions = posed.map(({ problem, improved, newer }, place): JudgedQuestion => {
    const given = result.answers[place] ?? nothingGiven
    const archetype = catalogue.ofTemplate.get(problem.templateId)
    return { ...judgedAnswer(problem, given), problem, archetype, given, changed: improved || newer }
  })
  const sum = (of: (question: JudgedQuestion) => number) => questions.reduce((total, one) => total + of(one), 0)
  return {
    kind: 'judged',
    judged: {
      set,
      result,
      questions,
      marks: sum(({ marks }) => marks),
      outOf: sum(({ problem }) => problem.marks),
      seconds: sum(({ given }) => given.seconds),
    },
  }
}

const nothingGiven: AnswerGiven = { texts: [], seconds: 0, hints: 0, solutionSeen: false }

/** The same judgement that the student's card gives. */
export function judgedAnswer(
  problem: Problem,
  { texts }: Pick<AnswerGiven, 'texts'>,
): Pick<JudgedQuestion, 'verdict' | 'marks' | 'slips'> {
  if (isNothing({ texts })) return { verdict: null, marks: 0, slips: [] }
  const boxes = problem.parts.map((_, part) => texts[part] ?? '')
  const verdict = judgeCard(checkProblem, problem, boxes)
  return { verdict, marks: verdict.marks ?? (verdict.correct ? problem.marks : 0), slips: slipsIn(verdict) }
}

/** For a teacher, who has no solution beside them. */
const slipsIn = (verdict: Verdict): readonly string[] =>
  (verdict.parts ?? [verdict]).flatMap(({ step, note }) =>
    step !== undefined && note !== undefined ? [withoutLookAgain(note, step)] : [],
  )
