/** What became of one link A = B of a chain. */
export type Verdict =
  | { readonly kind: 'checked'; readonly vouches?: false }
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'wrong'; readonly what: string }

export const checked: Verdict = { kind: 'checked' }
/** Right as it is built, but its numbers may still be wrong. */
export const wellBuilt: Verdict = { kind: 'checked', vouches: false }
export const skipped = (why: string): Verdict => ({ kind: 'skipped', why })
export const wrong = (what: string): Verdict => ({ kind: 'wrong', what })

/** One verdict for several parts: a fault if any has one. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return (
    verdicts.find(({ kind }) => kind === 'wrong') ??
    verdicts.find(({ kind }) => kind === 'checked') ??
    verdicts[0] ??
    skipped('nothing')
  )
}
