import { namesOf } from '../../prove/identity'
import { treeOf } from '../../prove/value-of-tex'
import { same, workedOut } from '../../prove/worked-out'

const retold = /\$([^$=]+)=([^$=]+)\$,? (?:which is|that is|i\.e\.),? \$([^$=]+)=([^$=]+)\$/g
/** Values of the other letters; none is a number of the book. */
const places = [1.37, 2.83, -0.61]
/** What a circle may be reckoned with. */
const pis = [Math.PI, 22 / 7, 3.14]

/** "(x + 1)/y = 1/2, which is 2x + 1 = y": what makes the second true does not make the first true. */
export const sameEquationFaults = (text: string): readonly string[] =>
  [...text.matchAll(retold)].flatMap(([, a = '', b = '', c = '', d = '']) => {
    const isLost = pis.every((pi) => {
      const [first, second] = [equation(a, b, pi), equation(c, d, pi)]
      if (!first || !second || first.letters.length === 0 || first.letters.join() !== second.letters.join())
        return false
      return second.letters.some((letter) => places.some((place) => isKeptAt(first, second, letter, place) === false))
    })
    return isLost ? [`"$${c}=${d}$" is not the same as "$${a}=${b}$"`] : []
  })

interface Equation {
  readonly letters: readonly string[]
  /** The left side less the right one. */
  readonly at: (values: ReadonlyMap<string, number>) => number
}

function equation(left: string, right: string, pi: number): Equation | undefined {
  const [one, other] = [treeOf(left.trim()), treeOf(right.trim())]
  if (!one || !other) return undefined
  return {
    letters: namesOf(one, other).toSorted(),
    at: (values) => {
      const valueOf = (name: string) => (name === 'pi' ? pi : values.get(name))
      return workedOut(one, { valueOf }) - workedOut(other, { valueOf })
    },
  }
}

/** Where the second is linear in a letter and so has one solution: whether that solves the first too. */
function isKeptAt(first: Equation, second: Equation, letter: string, place: number): boolean | undefined {
  const values = new Map(second.letters.map((other, index) => [other, place + index / 7]))
  const at = (value: number) => second.at(values.set(letter, value))
  const [zero, one, two] = [at(0), at(1), at(2)]
  const slope = one - zero
  if (!Number.isFinite(two) || same(slope, 0) || !same(two - one, slope)) return undefined
  values.set(letter, -zero / slope)
  const difference = first.at(values)
  return Number.isFinite(difference) ? Math.abs(difference) < 1e-7 : undefined
}
