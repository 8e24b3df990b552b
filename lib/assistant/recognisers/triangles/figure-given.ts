import type { Fact } from '../../../solutions/pieces/figure/expanded'
import {
  equationIn,
  isEquation,
  keyOf,
  pointsOf,
  type Asked,
  type TriangleFigure,
} from '../../../solutions/triangles/figure/told'

/** A bare letter that stands for one length and nothing else: AE for x in "AE = x". */
function withoutLetters(
  facts: readonly Fact[],
  asked: readonly Asked[],
): { readonly facts: readonly Fact[]; readonly asked: readonly Asked[] } {
  const bare = new Map<string, readonly [fact: Fact, name: string]>()
  for (const fact of facts) {
    const [, one, letter, other, name] = /^eq (?:([A-Z]{2}) = ([a-z])|([a-z]) = ([A-Z]{2}))$/.exec(fact) ?? []
    const [of, x] = [one ?? name, letter ?? other]
    if (of === undefined || x === undefined) continue
    const isOnly = facts.every(
      (each) => each === fact || !isEquation(each) || !new RegExp(`(?<= )${x}(?= |$)`).test(each),
    )
    if (isOnly) bare.set(x, [fact, of])
  }
  const dropped = new Set([...bare.values()].map(([fact]) => fact))
  return {
    facts: facts.filter((fact) => !dropped.has(fact)),
    asked: asked.map((one) => {
      const of = one.kind === 'letter' ? bare.get(one.name)?.[1] : undefined
      return of !== undefined && one.kind === 'letter' ? { kind: 'size', name: of, called: one.name } : one
    }),
  }
}

/** "In triangle ABC, DE ∥ BC": D on AB and E on AC where nothing else is said, by the lengths that are named if they tell it. */
function withCuts(facts: readonly Fact[], corners: readonly string[], asked: readonly Asked[]): readonly Fact[] {
  const placed = new Set(
    facts.filter((fact) => !isEquation(fact) && !fact.startsWith('par ')).flatMap((fact) => fact.match(/[A-Z]/g) ?? []),
  )
  const named = new Set(
    [
      ...facts.filter(isEquation).flatMap((fact) => fact.match(/(?<![<A-Z])[A-Z]{2}(?![A-Z])/g) ?? []),
      ...asked.flatMap((one) => (one.kind === 'size' ? [one.name] : one.kind === 'ratio' ? [one.top, one.bottom] : [])),
    ].map(keyOf),
  )
  const triangles = corners.filter((name) => name.length === 3)
  const isFree = (point: string) => !placed.has(point)
  return facts.flatMap((fact) => {
    const [kind, one = '', two = ''] = fact.split(' ')
    if (kind !== 'par') return [fact]
    for (const [line, side] of [
      [one, two],
      [two, one],
    ] as const) {
      const triangle = triangles.find((name) => [...side].every((point) => name.includes(point)))
      const apex = [...(triangle ?? '')].find((point) => !side.includes(point))
      const [d = '', e = ''] = line
      const [b = '', c = ''] = side
      if (apex === undefined || ![d, e].every((point) => isFree(point) && !triangle?.includes(point))) continue
      const isOther = named.has(keyOf(d + c)) || named.has(keyOf(e + b))
      const [p, q] = isOther ? [e, d] : [d, e]
      return [fact, `on ${p} ${apex}${b}`, `on ${q} ${apex}${c}`]
    }
    return [fact]
  })
}

/** "right triangle ABC", "isosceles triangle ABC": what it says is told by an angle or by sides as well; null where it is not. */
function withoutKinds(facts: readonly Fact[]): readonly Fact[] | null {
  const kinds = facts.filter((fact) => /^(?:righttriangle|isos) /.test(fact))
  const rest = facts.filter((fact) => !kinds.includes(fact))
  const isTold = (fact: Fact): boolean => {
    const [kind, name = ''] = fact.split(' ')
    const corners = [...name].map((v) => [v, name.replace(v, '')] as const)
    if (kind === 'isos')
      return rest.some((each) => {
        const [, one = '', two = ''] = /^eq ([A-Z]{2}) = ([A-Z]{2})$/.exec(each) ?? []
        return one !== '' && keyOf(one) !== keyOf(two) && [...one, ...two].every((point) => name.includes(point))
      })
    return corners.some(([v, [p = '', q = ''] = '']) =>
      rest.some(
        (each) =>
          each === `eq <${p}${v}${q} = 90` ||
          each === `eq <${q}${v}${p} = 90` ||
          (each.startsWith('perp ') &&
            [each.slice(5, 7), each.slice(8, 10)].every((line) => line.includes(v)) &&
            [p, q].every((end) => each.slice(5).includes(end))),
      ),
    )
  }
  return kinds.every(isTold) ? rest : null
}

/** The figure of a question: what is told of it, the triangles that are named, and what is asked; null where a point is nowhere. */
export function figureFrom(
  told: readonly Fact[],
  corners: readonly string[],
  asks: readonly Asked[],
  unit: string,
): TriangleFigure | null {
  const plain = withoutKinds(told)
  if (!plain) return null
  const bare = withoutLetters(plain, asks)
  const facts = withCuts(bare.facts, corners, bare.asked)
  const shapes = facts.flatMap((fact) => /^(?:quad|trap|pgram|rhombus|rect|square) ([A-Z]{4})$/.exec(fact)?.[1] ?? [])
  const polygons = [...new Set([...corners.filter((name) => name.length <= 4), ...shapes])]
  const isSized = facts.filter(isEquation).some((fact) => {
    const products = [...equationIn(fact).keys()]
    return products.some((one) => /^[A-Z]{2}$/.test(one)) && products.some((one) => /^[a-z]?$/.test(one))
  })
  const figure: TriangleFigure = { facts, corners: polygons, asked: bare.asked, unit: isSized ? unit : '' }
  const points = pointsOf(figure)
  const names = bare.asked.flatMap((one) =>
    one.kind === 'ratio'
      ? [one.top, one.bottom]
      : one.kind === 'similar'
        ? [one.one, one.two]
        : one.kind === 'size'
          ? [one.name]
          : [],
  )
  const letters = bare.asked.flatMap((one) => (one.kind === 'letter' ? [one.name] : []))
  const isKnown =
    names.every((name) => [...name].every((point) => points.includes(point))) &&
    letters.every((letter) => facts.some((fact) => isEquation(fact) && new RegExp(`(?<= )${letter}(?= |$)`).test(fact)))
  return isKnown ? figure : null
}
