import * as z from 'zod'
import { figureSense } from './figure-sense'
import { histogram, numberLine, table } from './schema/counted'
import { plane } from './schema/plane'
import { sketch } from './schema/sketch'
import { solid } from './schema/solid'
import { wrongInWords, type Wrong } from './wrong'
import type { Figure } from './figure'

type Kind = Figure['kind']

const kinds = { plane, sketch, solid, table, histogram, 'number-line': numberLine } satisfies {
  readonly [K in Kind]: z.ZodType<Extract<Figure, { readonly kind: K }>>
}

export const figureKinds: readonly string[] = Object.keys(kinds)

/** Every figure, and nothing else. */
export const figureSchema = z.discriminatedUnion('kind', [plane, sketch, solid, table, histogram, numberLine], {
  error: `is one of ${figureKinds.join(', ')}`,
}) satisfies z.ZodType<Figure>

/** What is wrong with a figure; nothing when it can be drawn. */
export function figureWrongs(figure: unknown): readonly Wrong[] {
  const { data, error } = figureSchema.safeParse(figure)
  return data ? figureSense(data) : (error?.issues ?? [])
}

/** The same in sentences: "the first of curves: line: what to write". */
export const figureErrors = (figure: unknown): readonly string[] => figureWrongs(figure).map(wrongInWords)
