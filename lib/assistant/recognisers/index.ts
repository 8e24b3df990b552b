import { topicCues } from './cues'
import { keysOf } from '../question/keys'
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

const byCue = new Map<TopicKey, ByCue>()

/** The places of a topic's recognisers by their cues. */
type ByCue = ReadonlyMap<string, readonly number[]>

function cuesOf(topic: TopicKey, recognisers: readonly Recogniser[]): ByCue {
  const before = byCue.get(topic)
  if (before) return before
  const places = new Map<string, number[]>()
  for (const [place, { cues }] of recognisers.entries()) {
    for (const cue of cues) {
      const all = places.get(cue) ?? []
      all.push(place)
      places.set(cue, all)
    }
  }
  byCue.set(topic, places)
  return places
}

const topicsOf = (question: Question): readonly TopicKey[] =>
  topicKeys.filter((topic) => hasCue(question, topicCues[topic]))

/** The recognisers of every topic of which the question holds a cue; the others stay on the server. */
export async function recognisersFor(question: Question): Promise<readonly Recogniser[]> {
  return (await Promise.all(topicsOf(question).map(recognisersOf))).flat()
}

/** Those of them of which it holds a cue. */
export async function recognisersWithCue(question: Question): Promise<readonly Recogniser[]> {
  const cues = [...keysOf(question).cues]
  const chosen = topicsOf(question).map(async (topic) => {
    const recognisers = await recognisersOf(topic)
    const places = cuesOf(topic, recognisers)
    const held = new Set(cues.flatMap((cue) => places.get(cue) ?? []))
    return recognisers.filter((_, place) => held.has(place))
  })
  return (await Promise.all(chosen)).flat()
}
