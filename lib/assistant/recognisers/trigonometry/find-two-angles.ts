import { angleTex } from './ratios'
import { exactly, linearIn, rational, termsOf } from '../../question/polynomial'
import type { Fact, FactOf } from '../../question/fact'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { onlyTerm } from '../../../maths/sum'
import { surd } from '../../../maths/surd'
import { add, compare, divide, fraction, multiply, subtract, type Fraction } from '../../../maths/fraction'
import { angleWith } from '../../../solutions/trigonometry/pieces/ratio'
import { findTwoAngles as solution, type Given } from '../../../solutions/trigonometry/find-two-angles'

/** "sin(A - B) = 1/2": the letters, the sign between them, and what is said of the ratio. */
function ratioOfTwo({ sides: [left, right], relation }: FactOf<'equation'>) {
  const value = right && exactly(right)
  const term = value && onlyTerm(value.top)
  const angle = left?.kind === 'trig' ? (left.of.kind === 'bracket' ? left.of.of : left.of) : null
  if (left?.kind !== 'trig' || angle?.kind !== 'binary' || relation !== '=' || !value || value.bottom.size !== 1)
    return null
  const [first, second] = [angle.left, angle.right]
  if (first.kind !== 'letter' || second.kind !== 'letter' || (angle.operation !== '+' && angle.operation !== '-'))
    return null
  const isZero = value.top.size === 0
  if (!isZero && (!term || term.powers.length > 0)) return null
  const size = term ? surd(term.coefficient, Number(term.radicand)) : surd(0, 1)
  return {
    letters: [first.name, second.name] as const,
    operation: angle.operation,
    said: { name: left.name, value: size },
  }
}

/** The value of a sum in two letters, degrees taken as numbers. */
function valueAt(node: Node, values: ReadonlyMap<string, Fraction>): Fraction | null {
  const known = rational(node)
  if (known) return known
  const fact = { kind: 'formula', node, name: '' } as const
  const line = linearIn(fact)
  const terms = line
    ? new Map([
        [line.letter, line.a],
        ['', line.b],
      ])
    : termsOf(exactly(node)?.top ?? null)
  return (
    terms &&
    [...terms].reduce<Fraction | null>((sum, [letter, times]) => {
      const value = letter === '' ? fraction(1) : values.get(letter)
      return sum && value ? add(sum, multiply(times, value)) : null
    }, fraction(0))
  )
}

/** Whether "0° < A + B ≤ 90°" and "A > B" hold. */
function holds({ sides, relation }: FactOf<'equation'>, values: ReadonlyMap<string, Fraction>): boolean {
  const sizes = sides.map((side) => valueAt(side, values))
  return sizes.every((size, index) => {
    const before = sizes[index - 1]
    if (!size || (index > 0 && !before)) return false
    if (!before) return true
    const order = compare(before, size)
    return relation.startsWith('<') ? order <= 0 : relation.startsWith('>') && order >= 0
  })
}

export const findTwoAngles = recogniser<Given>({
  id: 'two-angles-from-sum-and-difference',
  solution,
  cues: ['#equation'],
  words: ['acute', 'angle', 'angles', 'degree', 'degrees', 'values'],
  examples: [
    'If sin(A - B) = 1/2 and cos(A + B) = 1/2, where 0° < A + B ≤ 90° and A > B, find A and B.',
    'tan(A+B) = √3 and tan(A-B) = 1/√3, 0°<A+B<=90°, A>B, find A and B',
    'sin(x + y) = 1, cos(x - y) = √3/2 find x and y',
  ],
  refuses: [
    'If sin(A - B) = 1/2 and cos(A + B) = 1/2, where A < B, find A and B.',
    'If sin(A - B) = 1/2 and cos(A + B) = 1/2, find A.',
    'If sin(A - B) = 1/2 and cos(A + B) = 1/2, find A - B.',
    'If sin(A - B) = 1/2 and cos(A + C) = 1/2, find A and B.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const told = equations.flatMap((fact) => ratioOfTwo(fact) ?? [])
    const sum = told.find(({ operation }) => operation === '+')
    const difference = told.find(({ operation }) => operation === '-')
    if (!sum || !difference || told.length > 2) return null
    const [p, q] = difference.letters
    if (p === q || ![p, q].every((letter) => sum.letters.includes(letter))) return null
    const [total, gap] = [sum.said, difference.said].map(({ name, value }) => angleWith(name, value))
    if (total === null || total === undefined || gap === null || gap === undefined) return null
    const half = (n: number) => divide(fraction(n), fraction(2))
    const values = new Map([
      [p, half(total + gap)],
      [q, subtract(half(total), half(gap))],
    ])
    const conditions = equations.filter((fact) => ratioOfTwo(fact) === null)
    const letters: readonly Fact[] = factsOf(question, 'letter').filter(({ name }) => name === p || name === q)
    const named = new Set(letters.map((fact) => fact.kind === 'letter' && fact.name))
    if (named.size < 2 || !conditions.every((fact) => holds(fact, values))) return null
    return {
      given: { letters: [angleTex(p), angleTex(q)], sum: sum.said, difference: difference.said },
      used: [...equations, ...letters],
    }
  },
  before: () => '',
})
