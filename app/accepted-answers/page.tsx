import type { Metadata } from 'next'
import './accepted-answers.css'
import { ChapterLinks } from '../chapter-links'
import { AnswerTableSection } from './answer-table-section'
import { kindsInWords } from './kinds'
import { basePath } from '@/components/ui/base-path'
import { answerTables } from '@/checks/answers/tables'

export const metadata: Metadata = {
  title: 'What answers are accepted · CBSE Math Tutor',
  description:
    'How typed answers are read and judged, with examples from every chapter: for teachers and content editors.',
}

const home = `${basePath}/`
const rows = answerTables.reduce(
  (sum, { questions }) => sum + questions.reduce((count, { responses }) => count + responses.length, 0),
  0,
)

/** For teachers and editors: made at build time from the same tables that test the checker, so it cannot say anything else than what happens. */
export default function AcceptedAnswers() {
  return (
    <main className="mx-auto w-full max-w-5xl px-4 py-8">
      <p>
        <a className="inline-block py-3 text-link underline" href={home}>
          CBSE Math Tutor
        </a>
      </p>
      <h1 className="mt-4 text-2xl font-bold">What answers are accepted</h1>
      <div className="mt-4 max-w-prose space-y-3">
        <p>
          Students type answers in many ways. These are {rows.toLocaleString('en-IN')} of them, with the judgement that
          each gets and why. Every row is also a test: the site is not published when one of them is judged otherwise.
        </p>
        <p>
          Exact values are compared exactly, in any form. A typed decimal may be rounded, so it may differ from the
          value by less than 0.01. A unit may be left out, but another unit is wrong. A right value in another form than
          the question asks for is right, with a word on the form.
        </p>
      </div>
      <h2 className="mt-8 text-xl font-semibold">The kinds of answers</h2>
      <dl className="mt-3 max-w-prose space-y-2">
        {kindsInWords.map(({ kind, name, words }) => (
          <div key={kind}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
      <ChapterLinks title="Examples from the chapters" topics={answerTables.map(({ topic }) => topic)} />
      {answerTables.map((table) => (
        <AnswerTableSection key={table.topic} table={table} />
      ))}
    </main>
  )
}
