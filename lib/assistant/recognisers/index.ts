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

/** The recognisers of every topic of which the question holds a cue; the others stay on the server. */
export async function recognisersFor(question: Question): Promise<readonly Recogniser[]> {
  const topics = topicKeys.filter((topic) => hasCue(question, topicCues[topic]))
  const loaded = await Promise.all(topics.map((topic) => load[topic]()))
  return loaded.flatMap(({ recognisers }) => recognisers)
}
