import type { Problem } from './problem'
import { poseProblem } from './pose-problem'
import { drawnBy } from './rendezvous'
import type { Template } from './template'
import { ids as trigonometryIds } from './trigonometry/ids'
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
  readonly seed: string
}

type Loader = (templateId: string | undefined) => Promise<{ readonly templates: readonly Template[] }>

/** Each topic's templates are a file of their own, two for the largest topic; a file is loaded when first asked for. */
const loaders: Readonly<Record<TopicKey, Loader>> = {
  'real-numbers': () => import('./real-numbers'),
  polynomials: () => import('./polynomials'),
  'linear-equations': () => import('./linear-equations'),
  'quadratic-equations': () => import('./quadratic-equations'),
  'arithmetic-progressions': () => import('./arithmetic-progressions'),
  triangles: () => import('./triangles'),
  'coordinate-geometry': () => import('./coordinate-geometry'),
  trigonometry: (templateId) =>
    templateId?.startsWith('ht-')
      ? import('./trigonometry/heights-and-distances')
      : import('./trigonometry/ratios-and-identities'),
  circles: () => import('./circles'),
  'areas-volumes': () => import('./areas-volumes'),
  statistics: () => import('./statistics'),
  probability: () => import('./probability'),
}

/** The topics of two files: the ids of their templates, so that the draw can tell which file to load. */
const idsOf: Readonly<Partial<Record<TopicKey, Readonly<Record<Difficulty, readonly string[]>>>>> = {
  trigonometry: trigonometryIds,
}

/**
 * Poses one problem; the same request gives the same problem, always. Mixed Practice draws topic and difficulty uniformly; the
 * template is the one that the seed draws among those of topic and difficulty.
 * @throws when a pinned template is not in the topic, and when the topic's file cannot be loaded.
 */
export async function generateProblem(request: ProblemRequest): Promise<Problem> {
  const { topic, difficulty } = cellOf(request)
  const { seed } = request
  const templateId = request.templateId ?? drawnBy(seed, idsOf[topic]?.[difficulty] ?? [], String)
  const { templates } = await loaders[topic](templateId)
  const fitting = templateId
    ? templates.filter(({ id }) => id === templateId)
    : templates.filter((template) => template.difficulty === difficulty)
  const chosen = drawnBy(seed, fitting, ({ id }) => id)
  if (chosen) return poseProblem(chosen, seed)
  throw new Error(
    templateId
      ? `generateProblem: ${topic} has no template "${templateId}"`
      : `generateProblem: ${topic} has no ${difficulty} template`,
  )
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
