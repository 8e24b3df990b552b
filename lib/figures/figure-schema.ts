import { z } from 'zod'
import { figureSense } from './figure-sense'
import { histogram, numberLine, table } from './schema/counted'
import { plane } from './schema/plane'
import { sketch } from './schema/sketch'
import { solid } from './schema/solid'
import type { Figure } from './figure'

type Kind = Figure['kind']

const kinds = { plane, sketch, solid, table, histogram, 'number-line': numberLine } satisfies {
  readonly [K in Kind]: z.ZodType<Extract<Figure, { readonly kind: K }>>
}

/** Every figure, and nothing else. */
export const figureSchema = z.discriminatedUnion('kind', [plane, sketch, solid, table, histogram, numberLine], {
  error: `kind is one of ${Object.keys(kinds).join(', ')}`,
}) satisfies z.ZodType<Figure>

/** What is wrong with a figure, each as "curves.0.line: what to write"; none when it can be drawn. */
export function figureErrors(figure: unknown): readonly string[] {
  const { data, error } = figureSchema.safeParse(figure)
  if (data) return figureSense(data)
  return (error?.issues ?? []).map(({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`)
}
