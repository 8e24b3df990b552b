import { createHash } from 'node:crypto'
import { unsaid } from './asked-anew'
import known from './asked.json'
import { lessonTexts } from '../lessons/worked-examples'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { readable } from '@/lib/content/readable'
import { paperSchema } from '@/lib/content/schema'
import { isWrittenFile } from '@/lib/content/written/is-written'
import { writtenPaperSchema, type WrittenPart } from '@/lib/content/written/written-schema'
import { waysOf } from '@/lib/content/written/written-ways'
import { lineOf, type Path } from '@/lib/content/yaml-place'
import { readYaml } from '@/lib/content/yaml-read'
import { placeOf } from '@/lib/letters'

/** A question that is solved on paper. */
export interface Solved {
  readonly question: string
  /** Of its solution, and what is printed as the answer. */
  readonly lines: readonly string[]
}

interface Placed extends Solved {
  readonly line: number
  readonly column?: number
}

/** Remarks on worked examples and papers whose question the assistant answers otherwise. */
export async function askedErrors(file: ContentFile): Promise<readonly ContentError[]> {
  const found: ContentError[] = []
  for (const { line, column, ...solved } of solvedIn(file)) {
    const said = sound.has(nameOf(solved)) ? null : await unsaid(solved.question, solved.lines)
    if (said !== null)
      found.push({
        file: file.path,
        line,
        ...(column !== undefined && { column }),
        message: `asked this question, ${said}: is a number of the question or of the solution mistyped?`,
        remark: true,
      })
  }
  return found
}

/** What was asked and found sound before; "npm run asked" writes it, to save the time of asking again. */
const sound: ReadonlySet<string> = new Set(known)

export const nameOf = ({ question, lines }: Solved): string =>
  createHash('sha256')
    .update([question, ...lines].join('\0'))
    .digest('hex')
    .slice(0, 12)

/** The solved questions of a lesson or a paper, where each is to be remarked on. */
export function solvedIn(file: ContentFile): readonly Placed[] {
  if (file.path.startsWith('lessons/')) return inLesson(file)
  if (!file.path.startsWith('papers/')) return []
  return isWrittenFile(file) ? inWrittenPaper(file) : inSolvedPaper(file)
}

const inLesson = (file: ContentFile): readonly Placed[] =>
  lessonTexts(readable(file)).examples.flatMap(({ question, asked, lines }) => {
    const at = asked[0] ?? lines.at(-1)
    return at && lines.length > 0 ? [{ question, lines: lines.map(({ text }) => text), line: at.line }] : []
  })

function inWrittenPaper({ text }: ContentFile): readonly Placed[] {
  const { document, lines } = readYaml(text)
  const { data } = writtenPaperSchema.safeParse(document.errors.length > 0 ? null : document.toJS())
  return (data?.sections ?? []).flatMap(({ questions }, section) =>
    questions.flatMap((question, place) =>
      waysOf(question).flatMap(({ lead, parts, places }) =>
        parts.map((part, index) => ({
          question: lead === '' ? part.ask : `${lead}\n${part.ask}`,
          lines: [...part.scheme.map((line) => (typeof line === 'string' ? line : line.text)), printed(part)],
          ...lineOf(document, lines, ['sections', section, 'questions', place, ...(places[index] ?? []), 'ask']),
        })),
      ),
    ),
  )
}

const printed = ({ answer = '', options }: WrittenPart): string => (options ? options[placeOf(answer)] : answer) ?? ''

function inSolvedPaper({ text }: ContentFile): readonly Placed[] {
  const { document, lines } = readYaml(text)
  const { data } = paperSchema.safeParse(document.errors.length > 0 ? null : document.toJS())
  return (data?.sections ?? []).flatMap(({ questions }, section) =>
    questions.map(({ question, solution }, place) => {
      const path: Path = ['sections', section, 'questions', place, 'question']
      const [stem = ''] = question.split(/\n\(a\) /)
      return { question: stem, lines: [...solution.steps, solution.answer], ...lineOf(document, lines, path) }
    }),
  )
}
