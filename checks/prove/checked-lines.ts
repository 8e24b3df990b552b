import type { Book } from './book'
import { checkClaim } from './check-claims'
import { keyParts } from './key-parts'
import { statesKey } from './last-step'
import { wordRules } from './words'

interface CheckedLines {
  readonly complaints: readonly string[]
  readonly checked: ReadonlySet<number>
  readonly skipped: ReadonlyMap<string, number>
  /** The texts of what was checked, by line. */
  readonly vouched: ReadonlyMap<number, readonly string[]>
}

/** Every claim of the lines checked, and every word that is read. */
export function checkedLines(book: Book): CheckedLines {
  const complaints: string[] = []
  const checked = new Set<number>()
  const skipped = new Map<string, number>()
  const complain = (line: number, what: string) =>
    complaints.push(`step ${line + 1} "${book.problem.steps[line] ?? ''}": ${what}`)
  const vouched = new Map<number, string[]>()
  const vouch = (line: number, text: string) => vouched.set(line, [...(vouched.get(line) ?? []), text])
  for (const claim of book.claims.filter(({ line }) => line >= 0)) {
    const verdicts = checkClaim(book, claim)
    for (const [index, { text = '' }] of claim.sides.entries())
      if (
        [verdicts[index - 1], verdicts[index]].some(
          (verdict) => verdict?.kind === 'checked' && verdict.vouches !== false,
        )
      )
        vouch(claim.line, text)
    for (const verdict of verdicts) {
      if (verdict.kind === 'checked') {
        checked.add(claim.line)
        const source = claim.continues
        if (source !== undefined) checked.add(source)
      } else if (verdict.kind === 'wrong') complain(claim.line, `[${claim.text}] ${verdict.what}`)
      else skipped.set(verdict.why, (skipped.get(verdict.why) ?? 0) + 1)
    }
  }
  for (const rule of wordRules)
    for (const { line, wrong } of rule(book)) {
      if (wrong === null) {
        checked.add(line)
        vouch(line, book.problem.steps[line] ?? '')
      } else complain(line, wrong)
    }
  for (const { part, to } of keyParts(book.problem)) if (statesKey(book, part)) checked.add(to - 1)
  return { complaints, checked, skipped, vouched }
}
