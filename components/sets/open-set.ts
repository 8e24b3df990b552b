import { keptSitting } from './kept-sitting'
import { prepareNoting } from '../memory/note-down'
import { catalogue, templateIds } from '@/lib/memory/catalogue'
import { posedSet, type PosedQuestion } from '@/lib/sets/posed-set'
import { copyPattern, type QuestionSet } from '@/lib/sets/set'
import { readSet, setTroubleWords } from '@/lib/sets/set-code'
import type { Sitting } from '@/lib/sets/sitting'

export type SetOnPage =
  | { readonly set: QuestionSet; readonly posed: readonly PosedQuestion[]; readonly sitting: Sitting }
  | { readonly trouble: string }

/** The set of a link with its questions as this student gets them, and what was done on it before. */
export async function openSet(code: string, copy: string): Promise<SetOnPage> {
  const opened = readSet(code, templateIds)
  if (opened.kind === 'trouble') return { trouble: setTroubleWords[opened.trouble] }
  const sitting = keptSitting(code, opened.set, copyPattern.test(copy) ? copy : '')
  const posed = await posedSet(opened.set, sitting.copy, catalogue)
  if (posed.some(({ newer }) => newer)) return { trouble: setTroubleWords.newer }
  prepareNoting().catch(console.error)
  return { set: opened.set, posed, sitting }
}
