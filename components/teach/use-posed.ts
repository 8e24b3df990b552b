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
  useEffect(() => {
    let wanted = true
    const pose = async () => {
      const posed: PosedCopy[] = []
      for (const copy of copies) posed.push({ copy, posed: await posedSet(set, copy, catalogue) })
      return posed
    }
    inTime(pose).then(
      (posed) => wanted && setFound({ key, posed }),
      (error: unknown) => wanted && setTrouble(withCause('The questions could not be loaded', troubleIn(error).why)),
    )
    return () => {
      wanted = false
    }
    // The key says all that matters of the set and the copies.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return [found?.key === key ? found.posed : undefined, trouble]
}
