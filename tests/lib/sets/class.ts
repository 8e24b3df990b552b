import { catalogue } from '@/lib/memory/catalogue'
import { drawQuestions } from '@/lib/sets/draw-questions'
import { posedSet } from '@/lib/sets/posed-set'
import type { SetResult } from '@/lib/sets/result'
import type { QuestionSet } from '@/lib/sets/set'
import { codeOfSet } from '@/lib/sets/set-code'

/** The set of a class: twenty questions of all chapters, own numbers for each student. */
export const set: QuestionSet = {
  title: 'Unit test 1',
  seed: 'k3f9z',
  own: true,
  hints: true,
  solutions: 'after',
  questions: drawQuestions({ topics: [], levels: [], marks: [], archetypes: [], count: 20 }, 'k3f9', catalogue),
}
export const setCode = codeOfSet(set)

/** What a student of this copy answers, the first `right` questions rightly. */
export async function resultOf(name: string, copy: string, right: number, of = set): Promise<SetResult> {
  const posed = await posedSet(of, copy, catalogue)
  return {
    set: codeOfSet(of),
    copy,
    name,
    finished: 29_000_000,
    answers: posed.map(({ problem }, place) => ({
      texts: problem.parts.map(({ rule, slips }) => (place < right ? rule.expected : (slips[0]?.response ?? '999'))),
      seconds: 30 + place,
      hints: 0,
      solutionSeen: false,
    })),
  }
}

export const linkOf = (code: string): string => `https://example.org/teach/?result=${code}`
