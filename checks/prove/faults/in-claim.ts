import { linesOf, withClaim, withLine, withSide, type Changed } from './with-line'
import { changedNumber } from './places'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'

/** Lines that hold claims, with the claims. */
const claimedIn = (problem: Problem) =>
  linesOf(problem).flatMap((line, index) => (line.claim ?? []).map((claim, which) => ({ line, index, claim, which })))

const otherUnits: Readonly<Record<string, readonly string[]>> = {
  cm: ['m', 'cm²'],
  m: ['cm', 'm²'],
  km: ['m', 'cm'],
  'cm²': ['cm', 'm²'],
  'm²': ['m', 'cm²'],
  'cm³': ['cm²', 'm³'],
  'm³': ['m²', 'cm³'],
}

/** The claimed value in another unit. */
export function otherUnit(problem: Problem, random: Random): Changed | null {
  const all = claimedIn(problem).filter(({ claim: { unit } }) => unit !== undefined)
  if (all.length === 0) return null
  const { line, index, claim, which } = random.pick(all)
  const unit = random.pick(otherUnits[claim.unit ?? ''] ?? ['cm', 'litres'])
  return withLine(problem, index, withClaim(line, which, { ...claim, unit }))
}

/** The claim says one thing, the text another. */
export function claimUnlikeText(problem: Problem, random: Random): Changed | null {
  const all = claimedIn(problem).flatMap((one) =>
    one.claim.sides.flatMap((tex, side) => [...tex.matchAll(/\d+/g)].map((found) => ({ ...one, tex, side, found }))),
  )
  if (all.length === 0) return null
  const { line, index, which, tex, side, found } = random.pick(all)
  const other = changedNumber(tex, { at: found.index, text: found[0] }, random)
  const claims = withSide(line, which, side, other).claim
  return withLine(problem, index, { ...line, ...(claims && { claim: claims }) })
}
