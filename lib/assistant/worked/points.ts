import { add, fraction, multiply, toTex, toText, type Fraction } from '../../maths/fraction'
import { surd, surdTex, surdText } from '../../maths/surd'
import { bracketed } from '../../maths/terms'
import { rule, type Rule, type Said } from '../rule'

type Point = readonly [number, number]

const largest = 10_000

function pointsIn(text: string): readonly Point[] {
  const found = [...text.matchAll(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
  return found.every((point) => point.every((value) => Math.abs(value) <= largest)) ? found : []
}

function twoPoints(text: string): readonly [Point, Point] | null {
  const [first, second, ...more] = pointsIn(text)
  return first && second && more.length === 0 ? [first, second] : null
}

export const distanceOf: Rule = rule({
  id: 'distance-between',
  examples: [
    'distance between (1, 2) and (4, 6)',
    'Find the distance of (3, -4) from the origin',
    'length of AB, A(2,3), B(4,1)',
  ],
  match: (text) => {
    if (!/distance|length|how far/.test(text)) return null
    const [only, ...more] = pointsIn(text)
    return /origin/.test(text) && only && more.length === 0 ? [only, [0, 0] as const] : twoPoints(text)
  },
  reply: ([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) => {
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2
    const length = surd(1, square)
    const steps = [
      `$d = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$`,
      `$d = \\sqrt{(${x2} - ${bracketed(x1)})^2 + (${y2} - ${bracketed(y1)})^2} = \\sqrt{${square}} = ${surdTex(length)}$`,
    ]
    const answer = surdText(length)
    return { text: [...steps, `Distance = ${answer}`].join('\n'), answer }
  },
})

export const dividingPoint: Rule = rule({
  id: 'dividing-point-of',
  examples: [
    'mid-point of (2, 3) and (6, 9)',
    'Find the midpoint of the line segment joining (-1, 4) and (5, 0)',
    'point dividing (1, -2) and (4, 7) in the ratio 1:2',
  ],
  match: (text) => {
    const ends = twoPoints(text)
    const ratio = /(\d{1,4})\s*:\s*(\d{1,4})/.exec(text)
    const [m, n] = [Number(ratio?.[1]), Number(ratio?.[2])]
    if (!ends) return null
    if (/mid[- ]?point/.test(text)) return { ends, m: 1, n: 1 }
    return /divid|ratio|section/.test(text) && m > 0 && n > 0 ? { ends, m, n } : null
  },
  reply: ({ ends: [from, to], m, n }): Said => {
    const coordinate = (one: number, other: number): Fraction =>
      multiply(fraction(1, m + n), add(fraction(m * other), fraction(n * one)))
    const [x, y] = [coordinate(from[0], to[0]), coordinate(from[1], to[1])]
    const formula =
      m === n
        ? '$\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$'
        : '$\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$'
    const answer = `(${toText(x)}, ${toText(y)})`
    const top = (one: number, other: number) =>
      m === n
        ? `\\frac{${one} + ${bracketed(other)}}{2}`
        : `\\frac{${m} \\times ${bracketed(other)} + ${n} \\times ${bracketed(one)}}{${m} + ${n}}`
    const lines = [
      `${m === n ? 'Mid-point formula' : 'Section formula'}: ${formula}`,
      `$\\left(${top(from[0], to[0])}, ${top(from[1], to[1])}\\right) = \\left(${toTex(x)}, ${toTex(y)}\\right)$`,
      `Point: ${answer}`,
    ]
    return { text: lines.join('\n'), answer }
  },
})
