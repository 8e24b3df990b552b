import { figureIn } from './figure'
import { givenIn, row } from './parallel-cut-lengths'
import { similarIn, similarWords } from './similar'
import { similarLengths as solution, type Given, type Row } from '../../../solutions/triangles/similar-lengths'
import type { Corners } from '../../../solutions/triangles/pieces/letters'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isOfVertex = /^(?:medians?|altitudes?|bisectors?|heights?)$/

/** AD and PM, where they are medians, altitudes or bisectors from corners that correspond. */
function fromVertices(question: Question, first: Corners, second: Corners): readonly Row[] {
  if (!question.words.some((word) => isOfVertex.test(word))) return []
  const named = [...namesOf(question, 2).map(({ name }) => segment(name)), ...(lengthsIn(question)?.of.keys() ?? [])]
  return first.flatMap((corner, index) => {
    const other = second[index]
    const from = (one: string | undefined, corners: Corners) =>
      named.find(
        (name) =>
          one !== undefined &&
          name.includes(one) &&
          [...name].some((letter) => !corners.includes(letter) && letter !== one),
      )
    const [mine, theirs] = [from(corner, first), from(other, second)]
    return mine !== undefined && theirs !== undefined && mine !== theirs ? [row(mine, theirs)] : []
  })
}

/** An altitude does not correspond to a median. */
const kinds = [/^(?:altitudes?|heights?|perpendiculars?)$/, /^medians?$/, /^bisectors?$/] as const

export const similarLengths = recogniser<Given>({
  id: 'lengths-of-similar-triangles',
  solution,
  last: true,
  cues: ['similar'],
  words: [
    ...similarWords,
    'median',
    'medians',
    'altitude',
    'altitudes',
    'bisector',
    'bisectors',
    'ratio',
    'respectively',
    'corresponding',
  ],
  examples: [
    '△ABC ~ △QRP. AB = 6 cm, BC = 8 cm, CA = 9 cm, QR = 9 cm. Find RP and PQ.',
    '△ABC ∼ △PQR, and AD and PM are their medians. If AB/PQ = 3/5 and AD = 7.5 cm, find PM.',
    'ΔABC ~ ΔDEF. 2AB = DE and BC = 8 cm. Find EF.',
    'Triangles ABC and DEF are similar, AB : DE = 2 : 3 and EF = 12 cm. Find BC.',
  ],
  refuses: [
    '△ABC ~ △QRP. AB = 6 cm, BC = 8 cm, QR = 9 cm and the perimeter of ABC is 23 cm. Find PQ.',
    '△ABC ~ △QRP. AB = 6 cm, BC = 8 cm, CA = 9 cm. Find RP + PQ.',
    '△ABC ~ △QRP. AB = 6 cm, BC = 8 cm, CA = 9 cm, QR = 9 cm. Find RP - PQ.',
    'ΔABC ~ ΔPQR, AB = 4, PQ = 6, BC = 5, find QR and the ratio of perimeters',
    '△ABC ~ △PQR. The altitude AD = 6 cm and the median PM = 9 cm, AB = 4 cm. find PQ',
    '△ABC ∼ △PQR, and AD and PM are their medians. If AB/PQ = 3/5 and the area of ABC is 18, find PM.',
  ],
  read: (question) => {
    const similar = similarIn(question)
    // the ratio of the perimeters is asked besides
    if (question.words.includes('perimeters')) return null
    if (!similar || kinds.filter((kind) => question.words.some((word) => kind.test(word))).length > 1) return null
    const { first, second, used, said } = similar
    const [a, b, c] = first
    const [p, q, r] = second
    const sides = [row(a + b, p + q), row(b + c, q + r), row(a + c, p + r)]
    const rows = [...sides, ...fromVertices(question, first, second)]
    if (new Set(rows.flatMap(({ first: one, second: two }) => [one, two])).size !== 2 * rows.length) return null
    const reasons = [
      `$\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$, so the corners correspond in this order`,
    ]
    const others = rows.slice(3).flatMap((one) => [...one.first, ...one.second])
    const found = givenIn(question, figureIn(question), rows, reasons, [...first, ...second, ...others].join(''))
    return found && { ...found, used: [...used, ...found.used], said }
  },
  unit: ({ unit, asked }) => (asked.length === 1 && typeof asked[0] === 'string' ? unit : ''),
})
