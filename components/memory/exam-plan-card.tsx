import { useState } from 'react'
import { examDay, keepExamDay } from './exam-day'
import { catalogue } from '@/lib/memory/catalogue'
import { dayText, readDay, type Day } from '@/lib/memory/day'
import { examPlan, type ExamPlan } from '@/lib/memory/exam-plan'
import { perDay } from '@/lib/memory/per-day'
import type { Standings } from '@/lib/memory/standing'

interface ExamPlanCardProps {
  readonly standings: Standings
  readonly today: Day
}

/** Until the exam: the student sets the date, and the plan says what each day takes, and what does not fit. */
export function ExamPlanCard({ standings, today }: ExamPlanCardProps) {
  const [exam, setExam] = useState(examDay)
  const [text, setText] = useState(() => (exam === undefined ? '' : dayText(exam)))
  const plan = exam === undefined ? undefined : examPlan(catalogue, standings, today, exam)
  return (
    <section className="card p-4 sm:p-6" aria-labelledby="exam-title">
      <h3 id="exam-title" className="section-title">
        Until the exam
      </h3>
      <label className="mt-3 block max-w-60 text-sm font-medium">
        Date of the board exam
        <input
          type="date"
          className="answer-box mt-1"
          value={text}
          min={dayText(today)}
          onChange={({ target: { value } }) => {
            setText(value)
            setExam(readDay(value))
            keepExamDay(value)
          }}
        />
      </label>
      <div className="mt-3 space-y-2" role="status">
        {exam === undefined && (
          <p className="text-muted">Set the date, and the plan spreads what is left over the days.</p>
        )}
        {exam !== undefined && !plan && <p className="text-muted">{overWords(exam, today)}</p>}
        {plan && <PlanWords plan={plan} />}
      </div>
    </section>
  )
}

const overWords = (exam: Day, today: Day): string =>
  exam === today
    ? 'Your exam is today. All the best: read each question twice, and begin with what you are sure of.'
    : 'This date is past. Set the date of your exam.'

function PlanWords({ plan }: { readonly plan: ExamPlan }) {
  const { daysLeft, toLearn, dueAgain, needed, fits, leftOut, days } = plan
  const planned = days.flat().length
  if (toLearn.length === 0)
    return (
      <p>
        {dueAgain === 0
          ? 'Every kind of question is sure.'
          : `Every kind of question was sure once; ${dueAgain} ${dueAgain === 1 ? 'is' : 'are'} due again.`}{' '}
        {`Today's ten`} keeps it so until the exam.
      </p>
    )
  return (
    <>
      <p>
        <strong>{daysLeft === 1 ? '1 day' : `${daysLeft} days`}</strong> left, and <strong>{toLearn.length}</strong>{' '}
        {toLearn.length === 1 ? 'kind of question that is not yet sure' : 'kinds of question that are not yet sure'}
        {dueAgain > 0 && `; ${dueAgain} more ${dueAgain === 1 ? 'was sure and is' : 'were sure and are'} due again`}. To
        meet all of them twice and keep what you know takes about <strong>{needed}</strong>{' '}
        {needed === 1 ? 'problem' : 'problems'} a day.
      </p>
      {fits ? (
        <p>{`It fits: the plan counts on ${perDay} problems a day. Do Today's ten on most days, and each kind comes in time.`}</p>
      ) : (
        <>
          <p>
            {`It does not all fit: at ${perDay} problems a day there is room for about ${planned}. They are chosen by the marks of each unit. What is left out at that pace:`}
          </p>
          <ul className="list-disc pl-5 text-sm text-muted">
            {leftOut.map(({ unit, count }) => (
              <li key={unit.key}>{`${unit.title} (${unit.marks} marks): ${count}`}</li>
            ))}
          </ul>
        </>
      )}
      {planned > 0 && <NextDays days={days} />}
    </>
  )
}

/** What the plan takes up in the days to come. */
function NextDays({ days }: Pick<ExamPlan, 'days'>) {
  const coming = days.flatMap((own, place) => own.map((archetype) => ({ archetype, place }))).slice(0, 6)
  return (
    <div>
      <h4 className="mt-3 font-semibold">Next in the plan</h4>
      <ul className="mt-1 space-y-1 text-sm">
        {coming.map(({ archetype, place }) => (
          <li key={archetype.id} className="flex justify-between gap-3">
            {archetype.name}
            <span className="shrink-0 text-muted">
              {place === 0 ? 'today' : place === 1 ? 'tomorrow' : `in ${place} days`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
