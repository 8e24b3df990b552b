import { rule, type Rule } from '../rule'
import { bracketed } from '../../maths/terms'

interface Progression {
  readonly a: number
  readonly d: number
}

const largest = 100_000

/** From "2, 5, 8, ..." or from "a = 2, d = 3". */
function progressionIn(text: string): Progression | null {
  const named = [/\ba\s*=\s*(-?\d+)/, /\bd\s*=\s*(-?\d+)/].map((pattern) => pattern.exec(text)?.[1])
  if (named[0] !== undefined && named[1] !== undefined) return inRange({ a: Number(named[0]), d: Number(named[1]) })
  const list = /-?\d+(?:\s*,\s*(?:and )?-?\d+){2,}/.exec(text)?.[0]
  if (list === undefined) return null
  const terms = list.split(/\s*,\s*(?:and )?/).map(Number)
  const [a = 0, second = 0] = terms
  const d = second - a
  return terms.every((term, i) => term === a + i * d) ? inRange({ a, d }) : null
}

const inRange = (found: Progression): Progression | null =>
  Math.max(Math.abs(found.a), Math.abs(found.d)) <= largest ? found : null

function placeIn(text: string, patterns: readonly RegExp[]): number | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((digits) => digits !== undefined)
  const n = Number(found)
  return Number.isInteger(n) && n >= 1 && n <= largest ? n : null
}

export const termOf: Rule = rule({
  id: 'ap-term-of',
  examples: ['Find the 10th term of the AP 2, 7, 12, ...', '20th term if a = 5, d = 3', 'nth term of 3, 7, 11'],
  match: (text) => {
    const progression = progressionIn(text)
    if (!progression || /\bsum\b/.test(text)) return null
    if (/\b(?:nth|n-th|general) term/.test(text)) return { ...progression, n: null }
    const n = placeIn(text, [/(\d+)\s?(?:st|nd|rd|th) term/, /\bn\s*=\s*(\d+)/, /\ba_?\{?(\d+)/])
    return n === null ? null : { ...progression, n }
  },
  reply: ({ a, d, n }) => {
    const start = `Here $a = ${a}$ and $d = ${d}$. The $n$th term is $a_n = a + (n - 1)d$.`
    if (n === null) {
      const rest = a - d
      const slope = d === 1 ? 'n' : d === -1 ? '-n' : `${d}n`
      const answer = d === 0 ? `${a}` : rest === 0 ? slope : `${slope} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
      return {
        text: `${start}\n$a_n = ${a} + (n - 1) \\times ${bracketed(d)} = ${answer}$\nnth term: ${answer}`,
        answer,
      }
    }
    const value = a + (n - 1) * d
    return {
      text: `${start}\n$a_{${n}} = ${a} + (${n} - 1) \\times ${bracketed(d)} = ${value}$\nTerm number ${n} = ${value}`,
      answer: `${value}`,
    }
  },
})

export const sumOf: Rule = rule({
  id: 'ap-sum-of',
  examples: ['Sum of the first 20 terms of 3, 7, 11, ...', 'find the sum of 12 terms if a = 5 and d = 2'],
  match: (text) => {
    const progression = progressionIn(text)
    const n = /\bsum\b|\btotal\b|\bs_?\{?\d/.test(text)
      ? placeIn(text, [/(\d+) terms/, /\bn\s*=\s*(\d+)/, /\bs_?\{?(\d+)/])
      : null
    return progression && n !== null ? { ...progression, n } : null
  },
  reply: ({ a, d, n }) => {
    const sum = (n * (2 * a + (n - 1) * d)) / 2
    const lines = [
      `Here $a = ${a}$, $d = ${d}$ and $n = ${n}$.`,
      `$S_{${n}} = \\frac{n}{2}[2a + (n - 1)d] = \\frac{${n}}{2}[2 \\times ${bracketed(a)} + (${n} - 1) \\times ${bracketed(d)}] = ${sum}$`,
      `Sum of the first ${n} terms = ${sum}`,
    ]
    return { text: lines.join('\n'), answer: `${sum}` }
  },
})
