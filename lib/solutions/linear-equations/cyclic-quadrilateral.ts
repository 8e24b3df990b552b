import {
  add,
  compare,
  fraction,
  multiply,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
  type Term,
} from '../../maths'
import { says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, equationsObjection, type Equations } from './pieces/equation'
import { byDeterminants, determinant, solutionText } from './pieces/line'
import { storyLines, wholePair } from './pieces/story'

/** An angle in degrees, x, y and a constant in it. */
export interface Angle {
  readonly x: Fraction
  readonly y: Fraction
  readonly more: Fraction
}

const names = ['A', 'B', 'C', 'D'] as const
export type Given = Readonly<Record<(typeof names)[number], Angle>> & {
  /** What is asked, where it is not x and y. */
  readonly asked?: 'angles'
}

const opposite = (one: Angle, other: Angle) =>
  equation(add(one.x, other.x), add(one.y, other.y), subtract(fraction(180), add(one.more, other.more)))

const equationsOf = ({ A, B, C, D }: Given): Equations => [opposite(A, C), opposite(B, D)]

const termsOf = ({ x, y, more }: Angle): readonly Term[] => [
  [x, 'x'],
  [y, 'y'],
  [more, ''],
]

const sizeOf = ({ x, y, more }: Angle, [u, v]: readonly [Fraction, Fraction]): Fraction =>
  add(add(multiply(x, u), multiply(y, v)), more)

function objection(given: Given): string | null {
  const equations = equationsOf(given)
  const general = equationsObjection(equations)
  if (general !== null) return general
  const pair = wholePair(equations)
  if (determinant(pair) === 0) return 'The opposite angles do not fix $x$ and $y$: check what you typed.'
  const found = byDeterminants(pair)
  const isAngle = (size: Fraction) => sign(size) > 0 && compare(size, fraction(180)) < 0
  return names.every((name) => isAngle(sizeOf(given[name], found)))
    ? null
    : 'With these numbers an angle would be no angle of a quadrilateral: check what you typed.'
}

/** E.g. "ABCD is a cyclic quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = 4x°, ∠D = (7x + 5)°. Find x and y." */
export const cyclicQuadrilateral = worked<Given>({
  id: 'cyclic-quadrilateral',
  archetype: 'le-word-geometry',
  objection,
  solve: (given) => {
    const { A, B, C, D } = given
    const pair = wholePair(equationsOf(given))
    const found = byDeterminants(pair)
    const [x, y] = found.map(toTex)
    const size = (angle: Angle) => toTex(sizeOf(angle, found))
    const sum = (one: Angle, other: Angle) => sumTex([...termsOf(one), ...termsOf(other)])
    const translation = [
      line('opposite angles', 'The opposite angles of a cyclic quadrilateral are supplementary'),
      earns(
        0.5,
        says`$\\angle A + \\angle C = 180^\\circ$: $${sum(A, C)} = 180$, that is, ${numbered(pair[0], 1)}`,
        'first equation',
      ),
      earns(
        0.5,
        says`$\\angle B + \\angle D = 180^\\circ$: $${sum(B, D)} = 180$, that is, ${numbered(pair[1], 2)}`,
        'second equation',
      ),
    ]
    const answer = `So $x = ${x}$ and $y = ${y}$; the angles are $\\angle A = ${size(A)}^\\circ$, $\\angle B = ${size(B)}^\\circ$, $\\angle C = ${size(C)}^\\circ$, $\\angle D = ${size(D)}^\\circ$`
    return {
      lines: storyLines(pair, translation, answer),
      key:
        given.asked === 'angles'
          ? names.map((name) => `∠${name} = ${toText(sizeOf(given[name], found))}°`).join(', ')
          : solutionText(...found),
    }
  },
})
