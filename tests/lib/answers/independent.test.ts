import { checkAnswer } from '@/lib/answers'
import { newBudget } from '@/lib/maths/sum'
import { typed } from '@/lib/reading/typed'
import { readAmount } from '@/lib/reading/values/amount'
import { valueOf } from '@/lib/reading/values/value'
import fc from 'fast-check'
import { evaluate, simplify } from 'mathjs'
import { runsOf } from '../../seeds'

type Expressions = {
  sum: string
  product: string
  power: string
  atom: string
}

/** Expressions in which every reader agrees on what binds first; `names` are the letters that may occur. */
const expressions = (names: readonly string[], operations: readonly string[]) =>
  fc.letrec<Expressions>((tie) => ({
    atom: fc.oneof(
      { maxDepth: 3 },
      fc.integer({ min: 1, max: 12 }).map(String),
      fc.constantFrom(...names),
      tie('sum').map((inside) => `(${inside})`),
    ),
    power: fc.oneof(
      tie('atom'),
      fc.tuple(tie('atom'), fc.integer({ min: 1, max: 3 })).map(([base, n]) => `${base}^${n}`),
    ),
    product: fc
      .tuple(tie('power'), fc.array(fc.tuple(fc.constantFrom(...operations), tie('power')), { maxLength: 2 }))
      .map(([first, rest]) => first + rest.flat().join('')),
    sum: fc
      .tuple(
        fc.constantFrom('', '-'),
        tie('product'),
        fc.array(fc.tuple(fc.constantFrom(' + ', ' - ', '+', '-'), tie('product')), { maxLength: 2 }),
      )
      .map(([minus, first, rest]) => minus + first + rest.flat().join('')),
  })).sum

test('mathjs reads every calculation with powers and roots alike', () => {
  fc.assert(
    fc.property(expressions(['sqrt(2)', 'sqrt(3)', 'sqrt(12)', '0.5', 'pi'], ['*', ' / ', ' * ']), (expression) => {
      const value = Number(evaluate(expression))
      fc.pre(Number.isFinite(value) && Math.abs(value) < 1e6 && Math.abs(value) > 1e-6)
      const { node } = readAmount(typed(expression).tokens)
      expect(valueOf(node, newBudget()).approximate).toBeCloseTo(value, 9)
    }),
    { seed: 20250305, numRuns: runsOf(500) },
  )
})

test('what mathjs simplifies an expression to is the same expression', () => {
  fc.assert(
    fc.property(expressions(['x', 'y', '2'], ['*', ' * ']), (expression) => {
      const simplified = simplify(expression).toString()
      fc.pre(/[xy]/.test(expression) && !/\de[+-]/.test(simplified))
      const rule = { kind: 'expression', expected: expression } as const
      expect(checkAnswer(rule, simplified).correct).toBe(true)
      expect(checkAnswer(rule, `${expression} + x`).correct).toBe(false)
    }),
    { seed: 20250306, numRuns: runsOf(150) },
  )
})
