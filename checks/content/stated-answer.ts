import { namesOf } from '../prove/identity'
import { binary } from '../prove/node'
import { treeOf, valueOfTex } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'

/** What is wrong with the numbers that the last line of a solution, or the answer of a paper, states alone in a formula. */
export function statedFaults(question: string, before: readonly string[], last: string): readonly string[] {
  const { numbers, isThere } = toldNumbers([question, ...before])
  const stated = loneNumbers(last)
  const asked = /\b(?:zeroes|roots)\b/.test(last) ? formulasIn(question).flatMap(equationIn) : []
  const [only, ...others] = asked
  if (only && others.length === 0 && stated.length > 0)
    return stated.flatMap(({ tex, value }) =>
      only(value) ? [] : [`$${tex}$ does not solve what the question asks about: put it in`],
    )
  // "the numerator is 5 and the denominator 12"
  const isMade = (tex: string) => tex.includes('frac') && numbersIn(tex).every((one) => numbers.includes(one))
  return stated.flatMap(({ tex, value }) =>
    isSmall(value) || isThere(value) || isMade(tex)
      ? []
      : [`$${tex}$ stands in no line before it: is it the number that was worked out?`],
  )
}

/** The numbers that some texts tell. */
export interface Told {
  readonly numbers: readonly number[]
  /** It is one of them, but for its sign, or what one of their formulas comes to, rounded to its own decimals, or solves one of their equations. */
  readonly isThere: (value: number) => boolean
}

export function toldNumbers(texts: readonly string[]): Told {
  const numbers = texts.flatMap(numbersIn)
  const formulas = texts.flatMap(formulasIn)
  const values = formulas.flatMap((tex) => sidesOf(tex).map((side) => valueOfTex(side)))
  const equations = formulas.flatMap(equationIn)
  return {
    numbers,
    isThere: (value) =>
      [...numbers, ...values].some((one) => same(one, value) || same(one, -value)) ||
      values.some((one) => isRounded(one, value)) ||
      equations.some((one) => one(value)),
  }
}

/** "about 34.64" */
function isRounded(exact: number, told: number): boolean {
  const places = String(told).split('.')[1]?.length ?? 0
  return places > 0 && Math.abs(exact - told) <= 0.5 * 10 ** -places
}

const asksForThem = /\b[Ff]ind the (?:zeroes|roots) of\b|\b(?:zeroes|roots) of [^.]*\bare\s*$/

/** What the numbers of an option do not solve, where the question asks for the zeroes or roots of one thing. */
export function optionFaults(question: string, option: string): readonly string[] {
  const [only, ...others] = asksForThem.test(question) ? formulasIn(question).flatMap(equationIn) : []
  return only && others.length === 0
    ? loneNumbers(option).flatMap(({ tex, value }) =>
        only(value) ? [] : [`$${tex}$ does not solve what the question asks about: put it in`],
      )
    : []
}

/** A line that says only what was found: no other equality stands in it, and no part begins in it. */
export const onlyStates = (line: string): boolean =>
  !/^\(\w+\)/.test(line) && !/[^\s$]\s*(?:=|\\approx|\\times|\+)|\\[gl]t\b/.test(line.replace(/\$\s*=/g, '$'))

export const formulasIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<!\\)\$([^$]+)\$/g)].map(([, tex = '']) => tex)

const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:(?:,|\{,\})\d{2,3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replace(/\{,\}|,/g, '')))

const sidesOf = (tex: string): readonly string[] => tex.split(/=|\\approx|,\s|\\Rightarrow/)

/** Whether a number solves an equation in one letter or name, or is a zero of a polynomial in a small letter. */
function equationIn(tex: string): readonly ((value: number) => boolean)[] {
  const [left, right, ...more] = tex.split('=').map(treeOf)
  if (!left || right === null || more.length > 0) return []
  const node = right ? binary('-', left, right) : left
  const [name, ...others] = namesOf(node)
  if (name === undefined || others.length > 0 || node.kind !== 'binary') return []
  if (!right && !/^[a-z]$/.test(name)) return []
  const at = (value: number) => workedOut(node, { valueOf: (one) => (one === name ? value : undefined) })
  return [(value) => same(at(value), 0)]
}

/** The formulas that are one number and nothing else: "So the mean is $27.6$.", "HCF $= 12$". */
export const loneNumbers = (text: string): readonly { readonly tex: string; readonly value: number }[] =>
  formulasIn(text).flatMap((tex) => {
    const bare = tex.replace(/^\s*=\s*|\s*\^\{?\\circ\}?\s*$/g, '').trim()
    if (
      !/^[-−]?\s*(?:\d+(?:(?:,|\{,\})\d{2,3})*(?:\.\d+)?|\\d?frac\s*\{-?\d+\}\s*\{\d+\}|\d*\s*\\sqrt\s*\{\d+\}|\d+\s*\\pi)$/.test(
        bare,
      )
    )
      return []
    const value = valueOfTex(bare.replace(/\{,\}|,/g, ''))
    return Number.isFinite(value) ? [{ tex: bare, value }] : []
  })

/** "There are $2$ solutions" counts what it sees. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 4
