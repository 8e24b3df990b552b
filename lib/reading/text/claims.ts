import { isSequence, piecesOf } from './working'

/** One thing that is said in a response. */
export interface Claim {
  readonly text: string
  /** What it speaks of, '' where it gives no name. */
  readonly name: string
  /** Whether a word such as "so" leads to it. */
  readonly isConcluded: boolean
  /** Whether it only lists the terms of a sequence. */
  readonly isData: boolean
}

const longest = 300

/** What a response says, one by one; bare values belong to what stands before them: "zeroes are 3 and 6". */
export function claimsOf(response: string): readonly Claim[] {
  if (response.length > longest || !/[=:]|\s(?:is|are)\s|\.\./.test(response)) return []
  const spans: { from: number; to: number; isConcluded: boolean }[] = []
  for (const { from, to, isConcluded } of piecesOf(response)) {
    const last = spans.at(-1)
    if (last && !isConcluded && isBare(response.slice(from, to))) last.to = to
    else spans.push({ from, to, isConcluded })
  }
  return spans.map(({ from, to, isConcluded }) => {
    const text = response.slice(from, to).trim()
    return { text, name: nameOf(text), isConcluded, isData: isSequence(text) }
  })
}

const isBare = (text: string): boolean => /^[-−+\d./√()\s²³°π]{1,60}$/.test(text)

/** "zeroes" of "zeroes are 3", "side" of "side 9". */
function nameOf(text: string): string {
  const name =
    /^[^=<>≤≥≠]{1,60}?(?=\s?=|:\s|\s(?:is|are)\s|(?<=^\p{L}{3,20})\s\d{1,6}(?:\.\d{1,3})?$)/u.exec(text)?.[0].trim() ??
    ''
  return /(?!π)\p{L}/u.test(name) ? name : ''
}
