import { add, compare, isInteger, multiply, negate, one, sign, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants, solutionText } from './pieces/line'
import { storyLines, storyObjection, wholePair } from './pieces/story'

/** A gift of so many, by which the one who gets it has so many times what the other has left. */
export interface Gift {
  readonly count: Fraction
  readonly times: Fraction
}

export interface Given {
  readonly toFirst: Gift
  readonly toSecond: Gift
}

/** Who they are, what they have, and how a gift of n to the first, or back, is told. */
export interface Manner {
  readonly names: readonly [string, string]
  readonly things: string
  readonly gift: (back: boolean, n: string) => string
}

const plain: Manner = {
  names: ['the first', 'the second'],
  things: 'things',
  gift: (back, n) => `the ${back ? 'first' : 'second'} gives $${n}$`,
}

/** x + p = k(y − p) and y + q = m(x − q). */
const equationsOf = ({ toFirst: { count: p, times: k }, toSecond: { count: q, times: m } }: Given): Equations => [
  equation(1, negate(k), negate(multiply(p, add(k, one)))),
  equation(m, -1, multiply(q, add(m, one))),
]

const multiple = (times: Fraction, bracket: string): string =>
  times.n === 1n ? bracket.slice(1, -1) : `${toTex(times)}${bracket}`

/** E.g. "If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 ..." */
export const giveAndTake = worked<Given, Manner>({
  id: 'give-and-take',
  archetype: 'le-give-and-take',
  objection: (given) => {
    const all = [given.toFirst, given.toSecond].flatMap(({ count, times }) => [count, times])
    if (!all.every((value) => isInteger(value) && sign(value) > 0))
      return 'I can work with whole numbers of things and of times.'
    const equations = equationsOf(given)
    const found = storyObjection(equations, { names: ['the first number', 'the second one'], counted: true })
    if (found !== null) return found
    const [x, y] = byDeterminants(wholePair(equations))
    const enough = compare(x, given.toSecond.count) >= 0 && compare(y, given.toFirst.count) >= 0
    return enough ? null : 'With these numbers someone would give away more than there is: check what you typed.'
  },
  solve: (given, { names, things, gift } = plain) => {
    const [first, second] = names
    const { toFirst, toSecond } = given
    const [p, q] = [toTex(toFirst.count), toTex(toSecond.count)]
    const pair = wholePair(equationsOf(given))
    const [x, y] = byDeterminants(pair).map(toTex)
    const translation = [
      `Let ${first} have $x$ ${things} and ${second} $y$ ${things} now`,
      earns(
        0.5,
        says`When ${gift(false, p)}: $x + ${p} = ${multiple(toFirst.times, `(y - ${p})`)}$, that is, ${numbered(pair[0], 1)}`,
        'first equation',
      ),
      earns(
        0.5,
        says`When ${gift(true, q)}: $y + ${q} = ${multiple(toSecond.times, `(x - ${q})`)}$, that is, ${numbered(pair[1], 2)}`,
        'second equation',
      ),
    ]
    const answer = `So ${first} has $x = ${x}$ ${things} and ${second} has $y = ${y}$`
    return { lines: storyLines(pair, translation, answer), key: solutionText(...byDeterminants(pair)) }
  },
})
