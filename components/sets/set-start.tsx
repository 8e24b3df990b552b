import { useId, type FormEvent } from 'react'
import type { OpenSitting } from './use-sitting'
import type { PosedQuestion } from '@/lib/sets/posed-set'
import { longestName } from '@/lib/sets/result'
import type { QuestionSet, SolutionTime } from '@/lib/sets/set'

interface SetStartProps {
  readonly set: QuestionSet
  readonly posed: readonly PosedQuestion[]
  readonly open: OpenSitting
}

const solutionWords: Readonly<Record<SolutionTime, string>> = {
  after: 'Solutions are shown after you finish.',
  always: 'Solutions can be opened at any time.',
  never: 'Solutions are not shown.',
}

/** What a student should know before the clock runs. */
export function SetStart({ set, posed, open }: SetStartProps) {
  const nameId = useId()
  const marks = posed.reduce((sum, { problem }) => sum + problem.marks, 0)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    open.start()
  }
  return (
    <form onSubmit={onSubmit} className="card p-5 sm:p-6">
      <h1 className="text-2xl font-bold">{set.title || 'Questions from your teacher'}</h1>
      <p className="mt-2">
        {[
          posed.length === 1 ? '1 question' : `${posed.length} questions`,
          marks === 1 ? '1 mark' : `${marks} marks`,
          set.minutes === undefined ? 'no time limit' : `${set.minutes} minutes from the start`,
        ].join(', ')}
        .
      </p>
      <ul className="mt-2 list-disc pl-5 text-muted">
        <li>Answers can be changed until you finish; a reload or a lost network loses nothing.</li>
        <li>
          {set.hints ? 'Hints are there.' : 'There are no hints.'} {solutionWords[set.solutions]}
        </li>
        {set.own && <li>Your numbers are your own: others have the same kinds of questions with other numbers.</li>}
      </ul>
      <label htmlFor={nameId} className="mt-4 block font-medium">
        Your name, for your teacher
      </label>
      <input
        id={nameId}
        className="answer-box mt-1 w-full"
        value={open.sitting.name}
        maxLength={longestName}
        autoComplete="name"
        onChange={(event) => open.setName(event.target.value)}
      />
      <p className="mt-1 text-sm text-muted">It stays on this device until you yourself send your result.</p>
      <button type="submit" className="button-main mt-4">
        Start
      </button>
    </form>
  )
}
