import { askedIn, asksElse, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import { isFree, isNoun } from '../../question/meanings'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const ofTravel =
  /^(?:car|train|bus|bike|cycle|travels?|travelled|drives?|drove|goes|went|takes?|took|runs?|moves?|speed|journey|while|covers?|covered|average|express|passenger|fast|slow|superfast|goods|local)$/

const isName = (word: string | undefined): word is string =>
  word !== undefined && isNoun(word) && isFree(word) && !ofTravel.test(word)

/** Who is compared, "Ajay's car travels 5 km/h faster than Raj's": he before the measure, and the one behind "than". */
const whoIn = ({ before, after }: Told): readonly [string, string] | null => {
  const than = after.indexOf('than')
  const clause = before.slice(before.findLastIndex((word) => /^(?:while|and|but|whereas|,|x)$/.test(word)) + 1)
  const [one, other] = [clause.find(isName), after.slice(than + 1).find(isName)]
  return than >= 0 && one !== undefined && other !== undefined && one !== other ? [one, other] : null
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** Two who go the same way by name, the one so much faster than the other, who takes so much longer. */
export function travellersIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => name === 'x')
  const { told, spare } = toldIn(pieces ?? [])
  const [s, ...speeds] = told.filter(({ unit }) => unit === 'km/h')
  const [t, ...spans] = told.filter(({ unit }) => unit === 'hour')
  const [d, ...more] = told.filter(({ unit }) => unit === 'km')
  if (!pieces || !s?.way || !t?.way || !d || speeds.length + spans.length + spare.length > 0) return null
  // the way that is asked about is the same
  if (more.some(({ value }) => value.n !== d.value.n || value.d !== d.value.d) || told.length !== 3 + more.length)
    return null
  const [one, two] = [whoIn(s), whoIn(t)]
  if (!one || !two || one.toSorted().join() !== two.toSorted().join()) return null
  const [fast, slow] = s.way === 'up' ? one : [one[1], one[0]]
  const later = t.way === 'up' ? two[0] : two[1]
  const asked = askedIn(pieces)
  if (later !== slow || asksElse(asked)) return null
  // whose speed is called x
  const called = pieces.findIndex((piece) => piece.kind === 'word' && piece.text === 'x')
  const before = pieces
    .slice(0, called < 0 ? 0 : called)
    .flatMap((piece) => (piece.kind === 'word' ? [piece.text] : []))
  const isFast = before.findLast((word) => word === fast || word === slow) === fast
  const gap = number(s.value)
  const [slower, faster]: readonly [Expression, Expression] = isFast ? [minus(x, gap), x] : [x, plus(x, gap)]
  const [long, short] = [over(number(d.value), slower), over(number(d.value), faster)]
  const all = [
    { who: slow, v: slower, time: long },
    { who: fast, v: faster, time: short },
  ]
  const title = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const named = all.filter(({ who }) => asked.includes(who))
  const whom = named.length === 0 && asked.some((word) => /^(?:both|each|their|speeds|two)$/.test(word)) ? all : named
  const isTime = asked.some((word) => /^(?:time|long|hours)$/.test(word))
  const isSpeed = asked.some((word) => /^speeds?$/.test(word))
  if (asked.some((word) => /^(?:distance|far)$/.test(word))) return null
  const values: readonly Asked[] = whom.map(({ who, v, time }) =>
    isTime
      ? { name: `the time of ${title(who)}`, value: time, unit: ' hours' }
      : { name: `the speed of ${title(who)}`, value: v, unit: ' km/h' },
  )
  // where the equation alone is asked, nothing is
  const isForm = asked.length <= 2
  if (!isForm && (values.length === 0 || isTime === isSpeed)) return null
  return only(
    question,
    [
      {
        unknowns: [`the speed of ${title(isFast ? fast : slow)} in km/h`],
        statements: [{ left: minus(long, short), right: number(t.value) }],
        limits: [slower, faster].map((of) => ({ of, is: 'positive' as const })),
        asked: values.length > 0 ? values : [{ name: 'the speed', value: x, unit: ' km/h' }],
        named: all.flatMap(({ who, v, time }) => {
          const says = new RegExp(`^${who}$`)
          return [
            ...Object.entries(counts).map(([word, n]) => ({
              name: `the distance of ${title(who)} in ${word} hours in km`,
              value: times(number(n), v),
              says: [/^distance$/, says, new RegExp(`^${word}$`), /^hours?$/],
            })),
            { name: `the time of ${title(who)}`, value: time, unit: ' hours', says: [/^time$/, says] },
            ...(v === x
              ? []
              : [{ name: `the speed of ${title(who)}`, value: v, unit: ' km/h', says: [/^speed$/, says] }]),
          ]
        }),
        own: new RegExp(`^${isFast ? fast : slow}$`),
      },
    ],
    true,
  )
}
