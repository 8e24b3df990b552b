import { newSeed } from '../ui/new-seed'
import { freshSitting, readSitting, type Sitting } from '@/lib/sets/sitting'
import type { QuestionSet } from '@/lib/sets/set'

const keyOf = (code: string): string => `mathTutorSet.${code}`

/** The sitting of a set as the browser kept it, or a fresh one: of own numbers, with a copy of its own. `copy`: the link names one. */
export function keptSitting(code: string, set: QuestionSet, copy: string): Sitting {
  const fresh = freshSitting(set.own ? copy || newSeed() : '', set.questions.length)
  try {
    const kept = readSitting(window.localStorage.getItem(keyOf(code)), set.questions.length)
    // A printed paper names its numbers: they are those of its key.
    return kept && (copy === '' || kept.copy === copy || !set.own) ? kept : fresh
  } catch {
    return fresh
  }
}

/** False where the browser refuses: then it lasts as long as the page. */
export function keepSitting(code: string, sitting: Sitting): boolean {
  try {
    window.localStorage.setItem(keyOf(code), JSON.stringify(sitting))
    return true
  } catch {
    return false
  }
}
