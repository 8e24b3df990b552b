import type { WrongConclusion } from './wrong-conclusion'
import { formulasIn } from './stated-answer'
import { valueOfTex } from '../prove/value-of-tex'
import type { Figure, XY } from '@/lib/figures/figure'
import { cross, dot, length, subtract, unit } from '@/lib/figures/vector'

/**
 * What is said of the points of a figure, and is not so in the figure as it is drawn: lengths and areas that are equal or in one ratio, angles
 * that are equal, lines that are parallel or perpendicular, triangles that are similar. Figures are drawn true; one that says "Not to scale",
 * and what is only supposed, are left alone.
 */
export function drawnFactFaults(
  figures: readonly (Figure | undefined)[],
  lines: readonly string[],
): readonly WrongConclusion[] {
  const points = new Map(figures.flatMap((figure) => (figure && !saysSo(figure) ? pointsOf(figure) : [])))
  if (points.size < 3) return []
  // of several cases with numbers of their own the figure shows one
  const isOneCase = !lines.some((text) => text.includes('(ii)'))
  return lines.flatMap((text, line) =>
    sentencesOf(text)
      .filter((sentence) => !supposed.test(sentence))
      .flatMap((sentence) => formulasIn(sentence).flatMap((tex) => tex.split(/,\s|;|\\Rightarrow/)))
      .flatMap((tex) => claimFault(points, tex.trim(), isOneCase) ?? [])
      .map((what) => ({ line, what })),
  )
}

const saysSo = (figure: Figure): boolean => /not (?:drawn )?to scale/i.test(`${figure.caption ?? ''}`)

const supposed =
  /\b(?:[Ss]uppose|[Ii]f|[Ww]ere|[Ww]ould|[Ll]et|not|[Cc]annot|contradict\w*|[Ii]mpossible|wrong|when|would be)\b/

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;]|\S:)\s+(?=[A-Z(])/)

type Points = ReadonlyMap<string, XY>

const pointsOf = (figure: Figure): readonly (readonly [string, XY])[] => {
  if (figure.kind === 'sketch') return Object.entries(figure.points)
  if (figure.kind !== 'plane') return []
  return (figure.points ?? []).flatMap(({ at, label = '' }) => {
    const [, letter] = /^\$?([A-Z])\$?(?:\s*\(.*)?$/.exec(label.trim()) ?? []
    return letter === undefined ? [] : [[letter, at] as const]
  })
}

function claimFault(points: Points, tex: string, isOneCase: boolean): string | undefined {
  const bare = tex
    .replace(/\\(?:[,;! ]|q?quad)/g, ' ')
    .trim()
    .replace(/\\d?t?frac/g, String.raw`\frac`)
  return relationFault(points, bare) ?? anglesFault(points, bare) ?? amountsFault(points, bare, isOneCase)
}

/** "AB \parallel CD", "AB \perp CD", "\triangle ABC \sim \triangle DEF", each by itself. */
function relationFault(points: Points, tex: string): string | undefined {
  const [, a = '', b = '', sign, c = '', d = ''] = /^([A-Z])([A-Z]) \\(parallel|perp) ([A-Z])([A-Z])$/.exec(tex) ?? []
  const [one, other] = [directionOf(points, a, b), directionOf(points, c, d)]
  if (one && other) {
    const [along, across] = [Math.abs(dot(one, other)), Math.abs(cross(one, other))]
    const isSo = sign === 'parallel' ? across < slack : along < slack
    return isSo
      ? undefined
      : `in the figure ${a}${b} and ${c}${d} are not ${sign === 'parallel' ? 'parallel' : 'perpendicular'}`
  }
  const [, first = '', relation, second = ''] =
    /^\\triangle ([A-Z]{3}) \\(sim|cong) \\triangle ([A-Z]{3})$/.exec(tex) ?? []
  if (first === '') return undefined
  const [sides, others] = [sidesOf(points, first), sidesOf(points, second)]
  if (!sides || !others) return undefined
  const ratios = sides.map((side, index) => side / (others[index] ?? NaN))
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  const isSo = most / least < 1 + slack && (relation === 'sim' || Math.abs(most - 1) < slack)
  return isSo
    ? undefined
    : `in the figure △${first} and △${second} are not ${relation === 'sim' ? 'similar' : 'congruent'} in this order of the letters`
}

/** Figures are drawn with a few digits. */
const slack = 0.05

/** "\angle ABC = \angle DEF": corners of three letters, which say what is meant. */
function anglesFault(points: Points, tex: string): string | undefined {
  const named = tex.split('=').map((side) => /^\\angle ([A-Z])([A-Z])([A-Z])$/.exec(side.trim()))
  const sizes = named.flatMap((one) => (one ? [angleOf(points, one[1] ?? '', one[2] ?? '', one[3] ?? '')] : []))
  if (sizes.length < 2 || sizes.length < named.length || sizes.some(Number.isNaN)) return undefined
  return Math.max(...sizes) - Math.min(...sizes) <= 4
    ? undefined
    : `in the figure these angles are not equal (${sizes.map((size) => `${Math.round(size)}°`).join(', ')})`
}

/** A chain of lengths, areas and perimeters that holds whatever the scale is. */
function amountsFault(points: Points, tex: string, isOneCase: boolean): string | undefined {
  if (!/=/.test(tex) || /\\(?:angle|neq|sin|cos|tan|approx|Delta)/.test(tex)) return undefined
  const sides = tex.split('=')
  for (const [index, left] of sides.slice(0, -1).entries()) {
    const right = sides[index + 1] ?? ''
    if (![left, right].every((side) => /[A-Z]{2}/.test(side) || (isOneCase && /[A-Z]{2}/.test(left)))) continue
    const [one, scaled] = [1, 1.7].map((scale) => valueIn(points, left, scale) / valueIn(points, right, scale))
    if (one === undefined || scaled === undefined || !Number.isFinite(one) || Math.abs(one - scaled) > 1e-6) continue
    if (Math.abs(one - 1) > slack)
      return `in the figure $${left.trim()}$ is ${Number(one.toPrecision(3))} times $${right.trim()}$`
  }
  return undefined
}

/** A formula of the lengths between points; NaN where anything else stands in it. */
function valueIn(points: Points, tex: string, scale: number): number {
  const worked = tex
    .replace(/^([^:]+):([^:]+)$/, String.raw`\frac{$1}{$2}`)
    .replace(
      /\\(?:operatorname|text|mathrm)\{ar(?:ea)?(?: of )?\}\s*\(?(?:\\triangle\s*)?([A-Z]{3,4})\)?/g,
      (_, letters: string) => {
        const corners = cornersOf(points, letters)
        return corners ? decimal(areaOf(corners) * scale * scale) : letters
      },
    )
    .replace(
      /(?<![A-Za-z\\{])([A-Z])([A-Z])(?![A-Za-z'])|(?<=\{)([A-Z])([A-Z])(?![A-Za-z'])/g,
      (whole, a?: string, b?: string, c?: string, d?: string) => {
        const [one, other] = [points.get(a ?? c ?? ''), points.get(b ?? d ?? '')]
        return one && other ? decimal(length(subtract(one, other)) * scale) : whole
      },
    )
  return /[A-Z]/.test(worked) ? NaN : valueOfTex(worked)
}

const decimal = (value: number): string => `(${value.toFixed(8)})`

function cornersOf(points: Points, name: string): readonly XY[] | undefined {
  const corners = [...name].map((letter) => points.get(letter))
  return corners.every((corner) => corner !== undefined) ? corners : undefined
}

const areaOf = (corners: readonly XY[]): number =>
  Math.abs(
    corners.reduce((sum, corner, index) => sum + cross(corner, corners[(index + 1) % corners.length] ?? corner), 0),
  ) / 2

function directionOf(points: Points, a: string, b: string): XY | undefined {
  const [from, to] = [points.get(a), points.get(b)]
  if (!from || !to) return undefined
  const way = subtract(to, from)
  return length(way) > 0 ? unit(way) : undefined
}

function sidesOf(points: Points, name: string): readonly number[] | undefined {
  const corners = cornersOf(points, name)
  return corners?.map((corner, index) => length(subtract(corners[(index + 1) % 3] ?? corner, corner)))
}

/** In degrees. */
function angleOf(points: Points, a: string, corner: string, b: string): number {
  const [one, other] = [directionOf(points, corner, a), directionOf(points, corner, b)]
  return one && other ? (Math.acos(Math.max(-1, Math.min(1, dot(one, other)))) * 180) / Math.PI : NaN
}
