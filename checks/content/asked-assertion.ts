import { concludedLetter } from './assertions'
import { replied } from './replied'
import { plainText } from '@/lib/rich-text/plain'

/** The four answers of the exam, in its order. */
const options = [
  '(a) Both A and R are true and R is the correct explanation of A',
  '(b) Both A and R are true but R is not the correct explanation of A',
  '(c) A is true but R is false',
  '(d) A is false but R is true',
]

/**
 * What the assistant says of an assertion and a reason, where the solution comes to something else; null where it does not, or where one of
 * them says nothing. `undefined` where the question is another one.
 */
export async function assertionUnsaid(question: string, lines: readonly string[]): Promise<string | null | undefined> {
  const [, stem] =
    /^([^]*?Assertion \(A\)[^]*?Reason \(R\)[^]*?[.?!]\**)(?=\s*(?:Choose|Are |Which |Is )|\s*$)/.exec(question) ?? []
  if (stem === undefined) return undefined
  const letter = concludedLetter(lines) ?? printedLetter(lines.at(-1) ?? '')
  if (letter === undefined) return null
  const { answer } = await replied([plainText(stem.replaceAll('**', '')), ...options].join('\n'))
  const [, said] = /^\(?([A-D])\)?(?=$|[\s:,.])/i.exec(answer ?? '') ?? []
  return said === undefined || said.toUpperCase() === letter
    ? null
    : `the assistant answers "${options['ABCD'.indexOf(said.toUpperCase())] ?? said}", and the solution comes to (${letter.toLowerCase()})`
}

/** "Assertion (A) is true, but Reason (R) is false." */
function printedLetter(text: string): string | undefined {
  const plain = text.replace(/\b(?:Assertion|Reason)\b|[()]/g, '').replace(/\s+/g, ' ')
  if (/\bBoth A and R are true\b/i.test(plain)) return /\bnot the\b/.test(plain) ? 'B' : 'A'
  if (/\bA is true,? but R is false\b/i.test(plain)) return 'C'
  return /\bA is false,? but R is true\b/i.test(plain) ? 'D' : undefined
}
