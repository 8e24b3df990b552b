import { useEffect, useState } from 'react'
import { inTime, troubleIn } from '../ui/in-time'
import { withCause } from '../ui/trouble'
import { catalogue } from '@/lib/memory/catalogue'
import { posedSet, type PosedQuestion } from '@/lib/sets/posed-set'
import type { QuestionSet } from '@/lib/sets/set'

export interface PosedCopy {
  readonly copy: string
  readonly posed: readonly PosedQuestion[]
}

/** The questions of a set for each of some copies; nothing while they are on their way. */
export function usePosed(
  set: QuestionSet,
  copies: readonly string[],
): readonly [readonly PosedCopy[] | undefined, string] {
  const [found, setFound] = useState<{ readonly key: string; readonly posed: readonly PosedCopy[] }>()
  const [trouble, setTrouble] = useState('')
  const key = JSON.stringify([set.seed, set.own, set.questions, copies])
  // The key says all that matters of the set and the copies, which are other objects at every drawing.
  const [asked, setAsked] = useState({ key, set, copies })
  if (asked.key !== key) setAsked({ key, set, copies })
  useEffect(() => {
    let wanted = true
    const pose = async () => {
      const posed: PosedCopy[] = []
      for (const copy of asked.copies) posed.push({ copy, posed: await posedSet(asked.set, copy, catalogue) })
      return { key: asked.key, posed }
    }
    inTime(pose).then(
      (one) => wanted && setFound(one),
      (error: unknown) => wanted && setTrouble(withCause('The questions could not be loaded', troubleIn(error).why)),
    )
    return () => {
      wanted = false
    }
  }, [asked])
  return [found?.key === key ? found.posed : undefined, trouble]
}
