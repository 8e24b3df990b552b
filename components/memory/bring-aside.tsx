import { useState } from 'react'
import { countAnew } from './heal'
import { memoryStore } from './memory-store'
import { saveFile } from './save-file'
import { progressStore } from '../progress/progress-store'
import { mergedProgress } from '@/lib/memory/merged-progress'
import type { Progress } from '@/lib/progress/progress'
import { salvaged } from '@/lib/progress/salvage'
import { keptAside } from '@/lib/progress/set-aside'

/** What of Your Progress could not be read and was kept aside: each text, and what can still be told of it. */
const textsAside = (): readonly string[] => {
  try {
    return keptAside(window.localStorage)
  } catch {
    return []
  }
}

/** Brings back what can be told of a damaged text, where there is one; what is here stays, and nothing counts twice. */
export function BringAside() {
  const [texts] = useState(textsAside)
  const [word, setWord] = useState('')

  async function bring(copy: Progress) {
    const { log } = await memoryStore().load()
    progressStore().change((progress) => mergedProgress({ progress, log }, { progress: copy, log }))
    countAnew()
    setWord('Your progress is back. Nothing that was here is lost.')
  }

  if (texts.length === 0) return null
  return (
    <div role="group" aria-label="What was kept aside" className="progress-word relative z-10">
      <ul className="grid gap-2">
        {texts.map((text, place) => {
          const copy = salvaged(text)
          return (
            <li key={text} className="flex flex-wrap items-center gap-2">
              <span>{copy ? numbersOf(copy) : 'No numbers can be told of this text.'}</span>
              {copy && (
                <button type="button" className="button-quiet" onClick={() => void bring(copy)}>
                  Add these
                </button>
              )}
              <button
                type="button"
                className="button-quiet"
                aria-label={`Save text ${place + 1} to a file`}
                onClick={() => saveFile(`maths-progress-unreadable-${place + 1}.txt`, text)}
              >
                Save
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="empty:hidden">
        {word}
      </p>
    </div>
  )
}

const numbersOf = ({ totalProblems, correctAnswers }: Progress): string =>
  `Total Problems: ${totalProblems}, Correct Answers: ${correctAnswers}.`
