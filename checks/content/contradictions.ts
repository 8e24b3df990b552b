import { inPlainWords } from './facts/in-plain-words'

const kinds =
  'integers|natural numbers|whole numbers|rational(?: numbers)?|irrational(?: numbers)?|real(?: numbers)?|positive|non-zero|prime(?: numbers)?|composite|even|odd|distinct|different'
const contradicts = new RegExp(
  String.raw`\b(?:contradict\w*|against|contrary to|contradiction (?:to|with))\b[^.;]*?\b([a-z]) and ([a-z]) (?:are|were|being) (${kinds})(?![\w-])(?! to each)`,
)
const common =
  /\b(?:common factor|common divisor|both (?:are )?(?:divisible|multiples|even)|divides both|factor of both)\b|\bdivides ([a-z])\b(?!²)[^]*\bdivides (?!\1)[a-z]\b(?!²)/

/** "This contradicts the fact that a and b are integers", after a common factor of both was found: it is that they are co-prime. */
export function contradictionFaults(
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  const plain = lines.map(inPlainWords)
  return plain.flatMap((text, line) => {
    const [, a = '', b = '', kind = ''] = contradicts.exec(text) ?? []
    const before = [...plain.slice(0, line), text.slice(0, text.search(contradicts))].join(' ')
    const isOfCommon =
      kind !== '' && common.test(before) && /\b(?:co-?prime|no common factor|lowest terms|lowest form)\b/i.test(before)
    const isRootRational =
      /\bcontradicts?\b(?:(?!assum|suppos)[^.;])*?(?:sqrt ?(\d+)|sqrt\{(\d+)\}|√(\d+)) is (?:a )?(?:rational|natural|whole|integer)/.exec(
        text,
      )
    const root = Number(isRootRational?.slice(1).find((one) => one !== undefined) ?? NaN)
    return [
      ...(isOfCommon
        ? [
            {
              line,
              what: `a common factor was found: what it contradicts is that ${a} and ${b} are co-prime, and not that they are ${kind}`,
            },
          ]
        : []),
      ...(Number.isFinite(root) && !Number.isInteger(Math.sqrt(root))
        ? [{ line, what: `√${root} is irrational: that is the fact which is contradicted` }]
        : []),
    ]
  })
}
