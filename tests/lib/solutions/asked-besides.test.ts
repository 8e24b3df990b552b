import { termsOfList } from '@/lib/solutions/arithmetic-progressions/terms-of-list'
import { countedThenSolved } from '@/lib/solutions/linear-equations/counted-then-solved'
import { rootsWhenEqual } from '@/lib/solutions/quadratic-equations/roots-when-equal'
import { inK } from '@/lib/solutions/quadratic-equations/pieces/linear-in-k'
import { fraction, surd, surdText, toText } from '@/lib/maths'

const numbers = [-5, -3, -2, -1, 1, 2, 4, 7] as const

describe('The roots that are equal', () => {
  it.each(numbers)('of (x - %i)² = 0 with its last coefficient unknown are that number, and k its square', (root) => {
    for (const a of [1, 2, 3]) {
      const given = { a: inK(0, a), b: inK(0, -2 * a * root), c: inK(1, 0), asked: 'k and roots' } as const
      expect(rootsWhenEqual.solve(given).key).toBe(`k = ${a * root * root}, roots ${root}, ${root}`)
    }
  })
})

describe('Terms of a listed AP', () => {
  it.each([1, 2, 3, 5])('are those that are added up one by one, in multiples of √%i', (m) => {
    for (const a of numbers)
      for (const d of numbers) {
        const at = (n: number) => surd(fraction(a + n * d), m)
        const listed = { terms: [at(0), at(1), at(2)], look: m === 1 ? 'numbers' : 'surds' } as const
        const ask = (kind: 'next' | 'term' | 'sum', n: number) =>
          termsOfList.solve({ ...listed, asked: { kind, n } }).key
        let total = 0
        for (let n = 0; n < 12; n++) total += a + n * d
        expect(ask('term', 12)).toBe(surdText(at(11)))
        expect(ask('sum', 12)).toBe(surdText(surd(fraction(total), m)))
        expect(ask('next', 2)).toBe(`${surdText(at(3))}, ${surdText(at(4))}`)
      }
  })
})

const line = (a: number, b: number, c: number) => ({ a: fraction(a), b: fraction(b), c: fraction(c) })

describe('A pair that is counted and solved', () => {
  it.each(numbers)('has the solution that it was made from, x = %i', (x) => {
    for (const y of numbers) {
      const equations = [line(2, 3, 2 * x + 3 * y), line(5, -4, 5 * x - 4 * y)] as const
      const { key } = countedThenSolved.solve({ equations, letters: ['x', 'y'], asked: 'solutions' })
      expect(key).toBe(`exactly one solution; x = ${toText(fraction(x))}, y = ${toText(fraction(y))}`)
    }
  })
})
