import type { Angles } from './angles'
import type { Sheet } from './known'
import { ratioOf } from './proportions'
import { sameSize } from './size'

/** Lengths that correspond: each first to its second in the same ratio. */
export interface Proportion {
  /** The note that gives it: what the lines rest on. */
  readonly key: string
  readonly pairs: readonly (readonly [first: string, second: string])[]
  /** For pairs that need a word of their own: why two medians correspond. */
  readonly why: ReadonlyMap<string, string>
  /** Written with the firsts over each other: AD : DB = AE : EC. */
  readonly isAlternate?: true
}

/** Two triangles that the drawings show to be similar, their corners in order. */
export interface Pair {
  readonly one: string
  readonly two: string
}

const turned = (name: string, at: number): string =>
  `${name.charAt((at + 2) % 3)}${name.charAt(at)}${name.charAt((at + 1) % 3)}`
const side = (name: string, at: number): string => `${name.charAt(at % 3)}${name.charAt((at + 1) % 3)}`
export const noteOf = ({ one, two }: Pair): string => `sim ${one} ${two}`
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

function trianglesOf({ points, isFlat }: Sheet): readonly string[] {
  return points.flatMap((a) =>
    points.flatMap((b) => points.flatMap((c) => (a < b && b < c && !isFlat(a, b, c) ? [a + b + c] : []))),
  )
}

/** All pairs of triangles that every drawing shows to be similar; the smaller one first. */
export function pairsSeen(sheet: Sheet): readonly Pair[] {
  const triangles = trianglesOf(sheet)
  const spans = new Map(triangles.map((name) => [name, [0, 1, 2].map((at) => sheet.span(side(name, at)))] as const))
  const isSimilar = (one: string, two: string): boolean => {
    const mine = spans.get(one) ?? []
    return sheet.drawn.every((_, i) => {
      const shares = [0, 1, 2].map((at) => (mine[at]?.[i] ?? 0) / (sheet.span(side(two, at))[i] ?? 1))
      const [first = 0] = shares
      return shares.every((share) => Math.abs(share - first) < 1e-5 * first)
    })
  }
  const pairs: Pair[] = []
  triangles.forEach((one, at) => {
    for (const other of triangles.slice(at + 1))
      for (const order of orders) {
        const two = order.map((place) => other.charAt(place)).join('')
        if (!isSimilar(one, two)) continue
        const [small, large] = (sheet.span(one)[0] ?? 0) <= (sheet.span(two)[0] ?? 0) ? [one, two] : [two, one]
        pairs.push(named(sheet, small, large))
      }
  })
  return pairs
}

/** In the order in which the question names the triangles. */
function named(sheet: Sheet, one: string, two: string): Pair {
  const { corners, asked } = sheet.figure
  const all = [...asked.flatMap((each) => (each.kind === 'similar' ? [each.one, each.two] : [])), ...corners]
  const told = all.find((name) => name.length === 3 && sameCorners(name, one) && name !== one)
  const also = all.find((name) => name.length === 3 && sameCorners(name, two) && name !== two)
  const by =
    told !== undefined
      ? [...told].map((point) => one.indexOf(point))
      : [...(also ?? two)].map((point) => two.indexOf(point))
  const inOrder = (name: string) => by.map((place) => name.charAt(place)).join('')
  return { one: inOrder(one), two: inOrder(two) }
}
const sameCorners = (one: string, two: string): boolean => [...one].every((point) => two.includes(point))

/** Notes that two triangles are similar as soon as two angles say so, or sides that are known by then. */
export function noteSimilar(sheet: Sheet, { equal }: Angles, pair: Pair): void {
  const { one, two } = pair
  const key = noteOf(pair)
  if (sheet.holds(key)) return
  const isTold = sheet.figure.facts.some((fact) => {
    const [kind, a = '', b = ''] = fact.split(' ')
    return (kind === 'sim' || kind === 'cong') && sameCorrespondence(pair, a, b)
  })
  const hence = `$\\triangle ${one} \\sim \\triangle ${two}$`
  if (isTold) return sheet.addNote(key, `${hence} (given)`)
  const why = [0, 1, 2].map((at) => equal(turned(one, at), turned(two, at)))
  const [first, second] = why.filter((each) => each !== null).toSorted((a, b) => a.steps - b.steps)
  const start = `In $\\triangle ${one}$ and $\\triangle ${two}$: `
  if (first && second) return sheet.addNote(key, `${start}${first.text} and ${second.text}, so ${hence} (AA)`)
  const share = (at: number) => {
    const [a, b] = [side(one, at), side(two, at)]
    const found = ratioOf(sheet, a, b)
    return found && { ...found, tex: `\\frac{${a}}{${b}}${found.tex}` }
  }
  const shares = [share(0), share(1), share(2)] as const
  // the corner between the sides 'at' and before it
  for (const at of [0, 1, 2] as const) {
    const [angle, next, before] = [why[at], shares[at], shares[at === 0 ? 2 : at === 1 ? 0 : 1]]
    if (!angle || !next || !before || !sameSize(next.value, before.value)) continue
    sheet.addNote(
      key,
      `${start}$${next.tex}$, $${before.tex}$ and ${angle.text}, so ${hence} (SAS)`,
      ...next.from,
      ...before.from,
    )
  }
  const [a, b, c] = shares
  if (a && b && c && sameSize(a.value, b.value) && sameSize(b.value, c.value))
    sheet.addNote(
      key,
      `${start}${[a, b, c].map(({ tex }) => `$${tex}$`).join(', ')}, so ${hence} (SSS)`,
      ...[a, b, c].flatMap(({ from }) => from),
    )
}

export const sameCorrespondence = ({ one, two }: Pair, a: string, b: string): boolean => {
  const fits = (p: string, q: string) =>
    sameCorners(p, a) && sameCorners(q, b) && [...p].every((point, at) => a.indexOf(point) === b.indexOf(q.charAt(at)))
  return fits(one, two) || fits(two, one)
}

/** Sides, perimeters, and medians and altitudes whose feet are there. */
export function proportionOf(sheet: Sheet, pair: Pair): Proportion {
  const { one, two } = pair
  const pairs: (readonly [string, string])[] = [0, 1, 2].map((at) => [side(one, at), side(two, at)] as const)
  const why = new Map<string, string>()
  const add = (first: string, second: string, words: string) => {
    pairs.push([first, second])
    why.set(first, words)
  }
  add(one, two, 'the perimeters of similar triangles are in the ratio of their sides')
  for (const at of [0, 1, 2]) {
    const [mine, theirs] = [turned(one, at), turned(two, at)]
    for (const kind of ['medians', 'altitudes'] as const) {
      const [foot, other] = [footOf(sheet, mine, kind), footOf(sheet, theirs, kind)]
      if (foot === null || other === null) continue
      add(
        mine.charAt(1) + foot,
        theirs.charAt(1) + other,
        `corresponding ${kind} of similar triangles are in the ratio of their sides`,
      )
    }
  }
  return { key: noteOf(pair), pairs, why }
}

/** The foot of the median or altitude from the corner in the middle. */
function footOf(sheet: Sheet, [a = '', v = '', b = '']: string, kind: 'medians' | 'altitudes'): string | null {
  const isFoot = (point: string) =>
    point !== a &&
    point !== b &&
    point !== v &&
    sheet.isAngle(a, point, b, 180) &&
    (kind === 'altitudes'
      ? sheet.isAngle(v, point, a, 90)
      : sheet.span(a + point).every((one, i) => Math.abs(one - (sheet.span(point + b)[i] ?? 0)) < 1e-5 * one))
  return sheet.points.find(isFoot) ?? null
}
