import { inPlainWords } from './facts/in-plain-words'
import type { WrongConclusion } from './wrong-conclusion'

const kinds =
  'integers|natural numbers|whole numbers|rational(?: numbers)?|irrational(?: numbers)?|real(?: numbers)?|positive|non-zero|prime(?: numbers)?|composite|even|odd|distinct|different'
const contradicts = new RegExp(
  String.raw`\b(?:contradict\w*|against|contrary to|contradiction (?:to|with))\b[^.;]*?\b([a-z]) and ([a-z]) (?:are|were|being) (${kinds})(?![\w-])(?! to each)`,
)
const common =
  /\b(?:common factor|common divisor|both (?:are )?(?:divisible|multiples|even)|divides both|factor of both)\b|\bdivides ([a-z])\b(?!²)[^]*\bdivides (?!\1)[a-z]\b(?!²)/

/** What a proof by contradiction contradicts wrongly, has not assumed, or has found already. */
export function contradictionFaults(lines: readonly string[]): readonly WrongConclusion[] {
  const plain = lines.map(inPlainWords)
  return [...unassumed(plain), ...saidAgain(plain), ...otherFactFaults(plain)]
}

const coprime = /\bco-?primes?\b|\bno common (?:prime )?(?:factor|divisor)|\blowest (?:terms|form)\b|\bsimplest form\b/i

/** A contradiction to "a and b are co-prime" where no line before has said so. */
function unassumed(plain: readonly string[]): readonly WrongConclusion[] {
  const line = plain.findIndex((text) => {
    const at = text.search(/\bcontradict/i)
    return at >= 0 && coprime.test(text.slice(at))
  })
  const before = [...plain.slice(0, line), (plain[line] ?? '').split(/\bcontradict/i)[0] ?? '']
  return line < 0 || before.some((text) => coprime.test(text))
    ? []
    : [{ line, what: 'this is contradicted, and no line before has assumed it: say it where the fraction is written' }]
}

const divisor = /\b(\d+|p) divides ([a-z])(?![²a-z])/g

/** "5 divides a" is found in one step and again in a later one, where it is b that is to be found. */
function saidAgain(plain: readonly string[]): readonly WrongConclusion[] {
  const found = plain.map((text) =>
    /\b(?:if|when|whenever)\b/i.test(text)
      ? []
      : Array.from(text.matchAll(divisor), ([, by, letter]) => `${by} divides ${letter}`),
  )
  return found.flatMap((claims, line) => {
    const before = new Set(found.slice(0, line).flat())
    const again = claims.length === 1 && claims.find((claim) => before.has(claim))
    const isNew = /\bdivides [a-z]²/.test(plain[line] ?? '')
    return again && isNew ? [{ line, what: `that ${again} was found before: is this of the other letter?` }] : []
  })
}

/** "This contradicts the fact that a and b are integers", after a common factor of both was found: it is that they are co-prime. */
function otherFactFaults(plain: readonly string[]): readonly WrongConclusion[] {
  return plain.flatMap((text, line) => {
    const [, a = '', b = '', kind = ''] = contradicts.exec(text) ?? []
    const before = [...plain.slice(0, line), text.slice(0, text.search(contradicts))].join(' ')
    const isOfCommon = kind !== '' && common.test(before) && coprime.test(before)
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
