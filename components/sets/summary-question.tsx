import { useState } from 'react'
import { WorkedSolution } from '../practice/worked-solution'
import { OptionLines } from '../answering/option-lines'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { basePath } from '../ui/base-path'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import { linkTo, problemLink } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'
import type { judgedAnswer } from '@/lib/sets/judged-result'

interface SummaryQuestionProps {
  readonly problem: Problem
  /** Counted from 0. */
  readonly place: number
  readonly judged: ReturnType<typeof judgedAnswer>
  readonly texts: readonly string[]
  readonly withSolution: boolean
}

/** A question after the end: what was answered, what it earned, where it went wrong, and the same once more in practice. */
export function SummaryQuestion({ problem, place, judged, texts, withSolution }: SummaryQuestionProps) {
  const [shown, setShown] = useState(false)
  const { verdict, marks } = judged
  const typed = texts.filter((text) => text.trim() !== '').join('; ')
  const notes = (verdict?.parts ?? (verdict ? [verdict] : [])).flatMap(({ correct, note }) =>
    !correct && note !== undefined ? [note] : [],
  )
  const cell = { topic: problem.type, difficulty: problem.difficulty }
  return (
    <li className="card problem-card p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {verdict && (
          <Icon name={verdict.correct ? 'check' : 'cross'} className={verdict.correct ? 'text-good' : 'text-bad'} />
        )}
        Question {place + 1}: {verdict === null ? 'not answered' : verdict.correct ? 'right' : 'not right'}, {marks} of{' '}
        {problem.marks}
      </p>
      <div className="problem-text scrolls mt-2">
        <RichText>{problem.question}</RichText>
      </div>
      <OptionLines parts={problem.parts} />
      {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
      {typed && <p className="mt-2">You answered: {typed}</p>}
      {withSolution &&
        [...new Set(notes)].map((note) => (
          <p key={note} className="mt-1 text-sm">
            <RichText>{note}</RichText>
          </p>
        ))}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {withSolution && (
          <button type="button" className="button-quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide Solution' : 'Show Solution'}
          </button>
        )}
        {withSolution && !verdict?.correct && (
          <a className="button-quiet" href={`${basePath}/${linkTo(problemLink(problem, cell))}`}>
            Practise this
          </a>
        )}
      </div>
      {shown && <WorkedSolution problem={problem} />}
    </li>
  )
}
