import { useId } from 'react'
import { mostMinutes, solutionTimes, titleThatFits, type QuestionSet, type SolutionTime } from '@/lib/sets/set'

interface SetSettingsProps {
  readonly set: QuestionSet
  readonly onSet: (set: QuestionSet) => void
}

const solutionNames: Readonly<Record<SolutionTime, string>> = {
  after: 'After finishing',
  always: 'At any time',
  never: 'Never',
}

/** What a student meets besides the questions. */
export function SetSettings({ set, onSet }: SetSettingsProps) {
  const name = useId()
  const numbers = [
    { own: false, words: 'Same numbers for all' },
    { own: true, words: 'Own numbers for each student' },
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <label className="block">
        <span className="font-medium">Title</span> <span className="text-muted">(may be left out)</span>
        <input
          className="answer-box mt-1 w-full"
          value={set.title}
          onChange={(event) => onSet({ ...set, title: event.target.value.slice(0, 200) })}
        />
        {titleThatFits(set.title) !== set.title.trim() && (
          <span className="text-sm text-bad">Too long for the link: “{titleThatFits(set.title)}” is kept.</span>
        )}
      </label>
      <label className="block">
        <span className="font-medium">Minutes</span> <span className="text-muted">(empty: no limit)</span>
        <input
          type="number"
          min={1}
          max={mostMinutes}
          className="answer-box mt-1 block w-28"
          value={set.minutes ?? ''}
          onChange={(event) => {
            const { minutes: _, ...others } = set
            const minutes = Math.trunc(event.target.valueAsNumber)
            onSet(minutes >= 1 ? { ...others, minutes: Math.min(minutes, mostMinutes) } : others)
          }}
        />
      </label>
      <fieldset>
        <legend className="font-medium">Numbers</legend>
        {numbers.map(({ own, words }) => (
          <label key={words} className="teach-check">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0"
              checked={set.own === own}
              onChange={() => onSet({ ...set, own })}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <label className="teach-check">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={set.hints}
            onChange={(event) => onSet({ ...set, hints: event.target.checked })}
          />
          <span>Hints</span>
        </label>
        <label className="mt-1 block">
          <span className="font-medium">Solutions</span>
          <select
            className="answer-box mt-1 block w-full"
            value={set.solutions}
            onChange={(event) => {
              const solutions = solutionTimes.find((time) => time === event.target.value)
              if (solutions) onSet({ ...set, solutions })
            }}
          >
            {solutionTimes.map((time) => (
              <option key={time} value={time}>
                {solutionNames[time]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
