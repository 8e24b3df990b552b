import { less, plus, times } from '../pieces/exact-sums'
import { lettersTex } from '../pieces/letters-sum'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'
import { earns } from '../line'
import { worked } from '../solution'

type Pair = readonly [Sum, Sum]

/** P(x, y) is as far from A as from B, whose coordinates are letters: an equation of x and y to be proved, left side less right side. */
export interface EquidistantLetters {
  readonly a: Pair
  readonly b: Pair
  readonly shown: Sum
  readonly tex: string
}

const [x, y] = [sums.letter('x'), sums.letter('y')]
const double = (sum: Sum): Sum => plus(sum, sum)
const squares = ([u, v]: Pair): Sum => plus(times(u, u), times(v, v))
const linear = ([u, v]: Pair): Sum => double(plus(times(u, x), times(v, y)))

/** What PA² = PB² comes to, on one side. */
const difference = ({ a, b }: EquidistantLetters): Sum => less(less(linear(b), linear(a)), less(squares(b), squares(a)))

/** What stands before x, before y, and alone; null where one of them has a power or the other beside it. */
function coefficientsOf(sum: Sum): readonly [Sum, Sum, Sum] | null {
  const parts = ['x', 'y', ''].map((name) =>
    [...sum.values()].flatMap((term) => {
      const own = term.powers.filter(([each]) => each === 'x' || each === 'y')
      const isOf = name === '' ? own.length === 0 : own.length === 1 && own[0]?.[0] === name && own[0][1] === 1
      return isOf ? [{ ...term, powers: term.powers.filter(([each]) => each !== name) }] : []
    }),
  )
  const [p = [], q = [], r = []] = parts
  const of = (terms: typeof p): Sum => sums.collect(terms, sums.newBudget())
  return p.length + q.length + r.length === sum.size ? [of(p), of(q), of(r)] : null
}

/** By what the equation has to be multiplied to be that of the equal distances, 1 where that is no one sum; null where it is another equation. */
function factorOf(given: EquidistantLetters): Sum | null {
  const [all, shown] = [coefficientsOf(difference(given)), coefficientsOf(given.shown)]
  if (!all || !shown || all.slice(0, 2).every(sums.isZero)) return null
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const
  const isSame = pairs.every(([i, j]) => sums.equals(times(all[i], shown[j]), times(all[j], shown[i])))
  const at = sums.isZero(shown[0]) ? 1 : 0
  return isSame && !sums.isZero(shown[at])
    ? (sums.divideByTerm(all[at], shown[at], sums.newBudget()) ?? sums.unity)
    : null
}

const squaredTex = ([u, v]: Pair): string => `(${lettersTex(less(x, u))})^2 + (${lettersTex(less(y, v))})^2`
const openedTex = (pair: Pair): string => `${lettersTex(less(squares(pair), linear(pair)))}`

/** E.g. "If P(x, y) is equidistant from A(a + b, b - a) and B(a - b, a + b), prove that bx = ay." */
export const equidistantLetters = worked<EquidistantLetters>({
  id: 'equidistant-letters',
  archetype: 'cg-equidistant-relation',
  objection: (given) =>
    factorOf(given) ? null : 'That does not follow: check the points and the equation that you typed.',
  solve: (given) => {
    const factor = factorOf(given) ?? sums.unity
    return {
      lines: [
        earns(1, `$PA = PB$, so $PA^2 = PB^2$: $${squaredTex(given.a)} = ${squaredTex(given.b)}$`),
        earns(1, `Opening the brackets, $x^2$ and $y^2$ cancel: $${openedTex(given.a)} = ${openedTex(given.b)}$`),
        `So $${lettersTex(difference(given))} = 0$.`,
        ...(sums.equals(factor, sums.unity)
          ? []
          : [`Dividing by $${lettersTex(factor)}$: $${lettersTex(given.shown)} = 0$.`]),
        earns(1, `Hence $${given.tex}$. Proved.`),
      ],
      key: 'proved',
    }
  },
})
