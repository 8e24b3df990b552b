import { generalFacts, unrelated, type FactName } from '../../../solutions/arithmetic-progressions/general-facts'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'

/** The reasons that may stand beside assertions that follow from a fact. */
export function reasonsOf(name: FactName): Pick<AssertionKind, 'explains' | 'unrelated' | 'untrue' | 'rightly'> {
  const { text, untrue, rightly } = generalFacts[name]
  return {
    explains: text,
    unrelated: (unrelated[name] ?? []).map((other) => generalFacts[other].text),
    untrue,
    rightly,
  }
}
