import { called } from '../question/called'
import type { Question } from '../question/question'
import type { Found, Objection } from '../recogniser'

type Read<Given> = (question: Question) => Found<Given> | Objection | null

/** Reads a question whose unknown number has any other name, p for k; the solution is written with that name. */
export const callingItK =
  <Given>(read: Read<Given>, besides: readonly string[] = ['x']): Read<Given> =>
  (question) => {
    const { question: renamed, letter, original } = called(question, 'k', besides)
    const found = read(renamed)
    if (!found || letter === 'k') return found
    const used = found.used.map(original)
    return 'objection' in found ? { ...found, used } : { ...found, used, letters: { k: letter } }
  }
