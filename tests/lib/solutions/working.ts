import { evaluate } from 'mathjs/number'
import type { Claim } from '@/lib/solutions/claim'
import { lineOf, type Step } from '@/lib/solutions/line'
import type { Solution } from '@/lib/solutions/solution'
import { fraction, fromDecimal, type Fraction } from '@/lib/maths'

/** '7', '3.5', '22/7' as an exact number. */
export function exact(text: string): Fraction {
  const [top = '', bottom] = text.split('/')
  return bottom === undefined ? fromDecimal(top) : fraction(BigInt(top), BigInt(bottom))
}

/** The value of a key: '5/36', '22√74 + 550/7', '4:9'. */
export function keyValue(key: string): number {
  const value: unknown = evaluate(
    key
      .replace(':', '/')
      .replace(/√(\d+)/g, ' sqrt($1)')
      .replace(/(\d) +sqrt/g, '$1*sqrt'),
  )
  return Number(value)
}

const innerFraction = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/
const innerRoot = /\\sqrt\{([^{}]*)\}/

/** The value of TeX without letters; null where letters stand in it, or a ratio. */
export function texValue(tex: string): number | null {
  let plain = tex
    .replace(/\^\\circ|\\left|\\right|\{,\}|\\,/g, '')
    .replaceAll('\\times', '*')
    .replaceAll('\\pi', 'pi')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(innerFraction, '(($1)/($2))').replace(innerRoot, '(sqrt($1))')
  }
  plain = plain.replace(/(\d|\)) *\(/g, '$1*(')
  if (/[a-zA-Z\\{}:]/.test(plain.replace(/sqrt|pi/g, ''))) return null
  const value: unknown = evaluate(plain)
  return typeof value === 'number' ? value : null
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Neighbours of a chain that are claimed to be equal and are not. */
function broken({ sides, relations, of }: Claim): readonly string[] {
  const shift = of === undefined ? 0 : 1
  const values = sides.map(texValue)
  return sides.slice(1).flatMap((side, index) => {
    const [left, right] = [values[index] ?? null, values[index + 1] ?? null]
    const relation = relations?.[index + shift] ?? '='
    return relation === '=' && left !== null && right !== null && !near(left, right)
      ? [`${sides[index] ?? ''} = ${side}`]
      : []
  })
}

const claimsOf = (steps: readonly Step[]): readonly Claim[] => steps.flatMap((step) => lineOf(step).claim ?? [])

const bare = (text: string): string => text.replace(/[\s$\\{}]|\^circ/g, '')

/** "22√74 + 550/7" as its TeX is bared: "22sqrt74+frac5507". */
const bareKey = (key: string): string =>
  bare(
    key
      .replace(/(\d*)√(\d+)\/(\d+)/g, '\\frac{$1\\sqrt{$2}}{$3}')
      .replace(/√(\d+)/g, '\\sqrt{$1}')
      .replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}'),
  )

/** What is wrong with a solution whatever it works: a chain that does not hold, or a last line without the key. */
export function faults({ lines, key }: Solution): readonly string[] {
  const last = lines.at(-1)
  const text = last === undefined ? '' : lineOf(last).text
  return [
    ...claimsOf(lines).flatMap(broken),
    ...(bare(text).includes(bareKey(key)) ? [] : [`the last line "${text}" does not state the key ${key}`]),
    ...lines.map((line) => lineOf(line).text).filter((line) => /NaN|undefined|Infinity|\[object/.test(line)),
  ]
}
