import { timesWords } from '../../../solutions/linear-equations/pieces/times-words'
import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import { sumTex } from '../../../maths'

/**
 * Two statements about the angles of a triangle. 'excess': C = kA, C = A + B + d. 'chain': C = kB, C = m(A + B).
 * 'letters': A = x, B = kx + m, C = y, and C − B = d.
 */
export interface Relations {
  readonly kind: 'excess' | 'chain' | 'letters'
  readonly k: number
  readonly m: number
  readonly d: number
  readonly stem: 0 | 1 | 2
}

/** `total`: what the angles add up to, where someone takes another number than 180. */
export function anglesOf({ kind, k, m, d }: Relations, total = 180): readonly [a: number, b: number, c: number] {
  if (kind === 'excess') {
    const c = (total + d) / 2
    return [c / k, total - c - c / k, c]
  }
  if (kind === 'chain') {
    const c = (total * m) / (m + 1)
    return [total - c - c / k, c / k, c]
  }
  const a = (total - 2 * m - d) / (2 * k + 1)
  return [a, k * a + m, k * a + m + d]
}

/** In x and y: A and B, or A and C where the angles are told in letters. */
export function pairOf({ kind, k, m, d }: Relations): Pair {
  if (kind === 'excess')
    return [
      [k + 1, 1, 180],
      [k - 1, -1, d],
    ]
  if (kind === 'chain')
    return [
      [1, k + 1, 180],
      [m, m - k, 0],
    ]
  return [
    [k + 1, 1, 180 - m],
    [k, -1, -m - d],
  ]
}

const linear = (k: number, m: number): string =>
  sumTex([
    [k, 'x'],
    [m, ''],
  ])

export function storyOf(relations: Relations) {
  const { kind, k, m, d, stem } = relations
  const [a, b] = anglesOf(relations)
  if (kind === 'letters') {
    const gap = d > 0 ? 'more' : 'less'
    const size = Math.abs(d)
    return {
      question: [
        `In a triangle $ABC$, $\\angle A = x^\\circ$, $\\angle B = (${linear(k, m)})^\\circ$ and $\\angle C = y^\\circ$. The angle $C$ is $${size}^\\circ$ ${gap} than the angle $B$.`,
        `The angles $A$, $B$, $C$ of a triangle measure $x^\\circ$, $(${linear(k, m)})^\\circ$ and $y^\\circ$. Also, $C$ is $${size}^\\circ$ ${d > 0 ? 'greater' : 'smaller'} than $B$.`,
        `Meera marks the angles of a triangle $ABC$: $\\angle A = x^\\circ$, $\\angle B = (${linear(k, m)})^\\circ$, $\\angle C = y^\\circ$. She finds that $\\angle C$ is $${size}^\\circ$ ${gap} than $\\angle B$.`,
      ][stem],
      meaning: 'The angles are already given in terms of $x$ and $y$',
      sum: `x + (${linear(k, m)}) + y = 180`,
      second: `y - (${linear(k, m)}) = ${d}`,
      third: `${k} \\times ${a} ${m < 0 ? '-' : '+'} ${Math.abs(m)}`,
      name: 'angle B',
    }
  }
  if (kind === 'excess')
    return {
      question: [
        `In a triangle $ABC$ the angle $C$ is ${timesWords(k)} the angle $A$, and it exceeds the sum of the other two angles by $${d}^\\circ$.`,
        `In a triangle $ABC$, $\\angle C$ is ${timesWords(k)} $\\angle A$, and $\\angle C$ is $${d}^\\circ$ more than $\\angle A$ and $\\angle B$ together.`,
        `The largest angle $C$ of a triangle $ABC$ is ${timesWords(k)} its angle $A$. It is $${d}^\\circ$ greater than the sum of $A$ and $B$.`,
      ][stem],
      meaning: `Let $\\angle A = x^\\circ$ and $\\angle B = y^\\circ$; then $\\angle C = ${k}x^\\circ$`,
      sum: `x + y + ${k}x = 180`,
      second: `${k}x - (x + y) = ${d}`,
      third: `${k} \\times ${a}`,
      name: 'angle C',
    }
  const sides = `\\angle C = ${k}\\angle B${m === 1 ? ' = \\angle A + \\angle B' : ` = ${m}(\\angle A + \\angle B)`}`
  return {
    question: [
      `In a triangle $ABC$, $${sides}$.`,
      `The angles of a triangle $ABC$ are such that $${sides}$.`,
      `In a triangle $ABC$ the angle $C$ is ${timesWords(k)} the angle $B$, and ${m === 1 ? 'equal to' : timesWords(m)} the sum of the angles $A$ and $B$.`,
    ][stem],
    meaning: `Let $\\angle A = x^\\circ$ and $\\angle B = y^\\circ$; then $\\angle C = ${k}y^\\circ$`,
    sum: `x + y + ${k}y = 180`,
    second: `${k}y = ${m === 1 ? 'x + y' : `${m}(x + y)`}`,
    third: `${k} \\times ${b}`,
    name: 'angle C',
  }
}
