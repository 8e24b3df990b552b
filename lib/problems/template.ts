import type { Ask, Posed, PosedInParts } from './posed'
import { seededRandom, type Random } from '../random'
import type { WorkedSolution } from '../solutions/solution'
import type { Difficulty, TopicKey } from '../syllabus'

export { chain, equals, isValue, relation, says } from '../solutions/claim'

export { earns, line, type Line, type Step } from '../solutions/line'

/** A wrong response that we expect, and the word that helps. */
export interface Slip {
  /** The label of the part that it answers, where there are several. */
  readonly part?: string
  readonly response: string
  readonly note: string
  /** The name of the line of the solution at which it enters, or 'last'. */
  readonly step: string
  /** With the numbers of this draw the wrong road leads to the key: it is no slip here, and the prover counts how often. */
  readonly byAccident?: true
}

/** A thing of a story, and what it can be in the world. */
export interface Thing {
  /** "the speed of the boat", "the width of the tent for its height" */
  readonly name: string
  readonly size: number
  readonly least: number
  readonly most: number
  /** Left out for a ratio of two things. What has one is said in the problem. */
  readonly unit?: string
}

interface Definition<Draw> {
  /** Unique, kebab-case, stable for ever: links name it. */
  readonly id: string
  /** Raised whenever what it poses changes; 1 where it is left out. */
  readonly version?: number
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  /** Ids of the archetypes of exam questions that it covers. */
  readonly archetypes: readonly string[]
  readonly marks: 1 | 2 | 3 | 4 | 5
  /** How often it comes beside the others of its chapter and difficulty: more than 0, at most 1; 1 where it is left out. */
  readonly weight?: number
  /** Beyond the current syllabus: it says so on its card, and comes only by its link or where it is asked for. */
  readonly beyond?: true
  /** Other templates ask now what it asked: it is kept for its links, and comes by them alone. */
  readonly retired?: true
  /** The only chance. */
  readonly draw: (random: Random) => Draw
  /**
   * Of a case study: the same story with its other last part, which a board paper offers as an internal choice; null where the numbers of
   * this draw do not suit it.
   */
  readonly otherwise?: (draw: Draw) => Draw | null
  /** The numbers are drawn again while a wrong road that a slip names leads to the key. */
  readonly wrongRoadsShow?: true
  /** What may be asked, where one template asks several things: the prover sees that each comes, and not too seldom. */
  readonly variants?: { readonly all: readonly string[]; readonly of: (draw: Draw) => string }
  /** Of a story: its things with the ranges that they can have. */
  readonly things?: (draw: Draw) => readonly Thing[]
  /**
   * The key again, by a road that shares no code with the working, in the grammar of answers; a text for each part where there are
   * several. null where there is nothing to type.
   */
  readonly crossCheck: (draw: Draw) => string | readonly string[] | null
  /** Must all be judged wrong. */
  readonly slips: (draw: Draw) => readonly Slip[]
}

/** A template that owns its working. */
export interface TemplateDefinition<Draw> extends Definition<Draw> {
  /** Pure. */
  readonly pose: (draw: Draw) => Posed | PosedInParts
}

/** A template whose working is a solution that the assistant knows too. All its faces are pure but `draw`. */
export interface SolvedTemplateDefinition<Draw, Given, Manner = never> extends Definition<Draw> {
  /** What the question states. */
  readonly given: (draw: Draw) => Given
  readonly solution: WorkedSolution<Given, Manner>
  /** How the working is written, where the writer is free. */
  readonly manner?: (draw: Draw) => Manner
  readonly ask: (draw: Draw) => Ask
}

/** What a question states, and the solution that works it. */
export interface Stated {
  readonly solution: string
  readonly archetype: string
  readonly given: unknown
}

/** The faces of a template: each is a function of the seed alone. */
export interface Faces {
  readonly pose: (seed: string) => Posed | PosedInParts
  readonly crossCheck: (seed: string) => string | readonly string[] | null
  readonly slips: (seed: string) => readonly Slip[]
  /** The wrong roads that lead to the key. */
  readonly accidents: (seed: string) => readonly Slip[]
  /** None where it declares none. */
  readonly things: (seed: string) => readonly Thing[]
}

/** A template with its draw sealed in. */
export interface Template extends Faces {
  readonly id: string
  readonly version: number
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly archetypes: readonly string[]
  readonly marks: number
  readonly weight: number
  readonly beyond: boolean
  readonly retired: boolean
  /** The same story with its other last part; null for a seed whose numbers do not suit it, and always where there is no other. */
  readonly otherwise: (seed: string) => Faces | null
  /** It declares another last part. */
  readonly hasOther: boolean
  /** null for a template that declares none. */
  readonly variants: { readonly all: readonly string[]; readonly of: (seed: string) => string } | null
  /** null for a template that owns its working. */
  readonly stated: (seed: string) => Stated | null
}

export function template<Draw, Given = never, Manner = never>(
  definition: TemplateDefinition<Draw> | SolvedTemplateDefinition<Draw, Given, Manner>,
): Template {
  const { id, version = 1, topic, difficulty, archetypes, marks, weight = 1 } = definition
  const { beyond = false, retired = false } = definition
  const { draw, slips, variants } = definition
  const drawFor = lastKept((seed: string) => {
    const random = seededRandom(`${id}/${seed}`)
    return definition.wrongRoadsShow ? whereWrongRoadsShow(() => draw(random), slips) : draw(random)
  })
  return {
    id,
    version,
    topic,
    difficulty,
    archetypes,
    marks,
    weight,
    beyond,
    retired,
    ...facesOf(definition, drawFor),
    hasOther: definition.otherwise !== undefined,
    otherwise: (seed) => {
      const other = definition.otherwise?.(drawFor(seed)) ?? null
      return other && facesOf(definition, () => other)
    },
    variants: variants ? { all: variants.all, of: (seed) => variants.of(drawFor(seed)) } : null,
    stated: (seed) =>
      'pose' in definition
        ? null
        : {
            solution: definition.solution.id,
            archetype: definition.solution.archetype,
            given: definition.given(drawFor(seed)),
          },
  }
}

function facesOf<Draw, Given, Manner>(
  definition: TemplateDefinition<Draw> | SolvedTemplateDefinition<Draw, Given, Manner>,
  drawFor: (seed: string) => Draw,
): Faces {
  const { crossCheck, slips, things } = definition
  return {
    pose: (seed) => ('pose' in definition ? definition.pose(drawFor(seed)) : solved(definition, drawFor(seed))),
    crossCheck: (seed) => crossCheck(drawFor(seed)),
    slips: (seed) => slips(drawFor(seed)).filter(({ byAccident }) => !byAccident),
    accidents: (seed) => slips(drawFor(seed)).filter(({ byAccident }) => byAccident),
    things: (seed) => things?.(drawFor(seed)) ?? [],
  }
}

/** The last value is kept: the faces of a template are asked for one seed after another. */
function lastKept<T>(work: (key: string) => T): (key: string) => T {
  let last: { readonly key: string; readonly value: T } | undefined
  return (key) => (last?.key === key ? last : (last = { key, value: work(key) })).value
}

const mostDraws = 30

/** The first draw in which no slip is right by accident; the last one where all are. */
function whereWrongRoadsShow<Draw>(draw: () => Draw, slips: (draw: Draw) => readonly Slip[]): Draw {
  for (let drawn = 1; ; drawn += 1) {
    const kept = draw()
    if (drawn === mostDraws || !slips(kept).some(({ byAccident }) => byAccident)) return kept
  }
}

/** The question, and its solution's working and key. */
function solved<Draw, Given, Manner>(definition: SolvedTemplateDefinition<Draw, Given, Manner>, draw: Draw): Posed {
  const { given, solution, manner, ask } = definition
  const { lines, key } = solution.solve(given(draw), manner?.(draw))
  const { rule, ...asked } = ask(draw)
  // the key behind the kind, as in a rule that is written out
  return { ...asked, rule: Object.assign({ kind: rule.kind, expected: key }, rule), steps: lines }
}
