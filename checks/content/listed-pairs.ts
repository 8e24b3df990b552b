/**
 * Outcomes of two dice that a line lists for a sum, a product, a difference or a doublet that its question asks for:
 * each pair must be such a one, and of a list of the favourable ones none may be missing.
 */
export function listedPairFaults(
  question: string,
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  if (!/\bdice\b|\bdie\b[^.?]*\btwice\b/i.test(question)) return []
  const [stem = '', ...rest] = question.split(/\((?=(?:i{1,3}|iv|v)\))/)
  const parts = new Map(rest.map((part) => [/^[iv]+/.exec(part)?.[0] ?? '', part]))
  let label = ''
  return lines.flatMap((text, line) => {
    label = /^\(([iv]+)\)/.exec(text)?.[1] ?? label
    const asked = askedIn(
      parts.size === 0
        ? stem
        : `${/ (?:that|of getting) (?:the|a) (?:sum|product|difference)[^.?]*$/.exec(stem)?.[0] ?? ''} ${(parts.get(label) ?? '').replace(/^[iv]+\)\s*/, '')}`,
    )
    const pairs = [...text.matchAll(/\((\d), ?(\d)\)/g)].map(([, a, b]): Pair => [Number(a), Number(b)])
    if (!asked || pairs.length < 2 || /\b(?:not|except|other|instead|wrong)\b/.test(text)) return []
    const stray = pairs.find((pair) => !asked.holds(pair))
    if (stray) return [{ line, what: `(${stray.join(', ')}) does not have ${asked.name}` }]
    const isWhole =
      !/\ldots|…|\.\.\.|such as|for example|\)\$? to \$?\(|\b(?:revers|exchang|interchang|order|turn|begin)/.test(text)
    const missing = all.find((pair) => asked.holds(pair) && !pairs.some(([a, b]) => a === pair[0] && b === pair[1]))
    return missing && isWhole ? [{ line, what: `(${missing.join(', ')}) has ${asked.name} too, and is missing` }] : []
  })
}

type Pair = readonly [number, number]

interface Asked {
  readonly name: string
  readonly holds: (pair: Pair) => boolean
}

const faces = [1, 2, 3, 4, 5, 6]
const all = faces.flatMap((a) => faces.map((b): Pair => [a, b]))

const measures: readonly (readonly [words: RegExp, name: string, of: (pair: Pair) => number])[] = [
  [/\b(?:sum|total)\b/i, 'sum', ([a, b]) => a + b],
  [/\bproduct\b/i, 'product', ([a, b]) => a * b],
  [/\bdifference\b/i, 'difference', ([a, b]) => Math.abs(a - b)],
]

/** "the product of the two numbers is $12$", "the difference $2$", "a doublet"; undefined for all that says more. */
function askedIn(text: string): Asked | undefined {
  const plain = text.replaceAll('$', '').replace(/\s+/g, ' ')
  if (/\b(?:doublet|same number)\b/i.test(plain)) return { name: 'the same number twice', holds: ([a, b]) => a === b }
  const named = measures.filter(([words]) => words.test(plain))
  const [only, ...others] = named
  const [, amount, after = ''] =
    /\b(?:sum|total|product|difference)\b(?: of (?:the )?(?:two )?(?:numbers|faces|scores|dice)(?: on (?:the|both|two) \w+)?)? ?(?:is |of |as |equal to |to be )?(\d+)\b([^;.?]*)/i.exec(
      plain,
    ) ?? []
  if (!only || others.length > 0 || amount === undefined || /\b(?:or|and)\b|\d/.test(after.replace(/\band\s*$/, '')))
    return undefined
  return { name: `the ${only[1]} ${amount}`, holds: (pair) => only[2](pair) === Number(amount) }
}
