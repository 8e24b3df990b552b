import type { AssertionCode } from '../../solutions/assertion-reason'

const verdict = '(true|correct|right|false|wrong|incorrect|not (?:true|correct)|untrue)'
const of = (letter: string, name: string): RegExp =>
  new RegExp(
    String.raw`(?:${name}\s*(?:\(?\s*${letter}\s*\)?)?|\(\s*${letter}\s*\)|(?<![a-z])${letter}(?![a-z]))\s*(?:statement )?(?:is |are )?\s*(?:a )?${verdict}\b`,
    'i',
  )
const [ofAssertion, ofReason] = [of('a', 'assertion'), of('r', 'reason')]
const isTrue = (word: string): boolean => /^(?:true|correct|right)$/i.test(word)

/** What an option says of assertion and reason; null where it is none of the board's four. */
export function codeSaid(text: string): AssertionCode | null {
  const both =
    /\bboth\b[^.]*?\b(true|correct|right|false|wrong)\b/i.exec(text) ??
    /^\W*(?:if )?\W*(?:assertion )?\(?a\)?\s*(?:and|,|&)\s*(?:reason )?\(?r\)? (?:are )?(true|correct)\b/i.exec(text) ??
    /^\W*(?:if )?\W*(?:assertion )?\(?a\)? (?:is )?(?:true|correct)(?:,| and|,? &)? (?:reason )?\(?r\)? (?:is )?(true|correct)\b/i.exec(
      text,
    )
  if (both?.[1] !== undefined) {
    if (!isTrue(both[1])) return null
    const rest = text.slice(both.index + both[0].length)
    const explains = /expla/i.test(rest)
    if (!explains) return null
    return /\bnot\b|(?:does|is|do|did)n[’']?t\b|\bno\b|incorrect/i.test(rest) ? 'bothTrue' : 'explains'
  }
  const [, only] =
    /^\W*only (?:the )?(assertion|reason|a|r)(?: is)? (?:true|correct|right)\b/i.exec(
      text.replace(/[()]/g, ' ').replace(/ +/g, ' '),
    ) ?? []
  if (only !== undefined) return /^a/i.test(only) ? 'reasonFalse' : 'assertionFalse'
  const [a, r] = [ofAssertion.exec(text)?.[1], ofReason.exec(text)?.[1]]
  if (a === undefined || r === undefined || isTrue(a) === isTrue(r)) return null
  return isTrue(a) ? 'reasonFalse' : 'assertionFalse'
}
