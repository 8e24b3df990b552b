import { droppedStep } from './faults/dropped-step'
import { changedKey, withKey } from './faults/in-key'
import { claimUnlikeText, otherUnit } from './faults/in-claim'
import { inLastLine, inStep } from './faults/in-step'
import type { Changed } from './faults/with-line'
import { changedNumber, changedSign, numberPlaces, signPlaces } from './faults/places'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'

/** A problem made wrong on purpose, in one place. */
export interface Planted extends Changed {
  readonly kind: FaultKind
  readonly again: string | null
}

export const faultKinds = [
  'sign in a step',
  'number in a step',
  'key',
  'last step',
  'dropped step',
  'cross-check',
  'unit of a claim',
  'claim unlike its text',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** One fault of the kind; null where the problem offers no place for it. */
export function plant(kind: FaultKind, problem: Problem, again: string | null, random: Random): Planted | null {
  const planted = faults[kind](problem, again, random)
  return planted && { kind, again, ...planted }
}

type Fault = (problem: Problem, again: string | null, random: Random) => (Changed & { readonly again?: string }) | null

const faults: Readonly<Record<FaultKind, Fault>> = {
  'sign in a step': (problem, _, random) => inStep(problem, random, signPlaces, changedSign),
  'number in a step': (problem, _, random) =>
    inStep(problem, random, numberPlaces, (text, place) => changedNumber(text, place, random)),
  key: (problem, again, random) => withKey(problem, random),
  'last step': (problem, _, random) => inLastLine(problem, random),
  'dropped step': droppedStep,
  'cross-check': (problem, again, random) => {
    const wrong = again === null ? null : changedKey(again, problem.answerValidator.kind, random)
    return wrong === null
      ? null
      : { problem, again: wrong, what: `the second road gives ${wrong} for ${problem.answerValidator.expected}` }
  },
  'unit of a claim': (problem, _, random) => otherUnit(problem, random),
  'claim unlike its text': (problem, _, random) => claimUnlikeText(problem, random),
}
