import type { Difficulty, PracticeTopic } from '../syllabus'

const cells: Partial<Record<PracticeTopic, readonly Difficulty[]>> = {
  'linear-equations': ['hard'],
  statistics: ['medium'],
  probability: ['medium', 'hard'],
}

/** Whether a cell holds something beyond the current syllabus, which comes only where it is asked for: known before the templates load. */
export const holdsBeyond = (topic: PracticeTopic, difficulty: Difficulty): boolean =>
  cells[topic]?.includes(difficulty) ?? false
