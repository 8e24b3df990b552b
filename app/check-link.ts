import { checkSeed } from '@/lib/content/check-question'
import { problemLink, linkTo } from '@/lib/links/link'
import { templates } from '@/lib/problems/all'

/** The link of the question that a concept ends with; `concept`: which one of its lesson it is, counted from 1, for the way back. */
export function checkLink(templateId: string, seed = checkSeed, concept: number): string {
  const template = templates.find(({ id }) => id === templateId)
  if (!template) throw new Error(`check="${templateId}": no template is called so`)
  return linkTo({ ...problemLink({ seed, templateId, version: template.version }, template), from: concept })
}
