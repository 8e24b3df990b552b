import { allPaperBlueprints } from 'contentlayer/generated'
import { blueprintSchema } from '@/lib/content/blueprint-schema'
import type { Blueprint } from '@/lib/papers'

/** The blueprints by which papers are drawn, as an editor wrote them. */
export const blueprints: readonly Blueprint[] = allPaperBlueprints.map(
  ({ id, title, marks, minutes, readingMinutes, difficulty, units, sections }) =>
    blueprintSchema.parse({ id, title, marks, minutes, readingMinutes, difficulty, units, sections }),
)
