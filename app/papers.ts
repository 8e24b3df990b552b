import { allPapers } from 'contentlayer/generated'
import { paperSchema } from '@/lib/content/schema'
import { isWritten } from '@/lib/content/written/is-written'
import { examPaper } from '@/lib/content/written/written-exam'
import { writtenPaperSchema } from '@/lib/content/written/written-schema'

/** What an editor wrote, without what the compiler adds. */
const sources = allPapers.map(({ _id, _raw, type: _type, ...fields }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
)

/** Papers whose questions are solved samples. */
export const solvedPapers = sources.filter((paper) => !isWritten(paper)).map((paper) => paperSchema.parse(paper))

/** Papers to be sat that were written by hand. */
export const examPapers = sources.filter(isWritten).map((paper) => examPaper(writtenPaperSchema.parse(paper)))

/** What the start page lists, in the order of the files' names; the solved ones first. */
export const listedPapers: readonly { readonly id: string; readonly title: string; readonly sat?: true }[] = [
  ...solvedPapers.map(({ id, title }) => ({ id, title })),
  ...examPapers.map(({ id, title }) => ({ id, title, sat: true as const })),
]
