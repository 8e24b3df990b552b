import { topicCues } from './cues'
import type { Question } from '../question/question'
import { hasCue, type Recogniser } from '../recogniser'
import { topicKeys, type TopicKey } from '../../syllabus'

type Loaded = Promise<{ readonly recognisers: readonly Recogniser[] }>

/** Each topic's recognisers, with the solutions that they need, are a file of their own. */
const load: Readonly<Record<TopicKey, () => Loaded>> = {
  'real-numbers': () => import('./real-numbers'),
  polynomials: () => import('./polynomials'),
  'linear-equations': () => import('./linear-equations'),
  'quadratic-equations': () => import('./quadratic-equations'),
  'arithmetic-progressions': () => import('./arithmetic-progressions'),
  triangles: () => import('./triangles'),
  'coordinate-geometry': () => import('./coordinate-geometry'),
  trigonometry: () => import('./trigonometry'),
  circles: () => import('./circles'),
  'areas-volumes': () => import('./areas-volumes'),
  statistics: () => import('./statistics'),
  probability: () => import('./probability'),
}

/** A question is read many times: what has come is at hand without waiting for it once more. */
const loaded = new Map<TopicKey, readonly Recogniser[]>()

async function recognisersOf(topic: TopicKey): Promise<readonly Recogniser[]> {
  const known = loaded.get(topic)
  if (known) return known
  const { recognisers } = await load[topic]()
  loaded.set(topic, recognisers)
  return recognisers
}

/** The recognisers of every topic of which the question holds a cue; the others stay on the server. */
export async function recognisersFor(question: Question): Promise<readonly Recogniser[]> {
  const topics = topicKeys.filter((topic) => hasCue(question, topicCues[topic]))
  const all = await Promise.all(topics.map(recognisersOf))
  return all.flat()
}
