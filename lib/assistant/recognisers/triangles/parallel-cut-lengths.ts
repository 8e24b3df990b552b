import { figureIn, usedOf, type Figure } from './figure'
import { cutWords } from './parallel-cut'
import {
  isEnough,
  similarLengths as solution,
  type Given,
  type Quotient,
  type Row,
} from '../../../solutions/triangles/similar-lengths'
import { isWord } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { divide, equals, fraction, toTex } from '../../../maths'
import { cornersOf, lengthsIn, segment, type Lengths } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'

/** What is known and asked of rows of corresponding lengths; null where a name is in none of them, or nothing is asked. */
export function givenIn(
  question: Question,
  figure: Figure,
  rows: readonly Row[],
  reasons: readonly string[],
  own: string,
  lengths: Lengths | null = lengthsIn(question),
): Found<Given> | null {
  if (!lengths) return null
  const names = new Set(rows.flatMap(({ first, second, rest, sum }) => [first, second, rest ?? first, sum ?? first]))
  const isKnown = (name: string) => names.has(name)
  const known = [...lengths.of].map(([name, length]) => ({ name, length }))
  const asked = [...new Set(figure.asked)].filter((one) => typeof one !== 'string' || !lengths.of.has(one))
  const all = [...figure.ratios, ...asked.filter((one): one is Quotient => typeof one !== 'string')]
  if (
    asked.length === 0 ||
    asked.length > 3 ||
    ![...known.map(({ name }) => name), ...all.flatMap(({ top, bottom }) => [top, bottom])].every(isKnown) ||
    !asked.every((one) => typeof one !== 'string' || isKnown(one))
  )
    return null
  const given = { reasons, rows, known, told: figure.ratios, asked, unit: known.length > 0 ? lengths.unit : '' }
  if (!isEnough(given)) return null
  const letters = factsOf(question, 'letter').filter(({ name }) => [...name].every((letter) => own.includes(letter)))
  return {
    given,
    used: [...usedOf(figure), ...lengths.used, ...letters],
  }
}

export const row = (first: string, second: string, rest?: string, sum?: string): Row => ({
  first: segment(first),
  second: segment(second),
  ...(rest !== undefined && { rest: segment(rest) }),
  ...(sum !== undefined && { sum: segment(sum) }),
})

/** "DE ∥ BC, AD = 4, AB = 9": the corner of which only the lengths speak; as always the cut is named before the side. */
function unnamed(question: Question, figure: Figure, [line, side]: readonly [string, string]): string {
  // lines that cross make triangles on both sides of the point
  const isCrossing = question.words.some((word) => /^(?:intersect|meet|cross|cut)(?:s|es|ing|ting)?$/.test(word))
  if (isCrossing || figure.on.size > 0 || factsOf(question, 'letter').some(({ name }) => name.length > 2)) return ''
  const names = [
    ...(lengthsIn(question)?.of.keys() ?? []),
    ...figure.ratios.flatMap(({ top, bottom }) => [top, bottom]),
  ]
  const others = new Set([...names.join('')].filter((letter) => !`${line}${side}`.includes(letter)))
  const [corner, ...more] = others
  return corner !== undefined && more.length === 0 ? `${corner}${side}` : ''
}

/** The triangle with a line parallel to a side: its corners, and the ends of the line on AB and AC. */
function cutOf(question: Question, figure: Figure): readonly [string, string, string, string, string] | null {
  const [parallel, ...more] = figure.parallels
  if (!parallel || more.length > 0) return null
  const named = cornersOf(question, 'triangle')?.corners ?? unnamed(question, figure, parallel)
  const isSide = (name: string) =>
    name.length === 2 &&
    (named === ''
      ? [...name].every((letter) => [...figure.on.values()].some((side) => side.includes(letter)))
      : [...name].every((letter) => named.includes(letter)))
  const [left, right] = parallel
  const [side, line] = isSide(right) ? [right, left] : isSide(left) ? [left, right] : ['', '']
  const [b = '', c = ''] = side
  const a =
    [...named].find((letter) => !side.includes(letter)) ??
    [...figure.on.values()].flatMap((one) => [...one]).find((letter) => !side.includes(letter))
  if (a === undefined || b === '' || c === '') return null
  const ends = line === '' ? [...figure.on.keys()] : [...line]
  const onAB = ends.find((end) => figure.on.get(end) === segment(a + b))
  const onAC = ends.find((end) => figure.on.get(end) === segment(a + c))
  const [one = '', two = ''] = ends
  const other = (end: string) => (end === one ? two : one)
  const namesSaid = [
    ...(lengthsIn(question)?.of.keys() ?? []),
    ...figure.ratios.flatMap(({ top, bottom }) => [top, bottom]),
    ...figure.asked.flatMap((asked) => (typeof asked === 'string' ? asked : [asked.top, asked.bottom])),
  ]
  // "DB" tells that D lies on AB
  const byPart = ends.find((end) => namesSaid.includes(segment(end + b)) || namesSaid.includes(segment(other(end) + c)))
  const d = onAB ?? (onAC === undefined ? (byPart ?? one) : other(onAC))
  const e = onAC ?? other(d)
  const isWhole = ends.length === 2 && d !== e && [a, b, c].every((corner) => corner !== d && corner !== e)
  const fits =
    figure.on.size === 0 ||
    [...figure.on].every(([end, on]) => (end === d ? on === segment(a + b) : end === e && on === segment(a + c)))
  return isWhole && fits && d !== '' && e !== '' ? [a, b, c, d, e] : null
}

/** The line between the mid-points of two sides is parallel to the third. */
function withMidPoints(figure: Figure): Figure {
  const [one, two, ...more] = figure.on
  const halves = figure.ratios.filter(({ value }) => equals(value, fraction(1)))
  if (figure.parallels.length > 0 || !one || !two || more.length > 0 || halves.length !== 2) return figure
  const [a, b] = [one[1], two[1]]
  const corner = [...a].find((letter) => b.includes(letter)) ?? ''
  const third = segment(`${a}${b}`.replaceAll(corner, ''))
  const line = segment(one[0] + two[0])
  const isHalved = ([point, side]: readonly [string, string]) =>
    halves.some(({ top, bottom }) => [...side].every((end) => [top, bottom].includes(segment(end + point))))
  if (corner === '' || third.length !== 2 || ![one, two].every(isHalved)) return figure
  return { ...figure, parallels: [[line, third]] }
}

/** Two sides that are cut in one ratio, all four parts told: the line between the points is parallel to the third. */
function withProportion(
  question: Question,
  figure: Figure,
): { readonly figure: Figure; readonly because: string } | null {
  const [one, two, ...more] = figure.on
  const lengths = lengthsIn(question)
  if (figure.parallels.length > 0 || figure.ratios.length > 0 || !one || !two || more.length > 0 || !lengths)
    return null
  const [[d, ab], [e, ac]] = [one, two]
  const a = [...ab].find((letter) => ac.includes(letter)) ?? ''
  const [b, c] = [ab.replace(a, ''), ac.replace(a, '')]
  const of = (name: string) => lengths.of.get(segment(name))
  const [ad, db, ae, ec] = [of(a + d), of(d + b), of(a + e), of(e + c)]
  if (a === '' || b.length + c.length !== 2 || !ad || !db || !ae || !ec || !equals(divide(ad, db), divide(ae, ec)))
    return null
  const share = toTex(divide(ad, db))
  return {
    figure: { ...figure, parallels: [[segment(d + e), segment(b + c)]] },
    because: `$\\frac{${a}${d}}{${d}${b}} = \\frac{${a}${e}}{${e}${c}} = ${share}$, so $${d}${e} \\parallel ${b}${c}$ (converse of the basic proportionality theorem)`,
  }
}

/** "Is AB ∥ QR?" tells no parallel. */
const asksParallel = ({ apart }: Question): boolean =>
  apart.some(
    (item, at) =>
      isWord(item, /^(?:is|are|whether|kya)$/) &&
      apart[at + 1]?.kind === 'letter' &&
      isWord(apart[at + 2], /^parallel$/),
  )

export const parallelCutLengths = recogniser<Given>({
  id: 'lengths-cut-by-a-parallel',
  solution,
  last: true,
  cues: ['parallel', 'midpoint', 'midpoints', '#length'],
  words: [
    ...cutWords,
    'midpoint',
    'midpoints',
    'ratio',
    'through',
    'drawn',
    'given',
    'such',
    'par',
    'pe',
    'lie',
    'lies',
    'any',
    'two',
    'other',
    'cuts',
    'cut',
    'dono',
    'bpt',
    'figure',
  ],
  examples: [
    'triangle ABC me DE parallel BC hai (D AB par, E AC par), AD/DB = 2/5 aur AC = 21 cm to AE kitna hoga',
    'In triangle PQR, S and T are points on the sides PQ and PR respectively such that ST ∥ QR. If PS = 4.5 cm, SQ = 7.5 cm and PR = 16 cm, find PT.',
    'In ΔABC, D and E are mid-points of AB and AC. If BC = 10 cm then DE = ?',
    'D is the midpoint of side AB of triangle ABC and the line through D parallel to BC meets AC at E if AC is 13 cm find AE',
    'in triangle ABC DE || BC, AD:DB is 2:3. find DE:BC',
    'D and E are points on the sides AB and AC of a triangle ABC. AD = 2 cm, DB = 6 cm, AE = 3 cm and EC = 9 cm. If DE = 4 cm, find BC.',
    'In △ABC, DE ∥ BC with D on AB and E on AC. AB = 10 cm, AD = 4 cm, AC = 15 cm and BC = 20 cm. Find AE and DE.',
  ],
  refuses: [
    'In triangle ABC, DE ∥ BC, AD:DB = 2:3. Find AE.',
    'D and E are points on the sides AB and AC of a triangle ABC. AD = 2 cm, DB = 6 cm, AE = 3 cm and EC = 8 cm. If DE = 4 cm, find BC.',
    'D and E are points on the sides AB and AC of a triangle ABC. AD = 2 cm, DB = 6 cm, AE = 3 cm. If DE = 4 cm, find BC.',
    'In ΔABC, D and E are mid-points of AB and AC. If AB = 10 cm then DE = ?',
    'In ΔABC, D is the mid-point of AB and E lies on AC. If BC = 10 cm then DE = ?',
    'AB and CD intersect at O with AC ∥ DB. OA = 4 cm, OC = 3 cm, OD = 9 cm. Find OB.',
    'In triangle ABC, DE is not parallel to BC. AD:DB = 2:3 and AC = 10 cm. Find AE.',
    'In triangle ABC, DE ∥ BC, AD:DB = 2:3, the area of ABC is 50 cm². Find AE.',
    'In triangle ABC, DE ∥ BC and EF ∥ AB, AD:DB = 2:3, AC = 10 cm. Find AE.',
    'B sides PQ and PR pe points hai triangle PQR ke, PQ = 12.5 cm PA = 5 cm BR = 6 cm PB = 4 cm. is AB ∥ QR?',
  ],
  read: (question) => {
    const told = figureIn(question)
    const byParts = withProportion(question, told)
    const figure = byParts?.figure ?? withMidPoints(told)
    const letters = cutOf(question, figure)
    if (!letters || asksParallel(question)) return null
    const [a, b, c, d, e] = letters
    const rows = [row(a + d, a + b, d + b), row(a + e, a + c, e + c), row(d + e, b + c)]
    const isByMidPoints = !byParts && !question.words.includes('parallel')
    const reasons = [
      ...(byParts ? [byParts.because] : []),
      ...(isByMidPoints
        ? [`$${d}$ and $${e}$ are mid-points, so $${d}${e} \\parallel ${b}${c}$ (mid-point theorem)`]
        : []),
      `As $${d}${e} \\parallel ${b}${c}$: $\\angle ${a}${d}${e} = \\angle ${a}${b}${c}$ and $\\angle ${a}${e}${d} = \\angle ${a}${c}${b}$ (corresponding angles), so $\\triangle ${a}${d}${e} \\sim \\triangle ${a}${b}${c}$ (AA)`,
    ]
    return givenIn(question, figure, rows, reasons, letters.join(''))
  },
  unit: ({ unit, asked }) => (asked.length === 1 && typeof asked[0] === 'string' ? unit : ''),
})
