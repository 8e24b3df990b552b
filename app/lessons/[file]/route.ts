import { lessonOf } from '../../lesson'
import type { Lesson } from '@/components/learn/lesson'
import { withMarkup, type LessonFile } from '@/components/learn/lesson-file'
import { shortened } from '@/lib/rich-text/short-markup/shortened'
import { topicKeys } from '@/lib/syllabus'

/** Each lesson is a static file made at build time and fetched when its chapter is chosen: lessons/circles.json. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => topicKeys.map((topic) => ({ file: `${topic}.json` }))

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const topic = topicKeys.find((key) => file === `${key}.json`)
  return topic
    ? Response.json(fileOf(await lessonOf(topic)), await stamped())
    : new Response(`There is no lesson ${file}`, { status: 404 })
}

const fileOf = (lesson: Lesson): LessonFile => ({ lesson: withMarkup(lesson, shortened) })

/** While an editor writes, a page waits until it is served what has changed: `components/desk/`. */
async function stamped(): Promise<ResponseInit> {
  if (process.env.NODE_ENV !== 'development') return {}
  const { contentStamp } = await import('../../content-stamp')
  return { headers: { 'x-content': contentStamp() } }
}
