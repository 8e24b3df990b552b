import { similarIn } from './similar'
import { crossingAnglesAsked as solution, type CrossingAsked } from '../../../solutions/triangles/crossing-angles-asked'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'

function read(question: Question): Found<CrossingAsked> | null {
  const similar = similarIn(question)
  const angles = factsOf(question, 'angle')
  if (!similar || angles.length !== 2) return null
  const o = similar.first.find((corner) => similar.second.includes(corner))
  if (o === undefined || similar.first.indexOf(o) !== similar.second.indexOf(o)) return null
  const [p, q] = similar.first.filter((corner) => corner !== o)
  const [r, s] = similar.second.filter((corner) => corner !== o)
  if (!p || !q || !r || !s || new Set([o, p, q, r, s]).size < 5) return null
  const triangles = [
    [o, p, q],
    [o, r, s],
  ]
  /** The corner of a triangle at which a named angle lies; null for any other angle. */
  const cornerOf = (name: string): string | null =>
    name.length === 1
      ? triangles.flat().includes(name) && name !== o
        ? name
        : null
      : triangles.some((corners) => new Set([...name, ...corners]).size === 3)
        ? name.charAt(1)
        : null
  // the lines that cross join the corners of different triangles
  const lines = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{2}$/.test(name))
  // the diagonals of ABCD are AC and BD
  const isCut = factsOf(question, 'letter').every(
    ({ name: [one = '', two = '', three = '', four] }) =>
      four === undefined || lines.some(({ name }) => [one + three, three + one, two + four, four + two].includes(name)),
  )
  if (!isCut) return null
  const isFigure = ({ name }: { readonly name: string }) =>
    [...name].toSorted().join('') === [p, q, r, s].toSorted().join('')
  const isLine = (name: string, x: string, y: string) => name === `${x}${y}` || name === `${y}${x}`
  const crossed = [
    [p, r],
    [p, s],
  ].map(([x = '', y = '']) => lines.some(({ name }) => isLine(name, x, y)))
  const ways = lines.length === 0 ? [true, true] : crossed
  const outer = angles.find(({ name }) => name.charAt(1) === o && cornerOf(name) === null)
  const inner = angles.find((angle) => angle !== outer && cornerOf(angle.name) !== null)
  const [big, size] = [outer && rational(outer.node), inner && rational(inner.node)]
  const ends = outer ? [outer.name.charAt(0), outer.name.charAt(2)] : []
  const isBeside = ends.some((at) => at === p || at === q) && ends.some((at) => at === r || at === s)
  const at = inner && cornerOf(inner.name)
  if (!big || !size || !isBeside || !at || at === o || !ways.includes(true)) return null
  // the other end of the line through the first end of that angle is not its second end
  const first = ends.find((one) => one === p || one === q)
  const second = ends.find((one) => one === r || one === s)
  const crosses = lines.some(({ name }) => isLine(name, first ?? '', second ?? ''))
  const asked = factsOf(question, 'letter').filter(
    ({ name }) =>
      /^(?:[A-Z]|[A-Z]{3})$/.test(name) &&
      question.apart.some(
        (item, place) =>
          item.kind === 'word' &&
          item.text === 'angle' &&
          question.apart[place + 1]?.kind === 'letter' &&
          sameName(question, place + 1, name),
      ),
  )
  // the name of an angle may be that of a triangle, too
  const corners = [...new Set(asked.map(({ name }) => name))].map((name) => ({ at: cornerOf(name), name }))
  const known = corners.flatMap(({ at: corner, name }) => (corner === null ? [] : [{ at: corner, name }]))
  if (crosses || known.length === 0 || known.length !== corners.length) return null
  return {
    given: { o, first: [p, q], second: [r, s], outer: big, at, size, asked: known },
    used: [
      ...similar.used,
      ...angles,
      ...asked,
      ...lines,
      ...factsOf(question, 'letter').filter((fact) => fact.name === o || isFigure(fact)),
    ],
    said: similar.said,
  }
}

const sameName = (question: Question, at: number, name: string): boolean => {
  const item = question.apart[at]
  return item?.kind === 'letter' && item.name === name
}

/** Two similar triangles with one corner in common, at which their sides cross: angles from two that are told. */
export const crossingAnglesAsked = recogniser<CrossingAsked>({
  id: 'angles-of-triangles-that-cross',
  solution,
  story: true,
  last: true,
  cues: ['similar'],
  words: [
    'similar',
    'triangle',
    'triangles',
    'angle',
    'angles',
    'line',
    'lines',
    'segments',
    'segment',
    'two',
    'intersect',
    'intersects',
    'point',
    'figure',
    'each',
    'other',
    'degrees',
    'cut',
    'cuts',
    'meet',
    'cross',
    'diagonals',
    'quadrilateral',
  ],
  examples: [
    'segments P Q and R S cut each other at T triangle P T R is similar to triangle Q T S angle P T S is 100 degree and angle P is 45 degree find angle R and angle Q',
    'ΔODC ~ ΔOBA, ∠BOC = 125° and ∠CDO = 70°. Find ∠DOC, ∠DCO and ∠OAB',
    'Segments AC and BD intersect at O and ΔODC ∼ ΔOBA. If ∠BOC = 115° and ∠CDO = 75°, find ∠DOC, ∠DCO and ∠OAB.',
    'ΔAOB ∼ ΔDOC, ∠BOC = 126° and ∠OAB = 59°. Find ∠AOB, ∠OCD and ∠ODC',
  ],
  refuses: [
    'Segments BC and AD intersect at O and ΔODC ∼ ΔOBA. If ∠BOC = 115° and ∠CDO = 75°, find ∠DOC.',
    'ΔODC ~ ΔOBA, ∠BOC = 125° and ∠CDO = 70°. Find ∠BDC',
    'ΔODC ~ ΔOBA and ∠CDO = 70°. Find ∠DOC',
  ],
  read,
})
