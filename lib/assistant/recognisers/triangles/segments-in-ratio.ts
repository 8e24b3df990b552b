import { placesOf, type Similar } from './similar'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { divide, fraction, one } from '../../../maths'
import type { SegmentKind } from '../../../solutions/triangles/segment-ratio'

export const kinds: Readonly<Record<string, SegmentKind>> = {
  altitude: 'altitude',
  altitudes: 'altitude',
  median: 'median',
  medians: 'median',
  bisector: 'angle bisector',
  bisectors: 'angle bisector',
}

/** A segment from a vertex, where it is spoken of; the vertices of "altitudes from A and D". */
export interface Mention {
  readonly at: number
  readonly kind: SegmentKind
  readonly vertices: readonly string[]
}

export function mentionsIn({ apart }: Question): readonly Mention[] {
  return apart.flatMap((item, at) => {
    const kind = item.kind === 'word' ? kinds[item.text] : undefined
    if (kind === undefined) return []
    const until = apart
      .slice(at + 1)
      .findIndex((each) => each.kind === 'mark' || (each.kind === 'word' && each.text in kinds))
    const behind = until < 0 ? apart.slice(at + 1) : apart.slice(at + 1, at + 1 + until)
    return [
      {
        at,
        kind,
        vertices: behind.flatMap((each) => (each.kind === 'letter' && each.name.length === 1 ? each.name : [])),
      },
    ]
  })
}

/** p : q, first triangle to second: "AB : DE = 4 : 7", or "in the ratio 4 : 7" in the order of the names. */
export function ratioIn(question: Question, { first, second }: Similar) {
  const [equation, ...more] = factsOf(question, 'equation')
  const [ratio, ...others] = factsOf(question, 'ratio')
  if (more.length + others.length > 0 || !ratio === !equation) return null
  if (ratio) {
    const [p, q, ...rest] = ratio.terms
    return p && q && p.n > 0n && q.n > 0n && rest.length === 0 ? { p, q, used: ratio, isOfSides: false } : null
  }
  const [left, right, ...sides] = equation?.sides ?? []
  if (!equation || !left || !right || sides.length > 0 || left.kind !== 'binary' || left.operation !== '/') return null
  const value = rational(right)
  const name = (node: typeof left.left) => (node.kind === 'letter' ? node.name : '')
  const [top, bottom] = [name(left.left), name(left.right)]
  if (!value || value.n <= 0n) return null
  const turned = placesOf(first, bottom) !== null && placesOf(first, top)?.join() !== placesOf(second, bottom)?.join()
  const [mine, theirs] = turned ? [bottom, top] : [top, bottom]
  const places = placesOf(first, mine)
  if (!places || places.join() !== placesOf(second, theirs)?.join()) return null
  const share = turned ? divide(one, value) : value
  return { p: fraction(share.n), q: fraction(share.d), used: equation, isOfSides: true }
}
