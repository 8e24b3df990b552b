import { paperOf } from '../../paper'
import { examPapers, solvedPapers } from '../../papers'

/**
 * Each paper is a static file made at build time and fetched when it is opened: papers/cbse-2024-sample.json with its solutions set, and
 * papers/ID.exam.json for one that is sat.
 */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [
  ...solvedPapers.map(({ id }) => ({ file: `${id}.json` })),
  ...examPapers.map(({ id }) => ({ file: `${id}.exam.json` })),
]

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const paper = file.endsWith('.exam.json')
    ? examPapers.find(({ id }) => file === `${id}.exam.json`)
    : paperOf(file.replace(/\.json$/, ''))
  return paper ? Response.json(paper) : new Response(`There is no paper ${file}`, { status: 404 })
}
