import { loadTopic } from '@/lib/problems'
import { topicKeys } from '@/lib/syllabus'

const perStep = 3

/** In how many steps the chapters are loaded. */
export const steps = Math.ceil(topicKeys.length / perStep)

const gathered = new Set<number>()

/** All were loaded before. */
export const isGathered = (): boolean => gathered.size === steps

/** Loads the chapters of a step, counted from 0. */
export async function gather(step: number): Promise<void> {
  const loading = topicKeys.slice(step * perStep, (step + 1) * perStep).map(loadTopic)
  await Promise.allSettled(loading)
  await Promise.all(loading)
  gathered.add(step)
}
