import { allPapers } from 'contentlayer/generated'
import { paperOf } from '../../paper'

/** Each paper is a static file made at build time and fetched when Past Papers is opened: papers/cbse-2024-sample.json. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => allPapers.map(({ id }) => ({ file: `${id}.json` }))

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const paper = paperOf(file.replace(/\.json$/, ''))
  return paper ? Response.json(paper) : new Response(`There is no paper ${file}`, { status: 404 })
}
