import { radiiFrom, ratioObjection, ratioOf, type Ratio, type SolidsInRatio } from './pieces/solids-in-ratio'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'
import { fraction } from '../../maths'

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

/** E.g. "The radii of two cones are in the ratio 2 : 3 and their heights in the ratio 5 : 4. Find the ratio of their volumes." */
export const ratioOfSolids = worked<SolidsInRatio>({
  id: 'ratio-of-solids',
  archetype: 'sav-ratio',
  objection: ratioObjection,
  solve: (given) => {
    const { n, d } = ratioOf(given)
    const of = 'heights' in given ? compared[given.kind].of : 'the ratio of their surface areas'
    return {
      key: `${n}:${d}`,
      lines: [...linesOf(given), says`Hence, ${isValue(of, `${n} : ${d}`)}.`],
    }
  },
})
