import { askedIn, piecesOf, toldIn, type Piece, type Told } from './pieces'
import { only } from './story-of'
import { stem } from './two-kinds'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, isInteger } from '../../../maths/fraction'
import { number, over, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const workers =
  /^(?:man|men|woman|women|boy|boys|girl|girls|worker|workers|labourers?|masons?|painters?|tailors?|aadmi|aurat|auratein|mahila|mahilaye|purush|ladke|ladki)$/
const singulars: Readonly<Record<string, string>> = { men: 'man', women: 'woman' }

const kindOf = ({ after }: Told): string => {
  const word = after.slice(0, 2).find((one) => workers.test(one)) ?? ''
  return word === '' ? '' : stem(singulars[word] ?? word)
}

/** "two women": one and two count too where they stand before workers. */
const withCounts = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1]
    const isCount = piece.kind === 'word' && /^(?:one|two)$/.test(piece.text)
    return isCount && next?.kind === 'word' && workers.test(next.text)
      ? { kind: 'measure', value: fraction(piece.text === 'one' ? 1 : 2), unit: '' }
      : piece
  })

interface Team {
  readonly counts: ReadonlyMap<string, Told>
  readonly days: Told
}

/** "2 women and 5 men ... in 4 days" */
function teamIn([one, two, days]: readonly Told[]): Team | null {
  const [first, second] = [one, two].map((told) => (told?.unit === '' && isInteger(told.value) ? kindOf(told) : ''))
  if (!one || !two || !days || !/^(?:day|hour)$/.test(days.unit) || !first || !second || first === second) return null
  return {
    counts: new Map([
      [first, one],
      [second, two],
    ]),
    days,
  }
}

/** Two teams of the same two kinds of workers who do the same work: how long one of each takes alone. */
export function workersIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told: measured, spare } = toldIn(withCounts(pieces ?? []))
  // "1 woman alone" asks
  const told = measured.slice(0, 6)
  const rest = measured.slice(6)
  const [first, second] = [teamIn(told.slice(0, 3)), teamIn(told.slice(3))]
  if (!pieces || !first || !second || spare.length > 0 || first.days.unit !== second.days.unit) return null
  const isOne = ({ value, unit }: Told) => unit === '' && value.n === 1n && value.d === 1n
  if (measured.some(({ way }) => way !== null) || !rest.every((one) => isOne(one) && kindOf(one) !== '')) return null
  const kinds = [...first.counts.keys()]
  const [u, v] = kinds
  if (u === undefined || v === undefined || !kinds.every((kind) => second.counts.has(kind))) return null
  const asked = askedIn(pieces)
  const isNamed = (kind: string) => asked.some((word) => workers.test(word) && stem(singulars[word] ?? word) === kind)
  const isAlone = asked.some((word) =>
    /^(?:alone|time|days?|long|take|takes|taken|separately|individually|akela|akele|akeli|din)$/.test(word),
  )
  if (!isAlone || asked.some((word) => /^(?:together|both|ratio|wages?|paid|earn)$/.test(word))) return null
  const unit = ` ${first.days.unit}s`
  const alone: readonly Asked[] = [
    { name: `the time of one ${u} alone`, value: over(number(1), x), unit },
    { name: `the time of one ${v} alone`, value: over(number(1), y), unit },
  ]
  const wanted = alone.filter((_, at) => isNamed(kinds[at] ?? ''))
  const done = ({ counts, days }: Team): Statement => {
    const [a, b] = [counts.get(u), counts.get(v)]
    return {
      left: plus(times(number(a?.value ?? 0), x), times(number(b?.value ?? 0), y)),
      right: over(number(1), number(days.value)),
    }
  }
  return only(
    question,
    [
      {
        unknowns: [`the part of the work that one ${u} does in a ${first.days.unit}`, `the part that one ${v} does`],
        statements: [done(first), done(second)],
        limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
        asked: wanted.length === 0 ? alone : wanted,
      },
    ],
    true,
  )
}
