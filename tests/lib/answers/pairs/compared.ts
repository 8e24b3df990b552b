import { compile } from 'mathjs'
import type { Region } from './pair'
import { forMathjs } from './second-reader'

type Values = Readonly<Record<string, number>>
type Valued = (values: Values) => number

/** A real number, NaN where there is none. */
function evaluator(text: string): Valued {
  const code = compile(forMathjs(text))
  return (values) => {
    const value: unknown = code.evaluate(new Map(Object.entries(values)))
    return typeof value === 'number' && Number.isFinite(value) ? value : NaN
  }
}

const lettersOf = (...texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) => text.replace(/cosec|sin|cos|tan|sec|cot|abs|π/g, ' ').match(/\p{L}(?:_\w)?/gu) ?? []),
  ),
]

/** The same numbers between 0 and 1 in every run. */
function chance(): () => number {
  let state = 12_345
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function draw(region: Region, letters: readonly string[], next: () => number): Values {
  const size = (): number => {
    if (region === 'acute') return 4 + 82 * next()
    if (region === 'positive') return 0.1 + 9 * next()
    return region === 'any' ? 16 * next() - 8 : next() - 0.5
  }
  const values = Object.fromEntries(letters.map((letter) => [letter, size()]))
  if (region !== 'a unit apart') return values
  return { ...values, x: (values.a ?? 0) + (next() < 0.5 ? -1 : 1) * (1 + 0.001 * next()) }
}

const rounds = 80
const isNear = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether two expressions have the same values, and have them at the same points. */
export function agree(a: string, b: string, region: Region): boolean {
  const next = chance()
  const letters = lettersOf(a, b)
  const [left, right] = [evaluator(a), evaluator(b)]
  return Array.from({ length: rounds }, () => draw(region, letters, next)).every((values) => {
    const [one, other] = [left(values), right(values)]
    return Number.isNaN(one) ? Number.isNaN(other) : isNear(one, other, 1e-6)
  })
}

const difference = (equation: string): Valued => {
  const [left = '', right = ''] = equation.split('=').map((side) => side.trim())
  const [one, other] = [evaluator(left), evaluator(right)]
  return (values) => one(values) - other(values)
}

/** Where a difference changes its sign as one letter grows, found by halving; no poles. */
function rootsOf(of: Valued, values: Values, letter: string): readonly Values[] {
  const at = (value: number): Values => ({ ...values, [letter]: value })
  const places = Array.from({ length: 61 }, (_, index) => -8.37 + index * 0.283)
  const heights = places.map((place) => of(at(place)))
  return places.slice(0, -1).flatMap((from, index) => {
    const [start = NaN, end = NaN] = heights.slice(index, index + 2)
    if (!(start * end < 0)) return []
    let [low, high] = [from, from + 0.283]
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2
      if (start * of(at(middle)) <= 0) high = middle
      else low = middle
    }
    return Math.abs(of(at(low))) < 1e-6 ? [at(low)] : []
  })
}

/** Whether two equations hold at the same points: each at the points of the other, where it has a value. */
export function agreeAsEquations(a: string, b: string, region: Region): boolean {
  const letters = lettersOf(a, b)
  const [one, other] = [difference(a), difference(b)]
  const holds = (of: Valued, values: Values) => Number.isNaN(of(values)) || Math.abs(of(values)) < 1e-4
  const follows = (from: Valued, to: Valued): boolean => {
    const next = chance()
    const roots = Array.from({ length: 12 }, () => draw(region, letters, next)).flatMap((values) =>
      letters.flatMap((letter) => rootsOf(from, values, letter)),
    )
    if (roots.length === 0) throw new Error(`${a}: no point on it was found`)
    return roots.every((root) => holds(to, root))
  }
  return follows(one, other) && follows(other, one)
}
