import { cubeRoot } from './pieces/cube-root'
import { product } from '../measure'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'
import { fraction, type Fraction } from '../../maths'

/** Whole numbers, first to second. */
export type Ratio = readonly [number, number]

/** What is compared of two solids, and what is told of them. */
export type SolidsInRatio =
  | {
      readonly kind: 'two cones' | 'two cylinders' | 'cone and cylinder'
      readonly radii: Ratio
      readonly heights: Ratio
    }
  | { readonly kind: 'two spheres'; readonly radii: Ratio }
  | { readonly kind: 'volumes of spheres'; readonly volumes: Ratio }

/** The ratio of the radii of two spheres from that of their volumes; null where it is not rational. */
const radiiFrom = ([first, second]: Ratio): Fraction | null => cubeRoot(fraction(first, second))

/** The first to the second, in lowest terms. @throws for volumes whose ratio is no cube. */
export function ratioOf(given: SolidsInRatio): Fraction {
  switch (given.kind) {
    case 'two cones':
      return product(fraction(...given.radii), fraction(...given.radii), fraction(...given.heights))
    case 'two cylinders':
      return product(fraction(...given.radii), fraction(...given.heights))
    case 'cone and cylinder':
      return product(fraction(1, 3), fraction(...given.radii), fraction(...given.radii), fraction(...given.heights))
    case 'two spheres':
      return product(fraction(...given.radii), fraction(...given.radii))
    case 'volumes of spheres': {
      const radii = radiiFrom(given.volumes)
      if (radii === null) throw new Error(`ratioOf: ${given.volumes.join(' : ')} is no ratio of cubes`)
      return product(radii, radii)
    }
    default:
      return given satisfies never
  }
}

/** "3^2 \times 4", without factors 1. */
const factors = (...parts: readonly (string | number)[]): string =>
  parts.filter((part) => part !== 1 && part !== '1^2').join(' \\times ') || '1'

const over = (top: string | number | bigint, bottom: string | number | bigint): string => `\\dfrac{${top}}{${bottom}}`

/** "\dfrac{20}{36}", "\dfrac{5}{9}": reduced where it can be. */
function reduced(n: number, d: number): readonly string[] {
  const lowest = fraction(n, d)
  return lowest.d === BigInt(d) ? [over(n, d)] : [over(n, d), over(lowest.n, lowest.d)]
}

const formulas = (...sides: readonly string[]): Step => line('formulas', says`${chain(...sides)}`)

type WithHeights = Extract<SolidsInRatio, { readonly heights: Ratio }>

/** How each pair of solids with heights is compared. */
const compared: Readonly<Record<WithHeights['kind'], { readonly formulas: Step; readonly of: string }>> = {
  'two cones': {
    formulas: formulas(
      over('V_1', 'V_2'),
      over('\\frac{1}{3} \\pi r_1^2 h_1', '\\frac{1}{3} \\pi r_2^2 h_2'),
      over('r_1^2 h_1', 'r_2^2 h_2'),
    ),
    of: 'the ratio of their volumes',
  },
  'two cylinders': {
    formulas: formulas(over('S_1', 'S_2'), over('2 \\pi r_1 h_1', '2 \\pi r_2 h_2'), over('r_1 h_1', 'r_2 h_2')),
    of: 'the ratio of their curved surface areas',
  },
  'cone and cylinder': {
    formulas: formulas(
      over('V_1', 'V_2'),
      over('\\frac{1}{3} \\pi r_1^2 h_1', '\\pi r_2^2 h_2'),
      `\\dfrac{1}{3} \\times ${over('r_1^2 h_1', 'r_2^2 h_2')}`,
    ),
    of: 'the ratio of the volumes',
  },
}

function substituted({ kind, radii: [a, b], heights: [c, d] }: WithHeights): readonly string[] {
  if (kind === 'two cylinders') return [over(factors(a, c), factors(b, d)), ...reduced(a * c, b * d)]
  const squares = over(factors(`${a}^2`, c), factors(`${b}^2`, d))
  return kind === 'two cones'
    ? [squares, ...reduced(a * a * c, b * b * d)]
    : [`\\dfrac{1}{3} \\times ${squares}`, ...reduced(a * a * c, 3 * b * b * d)]
}

function withHeights(given: WithHeights): readonly Step[] {
  const {
    kind,
    radii: [a, b],
    heights: [c, d],
  } = given
  const told = `The radii are in the ratio $${a} : ${b}$ and the heights in the ratio $${c} : ${d}$: let $r_1 = ${a}x$, $r_2 = ${b}x$, $h_1 = ${c}y$ and $h_2 = ${d}y$.`
  return [told.replace(/\b1([xy])/g, '$1'), compared[kind].formulas, earns(1, `$= ${substituted(given).join(' = ')}$`)]
}

const rootsLine = '\\left(\\dfrac{r_1}{r_2}\\right)'

function spheres([a, b]: Ratio): readonly Step[] {
  return [
    says`Let the radii be $r_1$ and $r_2$, with ${chain('\\dfrac{r_1}{r_2}', over(a, b))}.`,
    formulas(over('S_1', 'S_2'), over('4 \\pi r_1^2', '4 \\pi r_2^2'), `${rootsLine}^2`),
    earns(1, `$= \\left(${over(a, b)}\\right)^2 = ${reduced(a * a, b * b).join(' = ')}$`),
  ]
}

function spheresFromVolumes([p, q]: Ratio): readonly Step[] {
  const radii = radiiFrom([p, q])
  if (radii === null) throw new Error(`spheresFromVolumes: ${p} : ${q} is no ratio of cubes`)
  const { n, d } = radii
  return [
    formulas(over('V_1', 'V_2'), over('\\frac{4}{3} \\pi r_1^3', '\\frac{4}{3} \\pi r_2^3'), `${rootsLine}^3`),
    says`${chain(`${rootsLine}^3`, ...reduced(p, q))}, so ${chain('\\dfrac{r_1}{r_2}', over(n, d))}.`,
    earns(
      1,
      says`${chain(over('S_1', 'S_2'), over('4 \\pi r_1^2', '4 \\pi r_2^2'), `\\left(${over(n, d)}\\right)^2`, over(n * n, d * d))}`,
      'surfaces',
    ),
  ]
}

const linesOf = (given: SolidsInRatio): readonly Step[] => {
  if ('heights' in given) return withHeights(given)
  return given.kind === 'two spheres' ? spheres(given.radii) : spheresFromVolumes(given.volumes)
}

function objection(given: SolidsInRatio): string | null {
  const terms =
    given.kind === 'volumes of spheres'
      ? given.volumes
      : 'heights' in given
        ? [...given.radii, ...given.heights]
        : given.radii
  if (!terms.every((term) => Number.isSafeInteger(term) && term > 0 && term <= 100_000))
    return 'Write each ratio in whole numbers above $0$, such as $2 : 3$.'
  return given.kind === 'volumes of spheres' && radiiFrom(given.volumes) === null
    ? `The radii cannot be found by hand: $${given.volumes.join(' : ')}$ is no ratio of cubes.`
    : null
}

/** E.g. "The radii of two cones are in the ratio 2 : 3 and their heights in the ratio 5 : 4. Find the ratio of their volumes." */
export const ratioOfSolids = worked<SolidsInRatio>({
  id: 'ratio-of-solids',
  archetype: 'sav-ratio',
  objection,
  solve: (given) => {
    const { n, d } = ratioOf(given)
    const of = 'heights' in given ? compared[given.kind].of : 'the ratio of their surface areas'
    return {
      key: `${n}:${d}`,
      lines: [...linesOf(given), says`Hence, ${isValue(of, `${n} : ${d}`)}.`],
    }
  },
})
