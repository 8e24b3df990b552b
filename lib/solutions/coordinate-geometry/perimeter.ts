import { collinear } from './pieces/point'
import { rootObjection } from './pieces/root'
import { sidesOf, type Triangle } from './pieces/sides'
import { add, sumTex, sumText, type Fraction, type Surd, type Term } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Manner {
  /** What the way round is: 'length of wire needed'. */
  readonly noun?: string
}

/** Like roots collected, the rational part first, then by what stands under the root. */
function collected(lengths: readonly Surd[], root: (radicand: number) => string): readonly Term[] {
  const sums = new Map<number, Fraction>()
  for (const { coefficient, radicand } of lengths) {
    const before = sums.get(radicand)
    sums.set(radicand, before ? add(before, coefficient) : coefficient)
  }
  return [...sums]
    .toSorted(([first], [second]) => first - second)
    .map(([radicand, coefficient]) => [coefficient, radicand === 1 ? '' : root(radicand)])
}

const sumOf = (lengths: readonly Surd[]) => ({
  tex: sumTex(collected(lengths, (radicand) => `\\sqrt{${radicand}}`)),
  text: sumText(collected(lengths, (radicand) => `√${radicand}`)),
})

/** E.g. "Find the perimeter of the triangle whose vertices are A(4, 6), B(1, 2) and C(5, -1)." */
export const perimeterOfTriangle = worked<Triangle, Manner>({
  id: 'perimeter',
  archetype: 'cg-perimeter-area',
  objection: (triangle) => {
    const { a, b, c } = triangle
    if (collinear(a.at, b.at, c.at)) return 'The three points lie on one line and form no triangle.'
    return (
      sidesOf(triangle)
        .map(({ square }) => rootObjection(square))
        .find((each) => each !== null) ?? null
    )
  },
  solve: (given, { noun = 'perimeter' } = {}) => {
    const sides = sidesOf(given)
    const { tex, text } = sumOf(sides.map(({ length }) => length))
    const plain = !tex.includes(' ')
    return {
      lines: [
        'Distance formula: the distance between $(x_1, y_1)$ and $(x_2, y_2)$ is $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.',
        ...sides.map(({ name, found: { set, claim } }) => earns(0.5, { text: set, claim: [claim] }, name)),
        earns(0.5, `Perimeter $= ${sides.map(({ name }) => name).join(' + ')}$`, 'perimeter'),
        earns(0.5, says`${equals('Perimeter', sides.map((side) => side.tex).join(' + '), tex)}`, 'sum'),
        earns(0.5, `Hence the ${noun} is ${plain ? `$${tex}$` : `$(${tex})$`} units.`),
      ],
      key: text,
    }
  },
})
