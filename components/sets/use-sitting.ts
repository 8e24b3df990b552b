import { useEffect, useEffectEvent, useState } from 'react'
import { keepSitting } from './kept-sitting'
import { noteSet } from './note-set'
import type { PosedQuestion } from '@/lib/sets/posed-set'
import type { QuestionSet } from '@/lib/sets/set'
import { secondsLeft, withAnswer, type Sitting } from '@/lib/sets/sitting'

/** A sitting that is kept at every change, its clock, and all that a student can do in it. */
export function useSitting(code: string, set: QuestionSet, posed: readonly PosedQuestion[], first: Sitting) {
  const [sitting, setSitting] = useState(first)
  const [kept, setKept] = useState(true)
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(sitting, set.minutes, now)
  const going = sitting.started !== null && sitting.finished === null

  function change(next: Sitting) {
    setSitting(next)
    setKept(keepSitting(code, next))
  }

  function finish() {
    if (sitting.finished !== null) return
    noteSet(posed, sitting)
    change({ ...sitting, finished: Date.now() })
  }

  const tick = useEffectEvent(() => {
    setNow(Date.now())
    if (secondsLeft(sitting, set.minutes, Date.now()) === 0) return finish()
    const seconds = sitting.answers[sitting.place]?.seconds ?? 0
    if (!document.hidden) change(withAnswer(sitting, sitting.place, { seconds: seconds + 1 }))
  })
  useEffect(() => {
    if (!going) return
    const timer = window.setInterval(() => tick(), 1000)
    return () => window.clearInterval(timer)
  }, [going])

  const here = sitting.answers[sitting.place]
  return {
    sitting,
    left,
    kept,
    setName: (name: string) => change({ ...sitting, name }),
    start: () => change({ ...sitting, started: Date.now() }),
    goTo: (place: number) => change({ ...sitting, place }),
    type: (texts: readonly string[]) => change(withAnswer(sitting, sitting.place, { texts })),
    nextHint: () => change(withAnswer(sitting, sitting.place, { hints: (here?.hints ?? 0) + 1 })),
    seeSolution: () => change(withAnswer(sitting, sitting.place, { solutionSeen: true })),
    finish,
  }
}

export type OpenSitting = ReturnType<typeof useSitting>
