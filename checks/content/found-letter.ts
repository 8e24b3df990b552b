import { namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import { valuesOf } from './conclusions'
import { formulasIn } from './stated-answer'

/** A line of a solution, counted from 0, and what is wrong with the zeroes that it states. */
export interface ZeroFault {
  readonly line: number
  readonly what: string
}

/**
 * "the zeroes are 3 and 6" of $x^2 - 9x + k$, of which the question asks for k and the solution finds it: each must be a zero with that k.
 * Only where the question names one polynomial with one other letter, and the solution one value of this.
 */
export function zeroFaults(question: string, lines: readonly string[]): readonly ZeroFault[] {
  const [only, ...others] = formulasIn(question).flatMap((tex) => polynomialIn(tex) ?? [])
  if (!only || others.length > 0) return []
  const [value, ...more] = valuesOf(only.letter, lines)
  if (value === undefined || more.length > 0) return []
  return lines.flatMap((text, line) => {
    const [, told = ''] = /\b(?:zeroes|roots) are ((?:\$?-?\d+(?:\.\d+)?\$?(?:,? and |, )?){1,3})/.exec(text) ?? []
    return (told.match(/-?\d+(?:\.\d+)?/g) ?? []).flatMap((zero) =>
      same(only.at(Number(zero), value), 0)
        ? []
        : [{ line, what: `${zero} is no zero of $${only.tex}$ with $${only.letter} = ${value}$: put it in` }],
    )
  })
}

interface Family {
  readonly tex: string
  /** The letter that is looked for. */
  readonly letter: string
  readonly at: (x: number, letter: number) => number
}

/** A polynomial in x of degree two or three with one letter more; an equation with zero on its right as well. */
function polynomialIn(tex: string): Family | undefined {
  const [left = '', right, ...rest] = tex.replace(/^[a-z]\(x\) = /, '').split('=')
  if (rest.length > 0 || (right !== undefined && right.trim() !== '0')) return undefined
  const node = treeOf(left)
  const names = node ? namesOf(node) : []
  const [letter, ...others] = names.filter((name) => name !== 'x')
  if (!node || !/x\^\{?[23]/.test(left) || letter === undefined || others.length > 0) return undefined
  return {
    tex: left.trim(),
    letter,
    at: (x, value) => workedOut(node, { valueOf: (name) => (name === 'x' ? x : name === letter ? value : undefined) }),
  }
}
