import { angleTheorems } from '../../../solutions/circles/pieces/angle-theorems'
import { angleByTheorem as solution, type AngleRelation, type Given } from '../../../solutions/circles/angle-by-theorem'
import { told as toldBy } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { figureOf, figureTold } from '../figure-told/figure-told'
import { isWord, piecesOf, type Piece } from '../figure-told/pieces'
import { theoremFor } from '../figure-told/proof-asked'

/** The claims by which one angle follows from another. */
const claims: readonly (readonly [AngleRelation, (asked: string, told: string) => string])[] = [
  ['same', (asked, told) => `eq <${asked} = <${told}`],
  ['supplement', (asked, told) => `eq <${asked} + <${told} = 180`],
  ['supplement of twice', (asked, told) => `eq <${asked} + 2 <${told} = 180`],
  ['complement', (asked, told) => `eq <${asked} + <${told} = 90`],
]

const bids = [
  'find',
  'then',
  'calculate',
  'determine',
  'equal',
  'equals',
  'measure',
  'to',
  'is',
  'kya',
  'nikalo',
  'kitna',
]

/** The pieces without the angle that is asked, and its name. */
function withoutAsk(pieces: readonly Piece[]): { readonly rest: readonly Piece[]; readonly asked: string } | null {
  const asks = pieces.flatMap((piece, at) => {
    const [name, sign, value] = pieces.slice(at + 1, at + 4)
    const isTold = sign?.kind === 'sign' && sign.text === '=' && value?.kind === 'number'
    return isWord(piece, 'angle') && name?.kind === 'name' && name.text.length === 3 && !isTold
      ? [{ at, asked: name.text }]
      : []
  })
  const [only, ...more] = asks
  if (!only || more.length > 0) return null
  let from = only.at
  while (isWord(pieces[from - 1], ...bids)) from--
  let to = only.at + 2
  while (isWord(pieces[to], ...bids) || isEnd(pieces[to])) to++
  return { rest: [...pieces.slice(0, from), ...pieces.slice(to)], asked: only.asked }
}

const isEnd = (piece: Piece | undefined): boolean => piece?.kind === 'sign' && /^[=?.,]$/.test(piece.text)

function read(question: Question): Found<Given> | null {
  const [angle, ...others] = factsOf(question, 'angle')
  const value = angle && rational(angle.node)
  if (!question.tokens || !angle || !value || others.length > 0 || angle.name.length !== 3) return null
  const { pieces, dashed } = piecesOf(question.tokens)
  const parts = withoutAsk(pieces)
  if (!parts) return null
  const told = figureTold(parts.rest, figureOf(pieces))
  if (!told || told.some((fact) => fact.startsWith('eq ') && !fact.includes(`<`))) return null
  const sizes = told.filter((fact) => fact.startsWith('eq '))
  if (sizes.length !== 1) return null
  const figure = told.filter((fact) => !fact.startsWith('eq '))
  const facts = figure.some((fact) => fact.startsWith('centre ')) ? figure : [...figure, 'centre O']
  for (const [relation, claim] of claims) {
    const found = theoremFor(facts, [claim(parts.asked, angle.name)], angleTheorems, dashed)
    if (!found) continue
    // in the letters of the theorem, which are put back in all lines
    const own = new Map(Object.entries(found.letters).map(([letter, name]) => [name, letter]))
    const inOwn = (name: string) => [...name].map((letter) => own.get(letter) ?? letter).join('')
    return {
      given: { theorem: found.theorem, told: inOwn(angle.name), value, asked: inOwn(parts.asked), relation },
      letters: found.letters,
      ...toldBy(question, { taken: question.apart }),
    }
  }
  return null
}

/** "ABCD circumscribes a circle with centre O. If ∠AOB = 125°, find ∠COD.": an angle that a theorem ties to the one that is told. */
export const angleAsked = recogniser<Given>({
  id: 'angle-by-a-theorem',
  solution,
  story: true,
  last: true,
  cues: ['tangent', 'tangents', 'quadrilateral', 'quad'],
  examples: [
    'A quadrilateral ABCD is drawn to circumscribe a circle with centre O. If ∠AOB = 118°, find ∠COD.',
    'Tangents PQ and PR are drawn from an external point P to a circle such that ∠RPQ = 36°. A chord RS is drawn parallel to the tangent PQ. Find ∠RQS.',
    'PQR is a tangent to a circle at Q, AB is a chord parallel to PR and ∠BQR = 65°. Find ∠AQB.',
    'The tangent at a point C of a circle and a diameter AB when extended intersect at P. If ∠PCA = 115°, find ∠CBA.',
  ],
  refuses: [
    'A quadrilateral ABCD is drawn to circumscribe a circle with centre O. If ∠AOB = 118°, find ∠BOC.',
    'Tangents PQ and PR are drawn from an external point P to a circle such that ∠RPQ = 36°. A chord RS is drawn parallel to the tangent PQ. Find ∠RSP.',
    'Tangents PQ and PR are drawn from an external point P to a circle such that ∠RPQ = 36°. RS is a chord. Find ∠RQS.',
    'PQR is a tangent to a circle at Q, AB is a chord parallel to PR and ∠BQR = 65°. Find ∠APB.',
  ],
  read,
  unit: () => '°',
})
