import { builtHtml } from '../rich-text'
import { kindsInWords } from './kinds'
import { Html, HtmlBlock } from '@/components/ui/html'
import { escapeHtml } from '@/lib/rich-text/html'
import { chapterLabel } from '@/lib/syllabus'
import type { AnswerTable, Question, Response } from '@/checks/answers/row'

/** The examples of one chapter, a table for each question. */
export function AnswerTableSection({ table }: { readonly table: AnswerTable }) {
  return (
    <section id={table.topic} className="mt-10 scroll-mt-4" aria-labelledby={`${table.topic}-title`}>
      <h2 id={`${table.topic}-title`} className="text-xl font-semibold">
        {chapterLabel(table.topic)}
      </h2>
      {table.questions.map((question) => (
        <QuestionTable key={question.question} question={question} />
      ))}
    </section>
  )
}

function QuestionTable({ question: { question, rule, responses } }: { readonly question: Question }) {
  const kind = kindsInWords.find(({ kind: one }) => one === rule.kind)?.name ?? rule.kind
  const unit = 'unit' in rule && typeof rule.unit === 'string' ? ` ${rule.unit}` : ''
  return (
    <details className="card mt-3 p-4">
      <summary className="cursor-pointer overflow-x-auto py-2.5">
        <Html html={builtHtml(question)} />{' '}
        <span className="text-sm text-muted">
          {kind}; the answer is {rule.expected}
          {unit}
        </span>
      </summary>
      <HtmlBlock className="accepted-answers" html={tableHtml(responses)} />
    </details>
  )
}

/** As one string, because thousands of rows of elements would make the page ten times as heavy. */
const tableHtml = (responses: readonly Response[]): string =>
  `<table><thead><tr><th scope="col">Typed</th><th scope="col">Judged</th><th scope="col">Why</th></tr></thead><tbody>${responses
    .map(
      ([response, judgement, why]) =>
        `<tr class="${judgement}"><td>${escapeHtml(response)}</td><td>${judgement}</td><td>${escapeHtml(why)}</td></tr>`,
    )
    .join('')}</tbody></table>`
