import type { WayOffer } from './assistant/assistant-dialog'
import { newSeed } from './ui/new-seed'
import type { PracticeSession } from './practice/practice-session'
import type { Context, OpenPaper } from '@/lib/assistant'
import type { LessonPlace, Place, Tab } from '@/lib/links/link'

/** What the assistant may know of the page: the open problem with what was done on it, the lesson, or the paper. */
export function contextOf(
  tab: Tab,
  session: PracticeSession,
  { topic, concept }: LessonPlace,
  paper: OpenPaper | null,
): Context {
  const { currentProblem, responses, verdict, attempts, hintsSeen, solutionSeen } = session
  if (tab === 'practice' && currentProblem)
    return {
      problem: currentProblem,
      response: responses,
      ...(verdict && { verdict }),
      attempts,
      hintsSeen,
      solutionOpen: solutionSeen,
    }
  if (tab === 'past-papers' && paper) return { paper }
  return tab === 'learn' ? { lesson: { topic, ...(concept && { concept }) } } : {}
}

/** The place that a reply offers; a problem is a new one. Call it in event handlers only. */
export async function placeOffered(offer: WayOffer): Promise<Place> {
  if (offer.kind === 'lesson')
    return { tab: 'learn', topic: offer.topic, ...(offer.concept && { concept: offer.concept }) }
  const { topic, difficulty, archetype } = offer
  const named = offer.template === undefined ? null : { template: offer.template, difficulty }
  const chosen = named ?? (archetype === undefined ? null : await templateFor(archetype))
  return { tab: 'practice', topic, difficulty, seed: newSeed(), ...chosen }
}

/** One of the templates that ask an archetype; null where there is none, or the list cannot be loaded. */
async function templateFor(archetype: string) {
  try {
    const { catalogue } = await import('@/lib/memory/catalogue')
    const all = catalogue.byId.get(archetype)?.templates ?? []
    const one = all[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % Math.max(all.length, 1)]
    return one ? { template: one.id, difficulty: one.difficulty } : null
  } catch {
    return null
  }
}
