import { useState } from 'react'
import { ArchetypePicker } from './archetype-picker'
import { Checks } from './checks'
import { PrintSet } from './print-set'
import { SetLink } from './set-link'
import { SetQuestions } from './set-questions'
import { SetSettings } from './set-settings'
import { newSeed } from '../ui/new-seed'
import { catalogue } from '@/lib/memory/catalogue'
import { candidatesFor, drawQuestions, otherQuestion, type SetChoice } from '@/lib/sets/draw-questions'
import { mostQuestions, titleThatFits, type QuestionSet } from '@/lib/sets/set'
import { codeOfSet } from '@/lib/sets/set-code'
import { chapterLabel, difficulties, difficultyLabels, topicKeys } from '@/lib/syllabus'

const everything: SetChoice = { topics: [], levels: [], marks: [], archetypes: [], count: 10 }
const noQuestions: QuestionSet = {
  title: '',
  seed: 'a',
  own: false,
  hints: true,
  solutions: 'after',
  questions: [],
}

interface MakeSetProps {
  /** The set of the link that led here. */
  readonly first?: QuestionSet
  readonly copy: string
}

/** From a choice to a set: its questions, its link, its print. */
export function MakeSet({ first = noQuestions, copy }: MakeSetProps) {
  const [choice, setChoice] = useState(everything)
  const [set, setSet] = useState(first)
  const fitting = candidatesFor(choice, catalogue).length
  const isMade = set.questions.length > 0
  const shown: QuestionSet = { ...set, title: titleThatFits(set.title) }

  function make() {
    const seed = newSeed()
    setSet({ ...set, seed, questions: drawQuestions(choice, seed, catalogue) })
  }
  function replace(place: number) {
    const other = otherQuestion(choice, set.questions, place, newSeed(), catalogue)
    if (other) setSet({ ...set, questions: set.questions.with(place, other) })
  }
  return (
    <section aria-labelledby="make-a-set">
      <div className="card p-4 sm:p-6 print:hidden">
        <h2 id="make-a-set" className="text-xl font-bold">
          Make a set
        </h2>
        <div className="mt-3 space-y-4">
          <Checks
            title="Chapters"
            all={topicKeys}
            nameOf={chapterLabel}
            chosen={choice.topics}
            onChoose={(topics) => setChoice({ ...choice, topics, archetypes: [] })}
          />
          <Checks
            title="Levels"
            all={difficulties}
            nameOf={(level) => difficultyLabels[level].name}
            chosen={choice.levels}
            onChoose={(levels) => setChoice({ ...choice, levels })}
          />
          <Checks
            title="Marks"
            all={[1, 2, 3, 4, 5]}
            nameOf={String}
            chosen={choice.marks}
            onChoose={(marks) => setChoice({ ...choice, marks })}
          />
          <ArchetypePicker choice={choice} onChoose={(archetypes) => setChoice({ ...choice, archetypes })} />
          <label className="block">
            <span className="font-medium">Number of questions</span>
            <input
              type="number"
              min={1}
              max={mostQuestions}
              className="answer-box mt-1 block w-28"
              value={choice.count || ''}
              onChange={(event) =>
                setChoice({
                  ...choice,
                  count: Math.min(mostQuestions, Math.max(0, Math.trunc(event.target.valueAsNumber) || 0)),
                })
              }
            />
          </label>
          <SetSettings set={set} onSet={setSet} />
          <button type="button" className="button-main" disabled={fitting === 0 || choice.count < 1} onClick={make}>
            {isMade ? 'Draw the questions anew' : 'Make the set'}
          </button>
          <p role="status" className="text-sm text-muted">
            {fitting === 0
              ? 'Nothing of the problem bank fits this choice: choose more levels, marks or chapters.'
              : isMade
                ? ''
                : `${fitting} kinds of questions fit.`}
          </p>
        </div>
      </div>
      {isMade && (
        <>
          <SetLink code={codeOfSet(shown)} />
          <SetQuestions
            set={shown}
            copy={copy}
            onReplace={replace}
            onRemove={(place) => setSet({ ...set, questions: set.questions.filter((_, index) => index !== place) })}
          />
          <PrintSet set={shown} copy={copy} />
        </>
      )}
    </section>
  )
}
