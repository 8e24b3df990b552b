import { cubeRoot } from './pieces/cube-root'
import { continued, hence, lengthObjection, numeral, numeralText, product } from '../measure'
import { add, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface JoinedCubes {
  readonly count: number
  /** What is told of each cube. */
  readonly each: { readonly kind: 'edge' | 'volume'; readonly value: Fraction }
  /** Of length: 'cm'. */
  readonly unit: string
}

const edgeOf = ({ each }: JoinedCubes): Fraction | null => (each.kind === 'edge' ? each.value : cubeRoot(each.value))

function objection({ count, each, unit }: JoinedCubes): string | null {
  if (!Number.isSafeInteger(count) || count < 2 || count > 1000) return 'To join cubes you need at least two of them.'
  return (
    lengthObjection({ [each.kind]: each.value }) ??
    (edgeOf({ count, each, unit })
      ? null
      : `$${numeral(each.value)}$ is the cube of no whole number or fraction: check the volume.`)
  )
}

/** E.g. "Two cubes, each of volume 64 cm³, are joined end to end. Find the surface area of the resulting cuboid." */
export const joinCubes = worked<JoinedCubes>({
  id: 'join-cubes',
  archetype: 'sav-join-cubes',
  objection,
  solve: (given) => {
    const edge = edgeOf(given)
    if (edge === null) throw new Error(objection(given) ?? 'joinCubes: no edge')
    const { count, each, unit } = given
    const length = product(count, edge)
    const [side, end] = [product(length, edge), product(edge, edge)]
    const area = product(2, add(add(side, end), side))
    const [a, l] = [edge, length].map(numeral)
    return {
      key: numeralText(area),
      lines: [
        line(
          'edge',
          each.kind === 'edge'
            ? says`Given: edge of each cube ${chain('a', numeral(edge))} ${unit}.`
            : says`${equals('Volume of each cube', 'a^3', numeral(each.value))} ${unit}³, so its edge is ${chain('a', numeral(edge))} ${unit}.`,
        ),
        earns(
          0.5,
          says`The cuboid has length ${chain('l', `${count} \\times ${numeral(edge)}`, numeral(length))} ${unit}, breadth ${chain('b', numeral(edge))} ${unit} and height ${chain('h', numeral(edge))} ${unit}.`,
          'cuboid',
        ),
        earns(0.5, says`${equals('Surface area of a cuboid', '2(lb + bh + hl)')}`, 'formula'),
        says`${continued('surface area', `2(${l} \\times ${a} + ${a} \\times ${a} + ${a} \\times ${l})`)}`,
        earns(
          0.5,
          says`${continued('surface area', `2(${numeral(side)} + ${numeral(end)} + ${numeral(side)})`, numeral(area))}`,
        ),
        earns(0.5, hence('the surface area of the cuboid', area, `${unit}²`)),
      ],
    }
  },
})
