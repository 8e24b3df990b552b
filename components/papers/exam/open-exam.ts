import { prepareNoting } from '../../memory/note-down'
import { fetchBuilt } from '../../ui/fetch-json'
import { newestEdition, type Blueprint, type ExamPaper } from '@/lib/papers'
import { writtenEdition } from '@/lib/papers/seed'

/** A paper that was written by hand, as the build has it. */
export function openExam(id: string): Promise<ExamPaper> {
  prepareNoting().catch(console.error)
  return fetchBuilt(`papers/${id}.exam.json`, isExam)
}

export type OpenedBlueprint = { readonly blueprint: Blueprint } | { readonly trouble: string }

/** What a paper is drawn by; a seed of a later release cannot be. */
export async function openBlueprint(id: string, seed: string): Promise<OpenedBlueprint> {
  prepareNoting().catch(console.error)
  if (writtenEdition(seed) > newestEdition)
    return {
      trouble:
        'It was made by a newer version of this site than your browser has here. Reload the page, and it will open.',
    }
  return { blueprint: await fetchBuilt(`papers/${id}.blueprint.json`, isBlueprint) }
}

const hasSections = (value: unknown): value is { readonly sections: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)

const isExam = (value: unknown): value is ExamPaper => hasSections(value) && 'minutes' in value && 'title' in value
const isBlueprint = (value: unknown): value is Blueprint => hasSections(value) && 'units' in value
