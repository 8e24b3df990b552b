import { segments } from '@/lib/rich-text/segments'
import { texOfPlain } from '../plain'
import { unspaced } from '../provenance'
import { readTex } from '../read-tex'
import { tokensOf } from '../tokens'
import { workedOut } from '../worked-out'

const valueOf = (name: string): number | undefined => (name === 'pi' ? Math.PI : undefined)

/** The value of a formula without letters; NaN where there is none. */
export function valueOfTex(tex: string): number {
  try {
    return workedOut(readTex(tokensOf(tex)), { valueOf })
  } catch {
    return NaN
  }
}

/** The value of a text that shows its size at a glance: "$\frac{3}{4}$", "12 cm", "$x = 5$", "7:15 a.m."; NaN for another, such as a product. */
export function valueOfText(text: string): number {
  if (/\\times|\^\{?[\da-z]/.test(text)) return NaN
  const [time, hour, minute, half] = /^(\d+):(\d\d) ([ap])\.m\.$/.exec(text) ?? []
  if (time !== undefined) return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0)
  const formulas = segments(text).flatMap((one) => (one.kind === 'formula' ? [one.tex] : []))
  const words = segments(text).flatMap((one) => (one.kind === 'words' ? [one.text] : []))
  if (formulas.length > 1 || words.some((one) => /\d/.test(one) && formulas.length > 0)) return NaN
  const tex = formulas[0] ?? texOfPlain(/^₹?\s*([-−]?[\d.,/√π]+)/.exec(words[0] ?? '')?.[1] ?? '')
  return valueOfTex(unspaced(tex.split('=').at(-1) ?? '').replace(/\^\{?\\circ\}?|\\%/g, ''))
}

const bare =
  /^(?:\\text\{)?\s*[₹(]*\s*(-?\d+(?:\.\d+)?)\s*\)*\s*(?:\^\{?\\circ\}?|\\%|\\text\{[^}]*\}|\\,|[a-z²³]{1,3}|\})*$/

/** Numbers that stand alone in a text, not as coefficients within an expression in letters. */
export function bareNumbers(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const one of segments(text)) {
    if (one.kind === 'words')
      for (const [number] of unspaced(one.text).matchAll(/(?<![\w.√/^-])-?\d+(?:\.\d+)?(?![\w.]*[a-z]\^|[/^√])/g))
        found.add(Number(number))
    else for (const number of bareInFormula(unspaced(one.tex))) found.add(number)
  }
  return found
}

/** "PQ = 12" holds 12, "2, 7, 12" three numbers, and a fraction that stands alone is one; "x^2 + 5x = 6" holds none, nor does "P(3, 4)". */
function bareInFormula(tex: string): readonly number[] {
  const sides = tex.replace(/\([^()]*,[^()]*\)/g, ' P ').split(/=|<|>|\\leq?|\\geq?|\\neq?/)
  const expressions = sides.filter((side) =>
    /[a-z]\s*[-+*^]|[-+]\s*\d*\s*[a-z]|\d\s*[a-z]\b|\\times/.test(side.replace(/\\[a-z]+/g, ' ')),
  )
  if (expressions.length > 0) return []
  return sides.flatMap((side) =>
    side.split(/,|\\ldots|\\dots|\\quad|:/).flatMap((piece) => {
      const number = bare.exec(piece.trim())?.[1]
      if (number !== undefined) return [Number(number)]
      return /^-?\\d?frac\{\d+\}\{\d+\}$/.test(piece.trim()) ? [valueOfTex(piece)] : []
    }),
  )
}
