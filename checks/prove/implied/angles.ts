import type { Fact } from '../facts'
import { namesIn, type Node } from '../node'
import { workedOut } from '../worked-out'
import { implied, type Telling } from './index'

/** The acute angles for which an equation of the question, or a stated ratio, holds. */
export function angleFacts({ question }: Telling): readonly Fact[] {
  for (const { sides, relations } of question.claims) {
    const [left, right] = sides
    if (relations[0] !== '=' || !left?.node || !right?.node) continue
    const names = [...new Set([...namesIn(left.node), ...namesIn(right.node)])]
    const [name] = names
    if (names.length !== 1 || name === undefined || !/^(theta|alpha|[A-Z])$/.test(name)) continue
    const roots = acuteRoots(left.node, right.node, name)
    if (roots.length > 0 && roots.length < 3) return roots.map((root) => implied(name, root))
  }
  return []
}

const steps = 360

function acuteRoots(left: Node, right: Node, name: string): readonly number[] {
  const at = (x: number) => {
    const valueOf = (one: string) => (one === name ? x : undefined)
    return workedOut(left, { valueOf }) - workedOut(right, { valueOf })
  }
  const found: number[] = []
  for (let i = 0; i < steps; i++) {
    const from = 0.0613 + (i * 89.9) / steps
    const to = 0.0613 + ((i + 1) * 89.9) / steps
    if (at(from) * at(to) < 0) found.push(bisected(at, from, to))
    if (found.length > 3) break
  }
  for (const edge of [0, 45, 90]) if (Math.abs(at(edge)) < 1e-9) found.push(edge)
  return found.filter((root) => Math.abs(at(root)) < 1e-9)
}

function bisected(at: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (at(low) * at(middle) <= 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
