import { divide, sign, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants, solutionText } from './pieces/line'
import { storyLines, storyObjection, wholePair } from './pieces/story'

/** How far two are apart, and in how many hours they meet in the same direction and towards each other. */
export interface Given {
  readonly apart: Fraction
  readonly same: Fraction
  readonly towards: Fraction
}

export interface Manner {
  /** The faster one first: 'the car' and 'the bus'. */
  readonly names: readonly [string, string]
}

const equationsOf = ({ apart, same, towards }: Given): Equations => [
  equation(1, -1, divide(apart, same)),
  equation(1, 1, divide(apart, towards)),
]

const hours = (time: Fraction): string => (time.n === time.d ? '$1$ hour' : `$${toTex(time)}$ hours`)

/** E.g. "Two cars start 100 km apart. In the same direction they meet in 5 hours, towards each other in 1 hour." */
export const twoCars = worked<Given, Manner>({
  id: 'two-cars',
  archetype: 'le-word-speed',
  objection: (given) =>
    [given.apart, given.same, given.towards].some((value) => sign(value) <= 0)
      ? 'Distance and times must be more than $0$.'
      : storyObjection(equationsOf(given), { names: ['the speed of one', 'that of the other'] }),
  solve: (given, { names } = { names: ['the faster car', 'the slower car'] }) => {
    const [faster, slower] = names
    const [apart, same, towards] = [toTex(given.apart), toTex(given.same), toTex(given.towards)]
    const pair = wholePair(equationsOf(given))
    const [x, y] = byDeterminants(pair).map(toTex)
    const [gap, sum] = [numbered(pair[0], 1), numbered(pair[1], 2)]
    const translation = [
      earns(0.5, `Let the speeds of ${faster} and ${slower} be $x$ km/h and $y$ km/h. Distance is speed × time`),
      earns(
        1,
        says`Same direction: in ${hours(given.same)} ${faster} gains $${apart}$ km, so $${same}(x - y) = ${apart}$, that is, ${gap}`,
        'first equation',
      ),
      earns(
        1,
        given.towards.n === given.towards.d
          ? says`Towards each other: in ${hours(given.towards)} they cover $${apart}$ km together, so ${sum}`
          : says`Towards each other: in ${hours(given.towards)} they cover $${apart}$ km together, so $${towards}(x + y) = ${apart}$, that is, ${sum}`,
        'second equation',
      ),
    ]
    const answer = `So ${faster} travels at $x = ${x}$ km/h and ${slower} at $y = ${y}$ km/h`
    return {
      lines: storyLines(pair, translation, answer, [0.5, 0.5, 1]),
      key: solutionText(...byDeterminants(pair)),
    }
  },
})
