import fc from 'fast-check'
import { fraction, toNumber } from '@/lib/maths'
import { equation } from '@/lib/solutions/linear-equations/pieces/equation'
import { valuesChecked } from '@/lib/solutions/linear-equations/values-checked'
import { faults } from './working'
import { runsOf } from '../../seeds'

const small = fc.integer({ min: -9, max: 9 })

test('the values are a solution just where both sides of every equation are equal', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(small, small, small), { minLength: 1, maxLength: 2 }), small, small, (rows, p, q) => {
      fc.pre(rows.every(([a, b]) => a !== 0 || b !== 0))
      const [x, y] = [fraction(p, 2), fraction(q)]
      const given = { x, y, equations: rows.map(([a, b, c]) => equation(a, b, c)) }
      const holds = rows.every(([a, b, c]) => a * toNumber(x) + b * toNumber(y) === c)
      expect(valuesChecked.objection(given)).toBeNull()
      expect(valuesChecked.solve(given).key).toBe(holds ? 'yes' : 'no')
    }),
    { numRuns: runsOf(120), seed: 5 },
  )
})

test('a solution of the pair is found to be one, and its chains hold', () => {
  const given = { x: fraction(2), y: fraction(-1), equations: [equation(1, 1, 1), equation(2, -1, 5)] }
  const worked = valuesChecked.solve(given)
  expect([worked.key, faults(worked)]).toEqual(['yes', []])
})

test('an equation without a letter is refused', () => {
  expect(valuesChecked.objection({ x: fraction(1), y: fraction(1), equations: [equation(0, 0, 3)] })).toContain(
    'variable',
  )
})
