import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { metresOf, plus, scaled, twoTerm, twoTermTex, twoTermText, type TwoTerm } from './pieces/two-term'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, isValue, line, says, template, type Step } from '../template'
import type { SketchFigure } from '../../figures/figure'

type Angles = '30,45' | '30,60' | '45,60'
const anglePairs: readonly Angles[] = ['30,45', '30,60', '45,60']

const anglesOf = (angles: Angles): readonly [number, number] => {
  const [low = 30, high = 45] = angles.split(',').map(Number)
  return [low, high]
}

/** The part on top over the part below, tan high / tan low - 1. */
const topPerBase: Readonly<Record<Angles, TwoTerm>> = {
  '30,45': twoTerm(-1, 1),
  '30,60': twoTerm(2, 0),
  '45,60': twoTerm(-1, 1),
}

/** The part below over the part on top. */
const basePerTop: Readonly<Record<Angles, TwoTerm>> = {
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '30,60': twoTerm(fraction(1, 2), 0),
  '45,60': twoTerm(fraction(1, 2), fraction(1, 2)),
}

/** The ground distance in terms of the lower height b. */
const groundTex: Readonly<Record<Angles, (b: string) => string>> = {
  '30,45': (b) => `${b}\\sqrt{3}`,
  '30,60': (b) => `${b}\\sqrt{3}`,
  '45,60': (b) => b,
}

/** The whole height in terms of the lower height b. */
const wholeTex: Readonly<Record<Angles, (b: string) => string>> = {
  '30,45': (b) => `${b}\\sqrt{3}`,
  '30,60': (b) => (b === 'b' ? '3b' : `\\sqrt{3} \\times ${b}\\sqrt{3} = ${3 * Number(b)}`),
  '45,60': (b) => `${b}\\sqrt{3}`,
}

type Thing = (typeof things)[number]

function towerFigure(angles: Angles, labels: { base?: string; top?: string }, { top, lower }: Thing): SketchFigure {
  const [low, high] = anglesOf(angles)
  return {
    kind: 'sketch',
    points: { A: [0, 10 * tanOf(high)], B: [0, 10 * tanOf(low)], C: [0, 0], P: [-10, 0] },
    segments: [
      { from: 'C', to: 'B', ...(labels.base && { label: labels.base }) },
      { from: 'B', to: 'A', ...(labels.top && { label: labels.top }) },
      { from: 'P', to: 'C' },
      { from: 'P', to: 'B' },
      { from: 'P', to: 'A' },
    ],
    angles: [
      { at: 'C', from: 'A', to: 'P', right: true },
      { at: 'P', from: 'C', to: 'B', label: `${low}°` },
    ],
    caption: `$\\angle BPC = ${low}^\\circ$, $\\angle APC = ${high}^\\circ$`,
    description: `${lower.replace(/^a/, 'A')} BC${labels.base ? ` of height ${labels.base}` : ''} with ${top} AB${labels.top ? ` of height ${labels.top}` : ''} on its top, seen from P on the ground: the angle of elevation of B is ${low}° and that of A is ${high}°.`,
  }
}

const things = [
  { top: 'a transmission tower', lower: 'a building', topName: 'the tower', lowerName: 'the building' },
  { top: 'a statue', lower: 'a pedestal', topName: 'the statue', lowerName: 'the pedestal' },
  { top: 'a flagstaff', lower: 'a building', topName: 'the flagstaff', lowerName: 'the building' },
  { top: 'a water tank', lower: 'a tower', topName: 'the tank', lowerName: 'the tower' },
] as const

const stems: readonly ((topName: string, angles: string, wanted: string) => string)[] = [
  (topName, angles, wanted) =>
    `From a point $P$ on the ground, the angles of elevation of the bottom $B$ and the top $A$ of ${topName} are ${angles}. Find the height of ${wanted}.`,
  (topName, angles, wanted) =>
    `The bottom $B$ and the top $A$ of ${topName} are seen from a point $P$ on level ground at angles of elevation of ${angles} respectively. How high is ${wanted}?`,
  (topName, angles, wanted) =>
    `With a device placed at the point $P$ of the ground, students measure the angles of elevation of the bottom $B$ and the top $A$ of ${topName}: they are ${angles}. Determine the height of ${wanted}.`,
]

/** The solution for the part that is asked for; b is the part below, t the part on top. */
function towerLines(angles: Angles, asked: 'top' | 'base', given: number): readonly Step[] {
  const [low, high] = anglesOf(angles)
  const b = asked === 'top' ? `${given}` : 'b'
  const lower = `In right triangle $BCP$, $\\tan ${low}^\\circ = \\frac{BC}{PC}$, so $PC = ${groundTex[angles](b)}$`
  const upper = `In right triangle $ACP$, $\\tan ${high}^\\circ = \\frac{AC}{PC}$, so $AC = ${angles === '30,45' ? 'PC' : '\\sqrt{3}\\,PC'} = ${wholeTex[angles](b)}$`
  if (asked === 'top')
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AB = AC - BC = ${angles === '30,60' ? `${3 * given}` : `${given}\\sqrt{3}`} - ${given}$`, 'parts'),
    ]
  if (angles === '30,60')
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AC = AB + BC$, so $3b = ${given} + b$ and $2b = ${given}$`),
    ]
  return [
    earns(0.5, lower),
    earns(0.5, upper, 'upper triangle'),
    earns(1, `$AC = AB + BC$, so $b\\sqrt{3} = ${given} + b$ and $b = \\frac{${given}}{\\sqrt{3} - 1}$`),
    earns(
      0.5,
      `Rationalising, $b = \\frac{${given}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${given}(\\sqrt{3} + 1)}{2} = ${given / 2 === 1 ? '' : given / 2}(\\sqrt{3} + 1)$`,
    ),
  ]
}

/** E.g. "From a point on the ground, the angles of elevation of the bottom and the top of a tower on a 20 m building are 45° and 60°." */
export const towerOnBuilding = template({
  id: 'ht-tower-on-a-building',
  topic: 'trigonometry',
  archetypes: ['ht-tower-on-building'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    thing: random.pick(things),
    angles: random.pick(anglePairs),
    asked: random.pick(['top', 'base'] as const),
    given: random.integer(2, 12) * 2,
    stem: random.pick(stems),
  }),
  pose: ({ thing, angles, asked, given, stem }) => {
    const [low, high] = anglesOf(angles)
    const value = scaled((asked === 'top' ? topPerBase : basePerTop)[angles], given)
    const [known, wanted] = asked === 'top' ? [thing.lower, thing.topName] : [thing.top, thing.lowerName]
    const scene =
      asked === 'top'
        ? `${thing.top.replace(/^a/, 'A')} $AB$ stands on top of ${known} $BC$ which is $${given}$ m high.`
        : `${known.replace(/^a/, 'A')} $AB$ of height $${given}$ m stands on top of ${thing.lower} $BC$.`
    return {
      question: `${scene} ${stem(thing.topName, `$${low}^\\circ$ and $${high}^\\circ$`, wanted)}`,
      rule: metresOf(value),
      figure: towerFigure(angles, asked === 'top' ? { base: `${given} m` } : { top: `${given} m` }, thing),
      hints: [
        'There are two right triangles with the same ground distance $PC$.',
        'Write $PC$ from the lower triangle and use it in the upper one.',
        'The upper angle belongs to the whole height $AC$, not to $AB$ alone.',
      ],
      steps: [
        line(
          'given',
          `Given: $\\angle BPC = ${low}^\\circ$, $\\angle APC = ${high}^\\circ$ and $${asked === 'top' ? 'BC' : 'AB'} = ${given}$ m.${asked === 'top' ? '' : ' Let $BC = b$.'}`,
        ),
        ...towerLines(angles, asked, given),
        earns(0.5, says`Hence ${isValue(`the height of ${wanted}`, twoTermTex(value), 'm')}.`),
      ],
      explanation:
        'Both angles are measured from the same ground line, so the two triangles share $PC$; eliminating it leaves one equation in the unknown height.',
    }
  },
  crossCheck: ({ angles, asked, given }) => {
    const [low, high] = anglesOf(angles)
    const quotient = tanOf(high) / tanOf(low)
    return measured(asked === 'top' ? given * quotient - given : given / (quotient - 1))
  },
  slips: ({ angles, asked, given }) => {
    const value = scaled((asked === 'top' ? topPerBase : basePerTop)[angles], given)
    return distinctSlips(twoTermText(value), [
      {
        response: twoTermText(plus(value, twoTerm(given, 0))),
        note: 'That is the whole height AC; only one part of it is asked for.',
        step: asked === 'top' ? 'parts' : 'last',
      },
      {
        response: twoTermText(scaled((asked === 'top' ? basePerTop : topPerBase)[angles], given)),
        note: 'The two parts are exchanged: check which height is given.',
        step: 'given',
      },
      asked === 'top'
        ? {
            response: twoTermText(plus(value, twoTerm(2 * given, 0))),
            note: 'The lower part belongs to the height AC: is it added or subtracted?',
            step: 'parts',
          }
        : {
            response: twoTermText(scaled(angles === '30,60' ? third : rootThird, given)),
            note: 'The larger angle belongs to the whole height AC, not to AB alone.',
            step: 'upper triangle',
          },
    ])
  },
})

const third = twoTerm(fraction(1, 3), 0)
const rootThird = twoTerm(0, fraction(1, 3))
