import { parseDocument } from 'yaml'
import { blueprintSchema } from './blueprint-schema'
import { onceFor } from './once-for'
import type { Blueprint } from '../papers/blueprint'

/** The patterns among content files, by their ids; one that is not right is told of elsewhere, and is none. */
export const blueprintsIn = onceFor(
  (files): ReadonlyMap<string, Blueprint> =>
    new Map(
      files.flatMap(({ path, text }) => {
        if (!/^blueprints\/.*\.yaml$/.test(path)) return []
        const document = parseDocument(text)
        const { data } = blueprintSchema.safeParse(document.errors.length > 0 ? null : document.toJS())
        return data ? [[data.id, data] as const] : []
      }),
    ),
)
