import type { Blueprint, BlueprintGroup } from './blueprint'
import type { Random } from '../random'
import { difficulties, type Difficulty } from '../syllabus'

/** A place in a paper: what kind of question is to stand there. */
export interface Slot {
  /** Position in the whole paper, from 1. */
  readonly number: number
  readonly group: BlueprintGroup
  readonly difficulty: Difficulty
  /** It offers another question in its place, or, of a case, another last part. */
  readonly choice: boolean
}

/** The places of a paper in their order; which of a group are of which level, and which offer a choice, is drawn. */
export function slotsOf(blueprint: Blueprint, random: Random): readonly Slot[] {
  const groups = blueprint.sections.flatMap(({ questions }) => questions)
  let before = 0
  return groups.flatMap((group) => {
    const levels = random.shuffle(
      difficulties.flatMap((level) => Array<Difficulty>(group.levels[level] ?? 0).fill(level)),
    )
    const choosing = new Set(random.shuffle(levels.map((_, index) => index)).slice(0, group.choices ?? 0))
    const first = before + 1
    before += group.count
    return levels.map((difficulty, index) => ({
      number: first + index,
      group,
      difficulty,
      choice: group.kind === 'case' || choosing.has(index),
    }))
  })
}
