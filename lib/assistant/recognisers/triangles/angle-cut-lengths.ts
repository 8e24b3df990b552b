import { figureIn } from './figure'
import { cutWords } from './parallel-cut'
import { givenIn, row } from './parallel-cut-lengths'
import { similarLengths as solution, type Given, type Row } from '../../../solutions/triangles/similar-lengths'
import { type Fact, isWord } from '../../question/fact'
import type { Question } from '../../question/question'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { add } from '../../../maths'
import { lengthTex } from '../../../solutions/triangles/pieces/length'

/** The two angles that are said to be equal, "∠ADE = ∠ACB", "∠ADE = ∠C". */
function equalAngles(question: Question): { readonly names: readonly string[]; readonly used: readonly Fact[] } | null {
  const items = question.apart
  const at = items.findIndex((item) => isWord(item, /^angle$/))
  const [one, ...rest] = items.slice(at + 1, at + 8)
  const other = rest.find((item) => !isWord(item, /^(?:is|equals?|to|angle|the|ke|barabar)$/))
  const isAgain = items.slice(at + 1).some((item, place) => isWord(item, /^angles?$/) && place > 6)
  const isEqual = rest.some((item) => isWord(item, /^(?:is|equals?)$/))
  return at >= 0 && one?.kind === 'letter' && other?.kind === 'letter' && isEqual && !isAgain
    ? { names: [one.name, other.name], used: [one, other] }
    : null
}

/** D on AB and E on AC with ∠ADE = ∠ACB: the small triangle is the large one turned over. */
function antiparallel(question: Question): Found<Given> | null {
  const [figure, equal] = [figureIn(question), equalAngles(question)]
  const [one, two, ...more] = figure.on
  if (!equal || !one || !two || more.length > 0 || figure.parallels.length > 0) return null
  const a = [...one[1]].find((letter) => two[1].includes(letter)) ?? ''
  const far = (side: string) => side.replace(a, '')
  /** The angle at a point of a side, towards the other point, and the corner that it is equal to. */
  const cross = (point: string, other: string, corner: string, rest: string) => {
    const own = [`${a}${point}${other}`, `${other}${point}${a}`]
    const theirs = [corner, `${a}${corner}${rest}`, `${rest}${corner}${a}`]
    const [x = '', y = ''] = equal.names
    return (own.includes(x) && theirs.includes(y)) || (own.includes(y) && theirs.includes(x))
  }
  const [d, e, b, c] = [one[0], two[0], far(one[1]), far(two[1])]
  if (a === '' || b.length !== 1 || c.length !== 1 || new Set([a, b, c, d, e]).size !== 5) return null
  if (!cross(d, e, c, b) && !cross(e, d, b, c)) return null
  const triangle = cornersOf(question, 'triangle')?.corners
  if (triangle !== undefined && [a, b, c].some((letter) => !triangle.includes(letter))) return null
  const rows = [row(a + d, a + c), row(a + e, a + b), row(d + e, b + c)]
  const reasons = [
    `In $\\triangle ${a}${d}${e}$ and $\\triangle ${a}${c}${b}$: $\\angle ${a}$ is common and $\\angle ${equal.names.join(' = \\angle ')}$ (given), so $\\triangle ${a}${d}${e} \\sim \\triangle ${a}${c}${b}$ (AA)`,
  ]
  const told = lengthsIn(question)
  const of = new Map(told?.of)
  // AD and DB tell AB
  for (const [point, end] of [
    [d, b],
    [e, c],
  ] as const) {
    const [near, rest, whole] = [a + point, point + end, a + end].map(segment)
    const [part, other] = [of.get(near ?? ''), of.get(rest ?? '')]
    if (!part || !other || whole === undefined || of.has(whole)) continue
    const sum = add(part, other)
    of.set(whole, sum)
    of.delete(rest ?? '')
    reasons.push(`$${a}${end} = ${a}${point} + ${point}${end} = ${lengthTex(sum)}$ ${told?.unit ?? ''}`)
  }
  const found = givenIn(question, figure, rows, reasons, [a, b, c, d, e].join(''), told && { ...told, of })
  return found && { ...found, used: [...found.used, ...equal.used] }
}

/** A line parallel to the parallel sides of a trapezium cuts the others in one ratio. */
function acrossTrapezium(question: Question): Found<Given> | null {
  const figure = figureIn(question)
  const named = cornersOf(question, 'trapezium', 4)
  const [one, two, ...more] = figure.on
  if (!named || !one || !two || more.length > 0 || figure.parallels.length === 0) return null
  const corners = [...named.corners]
  const sides = corners.map((corner, at) => segment(corner + (corners[(at + 1) % 4] ?? '')))
  const line = segment(one[0] + two[0])
  const legs = [one[1], two[1]]
  const bases = sides.filter((side) => !legs.includes(side))
  const [base = '', other = ''] = bases
  const isLeg = legs.every((leg) => sides.includes(leg)) && bases.length === 2
  const isParallel = figure.parallels.every((pair) =>
    pair.every((name) => name === '' || name === undefined || [base, other, line].includes(segment(name))),
  )
  if (
    !isLeg ||
    !isParallel ||
    !figure.parallels.some((pair) => pair.some((name) => name === '' || segment(name) === line))
  )
    return null
  const rows = [one, two].map(([point, leg]): Row => {
    const [near = '', far = ''] = [...leg].toSorted((x) => (base.includes(x) ? -1 : 1))
    return row(near + point, point + far, undefined, leg)
  })
  const reasons = [
    `$${line} \\parallel ${base} \\parallel ${other}$: draw the diagonal $${corners[0]}${corners[2]}$. The basic proportionality theorem in both triangles gives one ratio for both legs.`,
  ]
  const found = givenIn(question, figure, rows, reasons, `${named.corners}${line}`)
  return found && { ...found, used: [...found.used, named.used] }
}

export const angleCutLengths = recogniser<Given>({
  id: 'lengths-cut-at-an-equal-angle',
  solution,
  last: 'of all',
  cues: ['angle', 'trapezium'],
  words: [
    ...cutWords,
    'angle',
    'equal',
    'trapezium',
    'cuts',
    'cut',
    'lie',
    'lies',
    'such',
    'drawn',
    'figure',
    'any',
    'two',
    'other',
    'par',
    'pe',
    'points',
    'ratio',
    'given',
  ],
  examples: [
    'In triangle ABC, D is a point on AB and E is a point on AC such that ∠AED = ∠ABC. If AE = 6 cm, AD = 5 cm and AC = 10 cm, find the length of AB.',
    'D on AB and E on AC with ∠ADE = ∠C. AD = 4, AE = 6, AB = 9. find AC',
    'D on AB, E on AC of tri ABC and angle AED = angle ABC (DE not parallel to BC). AD=4, DB=11, AE=6. find AC',
    'in triangle A B C D is on A B and E is on A C such that angle A E D is equal to angle B if A D is 6 cm D B is 6 cm A E is 8 cm and B C is 10.5 cm find D E',
    'ABCD is a trapezium with AB || DC. A line parallel to AB cuts AD at E and BC at F. AE = 4, ED = 6, BF = 5. find FC',
  ],
  refuses: [
    'D on AB and E on AC with ∠ADE = ∠B. AD = 4, AE = 6, AB = 9. find AC',
    'D on AB and E on AC with ∠ADE = ∠C. AD = 4, AE = 6, AB = 9. find BC',
    'D on AB and E on AC with ∠ADE = ∠C. AD = 4, AE = 6, AB = 9. find the area of triangle ABC',
    'ABCD is a trapezium with AB || DC. A line parallel to AD cuts AB at E and DC at F. AE = 4, EB = 6, DF = 5. find FC',
  ],
  read: (question) => antiparallel(question) ?? acrossTrapezium(question),
  unit: ({ unit, asked }) => (asked.length === 1 && typeof asked[0] === 'string' ? unit : ''),
})
