import { collinear, sameObjection } from './pieces/point'
import { sidesObjection, sidesOf, type Side, type Triangle } from './pieces/sides'
import { add, compare, equals, toTex } from '../../maths'
import { says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** What three points form. No triangle on rational coordinates is equilateral. */
export type TriangleKind = 'right isosceles' | 'right' | 'isosceles' | 'scalene' | 'none'

export const triangleWords: Readonly<Record<TriangleKind, string>> = {
  'right isosceles': 'an isosceles right triangle',
  right: 'a right triangle which is not isosceles',
  isosceles: 'an isosceles triangle which is not right-angled',
  scalene: 'a scalene triangle which is not right-angled',
  none: 'no triangle: the points are collinear',
}

/** How the last line of the solution names the kind. */
export const triangleConclusion = (kind: TriangleKind): string =>
  kind === 'none'
    ? 'Hence the points are collinear and form no triangle'
    : `Hence the points are the vertices of ${triangleWords[kind]}`

/** The longest side last, the other two in the order AB, BC, CA. */
function longestLast(triangle: Triangle): readonly [Side, Side, Side] {
  const [first, second, third] = sidesOf(triangle)
  const above = (side: Side, other: Side) => compare(side.square, other.square) >= 0
  if (above(first, second) && above(first, third)) return [second, third, first]
  return above(second, third) ? [first, third, second] : [first, second, third]
}

/** What the three points form, by the squares of the sides. */
export function triangleKind(triangle: Triangle): TriangleKind {
  if (collinear(triangle.a.at, triangle.b.at, triangle.c.at)) return 'none'
  const [one, two, longest] = longestLast(triangle)
  const right = equals(add(one.square, two.square), longest.square)
  const even = equalPair(triangle) !== null
  return right ? (even ? 'right isosceles' : 'right') : even ? 'isosceles' : 'scalene'
}

function equalPair(triangle: Triangle): readonly [Side, Side] | null {
  const [ab, bc, ca] = sidesOf(triangle)
  const pairs = [
    [ab, bc],
    [ab, ca],
    [bc, ca],
  ] as const
  return pairs.find(([first, second]) => equals(first.square, second.square)) ?? null
}

/** Why the sides make the kind that they make, e.g. "$AB^2 + BC^2 = 25 + 25 = 50 = CA^2$, and $AB = BC$". */
function reason(triangle: Triangle, kind: TriangleKind): string {
  const [one, two, longest] = longestLast(triangle)
  const sum = toTex(add(one.square, two.square))
  if (kind === 'none')
    return `$${one.name} + ${two.name} = ${one.tex} + ${two.tex} = ${longest.tex} = ${longest.name}$, so the three points lie on one line`
  if (kind === 'isosceles' || kind === 'scalene') {
    const pair = equalPair(triangle)
    const sides = pair ? `$${pair[0].name} = ${pair[1].name}$, but` : 'No two sides are equal, and'
    return `${sides} the squares of the two shorter sides add to $${sum}$, which is not $${toTex(longest.square)}$; so no angle is $90^\\circ$`
  }
  const squares = `${toTex(one.square)} + ${toTex(two.square)} = ${sum}`
  const equal = kind === 'right isosceles' ? `, and $${one.name} = ${two.name}$` : ', and no two sides are equal'
  return `$${one.name}^2 + ${two.name}^2 = ${squares} = ${longest.name}^2$${equal}`
}

/** The three lengths, half a mark each, and what they show, another half. */
export const triangleLines = (triangle: Triangle): readonly Step[] => [
  ...sidesOf(triangle).map(({ name, found }, index) =>
    earns(0.5, says`${index === 0 ? 'By the distance formula, ' : ''}${found}`, name),
  ),
  earns(0.5, `${reason(triangle, triangleKind(triangle))}.`, 'comparison'),
]

/** E.g. "Name the type of triangle formed, if any, by A(5, -2), B(6, 4) and C(7, -2)." */
export const triangleType = worked<Triangle>({
  id: 'triangle-type',
  archetype: 'cg-triangle-type',
  objection: (triangle) => {
    const { a, b, c } = triangle
    const same = sameObjection(a, b) ?? sameObjection(b, c) ?? sameObjection(c, a)
    return same ?? sidesObjection(triangle)
  },
  solve: (triangle) => {
    const kind = triangleKind(triangle)
    return { lines: [...triangleLines(triangle), `${triangleConclusion(kind)}.`], key: triangleWords[kind] }
  },
})
