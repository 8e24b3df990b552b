import type { Metadata } from 'next'
import './what-you-can-ask.css'
import { ChapterLinks } from '../chapter-links'
import { builtHtml } from '../rich-text'
import { basePath } from '@/components/ui/base-path'
import { HtmlBlock } from '@/components/ui/html'
import type { QuestionTable } from '@/checks/assistant/questions/row'
import { questionTables } from '@/checks/assistant/questions/tables'
import { topicTheory } from '@/lib/assistant/theory/topics'
import { richTextProblem } from '@/lib/content/formula-problem'
import { escapeHtml } from '@/lib/rich-text/html'
import { chapterLabel } from '@/lib/syllabus'

export const metadata: Metadata = {
  title: 'What you can ask · CBSE Math Tutor',
  description:
    'Questions that the assistant answers, chapter by chapter, with their answers; and some that it does not.',
}

const home = `${basePath}/`
const count = questionTables.reduce((sum, { answered }) => sum + answered.length, 0)

/** Made at build time from the same tables that test the assistant, so it cannot promise anything else than what happens. */
export default function WhatYouCanAsk() {
  return (
    <main className="mx-auto w-full max-w-5xl px-4 py-8">
      <p>
        <a className="inline-block py-3 text-link underline" href={home}>
          CBSE Math Tutor
        </a>
      </p>
      <h1 className="mt-4 text-2xl font-bold">What you can ask</h1>
      <div className="mt-4 max-w-prose space-y-3">
        <p>
          The assistant works questions of the Class 10 chapters line by line. Type them as you like, in short, in
          Hinglish, pasted from a paper, or speak them. These are {count.toLocaleString('en-IN')} questions with the
          answers that it works out; each of them is also a test, and the site is not published when one fails.
        </p>
        <p>
          Behind an answer, ask “explain step 2”, “why”, “where does the 45 come from”, “what if 6 was 4”, “now find the
          sum of the first 10 terms”, or say “I got 12”. With a problem open, ask for “a hint”, “the next step”, “why is
          my answer wrong” or “explain step 2”. Ask “what is ...”, “state ...”, “prove ...”, “formula for ...”,
          “difference between ... and ...” for the ideas of a chapter, or “5 questions on circles” for practice.
        </p>
      </div>
      <ChapterLinks title="Chapters" topics={questionTables.map(({ topic }) => topic)} />
      {questionTables.map((table) => (
        <Chapter key={table.topic} table={table} />
      ))}
    </main>
  )
}

function Chapter({ table: { topic, answered, declined } }: { readonly table: QuestionTable }) {
  const ideas = topicTheory[topic].theories.flatMap(({ names }) => names.slice(0, 1))
  return (
    <section id={topic} className="mt-10 scroll-mt-4" aria-labelledby={`${topic}-title`}>
      <h2 id={`${topic}-title`} className="text-xl font-semibold">
        {chapterLabel(topic)}
      </h2>
      <details className="card mt-3 p-4">
        <summary className="cursor-pointer py-2.5">{answered.length} questions with their answers</summary>
        <HtmlBlock className="asked-table" html={answeredHtml(answered)} />
      </details>
      {ideas.length > 0 && (
        <details className="card mt-3 p-4">
          <summary className="cursor-pointer py-2.5">{ideas.length} ideas that it explains</summary>
          <p className="mt-2">{ideas.join(' · ')}</p>
        </details>
      )}
      {declined.length > 0 && (
        <details className="card mt-3 p-4">
          <summary className="cursor-pointer py-2.5">{declined.length} questions that it does not answer</summary>
          <p className="mt-2 text-muted">
            Something is missing or contradicts itself, or they lie outside the syllabus.
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {declined.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** As one string, because hundreds of rows of elements would make the page ten times as heavy. */
const answeredHtml = (rows: QuestionTable['answered']): string =>
  `<table><thead><tr><th scope="col">Question</th><th scope="col">Answer</th></tr></thead><tbody>${rows
    .map(([question, answer]) => `<tr><td>${questionHtml(question)}</td><td>${escapeHtml(answer)}</td></tr>`)
    .join('')}</tbody></table>`

/** What was pasted as TeX is set, and anything else is shown as it was typed. */
const questionHtml = (question: string): string =>
  question.includes('$') && richTextProblem(question) === undefined ? builtHtml(question) : escapeHtml(question)
