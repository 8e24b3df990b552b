import { poseProblem, templates, type Template } from '@/lib/problems/all'
import type { QuestionKind } from '@/lib/papers/blueprint'
import { paperWording } from '@/lib/papers/paper-wording'
import { isUsable } from '@/lib/papers/usable'
import type { Problem } from '@/lib/problems/problem'

/** A template as lib/papers/pool.json lists it, but for its editions. */
export interface Poolable {
  readonly id: string
  readonly topic: string
  readonly difficulty: string
  readonly marks: number
  readonly kind: string
  readonly archetypes: readonly string[]
  /** It may be one of two parts of a longer question. */
  readonly joins?: boolean | undefined
}

const seeds = Array.from({ length: 40 }, (_, index) => `pool ${index}`)

/** Of each template the problems are posed once, for all that is asked of them. */
const posed = new WeakMap<Template, readonly Problem[]>()

function problemsOf(template: Template): readonly Problem[] {
  const problems = posed.get(template) ?? seeds.map((seed) => poseProblem(template, seed))
  posed.set(template, problems)
  return problems
}

/** At least so many of the seeds must give a question of the kind. */
const enough = 0.4

/** What of the bank, or of some of it, a board paper can ask. */
export const pooledBank = (of: readonly Template[] = templates): readonly Poolable[] =>
  of.flatMap((template) => {
    const kind = template.beyond || template.retired ? null : kindOf(template)
    const { id, topic, difficulty, marks, archetypes } = template
    if (!kind) return []
    const joins = kind === 'answer' && problemsOf(template).every(({ parts }) => parts.length === 1)
    return [{ id, topic, difficulty, marks, kind, archetypes: [...archetypes], ...(joins && { joins }) }]
  })

/** null for what a paper cannot ask. */
function kindOf(template: Template): QuestionKind | null {
  const problems = problemsOf(template)
  const kind = kindByMarks(template)
  // options stand in the first section and in cases only
  if (kind === 'answer' && problems.some(({ parts }) => parts.some(({ rule }) => rule.kind === 'choice'))) return null
  if (problems.some((problem) => !paperWording(problem, problem.question))) return null
  return seeds.filter((seed) => isUsable(template, kind, seed)).length >= enough * seeds.length ? kind : null
}

function kindByMarks({ marks, archetypes: [main = ''] }: Template): QuestionKind {
  if (marks === 4) return 'case'
  if (marks > 1) return 'answer'
  return main.endsWith('assertion-reason') ? 'assertion' : 'choice'
}
