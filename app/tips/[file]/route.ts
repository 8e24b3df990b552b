import { practiceTipList, problemTipList, studyTipList } from 'contentlayer/generated'
import { builtPrompt } from '../../rich-text'
import type { Tips } from '@/components/ui/tips'

/** All tips are one static file made at build time, fetched with the first part of the page that shows some: tips/tips.json. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [{ file: 'tips.json' }]

export function GET(): Response {
  const tips: Tips = {
    practice: practiceTipList.tips.map(builtPrompt),
    problem: problemTipList.tips.map(({ topic, ...tip }) => ({ topic, ...builtPrompt(tip) })),
    study: [...studyTipList.tips],
  }
  return Response.json(tips)
}
