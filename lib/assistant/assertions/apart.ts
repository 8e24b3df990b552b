import { assertionCodes, type AssertionCode } from '../../solutions/assertion-reason'

export interface AssertionReason {
  readonly assertion: string
  readonly reason: string
  /** What the options say, in their order; those of the board where none are given. */
  readonly codes: readonly AssertionCode[]
}

const both =
  /^\s*(?:assertion\s*(?:\(\s*A\s*\)|A(?=\s*[:.-]))?|\(?A\)?(?=\s*:))\s*[:.-]?\s+(.+?)\s+(?:reason\s*(?:\(\s*R\s*\)|R(?=\s*[:.-]))?|\(?R\)?(?=\s*:))\s*[:.-]?\s+(.+)$/is
const bidding =
  /\s*\b(?:(?:choose|select|mark|pick) the (?:correct|right) (?:option|answer|alternative|choice)\s*[.:]?|(?:choose|select|options?)\s*:?\s*$)\s*/i
const option = /(?:^|\s)\(?\s*([a-d])\s*\)\s+(?=(?:both|assertion|A\b|reason)|\(A\) is)/gi

/** What an option says of the two. */
function codeIn(text: string): AssertionCode | null {
  if (
    /^both\b|^(?:assertion\s*)?\(?A\)? ?(?:and|,|&) ?(?:reason\s*)?\(?R\)? (?:are )?(?:both )?(?:true|correct)\b/i.test(
      text,
    )
  )
    return /\bnot\b|n[’']?t\b/i.test(text) ? 'bothTrue' : 'explains'
  const [, first] =
    /^(?:only )?(?:assertion\s*)?\(?A?\)?\s*(?:is )?(true|false|correct|wrong|incorrect)/i.exec(text) ?? []
  if (first === undefined || !/reason|\bR\b/i.test(text)) return null
  return /^(?:true|correct)$/i.test(first) ? 'reasonFalse' : 'assertionFalse'
}

/** "Assertion (A): ... Reason (R): ..." with its options or without; null for any other question. */
export function assertionApart(text: string): AssertionReason | null {
  const [, assertion, rest] = both.exec(text) ?? []
  if (assertion === undefined || rest === undefined) return null
  const marks = [...rest.matchAll(option)]
  const from = marks[0]?.index ?? rest.length
  const offered = marks.map((mark, index) =>
    codeIn(rest.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim()),
  )
  const codes = offered.flatMap((code) => code ?? [])
  const isWhole = offered.length === 0 || (codes.length === 4 && new Set(codes).size === 4)
  const reason = rest.slice(0, from).replace(bidding, ' ').trim()
  return isWhole && reason !== '' ? { assertion, reason, codes: codes.length === 4 ? codes : assertionCodes } : null
}
