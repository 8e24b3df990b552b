import { blueprints } from '../../blueprints'
import { paperOf } from '../../paper'
import { examPapers, solvedPapers } from '../../papers'

/**
 * Each paper is a static file made at build time and fetched when it is opened: papers/cbse-2024-sample.json with its solutions set,
 * papers/ID.exam.json for one that is sat, and papers/board.blueprint.json for those that the browser draws.
 */
export const dynamic = 'force-static'
export const dynamicParams = false

const named = <T extends { readonly id: string }>(all: readonly T[], end: string, valueOf: (one: T) => unknown) =>
  all.map((one) => ({ file: `${one.id}${end}`, value: () => valueOf(one) }))

const files = [
  ...named(solvedPapers, '.json', ({ id }) => paperOf(id)),
  ...named(examPapers, '.exam.json', (paper) => paper),
  ...named(blueprints, '.blueprint.json', (blueprint) => blueprint),
]

export const generateStaticParams = () => files.map(({ file }) => ({ file }))

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file: wanted } = await params
  const found = files.find(({ file }) => file === wanted)
  return found ? Response.json(found.value()) : new Response(`There is no paper ${wanted}`, { status: 404 })
}
