import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { metresOf, plus, scaled, twoTerm, twoTermTex, twoTermText, type TwoTerm } from './pieces/two-term'
import { fraction, multiply } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, says, template } from '../template'
import type { SketchFigure } from '../../figures/figure'

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
    `Rationalising, $h = \\frac{${d}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(\\sqrt{3} + 1)}{2} = ${d / 2 === 1 ? '' : d / 2}(\\sqrt{3} + 1)$`,
  ],
  '45,60': (d) => [
    `$h - \\frac{h}{\\sqrt{3}} = ${d}$`,
    `Multiplying by $\\sqrt{3}$, $h(\\sqrt{3} - 1) = ${d}\\sqrt{3}$, so $h = \\frac{${d}\\sqrt{3}}{\\sqrt{3} - 1}$`,
    `Rationalising, $h = \\frac{${d}\\sqrt{3}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(3 + \\sqrt{3})}{2} = ${d / 2}(3 + \\sqrt{3})$`,
  ],
}

const linesFor = ([far, near]: Sights, walk: number): readonly string[] => walkLines[`${far},${near}`]?.(walk) ?? []

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
        earns(0.5, `In right triangle $ABC$, ${groundLine('BC', near)}`),
        earns(0.5, `In right triangle $ABD$, ${groundLine('BD', far)}`),
        earns(0.5, says`${chain('BD - BC', 'CD', `${walk}`)}`, 'difference'),
        ...linesFor(sights, walk).map((text, index, lines) => {
          const last = index === lines.length - 1
          return index < lines.length - 2 ? text : earns(0.5, text, last ? 'rationalised' : undefined)
        }),
        earns(0.5, says`Hence the height is ${chain('h', twoTermTex(value))} m.`),
      ],
      explanation:
        'Neither triangle can be solved alone; the height is common to both, so it is the unknown to take, and the length $CD$ gives the equation.',
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
        step: 'difference',
      },
      {
        response: twoTermText(plus(key, twoTerm(walk, 0))),
        note: 'CD lies on the ground; it is no part of the height.',
        step: 'last',
      },
      {
        response: twoTermText(scaled(key, 2)),
        note: 'Check the last division by 2.',
        step: sights.join(',') === '30,60' ? 'last' : 'rationalised',
      },
      ...(sights[1] === 60
        ? [
            {
              response: twoTermText(twoTerm(key.root, multiply(key.rational, fraction(1, 3)))),
              note: 'That is the distance BC on the ground; the height is asked.',
              step: 'last',
            },
          ]
        : []),
    ])
  },
})
