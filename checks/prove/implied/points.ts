import type { Fact } from '../facts'
import { closedValues, factsOf } from '../facts'
import { rebuilt, type Node } from '../node'
import { implied, type Telling } from './index'

/** A(3, -4), P = (1, 2): the coordinates of named points and the lengths between them. */
export function pointFacts({ question, claims, lines, reckoning }: Telling): readonly Fact[] {
  const stated = claims.flatMap((claim) => factsOf(claim, reckoning.roots, reckoning.pi))
  const valueOf = (name: string) => stated.findLast((fact) => fact.name === name)?.value
  const points = new Map<string, readonly [number, number]>()
  const note = (name: string, items: readonly Node[]): void => {
    const [x, y] = items.map(
      (item) =>
        closedValues(item, reckoning.roots, reckoning.pi)[0] ??
        (item.kind === 'symbol' ? valueOf(item.name) : undefined),
    )
    if (!points.has(name) && x !== undefined && y !== undefined) points.set(name, [x, y])
  }
  const visit = (node: Node): Node =>
    rebuilt(node, (one) => {
      if (one.kind === 'point') note(one.name, one.items)
      return one
    })
  for (const line of [question, ...lines]) {
    line.values.forEach(visit)
    for (const { sides } of line.claims) for (const { node } of sides) if (node) visit(node)
  }
  const given = [...points]
  for (const { sides } of claims) {
    const name = sides.map(({ node }) => node).find((node) => node?.kind === 'symbol' && /^[A-Z]$/.test(node.name))
    const tuple = sides.map(({ node }) => node).findLast((node) => node?.kind === 'tuple')
    if (name?.kind === 'symbol' && tuple?.kind === 'tuple') note(name.name, tuple.items)
  }
  const named = [...points]
  const [first, second] = named
  return [
    ...given.flatMap(([name, [x, y]]) => [implied(`${name}.0`, x), implied(`${name}.1`, y)]),
    ...named.flatMap(([name, [x, y]]) =>
      named
        .filter(([other]) => other > name)
        .map(([other, [u, v]]) => implied(`${name}${other}`, Math.hypot(x - u, y - v))),
    ),
    ...(first && second
      ? [
          implied('x_1', first[1][0]),
          implied('y_1', first[1][1]),
          implied('x_2', second[1][0]),
          implied('y_2', second[1][1]),
        ]
      : []),
  ]
}
