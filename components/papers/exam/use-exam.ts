import { useEffect, useEffectEvent, useState } from 'react'
import { createWatch } from './paper-watch'
import { keepClock, keepSitting, openKept, sittingFrom } from './kept-exam'
import { noteEvents } from '../../memory/note-down'
import { catalogue } from '@/lib/memory/catalogue'
import type { ExamPaper } from '@/lib/papers'
import { scoreSoFar } from '@/lib/papers/marked-question'
import { nameOfPaper, paperEvents } from '@/lib/papers/paper-events'
import {
  doneOf,
  freshSitting,
  nothingDone,
  questionsOf,
  startedSitting,
  withDone,
  type PaperSitting,
  type PartKey,
  type QuestionDone,
} from '@/lib/papers/sitting'

/** A paper that is sat: kept at every change, with all that a student can do in it. */
export function useExam(exam: ExamPaper) {
  const name = nameOfPaper(exam)
  const [opened] = useState(() => openKept(name, exam.title))
  const [sitting, setSitting] = useState(opened.sitting)
  const [keeping, setKeeping] = useState(opened.keeping)
  const [watch] = useState(() => createWatch(opened.sitting.clock))
  const questions = questionsOf(exam)
  const place = Math.min(sitting.place, questions.length - 1)
  const question = questions[place]
  const going = sitting.started !== null && sitting.finished === null

  function change(next: PaperSitting) {
    const now = going && next.started === sitting.started ? { ...next, clock: watch.look() } : next
    watch.set(now.clock)
    setSitting(now)
    setKeeping(keepSitting(name, now))
  }

  /** The time on the question in front is added to what was spent on it. */
  function withTime(before: PaperSitting): PaperSitting {
    const seconds = watch.lap()
    if (!going || !question || seconds === 0) return before
    return withDone(before, question, { seconds: doneOf(before, question).seconds + seconds })
  }

  const onClock = useEffectEvent(() => {
    if (going) keepClock(name, watch.look())
  })
  const onOther = useEffectEvent((event: StorageEvent) => {
    const other = sittingFrom(event, name)
    if (!other) return
    // Where the student looks is each tab's own.
    setSitting({ ...other, place: sitting.place })
    watch.set(other.clock)
  })
  useEffect(() => {
    watch.lap()
    const onHidden = () => onClock()
    const onStorage = (event: StorageEvent) => onOther(event)
    const timer = window.setInterval(() => onClock(), 15_000)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('storage', onStorage)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('storage', onStorage)
    }
  }, [watch])

  /** Once finished, what is sure is told to the memory and the score is kept. */
  function changeMarks(next: PaperSitting) {
    const { got, of } = scoreSoFar(exam, next)
    change({ ...next, score: { got, of } })
    noteEvents(paperEvents(exam, next, (template) => catalogue.ofTemplate.get(template)?.id))
  }

  const done = question && doneOf(sitting, question)
  const set = (next: Partial<QuestionDone>) => question && change(withDone(sitting, question, next))
  return {
    exam,
    name,
    questions,
    sitting,
    keeping,
    place,
    question,
    done: done ?? (question && nothingDone(question)),
    lookAtClock: watch.look,
    start: (how: { readonly timed: boolean; readonly reading: boolean }) =>
      change(startedSitting(exam.title, exam, how, Date.now())),
    beginWriting: () => change({ ...sitting, writing: Math.min(sitting.writing, watch.look().elapsed) }),
    goTo: (next: number) => change({ ...withTime(sitting), place: next }),
    type: (key: PartKey, text: string) => set({ texts: { ...done?.texts, [key]: text } }),
    choose: (alternative: number) => set({ alternative }),
    setOnPaper: (onPaper: boolean) => set({ onPaper }),
    setAgain: (again: boolean) => set({ again }),
    finish: () => changeMarks({ ...withTime(sitting), finished: Date.now() }),
    tick(key: PartKey, lines: readonly boolean[]) {
      if (question) changeMarks(withDone(sitting, question, { ticks: { ...done?.ticks, [key]: lines } }))
    },
    /** What was written on paper is marked: on to what waits next. */
    setMarked(next: number) {
      if (question) changeMarks({ ...withDone(sitting, question, { marked: true }), place: next })
    },
    sitAgain: () => change({ ...freshSitting(exam.title), clock: { elapsed: 0, seen: 0 } }),
  }
}

export type OpenExam = ReturnType<typeof useExam>
