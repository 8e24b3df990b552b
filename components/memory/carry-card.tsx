import { useRef, useState } from 'react'
import { BringBack } from './bring-back'
import { examDay, keepExamDay } from './exam-day'
import { BringAside } from './bring-aside'
import { countAnew } from './heal'
import { journal } from './journal'
import { memoryStore } from './memory-store'
import { saveFile } from './save-file'
import { studentToday } from './student-day'
import { forgetCards } from '../practice/kept-cards'
import { progressStore } from '../progress/progress-store'
import { carriedText, readCarried, type Carried, type FileTrouble } from '@/lib/memory/carried'
import { dayText } from '@/lib/memory/day'
import { noProgress } from '@/lib/progress/progress'

const troubles: Readonly<Record<FileTrouble, string>> = {
  damaged: 'This file is damaged or was cut short. Nothing was changed: save it anew where it was made.',
  foreign: 'This is not a file of saved progress. Nothing was changed.',
  newer: 'This file comes from a newer version of this page. Nothing was changed: reload the page and try again.',
}

/** Years of practice take a few megabytes. */
const mostBytes = 50_000_000

async function readFile(file: File): Promise<Carried | FileTrouble> {
  if (file.size > mostBytes) return 'foreign'
  try {
    return readCarried(await file.text())
  } catch (error) {
    console.info('The file could not be read.', error)
    return 'damaged'
  }
}

interface CarryCardProps {
  /** The date of the exam may be another now. */
  readonly onExamDay: () => void
}

/** To another phone, or to a safe place: all that is remembered, as a file, and back. */
export function CarryCard({ onExamDay }: CarryCardProps) {
  const file = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Carried>()
  const [word, setWord] = useState('')
  const [asking, setAsking] = useState(false)

  function save() {
    const exam = examDay()
    const { log } = memoryStore().get()
    const text = carriedText({ log, progress: progressStore().get(), ...(exam !== undefined && { exam }) })
    saveFile(`maths-progress-${dayText(studentToday())}.json`, text)
    setWord('Saved to a file. Keep it, or send it to your other device.')
  }

  async function look(chosen: File | undefined) {
    setWord('')
    setFound(undefined)
    if (!chosen) return
    const carried = await readFile(chosen)
    if (typeof carried === 'string') setWord(troubles[carried])
    else setFound(carried)
  }

  async function forget() {
    journal.forget(journal.read())
    forgetCards()
    progressStore().change(() => noProgress)
    await memoryStore().clear()
    countAnew()
    keepExamDay('')
    onExamDay()
    setAsking(false)
    setWord('Everything is cleared.')
  }

  return (
    <section className="card p-4 sm:p-6" aria-labelledby="carry-title">
      <h3 id="carry-title" className="section-title">
        Keep and carry
      </h3>
      <p className="mt-1 text-muted">
        What you did stays in this browser. Save it to a file to keep it safe, or to go on with it on another device.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={save}>
          Save my progress
        </button>
        <button type="button" className="button-quiet" onClick={() => file.current?.click()}>
          Bring back progress
        </button>
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          Clear my progress
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="File of saved progress"
          className="hidden"
          onChange={({ target }) => {
            void look(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <BringAside />
      {asking && (
        <div role="group" aria-label="Clear my progress" className="mt-4 rounded-lg border border-warn p-4">
          <p>
            Forget all your answers, mistakes and numbers in this browser? Save them to a file first if you may want
            them.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className="button-quiet" onClick={() => void forget()}>
              Yes, clear everything
            </button>
            <button type="button" className="button-main" onClick={() => setAsking(false)}>
              No, keep it
            </button>
          </div>
        </div>
      )}
      {found && (
        <BringBack
          found={found}
          onDone={(done) => {
            setFound(undefined)
            setWord(done)
            onExamDay()
          }}
        />
      )}
      <p role="status" className="mt-3 text-sm empty:hidden">
        {word}
      </p>
    </section>
  )
}
