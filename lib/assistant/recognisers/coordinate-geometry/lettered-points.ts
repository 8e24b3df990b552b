import { lettersIn, linearPoint } from './linear-point'
import { nameOf } from './points'
import type { Fact, FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { expanded } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { add, zero, type Fraction } from '../../../maths'
import type { LetteredLine } from '../../../solutions/coordinate-geometry/pieces/condition'
import type { LetteredPoint, Poly } from '../../../solutions/coordinate-geometry/pieces/letter-poly'

export interface LetteredPoints {
  readonly points: readonly LetteredPoint[]
  /** In the order of the points. */
  readonly facts: readonly FactOf<'point'>[]
  /** The letter of the coordinates; null where they are numbers. */
  readonly letter: string | null
}

const spare = ['A', 'B', 'C', 'D'] as const

/** The points of a question, where one letter at most stands in their coordinates. */
export function letteredPoints(question: Question): LetteredPoints | null {
  const facts = factsOf(question, 'point')
  const linear = facts.map(linearPoint)
  if (linear.some((each) => each === null)) return null
  const all = linear.filter((each) => each !== null)
  const [letter = null, ...more] = lettersIn(all)
  // what x and y stand for may be the coordinates of any point
  if (more.length > 0) return null
  const names = facts.map((fact) => nameOf(question, fact))
  const named = names.every((name) => name !== '') && new Set(names).size === names.length
  const points = all.map(([x, y], index): LetteredPoint => ({
    name: named ? (names[index] ?? '') : (spare[index] ?? 'P'),
    at: [
      [x.a, x.b],
      [y.a, y.b],
    ],
  }))
  return { points, facts, letter }
}

/** The facts that ask for the letter, "find k"; null where none does. */
export function asksFor(question: Question, letter: string | null): readonly Fact[] | null {
  const asked = letter === null ? [] : lettersNamed(question, letter)
  return asked.length > 0 ? asked : null
}

/** A line in x and y whose coefficients are numbers or hold one letter more; `letter`: that one. */
export function letteredLine(
  equation: FactOf<'equation'>,
): { readonly on: LetteredLine; readonly letter: string | null } | null {
  const sum = expanded(equation)
  if (!sum) return null
  const parts: Record<'x' | 'y' | '1', Record<'0' | '1', Fraction>> = {
    x: { 0: zero, 1: zero },
    y: { 0: zero, 1: zero },
    '1': { 0: zero, 1: zero },
  }
  const letters = new Set<string>()
  for (const { coefficient, radicand, powers } of sum.values()) {
    const across = powers.filter(([name]) => name === 'x' || name === 'y')
    const others = powers.filter(([name]) => name !== 'x' && name !== 'y')
    const isLinear = across.length < 2 && others.length < 2 && powers.every(([, power]) => power === 1)
    if (radicand !== 1n || !isLinear) return null
    const [[axis] = ['1']] = across
    const of = parts[axis === 'x' || axis === 'y' ? axis : '1']
    const [other] = others
    if (other) letters.add(other[0])
    const at = other ? '1' : '0'
    of[at] = add(of[at], coefficient)
  }
  const [letter = null, ...more] = letters
  const poly = (part: 'x' | 'y' | '1'): Poly => [parts[part][1], parts[part][0]]
  const isLine = [...poly('x'), ...poly('y')].some(({ n }) => n !== 0n)
  return more.length === 0 && isLine ? { on: { a: poly('x'), b: poly('y'), c: poly('1') }, letter } : null
}
