import { collinear } from './pieces/point'
import { sidesObjection, sidesOf, type Triangle } from './pieces/sides'
import { equals, says } from '../claim'
import { earns } from '../line'
import { sumOfSurds, surdsTex, surdsText } from '../pieces/surd-sum'
import { worked } from '../solution'

interface Manner {
  /** What the way round is: 'length of wire needed'. */
  readonly noun?: string
}

/** E.g. "Find the perimeter of the triangle whose vertices are A(4, 6), B(1, 2) and C(5, -1)." */
export const perimeterOfTriangle = worked<Triangle, Manner>({
  id: 'perimeter',
  archetype: 'cg-perimeter-area',
  objection: (triangle) => {
    const { a, b, c } = triangle
    if (collinear(a.at, b.at, c.at)) return 'The three points lie on one line and form no triangle.'
    return sidesObjection(triangle)
  },
  solve: (given, { noun = 'perimeter' } = {}) => {
    const sides = sidesOf(given)
    const sum = sumOfSurds(sides.map(({ length }) => length))
    const tex = surdsTex(sum)
    const plain = !tex.includes(' ')
    return {
      lines: [
        'Distance formula: the distance between $(x_1, y_1)$ and $(x_2, y_2)$ is $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.',
        ...sides.map(({ name, found: { set, claim } }) => earns(0.5, { text: set, claim: [claim] }, name)),
        earns(0.5, `Perimeter $= ${sides.map(({ name }) => name).join(' + ')}$`, 'perimeter'),
        earns(0.5, says`${equals('Perimeter', sides.map((side) => side.tex).join(' + '), tex)}`, 'sum'),
        earns(0.5, `Hence the ${noun} is ${plain ? `$${tex}$` : `$(${tex})$`} units.`),
      ],
      key: surdsText(sum),
    }
  },
})
