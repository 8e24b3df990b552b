import { circleFigure as solution, worksOut } from '../../../solutions/circles/figure/circle-figure'
import { pointsOf, type Asked, type CircleFigure, type Told } from '../../../solutions/circles/figure/told'
import { expanded, type Fact } from '../../../solutions/pieces/figure/expanded'
import { equationOf } from '../../../solutions/pieces/figure/quantities'
import { told as toldBy } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { figureOf, figureTold } from '../figure-told/figure-told'
import { isWord, piecesOf, type Piece } from '../figure-told/pieces'
import { negate, sign, surd, type Fraction } from '../../../maths'

const units = ['cm', 'm', 'mm', 'km', 'units', 'unit']

/** The radius stands beside its word: "of radius 5 cm". */
function radiusIn(
  pieces: readonly Piece[],
): { readonly rest: readonly Piece[]; readonly radius: Fraction | null } | null {
  const at = pieces.findIndex((piece, place) => isWord(piece, 'radius') && numberBehind(pieces, place) !== null)
  if (at < 0) return { rest: pieces, radius: null }
  const number = numberBehind(pieces, at) ?? at
  const piece = pieces[number]
  if (piece?.kind !== 'number') return null
  const end = isWord(pieces[number + 1], ...units) ? number + 2 : number + 1
  return { rest: [...pieces.slice(0, at), ...pieces.slice(end)], radius: piece.value }
}

function numberBehind(pieces: readonly Piece[], at: number): number | null {
  let next = at + 1
  while (
    isWord(pieces[next], 'is', 'of', 'equal', 'to') ||
    (pieces[next]?.kind === 'sign' && signText(pieces[next]) === '=')
  )
    next++
  return pieces[next]?.kind === 'number' ? next : null
}

const signText = (piece: Piece | undefined): string => (piece?.kind === 'sign' ? piece.text : '')

/** What stands behind the word that asks: names of lengths and angles, and nothing else. */
function askedIn(pieces: readonly Piece[]): readonly Asked[] | null {
  const asked: Asked[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    const next = pieces[at + 1]
    if (isWord(piece, 'angle', 'angles') && next?.kind === 'name' && next.text.length === 3) {
      asked.push({ kind: 'angle', name: next.text })
      at++
      while (signText(pieces[at + 1]) === ',' || isWord(pieces[at + 1], 'and')) {
        const more = pieces[at + 2]
        if (more?.kind !== 'name' || more.text.length !== 3) break
        asked.push({ kind: 'angle', name: more.text })
        at += 2
      }
    } else if (isWord(piece, 'perimeter', 'area')) {
      const name = pieces.slice(at + 1).findIndex((one) => one.kind === 'name')
      const figure = pieces[at + 1 + name]
      if (name < 0 || figure?.kind !== 'name' || figure.text.length < 3) return null
      if (!pieces.slice(at + 1, at + 1 + name).every((one) => isWord(one, 'of', 'the', 'triangle', 'quadrilateral')))
        return null
      asked.push({ kind: isWord(piece, 'area') ? 'area' : 'perimeter', name: figure.text })
      at += 1 + name
    } else if (piece?.kind === 'name' && piece.text.length === 2) asked.push({ kind: 'length', name: piece.text })
    else if (
      !/^[.,?:=]$/.test(signText(piece)) &&
      !isWord(
        piece,
        'the',
        'of',
        'length',
        'lengths',
        'measure',
        'measures',
        'value',
        'and',
        'is',
        'are',
        'equal',
        'to',
        'in',
        'chord',
        'tangent',
        'also',
        'cm',
        'find',
        'what',
        'hai',
        'degrees',
        ...asksBehind,
        ...betweenAsks,
      )
    )
      return null
  }
  return asked.length > 0 ? asked : null
}

/** "angle APB kitna hoga?", "PQ nikalo": what asks stands behind what is asked. */
const asksBehind = ['kitna', 'kitni', 'kya', 'nikalo', 'batao', 'bataiye', 'nikaliye']
const betweenAsks = ['ki', 'ka', 'ke', 'hoga', 'hogi', 'honge', 'value', 'karo', 'to', 'toh', 'gyat']
const asks = ['find', 'calculate', 'determine', 'what', 'evaluate', 'then']

/** The last sentence, from the word that asks on. */
function partsOf(
  pieces: readonly Piece[],
): { readonly given: readonly Piece[]; readonly asked: readonly Asked[] } | null {
  for (let at = pieces.length - 1; at >= 0; at--) {
    if (!isWord(pieces[at], ...asks)) continue
    const asked = askedIn(pieces.slice(at + 1))
    if (asked) return { given: pieces.slice(0, at), asked }
  }
  const last = pieces.findLastIndex((piece) => isWord(piece, ...asksBehind))
  const from = pieces.findLastIndex(
    (piece, at) => at < last && (/^[.,]$/.test(signText(piece)) || isWord(piece, 'to', 'toh', 'then')),
  )
  const asked = last < 0 || from < 0 ? null : askedIn(pieces.slice(from + 1))
  return asked && { given: pieces.slice(0, from), asked }
}

/** A fact in the words of the engine of the chapter; null for what it does not know. */
function toldOf(fact: Fact): readonly Told[] | null {
  const [kind, one = '', two = ''] = fact.split(' ')
  switch (kind) {
    case 'centre':
      return []
    case 'tan':
      return [{ kind: 'touch', at: one, through: two }]
    case 'cir':
      return [{ kind: 'on', point: one }]
    case 'dia':
      return [{ kind: 'diameter', ends: one }]
    case 'on':
      return [{ kind: 'line', points: `${two.charAt(0)}${one}${two.charAt(1)}` }]
    case 'perp': {
      const corner = [...one].find((point) => two.includes(point))
      if (corner === undefined) return null
      return [
        {
          kind: 'angle',
          name: `${one.replace(corner, '')}${corner}${two.replace(corner, '')}`,
          value: { n: 90n, d: 1n },
        },
      ]
    }
    case 'eq': {
      const inRadii = /^eq ([A-Z]{2}) = (\d+) r$/.exec(fact)
      if (inRadii) return [{ kind: 'length', name: inRadii[1] ?? '', value: surd(Number(inRadii[2]), 1) }]
      const terms = [...equationOf(fact.slice(3))]
      const value = terms.find(([product]) => product === '')?.[1]
      const [quantity = '', times] = terms.find(([product]) => product !== '') ?? []
      if (terms.length !== 2 || !value || !times || times.d !== 1n || (times.n !== 1n && times.n !== -1n)) return null
      const size = times.n === 1n ? negate(value) : value
      if (sign(size) < 0) return null
      if (/^<[A-Z]{3}$/.test(quantity)) return [{ kind: 'angle', name: quantity.slice(1), value: size }]
      return /^[A-Z]{2}$/.test(quantity) ? [{ kind: 'length', name: quantity, value: surd(size, 1) }] : null
    }
    default:
      return null
  }
}

function figureIn(question: Question): Found<CircleFigure> | null {
  if (!question.tokens || question.words.some((word) => word === 'prove' || word === 'show')) return null
  const { pieces, dashed } = piecesOf(question.tokens)
  const whole = Object.keys(dashed).length === 0 ? partsOf(pieces) : null
  const round = whole && radiusIn(whole.given)
  if (!whole || !round) return null
  const facts = figureTold(round.rest, figureOf(pieces))
  if (!facts || facts.length === 0) return null
  // "AT is a tangent": it touches at the end at which there is such a figure
  const found = touchedEnds(facts.flatMap(expanded)).flatMap(
    (ways) => given(ways, pieces, whole.asked, round.radius) ?? [],
  )
  const [only, ...more] = found
  return only && more.length === 0 ? { given: only, ...toldBy(question, { taken: question.apart }) } : null
}

function touchedEnds(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const at = facts.findIndex((fact) => fact.startsWith('tangentline '))
  if (at < 0) return [facts]
  const [a, b] = [facts[at]?.charAt(12) ?? '', facts[at]?.charAt(13) ?? '']
  return [`tan ${a} ${b}`, `tan ${b} ${a}`].flatMap((one) =>
    touchedEnds(facts.map((fact, place) => (place === at ? one : fact))),
  )
}

/** A length that is not told in radii. */
const isOtherLength =
  (facts: readonly Fact[]) =>
  (told: Told): boolean =>
    told.kind === 'length' && !facts.some((fact) => fact.startsWith(`eq ${told.name} = `) && fact.endsWith(' r'))

function given(
  facts: readonly Fact[],
  pieces: readonly Piece[],
  asked: readonly Asked[],
  radius: Fraction | null,
): CircleFigure | null {
  const told = facts.map(toldOf)
  if (!told.every((one) => one !== null)) return null
  const centre = facts.find((fact) => fact.startsWith('centre '))?.charAt(7) ?? 'O'
  const all = told.flat()
  const contact = all.flatMap((one) =>
    one.kind === 'touch'
      ? [one.at]
      : one.kind === 'on'
        ? [one.point]
        : one.kind === 'diameter'
          ? [one.ends.charAt(0)]
          : [],
  )[0]
  if (radius && contact === undefined) return null
  // "OP is equal to the diameter": the radius is the unit
  const isInRadii = facts.some((fact) => / r$/.test(fact))
  if (isInRadii && (radius || asked.some(({ kind }) => kind !== 'angle') || all.some(isOtherLength(facts)))) return null
  const own = isInRadii ? surd(1, 1) : radius && surd(radius, 1)
  if (own && contact === undefined) return null
  const withRadius: readonly Told[] = own
    ? [...all, { kind: 'length', name: `${centre}${contact ?? ''}`, value: own }]
    : all
  const unit = new Set(
    pieces.flatMap((piece) => (piece.kind === 'word' && /^(?:cm|mm|m|km)$/.test(piece.text) ? [piece.text] : [])),
  )
  const isSized = !isInRadii && withRadius.some(({ kind }) => kind === 'length')
  if (unit.size > 1 || (!isSized && asked.some(({ kind }) => kind !== 'angle'))) return null
  const figure: CircleFigure = { centre, told: withRadius, asked, unit: isSized ? ([...unit][0] ?? 'units') : 'r' }
  const points = pointsOf(figure)
  const isKnown = asked.every(({ name }) => [...name].every((point) => points.includes(point)))
  return isKnown && worksOut(figure) ? figure : null
}

/** A figure of a circle whose sentences are told in letters, in any order. */
export const figureInLetters = recogniser<CircleFigure>({
  id: 'figure-of-a-circle-in-letters',
  solution,
  story: true,
  last: 'of all',
  cues: ['tangent', 'tangents', 'touch', 'touches', 'touching', 'diameter'],
  examples: [
    'AT is a tangent to the circle with centre O such that OT = 4 cm and ∠OTA = 30°. Then AT is equal to',
    'P se circle par PA aur PB tangents hai aur OP circle ke diameter ke barabar hai, angle APB kitna hoga?',
    'Q se circle par QA aur QB tangents hai, angle AQB = 60 degree aur QA = 9 cm. chord AB ki length kya hogi',
    'PT is a tangent to a circle with centre O at the point T. If ∠TPO = 28°, find ∠POT.',
    'PA and PB are tangents to a circle with PA = 10 cm and ∠APB = 60°. Find the length of the chord AB.',
  ],
  refuses: [
    'AB is a diameter of a circle and C is a point on the circle. The tangent at C meets AB produced at D. Find ∠CDB.',
    'The tangent at a point C of a circle and a chord AB when extended intersect at P. If ∠PCA = 110°, find ∠CBA.',
  ],
  read: figureIn,
  unit: ({ asked }) => (asked.length === 1 && asked[0]?.kind === 'angle' ? '°' : ''),
})
