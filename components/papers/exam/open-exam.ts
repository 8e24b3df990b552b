import { prepareNoting } from '../../memory/note-down'
import { fetchBuilt } from '../../ui/fetch-json'
import { makePaper, newestEdition, posePaper, type Blueprint, type ExamPaper } from '@/lib/papers'
import { writtenEdition } from '@/lib/papers/seed'

export type OpenedExam = { readonly exam: ExamPaper } | { readonly trouble: string }

/** A paper as it is sat: drawn by its seed, or as the build has it. */
export async function openExam(id: string, seed: string | undefined): Promise<OpenedExam> {
  prepareNoting().catch(console.error)
  if (seed === undefined) return { exam: await fetchBuilt(`papers/${id}.exam.json`, isExam) }
  if (writtenEdition(seed) > newestEdition)
    return {
      trouble:
        'It was made by a newer version of this site than your browser has here. Reload the page, and it will open.',
    }
  const blueprint = await fetchBuilt(`papers/${id}.blueprint.json`, isBlueprint)
  return { exam: await posePaper(await makePaper(blueprint, seed)) }
}

const hasSections = (value: unknown): value is { readonly sections: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)

const isExam = (value: unknown): value is ExamPaper => hasSections(value) && 'minutes' in value && 'title' in value
const isBlueprint = (value: unknown): value is Blueprint => hasSections(value) && 'units' in value
