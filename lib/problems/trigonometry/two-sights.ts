import { tanOf } from './heights'
import { measured, type StandardAngle } from './ratio'
import { metresOf, plus, scaled, twoTerm, twoTermTex, twoTermText, type TwoTerm } from './two-term'
import { fraction } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** cot of a standard angle. */
const cotangent: Readonly<Record<StandardAngle, TwoTerm>> = {
  30: twoTerm(0, 1),
  45: twoTerm(1, 0),
  60: twoTerm(0, fraction(1, 3)),
}

/** "distance = height × cot", as the book writes it: "\frac{h}{\sqrt{3}}", "h", "h\sqrt{3}". */
const groundTex: Readonly<Record<StandardAngle, string>> = {
  30: 'h\\sqrt{3}',
  45: 'h',
  60: '\\frac{h}{\\sqrt{3}}',
}

const tangentOf: Readonly<Record<StandardAngle, string>> = { 30: '\\frac{1}{\\sqrt{3}}', 45: '1', 60: '\\sqrt{3}' }

const groundLine = (side: string, angle: StandardAngle): string =>
  `$\\tan ${angle}^\\circ = \\frac{h}{${side}} = ${tangentOf[angle]}$, so $${side} = ${groundTex[angle]}$`

type Sights = readonly [far: StandardAngle, near: StandardAngle]

/** The height over the walked distance, 1/(cot far - cot near), rationalised. */
const heightPerWalk: Readonly<Record<string, TwoTerm>> = {
  '30,60': twoTerm(0, fraction(1, 2)),
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '45,60': twoTerm(fraction(3, 2), fraction(1, 2)),
}

const walkHeight = ([far, near]: Sights, walk: number): TwoTerm => {
  const unit = heightPerWalk[`${far},${near}`]
  if (!unit) throw new Error(`walkHeight: the angle must grow, not go from ${far} to ${near}`)
  return scaled(unit, walk)
}

/** The solution of "ground far - ground near = walk" for h. */
const walkLines: Readonly<Record<string, (walk: number) => readonly string[]>> = {
  '30,60': (d) => [
    `$h\\sqrt{3} - \\frac{h}{\\sqrt{3}} = ${d}$`,
    `Multiplying by $\\sqrt{3}$, $3h - h = ${d}\\sqrt{3}$, so $2h = ${d}\\sqrt{3}$`,
  ],
  '30,45': (d) => [
    `$h\\sqrt{3} - h = ${d}$, so $h = \\frac{${d}}{\\sqrt{3} - 1}$`,
    `Rationalising, $h = \\frac{${d}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(\\sqrt{3} + 1)}{2}$`,
  ],
  '45,60': (d) => [
    `$h - \\frac{h}{\\sqrt{3}} = ${d}$, so $h(\\sqrt{3} - 1) = ${d}\\sqrt{3}$`,
    `Rationalising, $h = \\frac{${d}\\sqrt{3}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(3 + \\sqrt{3})}{2}$`,
  ],
}

function walkFigure([far, near]: Sights, walk: number): SketchFigure {
  const [c, d] = [10 / tanOf(near), 10 / tanOf(far)]
  return {
    kind: 'sketch',
    points: { A: [0, 10], B: [0, 0], C: [-c, 0], D: [-d, 0] },
    segments: [
      { from: 'B', to: 'A', label: 'h' },
      { from: 'C', to: 'B' },
      { from: 'D', to: 'C', label: `${walk} m` },
      { from: 'C', to: 'A' },
      { from: 'D', to: 'A' },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'C', from: 'B', to: 'A', label: `${near}°` },
      { at: 'D', from: 'C', to: 'A', label: `${far}°` },
    ],
    description: `A vertical line AB; from D the angle of elevation of A is ${far}°, and from C, ${walk} m nearer to B on the same line, it is ${near}°.`,
  }
}

const walkStems: readonly ((walk: number, sights: Sights) => string)[] = [
  (d, [far, near]) =>
    `A boy standing at $D$ sees the top $A$ of a tower $AB$ at an angle of elevation of $${far}^\\circ$. He walks $${d}$ m towards the tower to $C$ and the angle becomes $${near}^\\circ$. Find the height of the tower. (Take his eyes to be at ground level.)`,
  (d, [far, near]) =>
    `The shadow of a tower $AB$ standing on level ground is $${d}$ m longer when the Sun's altitude is $${far}^\\circ$ than when it is $${near}^\\circ$. Find the height of the tower.`,
  (d, [far, near]) =>
    `From two points $C$ and $D$ on the bank of a canal, in line with a tree $AB$ on the opposite bank and on the same side of it, the angles of elevation of the top $A$ are $${near}^\\circ$ and $${far}^\\circ$. If $CD = ${d}$ m, find the height of the tree.`,
]

/** E.g. "A boy sees the top of a tower at 30°. He walks 20 m towards it and the angle becomes 60°. Find the height." */
export const walkTowards = template({
  id: 'ht-walk-towards',
  topic: 'trigonometry',
  archetypes: ['ht-two-angles-same-side'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    sights: random.pick([
      [30, 60],
      [30, 60],
      [30, 45],
      [45, 60],
    ] as const),
    walk: random.integer(4, 30) * 2,
    stem: random.pick(walkStems),
  }),
  pose: ({ sights, walk, stem }) => {
    const value = walkHeight(sights, walk)
    const [far, near] = sights
    return {
      question: stem(walk, sights),
      rule: metresOf(value),
      figure: walkFigure(sights, walk),
      hints: [
        'Call the height $h$ and use $\\tan$ in both right triangles.',
        'Write both distances from the foot $B$ in terms of $h$; their difference is known.',
        'Rationalise the denominator where a root is left in it.',
      ],
      steps: [
        `Let $AB = h$. Given: $CD = ${walk}$ m, $\\angle ACB = ${near}^\\circ$ and $\\angle ADB = ${far}^\\circ$.`,
        `In right triangle $ABC$, ${groundLine('BC', near)}`,
        `In right triangle $ABD$, ${groundLine('BD', far)}`,
        `$BD - BC = CD = ${walk}$`,
        ...(walkLines[`${far},${near}`]?.(walk) ?? []),
        `Hence the height is $h = ${twoTermTex(value)}$ m.`,
      ],
      explanation:
        'Neither triangle can be solved alone; the height is common to both, so it is the unknown to take, and the walked distance gives the equation.',
    }
  },
  crossCheck: ({ sights: [far, near], walk }) => measured(walk / (tanOf(90 - far) - tanOf(90 - near))),
  slips: ({ sights, walk }) => {
    const key = walkHeight(sights, walk)
    const sum: Readonly<Record<string, TwoTerm>> = {
      '30,60': twoTerm(0, fraction(1, 4)),
      '30,45': twoTerm(fraction(-1, 2), fraction(1, 2)),
      '45,60': twoTerm(fraction(3, 2), fraction(-1, 2)),
    }
    return distinctSlips(twoTermText(key), [
      {
        response: twoTermText(scaled(sum[sights.join(',')] ?? key, walk)),
        note: 'The two points are on the same side: the distances are subtracted, not added.',
      },
      {
        response: twoTermText(plus(key, twoTerm(walk, 0))),
        note: 'The walked distance is on the ground; it is no part of the height.',
      },
      { response: twoTermText(scaled(key, 2)), note: 'Check the last division.' },
    ])
  },
})

interface Sides {
  readonly left: StandardAngle
  readonly right: StandardAngle
}

const apart = ({ left, right }: Sides, height: number): TwoTerm =>
  scaled(plus(cotangent[left], cotangent[right]), height)

function sidesFigure({ left, right }: Sides, height: number): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [0, 10], B: [0, 0], C: [-10 / tanOf(left), 0], D: [10 / tanOf(right), 0] },
    segments: [
      { from: 'B', to: 'A', label: `${height} m` },
      { from: 'C', to: 'B' },
      { from: 'B', to: 'D' },
      { from: 'C', to: 'A' },
      { from: 'D', to: 'A' },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'D', right: true },
      { at: 'C', from: 'B', to: 'A', label: `${left}°` },
      { at: 'D', from: 'A', to: 'B', label: `${right}°` },
    ],
    description: `A vertical line AB of height ${height} m; on opposite sides of B the points C and D see A at ${left}° and ${right}°.`,
  }
}

const sideStems: readonly ((height: number, sides: Sides) => string)[] = [
  (h, { left, right }) =>
    `From the top $A$ of a lighthouse $AB$, $${h}$ m high, the angles of depression of two ships $C$ and $D$ on opposite sides of the lighthouse are $${left}^\\circ$ and $${right}^\\circ$. The ships and the foot $B$ are in one line. Find the distance between the ships.`,
  (h, { left, right }) =>
    `A point $A$ on a bridge is $${h}$ m above the point $B$ of the river directly below it. From $A$ the angles of depression of the two opposite banks $C$ and $D$ are $${left}^\\circ$ and $${right}^\\circ$. Find the width of the river.`,
  (h, { left, right }) =>
    `Two people stand at $C$ and $D$ on opposite sides of a temple tower $AB$ of height $${h}$ m, in line with its foot. They see its top at angles of elevation of $${left}^\\circ$ and $${right}^\\circ$. How far apart are they?`,
]

const nearTex = (angle: StandardAngle, h: number): string =>
  angle === 45 ? `${h}` : angle === 30 ? `${h}\\sqrt{3}` : `\\frac{${h}}{\\sqrt{3}}`

/** E.g. "From a lighthouse 60 m high, the angles of depression of two ships on opposite sides are 45° and 30°. Find their distance." */
export const oppositeSides = template({
  id: 'ht-opposite-sides',
  topic: 'trigonometry',
  archetypes: ['ht-two-objects-both-sides'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const [left = 30, right = 45] = random.shuffle(
      random.pick([
        [30, 45],
        [45, 60],
        [30, 60],
      ] as const),
    )
    return { sides: { left, right }, height: random.integer(3, 30) * 3, stem: random.pick(sideStems) }
  },
  pose: ({ sides, height, stem }) => {
    const value = apart(sides, height)
    const line = (side: string, angle: StandardAngle) =>
      `$\\tan ${angle}^\\circ = \\frac{AB}{${side}}$, so $${side} = ${height} \\div ${tangentOf[angle]} = ${nearTex(angle, height)}$`
    return {
      question: stem(height, sides),
      rule: metresOf(value),
      figure: sidesFigure(sides, height),
      hints: [
        'The vertical line $AB$ belongs to two right triangles. Find $BC$ and $BD$ separately.',
        '$C$ and $D$ are on opposite sides of $B$. What does this say about $CD$?',
      ],
      steps: [
        `Given: $AB = ${height}$ m, $\\angle ACB = ${sides.left}^\\circ$ and $\\angle ADB = ${sides.right}^\\circ$ (alternate angles are equal where an angle of depression is given).`,
        `In right triangle $ABC$, ${line('BC', sides.left)}`,
        `In right triangle $ABD$, ${line('BD', sides.right)}`,
        `$CD = BC + BD = ${nearTex(sides.left, height)} + ${nearTex(sides.right, height)}$`,
        `Hence the required distance is $CD = ${twoTermTex(value)}$ m.`,
      ],
      explanation:
        'The foot of the vertical line lies between the two points, so their distance is the sum of the two horizontal distances.',
    }
  },
  crossCheck: ({ sides, height }) => measured(height / tanOf(sides.left) + height / tanOf(sides.right)),
  slips: ({ sides, height }) => {
    const exchanged = (angle: StandardAngle): StandardAngle => (angle === 45 ? 45 : angle === 30 ? 60 : 30)
    return distinctSlips(twoTermText(apart(sides, height)), [
      {
        response: twoTermText(apart({ left: exchanged(sides.left), right: exchanged(sides.right) }, height)),
        note: 'tan is the height over the distance, so the distance is the height divided by tan.',
      },
      {
        response: twoTermText(scaled(cotangent[sides.left], height)),
        note: 'That is one of the two distances; add the other one.',
      },
      {
        response: twoTermText(scaled(cotangent[sides.right], height)),
        note: 'That is one of the two distances; add the other one.',
      },
    ])
  },
})
