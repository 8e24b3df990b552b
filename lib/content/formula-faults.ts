import { formulaProblem } from './formula-problem'
import { shapeFaults } from './formula-shape'
import { houseFaults } from './house-rules'

/** What is wrong with a formula, or, as a remark, what the house writes otherwise. */
export interface Fault {
  readonly message: string
  /** Where in the text, counted from 0; its beginning where it is not said. */
  readonly at?: number
  readonly remark?: true
}

/** All that is to be said of a formula. One that cannot be set gets no remarks. */
export function formulaFaults(tex: string, display = false): readonly Fault[] {
  const bare = tex
    .replace(/\\(?:text|mathrm|operatorname\*?|mbox|textbf)\s*\{[^{}]*\}/g, ' ')
    .replace(/\\[a-zA-Z]+/g, ' ')
  if (isProse(bare))
    return [
      {
        message: `the formula $${short(tex)}$ holds words: is a dollar sign meant as money, or one missing? Write ₹ for rupees, \\$ for a dollar, and words of a formula as \\text{...}`,
      },
    ]
  const [twice] = tex.includes('\\begin') ? [] : (/\\\\[a-zA-Z]{2,}/.exec(tex) ?? [])
  if (twice !== undefined)
    return [{ message: `$${short(tex)}$: two backslashes break the line: write ${twice.slice(1)} with one` }]
  const problem = formulaProblem(tex, display)
  if (problem !== undefined) return [{ message: problem }]
  const shapes = shapeFaults(tex)
  if (shapes.length > 0) return shapes.map((message) => ({ message: `$${short(tex)}$: ${message}` }))
  return houseFaults(tex, bare, display).map((message) => ({ message: `$${short(tex)}$: ${message}`, remark: true }))
}

/** Words of a sentence: two in a row, or one that joins. */
const isProse = (bare: string): boolean =>
  /[a-z]{3,}[,;]?\s+[a-z]{2,}/.test(bare) ||
  /(?:^|[\s,;])(?:and|the|is|are|for|per|of|costs?|each|rupees|more|than)(?=$|[\s,;.])/.test(bare)

const short = (tex: string): string => (tex.length > 60 ? `${tex.slice(0, 57)}...` : tex)
