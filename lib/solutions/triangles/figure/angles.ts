import type { Sheet } from './known'
import { parallelsOf, type Parallel } from './parallels'
import { equationIn, isEquation } from './told'
import { consequences } from '../../pieces/figure/expanded'
import { cross, dot, minus } from '../../pieces/figure/plane'
import { numeral } from '../../measure'
import { equals, fraction, negate, sign, subtract, type Fraction } from '../../../maths'

/** Two angles that are equal, or an angle and its size in degrees, "90". */
interface Edge {
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** Why angles of a figure are equal. */
export interface Angles {
  /** "\\angle ADE = \\angle ABC$ (corresponding angles, $DE \\parallel BC$)" in words; null where nothing says so. `steps`: how long that is. */
  readonly equal: (one: string, two: string) => { readonly text: string; readonly steps: number } | null
  /** Whether the figure tells that the angle is a right one. */
  readonly isRight: (name: string) => boolean
  readonly parallels: readonly Parallel[]
}

const isSize = (name: string): boolean => /^[\d/]/.test(name)
const opposite = (name: string): string => [...name].toReversed().join('')

export function anglesOf(sheet: Sheet): Angles {
  const parallels = parallelsOf(sheet)
  const key = (name: string): string => {
    const [a = '', v = '', b = ''] = name
    return isSize(name) ? name : `${v}${[sheet.ray(v, a), sheet.ray(v, b)].toSorted().join('')}`
  }
  const edges = [...toldEdges(sheet), ...rightEdges(sheet), ...acrossParallels(sheet, parallels), ...crossings(sheet)]
  const links = new Map<string, Edge[]>()
  const link = (edge: Edge): void => {
    for (const one of [edge, { from: edge.to, to: edge.from, reason: edge.reason }])
      links.set(key(one.from), [...(links.get(key(one.from)) ?? []), one])
  }
  edges.forEach(link)
  const path = (one: string, two: string): readonly Edge[] | null => {
    const wanted = key(two)
    const seen = new Set([key(one)])
    let front: readonly { readonly at: string; readonly edges: readonly Edge[] }[] = [{ at: key(one), edges: [] }]
    for (let round = 0; round < 4 && front.length > 0; round++) {
      const next: { readonly at: string; readonly edges: readonly Edge[] }[] = []
      for (const place of front)
        for (const edge of links.get(place.at) ?? []) {
          const at = key(edge.to)
          if (at === wanted) return [...place.edges, edge]
          if (seen.has(at)) continue
          seen.add(at)
          next.push({ at, edges: [...place.edges, edge] })
        }
      front = next
    }
    return null
  }
  const isRight = (name: string): boolean => path(name, '90') !== null
  thirdAngles(
    sheet,
    (name) => path(name, '90') !== null,
    (name) => sizeAt(links.get(key(name)) ?? []),
  ).forEach(link)
  complements(sheet, key, isRight).forEach(link)
  return { parallels, isRight, equal: (one, two) => told(one, two, key, path) }
}

function sizeAt(edges: readonly Edge[]): string | null {
  return edges.find(({ to }) => isSize(to))?.to ?? null
}

const shown = (name: string): string => (isSize(name) ? `${numeral(sizeOf(name))}^\\circ` : `\\angle ${name}`)
const sizeOf = (name: string): Fraction => {
  const [n = '0', d = '1'] = name.split('/')
  return fraction(BigInt(n), BigInt(d))
}
const sizeName = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)

function told(
  one: string,
  two: string,
  key: (name: string) => string,
  path: (one: string, two: string) => readonly Edge[] | null,
): { readonly text: string; readonly steps: number } | null {
  if (key(one) === key(two))
    return {
      text:
        one === two || one === opposite(two) || one.charAt(1) === two.charAt(1)
          ? `$\\angle ${one.charAt(1)}$ is common`
          : '',
      steps: 0,
    }
  const edges = path(one, two)
  if (!edges) return null
  const [first, second, ...more] = edges
  // both are 90°
  if (first && second && more.length === 0 && isSize(first.to)) {
    const reasons = [...new Set([first.reason, second.reason])].filter((reason) => reason !== 'given' && reason !== '')
    return {
      text: `$\\angle ${one} = \\angle ${two} = ${shown(first.to)}$${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`,
      steps: 1,
    }
  }
  const chain = edges
    .map(
      ({ to, reason }, at) =>
        `$${at === 0 ? `\\angle ${one} ` : ''}= ${at === edges.length - 1 ? `\\angle ${two}` : shown(to)}$ (${reason === '' ? 'given' : reason})`,
    )
    .join(' ')
  return { text: chain, steps: edges.length }
}

/** Equal angles, sizes and similar triangles that are told, and equal sides with equal angles across from them. */
function toldEdges(sheet: Sheet): readonly Edge[] {
  return sheet.figure.facts.flatMap((fact) => {
    if (isEquation(fact)) return [...toldEquation(fact), ...isosceles(sheet, fact)]
    const [kind = '', one = '', two = ''] = fact.split(' ')
    const [a = '', b = '', c = '', d = ''] = one
    if (kind === 'sim' || kind === 'cong')
      return consequences(fact).flatMap((each) =>
        toldEquation(each, `corresponding angles, $\\triangle ${one} \\sim \\triangle ${two}$`),
      )
    if (!/^(?:pgram|rhombus|rect|square)$/.test(kind)) return []
    const corners: readonly Edge[] = [
      { from: `${d}${a}${b}`, to: `${b}${c}${d}`, reason: 'opposite angles of a parallelogram' },
      { from: `${a}${b}${c}`, to: `${c}${d}${a}`, reason: 'opposite angles of a parallelogram' },
    ]
    const square = kind === 'rect' || kind === 'square' ? [d + a + b, a + b + c, b + c + d, c + d + a] : []
    return [...corners, ...square.map((name) => ({ from: name, to: '90', reason: 'given' }))]
  })
}

/** '<ABC = <DEF', '<ABC = 50' */
function toldEquation(fact: string, reason = 'given'): readonly Edge[] {
  const terms = [...equationIn(fact)]
  const angles = terms.filter(([product]) => /^<[A-Z]{3}$/.test(product))
  const [one, two] = angles
  const size = terms.find(([product]) => product === '')?.[1]
  if (terms.length !== 2 || !one) return []
  const name = one[0].slice(1)
  if (two) return equals(one[1], negate(two[1])) ? [{ from: name, to: two[0].slice(1), reason }] : []
  if (!size || one[1].d !== 1n || (one[1].n !== 1n && one[1].n !== -1n)) return []
  const value = one[1].n === 1n ? negate(size) : size
  return sign(value) > 0 ? [{ from: name, to: sizeName(value), reason }] : []
}

/** AB = AC: the angles at B and C. */
function isosceles(sheet: Sheet, fact: string): readonly Edge[] {
  const terms = [...equationIn(fact)]
  const [one = '', two = ''] = terms.map(([product]) => product)
  const isEqual = terms.length === 2 && terms[0] && terms[1] && equals(terms[0][1], negate(terms[1][1]))
  if (!isEqual || !/^[A-Z]{2}$/.test(one) || !/^[A-Z]{2}$/.test(two)) return []
  const apex = [...one].find((point) => two.includes(point))
  const [b, c] = [one.replace(apex ?? '', ''), two.replace(apex ?? '', '')]
  if (apex === undefined || b.length !== 1 || c.length !== 1 || sheet.isFlat(b, apex, c)) return []
  return [{ from: apex + b + c, to: apex + c + b, reason: `angles opposite to equal sides, $${one} = ${two}$` }]
}

/** Where perpendicular lines cross, all four angles are right; so are those of the diagonals of a rhombus. */
function rightEdges(sheet: Sheet): readonly Edge[] {
  const pairs = sheet.figure.facts.flatMap((fact): readonly (readonly [string, string, string])[] => {
    const [kind = '', one = '', two = ''] = fact.split(' ')
    const [a = '', b = '', c = '', d = ''] = one
    if (kind === 'perp') return [[one, two, 'given']]
    return kind === 'rhombus' || kind === 'square' ? [[a + c, b + d, 'diagonals of a rhombus are perpendicular']] : []
  })
  return pairs.flatMap(([one, two, reason]) => {
    const at = sheet.points.filter((point) => sheet.isOnLine(point, one) && sheet.isOnLine(point, two))
    return at.flatMap((v) =>
      sheet.points.flatMap((a) =>
        sheet.points.flatMap((b) =>
          a !== v && b !== v && sheet.isOnLine(a, one) && sheet.isOnLine(b, two)
            ? [{ from: `${a}${v}${b}`, to: '90', reason }]
            : [],
        ),
      ),
    )
  })
}

/** Corresponding and alternate angles. */
function acrossParallels(sheet: Sheet, parallels: readonly Parallel[]): readonly Edge[] {
  const at = sheet.drawn[0]?.at
  if (!at) return []
  const turn = (from: string, to: string, p: string, q: string): number => {
    const [u, v] = [minus(at(to), at(from)), minus(at(q), at(p))]
    return Math.abs(cross(u, v)) < 1e-4 * Math.sqrt(dot(u, u) * dot(v, v)) ? Math.sign(dot(u, v)) : 0
  }
  const edges: Edge[] = []
  for (const { one, two, why } of parallels)
    for (const p of one.points)
      for (const q of two.points) {
        if (p === q || one.points.includes(q) || two.points.includes(p)) continue
        const through = sheet.points.filter((point) => sheet.isOnLine(point, `${p}${q}`))
        for (const t of through)
          for (const s of through) {
            if (t === p || s === q) continue
            for (const x of one.points)
              for (const y of two.points) {
                if (x === p || y === q) continue
                const [arms, legs] = [turn(p, x, q, y), turn(p, t, q, s)]
                if (arms === 0 || arms !== legs) continue
                const kind = arms > 0 ? 'corresponding' : 'alternate'
                edges.push({ from: `${t}${p}${x}`, to: `${s}${q}${y}`, reason: `${kind} angles, $${why}$` })
              }
          }
      }
  return edges
}

/** Vertically opposite angles. */
function crossings(sheet: Sheet): readonly Edge[] {
  const edges: Edge[] = []
  for (const v of sheet.points) {
    const straight = sheet.points.flatMap((a) =>
      sheet.points
        .filter((b) => a !== v && b !== v && a < b && sheet.isAngle(a, v, b, 180))
        .map((b) => [a, b] as const),
    )
    for (const [a, b] of straight)
      for (const [c, d] of straight) {
        if (a === c || a === d || sheet.isFlat(a, v, c)) continue
        edges.push({ from: `${a}${v}${c}`, to: `${b}${v}${d}`, reason: 'vertically opposite angles' })
        edges.push({ from: `${a}${v}${d}`, to: `${b}${v}${c}`, reason: 'vertically opposite angles' })
      }
  }
  return edges
}

/** The third angle of a triangle of which two are told. */
function thirdAngles(
  sheet: Sheet,
  isRight: (name: string) => boolean,
  size: (name: string) => string | null,
): readonly Edge[] {
  const sizes = (name: string): Fraction | null => {
    const found = isRight(name) ? '90' : size(name)
    return found === null ? null : sizeOf(found)
  }
  return cornersOf(sheet).flatMap(([a, b, c]) => {
    const [atA, atB] = [sizes(`${c}${a}${b}`), sizes(`${a}${b}${c}`)]
    if (!atA || !atB || sizes(`${b}${c}${a}`)) return []
    const third = subtract(subtract(fraction(180), atA), atB)
    if (sign(third) <= 0) return []
    const reason = `$180^\\circ - ${numeral(atA)}^\\circ - ${numeral(atB)}^\\circ$`
    return [{ from: `${b}${c}${a}`, to: sizeName(third), reason }]
  })
}

/** Both are 90° less the same angle: in a right triangle, or beside each other in a right angle. */
function complements(sheet: Sheet, key: (name: string) => string, isRight: (name: string) => boolean): readonly Edge[] {
  const pairs: (readonly [string, string])[] = []
  for (const [a, v, b] of cornersOf(sheet)) {
    if (!sheet.isAngle(a, v, b, 90) || !isRight(`${a}${v}${b}`)) continue
    pairs.push([`${v}${a}${b}`, `${v}${b}${a}`])
    for (const x of sheet.points)
      if (x !== v && x !== a && x !== b && sheet.isOnLine(x, a + b) && sheet.isAngle(a, x, b, 180))
        pairs.push([`${a}${v}${x}`, `${x}${v}${b}`])
  }
  const both = pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const])
  return both.flatMap(([one, with1], at) =>
    both
      .slice(at + 1)
      .flatMap(([two, with2]) =>
        key(with1) === key(with2) && key(one) !== key(two)
          ? [{ from: one, to: two, reason: `each is $90^\\circ - \\angle ${with1}$` }]
          : [],
      ),
  )
}

/** All triangles of the points, each corner once in the middle and in the last place. */
function cornersOf(sheet: Sheet): readonly (readonly [string, string, string])[] {
  const { points } = sheet
  return points.flatMap((a) =>
    points.flatMap((b) =>
      points.flatMap((c) => (a < c && a !== b && b !== c && !sheet.isFlat(a, b, c) ? [[a, b, c] as const] : [])),
    ),
  )
}
