import { rootsSaid, type Property } from '@/lib/solutions/quadratic-equations/roots-said'
import { fraction } from '@/lib/maths'
import { constant, collect, newBudget, type Sum } from '@/lib/maths/sum'

/** p√r. */
const surd = (p: number, r: number): Sum =>
  collect([{ coefficient: fraction(p), radicand: BigInt(r), powers: [] }], newBudget())

const valueOf = (p: number, r: number): number => p * Math.sqrt(r)

/** The nature by the graph: the sign of the least value, far from zero or zero. */
function natureByGraph(a: number, b: number, c: number): string {
  const turning = -b / (2 * a)
  const least = (a * turning * turning + b * turning + c) * Math.sign(a)
  if (Math.abs(least) < 1e-9) return 'two equal real roots'
  return least > 0 ? 'no real roots' : 'two distinct real roots'
}

const numbers = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5] as const

describe('The nature of the roots of quadratics with surds', () => {
  it.each(numbers)('agrees with the graph where a = %i√r', (a) => {
    for (const b of numbers)
      for (const c of numbers)
        for (const [r, s, t] of [
          [2, 1, 2],
          [1, 3, 1],
          [3, 2, 3],
          [1, 1, 2],
        ] as const) {
          const given = { equation: [surd(a, r), surd(b, s), surd(c, t)], asked: 'nature' } as const
          expect(rootsSaid.solve(given).key).toBe(natureByGraph(valueOf(a, r), valueOf(b, s), valueOf(c, t)))
        }
  })
})

const whole = (a: number, b: number, c: number) =>
  [constant(fraction(a)), constant(fraction(b)), constant(fraction(c))] as const

describe('Which equation has such roots', () => {
  const roots: readonly (readonly [Property, string | null])[] = [
    [{ kind: 'roots', are: 'none' }, 'A'],
    [{ kind: 'roots', are: 'equal' }, 'B'],
    [{ kind: 'roots', are: 'distinct' }, 'C'],
    [{ kind: 'roots', are: 'real' }, null],
    [{ kind: 'root', is: fraction(1) }, 'B'],
    [{ kind: 'root', is: fraction(3) }, 'C'],
    [{ kind: 'sum', is: fraction(5) }, 'C'],
    [{ kind: 'product', is: fraction(6) }, 'C'],
    [{ kind: 'product', is: fraction(7) }, null],
  ]
  // x² + x + 1 (none), (x − 1)², (x − 2)(x − 3)
  const options = [whole(1, 1, 1), whole(1, -2, 1), whole(1, -5, 6)]

  it.each(roots)('%j', (wanted, key) => {
    const given = { options, wanted }
    expect(rootsSaid.objection(given) === null ? rootsSaid.solve(given).key : null).toBe(key)
  })
})
