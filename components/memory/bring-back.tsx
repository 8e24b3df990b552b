import { examDay, keepExamDay } from './exam-day'
import { countAnew } from './heal'
import { memoryStore } from './memory-store'
import { studentDayOf } from './student-day'
import { progressStore } from '../progress/progress-store'
import type { Carried } from '@/lib/memory/carried'
import { dayText } from '@/lib/memory/day'
import { eventsMissing } from '@/lib/memory/log'
import { mergedProgress } from '@/lib/memory/merged-progress'

interface BringBackProps {
  readonly found: Carried
  readonly onDone: (word: string) => void
}

/** Says what a file would add before it is added; what is here already stays. */
export function BringBack({ found, onDone }: BringBackProps) {
  const here = memoryStore().get().log
  const added = eventsMissing(found.log.events, here.events)
  const known = found.log.events.length - added.length
  const days = new Set(added.map(({ at }) => studentDayOf(at))).size
  const now = progressStore().get()
  const then = mergedProgress({ progress: now, log: here }, found)

  async function bring() {
    progressStore().change((progress) => mergedProgress({ progress, log: here }, found))
    await memoryStore().bring(found.log)
    countAnew()
    if (examDay() === undefined && found.exam !== undefined) keepExamDay(dayText(found.exam))
    onDone('Your progress is back. Nothing that was here is lost.')
  }

  return (
    <div role="group" aria-label="What the file adds" className="mt-4 rounded-lg border border-line p-4">
      <p className="font-medium">
        {added.length === 0
          ? 'The file has no answers that are not here already.'
          : `The file adds ${count(added.length, 'answer')} of ${count(days, 'day')}.`}
      </p>
      <ul className="mt-1 text-sm text-muted">
        {known > 0 && <li>{`${count(known, 'answer')} of it are here already, and count once.`}</li>}
        <li>{`Total Problems: ${now.totalProblems} now, ${then.totalProblems} then.`}</li>
        <li>{`Correct Answers: ${now.correctAnswers} now, ${then.correctAnswers} then.`}</li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button-main" onClick={() => void bring()}>
          Add it
        </button>
        <button type="button" className="button-quiet" onClick={() => onDone('Nothing was changed.')}>
          Leave it
        </button>
      </div>
    </div>
  )
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
