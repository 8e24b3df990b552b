import type { Template } from '@/lib/problems/template'
import { unknownName } from '@/lib/near'
import { fileOf, templatesIn, toRegister } from './template-files'

/** Why no template of the bank has this id: it is in no list yet, or misspelt. */
export async function noSuchTemplate(id: string, bank: readonly Template[]): Promise<string> {
  const file = fileOf(id)
  const found = file === undefined ? undefined : (await templatesIn(file)).find(([, template]) => template.id === id)
  return file !== undefined && found
    ? `"${id}" is in no list of templates yet. ${toRegister(file, ...found)}`
    : unknownName(
        'template',
        id,
        bank.map((template) => template.id),
      )
}
