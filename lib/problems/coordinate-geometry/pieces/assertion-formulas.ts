import { claimText, falseReason, onXAxis, trueReason, whyAssertion } from './formula-claim-words'
import { drawClaim, trueValue, type FormulaClaim, type FormulaIdea } from './formula-claims'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'

/** Whether the claim holds: the two parts of the segment, measured, are as m to n. */
function holds({ idea, a, b, claimed, m, n }: FormulaClaim): boolean {
  if (idea === 'distance') return Math.abs(Math.hypot(...a) - claimed) < 1e-9
  const y = idea === 'axis' ? 0 : a[1] + (m / (m + n)) * (b[1] - a[1])
  const [first = 0, second = 0] = [a, b].map((end) => Math.hypot(claimed - end[0], y - end[1]))
  return Math.abs(first * n - second * m) < 1e-9
}

const kindOf = (idea: FormulaIdea, unrelated: readonly string[]): AssertionKind => ({
  draw: (random, holding) => {
    const claim = drawClaim(random, idea, holding)
    const isTrue = claim.claimed === trueValue(claim)
    return {
      assertion: claimText(claim),
      about: [`Assertion: ${whyAssertion(claim)}`, `So the assertion is ${isTrue ? 'true' : 'false'}.`],
      holds: () => holds(claim),
    }
  },
  explains: trueReason[idea],
  unrelated,
  untrue: falseReason[idea],
  rightly: `Correctly, ${trueReason[idea].replace(/^[TI]/, (first) => first.toLowerCase())}`,
})

export const formulaKinds: readonly AssertionKind[] = [
  kindOf('distance', [trueReason['mid-point'], onXAxis]),
  kindOf('mid-point', [trueReason.distance, onXAxis]),
  kindOf('section', [trueReason.distance, onXAxis]),
  kindOf('axis', [trueReason.distance]),
]
