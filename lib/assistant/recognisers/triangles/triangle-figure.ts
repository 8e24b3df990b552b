import { figureFrom } from './figure-given'
import { partsOf } from './figure-asked'
import { triangleFigure as solution, unitOfAnswer, worksOut } from '../../../solutions/triangles/figure/triangle-figure'
import type { TriangleFigure } from '../../../solutions/triangles/figure/told'
import { expanded } from '../../../solutions/pieces/figure/expanded'
import { told as toldBy } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { figureOf, figureTold } from '../figure-told/figure-told'
import { isWord, piecesOf, type Piece } from '../figure-told/pieces'

const unitWords: Readonly<Record<string, string>> = {
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  m: 'm',
  centimetre: 'cm',
  centimetres: 'cm',
  centimeter: 'cm',
  centimeters: 'cm',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  unit: 'units',
  units: 'units',
}

/** What stands behind a number as its unit; "m" alone may be a letter. */
function withoutUnits(pieces: readonly Piece[]): { readonly pieces: readonly Piece[]; readonly unit: string } | null {
  const isUnit = (piece: Piece, at: number): boolean =>
    piece.kind === 'word' &&
    Object.hasOwn(unitWords, piece.text) &&
    (piece.text !== 'm' || (pieces[at - 1]?.kind === 'number' && !isWord(pieces[at + 1], 'x')))
  const [unit = 'units', ...more] = new Set(
    pieces.flatMap((piece, at) => (isUnit(piece, at) && piece.kind === 'word' ? [unitWords[piece.text] ?? ''] : [])),
  )
  // the unit stays where a length without "=" is known by it: "AB 4 cm"
  const named = pieces.map((piece, at): Piece => (isUnit(piece, at) ? { kind: 'word', text: 'units' } : piece))
  return more.length > 0 ? null : { pieces: named, unit }
}

/** "MN meets QR produced at T": T lies beyond N, where it cannot lie between; null where that makes no figure, or several. */
function produced(figure: TriangleFigure, pieces: readonly Piece[]): TriangleFigure | null {
  if (!pieces.some((piece) => isWord(piece, 'produced', 'extended'))) return null
  const { facts } = figure
  const found = facts.flatMap((fact, at) => {
    const [kind, point = '', [a = '', b = ''] = ''] = fact.split(' ')
    const isMet = kind === 'on' && facts.some((other) => other.startsWith('on ') && other.slice(5).includes(point))
    const ways = isMet ? [`on ${b} ${a}${point}`, `on ${a} ${point}${b}`] : []
    return ways.map((way): TriangleFigure => ({ ...figure, facts: facts.with(at, way) })).filter((one) => worksOut(one))
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

function figureIn(question: Question): Found<TriangleFigure> | null {
  if (!question.tokens || question.options.length > 0) return null
  const { pieces: all, dashed } = piecesOf(question.tokens)
  const measured = Object.keys(dashed).length === 0 ? withoutUnits(all) : null
  if (!measured) return null
  const { pieces, unit } = measured
  const figure = figureOf(pieces)
  for (const { given, asked } of partsOf(pieces, figure.corners)) {
    if (asked.every(({ kind }) => kind === 'similar')) continue
    const facts = figureTold(given, figure)
    if (!facts || facts.length === 0) continue
    const found = figureFrom(facts.flatMap(expanded), figure.corners, asked, unit)
    const drawn = found && (worksOut(found) ? found : produced(found, pieces))
    return drawn && { given: drawn, ...toldBy(question, { taken: question.apart }) }
  }
  return null
}

/** A figure of lines told by letters, in any order, with lengths, a ratio or a perimeter asked. */
export const triangleFigure = recogniser<TriangleFigure>({
  id: 'figure-of-triangles-in-letters',
  solution,
  story: true,
  last: 'behind engines',
  cues: [
    'parallel',
    'perpendicular',
    'triangle',
    'triangles',
    'angle',
    'trapezium',
    'parallelogram',
    'midpoint',
    'right',
    'similar',
    'diagonal',
    '#length',
  ],
  examples: [
    'D is a point on side BC of triangle ABC such that ∠ADC = ∠BAC. If CA = 12 cm and CB = 16 cm, find BD.',
    'E is a point on the side AD produced of a parallelogram ABCD and BE intersects CD at F. If AB = 8 cm, AD = 9 cm and DE = 3 cm, find CF.',
    'ABCD is a quadrilateral, L is on diagonal AC, M on AB, N on AD. LM || CB and LN || CD. AM=3 MB=2 AD=15 find AN',
    'in triangle ABC D is on AB, E on BC and F on BE. DE||AC and DF||AE. BF=6cm FE=3 cm then BC=?',
    'trapezium abcd ab||dc. E and F on non parallel sides AD and BC with EF || AB. AE=6 ED=4 BC=15 find FC pls',
  ],
  refuses: [
    'D is a point on side BC of triangle ABC such that ∠ADC = ∠BAC. If CA = 12 cm and CB = 8 cm, find BD.',
    'D is a point on side BC of triangle ABC such that ∠ADC = ∠BAC. If CA = 12 cm, find BD.',
    'ABCD is a quadrilateral, L is on diagonal AC, M on AB, N on AD. LM || CB and LN || CD. AM=3 MB=2 find AN',
    'in triangle ABC D is on AB, E on BC and F on BE. DE||AC. BF=6cm FE=3 cm then BC=?',
  ],
  read: figureIn,
  unit: unitOfAnswer,
})
