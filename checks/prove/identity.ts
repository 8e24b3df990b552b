import { namesIn, printed, type Node } from './node'
import { same, workedOut } from './worked-out'

export type Assignment = (name: string) => number | undefined

const samples = [0.3711, 1.2543, 2.7182].map((step) => (index: number) => 7.3 * (1.137 + step * (index + 1)))

/** Whether two trees are equal for any values of the free names, while the others have theirs. */
export function isIdentity(
  left: Node,
  right: Node,
  free: readonly string[],
  fixed: Assignment = () => undefined,
): boolean {
  if (printed(left) === printed(right)) return true
  if (free.length === 0) return false
  return samples.every((sample) => {
    const valueOf: Assignment = (name) => {
      const index = free.indexOf(name)
      return index >= 0 ? sample(index) : (fixed(name) ?? (name === 'pi' ? Math.PI : undefined))
    }
    return ([1, -1] as const).every((sign) =>
      same(workedOut(left, { valueOf, sign }), workedOut(right, { valueOf, sign })),
    )
  })
}

/** Whether one tree is a constant multiple of the other, tried at fixed places. */
export function areProportional(
  left: Node,
  right: Node,
  names: readonly string[],
  fixed: Assignment = () => undefined,
): boolean {
  const at = (node: Node, place: number) =>
    workedOut(node, {
      valueOf: (name) => {
        const index = names.indexOf(name)
        return index < 0 ? fixed(name) : 1.37 + 2.113 * place + (index + 1) * (0.731 + 1.619 * place)
      },
    })
  const [a, b] = [at(left, 0), at(right, 0)]
  if (same(a, 0) !== same(b, 0)) return false
  return [1, 2, 3].every((place) => same(at(left, place) * b, at(right, place) * a))
}

export const namesOf = (...nodes: readonly Node[]): readonly string[] =>
  [...new Set(nodes.flatMap((node) => [...namesIn(node)]))].filter((name) => name !== 'pi')
