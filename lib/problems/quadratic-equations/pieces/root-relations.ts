import { fraction, sumTex } from '../../../maths'
import type { Given } from '../../../solutions/quadratic-equations/root-relation'

/**
 * 'middle': ax² + kx + c with the roots pt and qt, or −pt and −qt. 'last': x² − sx + k with the roots pt and qt.
 * 'more': x² − sx + k with the roots t and pt + q.
 */
export interface RootRelation {
  readonly kind: 'middle' | 'last' | 'more'
  readonly a: number
  readonly p: number
  readonly q: number
  readonly t: number
  readonly stem: 0 | 1 | 2
}

const rootsOf = ({ kind, p, q, t }: RootRelation): readonly [number, number] =>
  kind === 'more' ? [t, p * t + q] : [p * t, q * t]

export function keyOf(relation: RootRelation): readonly number[] {
  const [r, s] = rootsOf(relation)
  if (relation.kind !== 'middle') return [r * s]
  const k = relation.a * (r + s)
  return [k, -k]
}

function equationOf(relation: RootRelation): string {
  const [r, s] = rootsOf(relation)
  const { kind, a } = relation
  return `${
    kind === 'middle'
      ? sumTex([
          [a, 'x^2'],
          [1, 'kx'],
          [a * r * s, ''],
        ])
      : sumTex([
          [1, 'x^2'],
          [-(r + s), 'x'],
          [1, 'k'],
        ])
  } = 0`
}

const times = (n: number): string => (n === 2 ? 'twice' : n === 3 ? 'three times' : 'four times')

export function rootQuestion(relation: RootRelation): string {
  const { kind, p, q, stem } = relation
  const equation = `$${equationOf(relation)}$`
  if (kind === 'more') {
    const gap = `$${Math.abs(q)}$ ${q > 0 ? 'more' : 'less'} than ${times(p)}`
    return (
      [
        `One root of ${equation} is ${gap} the other root. Find $k$.`,
        `For which $k$ has the quadratic equation ${equation} two roots of which one is ${gap} the other?`,
        `Of the two roots of ${equation}, one is ${gap} the other. Find the value of $k$.`,
      ][stem] ?? ''
    )
  }
  const values = kind === 'middle' ? 'all values' : 'the value'
  return (
    [
      `The roots of ${equation} are in the ratio $${p} : ${q}$. Find ${values} of $k$.`,
      `Find ${values} of $k$ for which the roots of the quadratic equation ${equation} are in the ratio $${p} : ${q}$.`,
      `If the ratio of the roots of ${equation} is $${p} : ${q}$, what is $k$?${kind === 'middle' ? ' Give every value.' : ''}`,
    ][stem] ?? ''
  )
}

export const rootHints = ({ kind, p, q }: RootRelation): readonly string[] => [
  kind === 'more'
    ? `Let the roots be $\\alpha$ and $${sumTex([
        [p, '\\alpha'],
        [q, ''],
      ])}$.`
    : `Let the roots be $${p}\\alpha$ and $${q}\\alpha$.`,
  'Sum of the roots $= -\\frac{b}{a}$, product of the roots $= \\frac{c}{a}$.',
  kind === 'middle'
    ? 'The product gives $\\alpha^2$: how many values has $\\alpha$?'
    : 'The sum gives $\\alpha$, and then the product gives $k$.',
]

/** What the question states. */
export function stated(relation: RootRelation): Given {
  const { kind, a } = relation
  const [r, s] = rootsOf(relation)
  const [p, q] = [fraction(relation.p), fraction(relation.q)]
  return kind === 'middle'
    ? { kind, a: fraction(a), c: fraction(a * r * s), p, q }
    : { kind, sum: fraction(r + s), p, q }
}
