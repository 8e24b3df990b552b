import { namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { formulasIn } from './stated-answer'

/** A line of a solution, counted from 0, and the degree that it states wrongly. */
export interface DegreeFault {
  readonly line: number
  readonly what: string
}

/** "a polynomial of degree 5", where the question has one polynomial, written out, of degree 3. */
export function degreeFaults(question: string, lines: readonly string[]): readonly DegreeFault[] {
  const [only, ...others] = formulasIn(question).flatMap((tex) => degreeOf(tex) ?? [])
  if (only === undefined || others.length > 0) return []
  return lines.flatMap((text, line) => {
    const [, told] = /\b(?:polynomial|[Ii]t is|is) of degree \$?(\d)\b/.exec(text) ?? []
    return told === undefined || Number(told) === only
      ? []
      : [{ line, what: `the polynomial of the question is of degree ${only}, and not ${told}` }]
  })
}

/** The greatest exponent of the only letter of a sum of its powers; nothing for products, fractions and equations. */
function degreeOf(tex: string): number | undefined {
  const bare = tex.replace(/^[a-z]\([a-z]\) = /, '')
  const node = /[=(]|\\d?frac\{[^}]*\}\{[^}]*[a-z]/.test(bare) ? null : treeOf(bare)
  const [name, ...others] = node ? namesOf(node) : []
  if (name === undefined || others.length > 0 || !new RegExp(String.raw`${name}\^`).test(bare)) return undefined
  const exponents = [...bare.matchAll(new RegExp(String.raw`${name}\^\{?(\d)`, 'g'))].map(([, digit]) => Number(digit))
  return Math.max(...exponents)
}
