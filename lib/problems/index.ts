import { yetToCome } from './bag'
import type { Problem } from './problem'
import { poseProblem } from './pose-problem'
import { drawnBy } from './rendezvous'
import type { Template } from './template'
import { seededRandom } from '../random'
import { difficulties, mixedTopic, topicKeys, type Difficulty, type PracticeTopic, type TopicKey } from '../syllabus'

export { poseProblem } from './pose-problem'
export { notAnswerable, type AnswerFormat, type Problem } from './problem'

export interface ProblemRequest {
  readonly topic: PracticeTopic
  /** Left out: drawn. Mixed Practice always draws it. */
  readonly difficulty?: Difficulty
  /** Pins one template of the topic. */
  readonly templateId?: string
  /**
   * Ids of templates that have come lately, the last one last: another of the chapter and difficulty is drawn as long as there is one,
   * and never the last again. Left out: the seed alone decides.
   */
  readonly avoid?: readonly string[]
  /** Draws from what lies beyond the current syllabus too. */
  readonly beyond?: true
  readonly seed: string
}

/** A request pins a template that its topic does not have. */
export class UnknownTemplate extends Error {}

type Loader = () => Promise<{ readonly templates: readonly Template[] }>

/** The templates of each level of each topic are a file of their own, loaded when first asked for. */
const loaders: Readonly<Record<TopicKey, Readonly<Record<Difficulty, Loader>>>> = {
  'real-numbers': {
    easy: () => import('./real-numbers/easy'),
    medium: () => import('./real-numbers/medium'),
    hard: () => import('./real-numbers/hard'),
  },
  polynomials: {
    easy: () => import('./polynomials/easy'),
    medium: () => import('./polynomials/medium'),
    hard: () => import('./polynomials/hard'),
  },
  'linear-equations': {
    easy: () => import('./linear-equations/easy'),
    medium: () => import('./linear-equations/medium'),
    hard: () => import('./linear-equations/hard'),
  },
  'quadratic-equations': {
    easy: () => import('./quadratic-equations/easy'),
    medium: () => import('./quadratic-equations/medium'),
    hard: () => import('./quadratic-equations/hard'),
  },
  'arithmetic-progressions': {
    easy: () => import('./arithmetic-progressions/easy'),
    medium: () => import('./arithmetic-progressions/medium'),
    hard: () => import('./arithmetic-progressions/hard'),
  },
  triangles: {
    easy: () => import('./triangles/easy'),
    medium: () => import('./triangles/medium'),
    hard: () => import('./triangles/hard'),
  },
  'coordinate-geometry': {
    easy: () => import('./coordinate-geometry/easy'),
    medium: () => import('./coordinate-geometry/medium'),
    hard: () => import('./coordinate-geometry/hard'),
  },
  trigonometry: {
    easy: () => import('./trigonometry/easy'),
    medium: () => import('./trigonometry/medium'),
    hard: () => import('./trigonometry/hard'),
  },
  circles: {
    easy: () => import('./circles/easy'),
    medium: () => import('./circles/medium'),
    hard: () => import('./circles/hard'),
  },
  'areas-volumes': {
    easy: () => import('./areas-volumes/easy'),
    medium: () => import('./areas-volumes/medium'),
    hard: () => import('./areas-volumes/hard'),
  },
  statistics: {
    easy: () => import('./statistics/easy'),
    medium: () => import('./statistics/medium'),
    hard: () => import('./statistics/hard'),
  },
  probability: {
    easy: () => import('./probability/easy'),
    medium: () => import('./probability/medium'),
    hard: () => import('./probability/hard'),
  },
}

/**
 * Poses one problem; the same request gives the same problem, always. Mixed Practice draws topic and difficulty uniformly; the
 * template is the one that the seed draws among those of topic and difficulty, none beyond the syllabus unless the request says so.
 * @throws UnknownTemplate when a pinned template is not in the topic; another error when the topic's file cannot be loaded.
 */
export async function generateProblem(request: ProblemRequest): Promise<Problem> {
  const { topic, difficulty } = cellOf(request)
  const { seed, templateId, avoid = [], beyond = false } = request
  if (templateId) return poseProblem(await loadTemplate(topic, difficulty, templateId), seed)
  const { templates } = await loaders[topic][difficulty]()
  const inBag = templates.filter((template) => (beyond || !template.beyond) && !template.retired)
  const drawn = drawnBy(
    seed,
    yetToCome(inBag, avoid),
    ({ item }) => item.id,
    ({ weight }) => weight,
  )
  if (drawn) return poseProblem(drawn.item, seed)
  throw new Error(`generateProblem: ${topic} has no ${difficulty} template`)
}

/**
 * The template with that id, looked for first at the level that is named.
 * @throws UnknownTemplate when the topic has none of that id; another error when the topic's file cannot be loaded.
 */
export async function loadTemplate(topic: TopicKey, first: Difficulty, templateId: string): Promise<Template> {
  for (const level of [first, ...difficulties.filter((other) => other !== first)]) {
    const { templates } = await loaders[topic][level]()
    const found = templates.find(({ id }) => id === templateId)
    if (found) return found
  }
  throw new UnknownTemplate(`generateProblem: ${topic} has no template "${templateId}"`)
}

/** The templates of a level of a chapter: what is loaded as one. */
export interface Cell {
  readonly topic: TopicKey
  readonly difficulty: Difficulty
}

/** Loads some cells, so that their templates are there when they are asked for. */
export async function loadCells(cells: readonly Cell[]): Promise<void> {
  const loading = cells.map(({ topic, difficulty }) => loaders[topic][difficulty]())
  await Promise.allSettled(loading)
  await Promise.all(loading)
}

/** The topic and difficulty of a request: as it says, or drawn. */
function cellOf({ topic, difficulty, seed }: ProblemRequest): {
  readonly topic: TopicKey
  readonly difficulty: Difficulty
} {
  const random = seededRandom(`request/${seed}`)
  if (topic === mixedTopic) return { topic: random.pick(topicKeys), difficulty: random.pick(difficulties) }
  return { topic, difficulty: difficulty ?? random.pick(difficulties) }
}
