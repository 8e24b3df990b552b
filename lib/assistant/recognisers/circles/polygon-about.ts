import { Pieces } from '../../question/pieces'
import { isName } from './figure-scene'
import {
  polygonAbout as solution,
  polygonTells,
  type PolygonAbout,
  type PolygonAsked,
  type WithLetter,
} from '../../../solutions/circles/polygon-about'
import type { Fact, FactOf } from '../../question/fact'
import { linearIn, rational } from '../../question/polynomial'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { compare, zero, type Fraction } from '../../../maths'

const figure = 'triangle|quadrilateral|quad|parallelogram'
const touch = 'touch|touches|touching|touched|meets|meeting'

/** Whether the circle is inside: "ABCD circumscribes a circle", and not "ABCD is inscribed in a circle". */
function isInside(question: Question): boolean {
  const isAround = phrase(
    question,
    `${figure} inscribed in circle`,
    '@x:letter inscribed in circle',
    'circle circumscribes|circumscribing',
    'circle through',
    'circumcircle',
  )
  const words = /^(?:circumscrib\w*|inscribed|incircle|tangents?|touch\w*|inside)$/
  return !isAround && question.words.some((word) => words.test(word))
}

/** "AB = 2x + 1", "AB = 8 cm" */
function valueOf({ node }: FactOf<'length'>): (WithLetter & { readonly letter: string }) | null {
  const value = rational(node)
  if (value) return { times: zero, more: value, letter: '' }
  const found = linearIn({ kind: 'formula', node, name: '' })
  return found && { times: found.a, more: found.b, letter: found.letter }
}

interface Corners {
  readonly corners: readonly string[]
  readonly isNamed: boolean
}

function cornersIn(question: Question): Corners | null {
  const { items } = question
  const isAngle = (fact: Fact) => {
    const before = items[items.indexOf(fact) - 1]
    return before?.kind === 'word' && before.text === 'angle'
  }
  const names = [
    ...new Set(
      factsOf(question, 'letter').flatMap((fact) =>
        /^[A-Z]{3,4}$/.test(fact.name) && !isAngle(fact) ? [fact.name] : [],
      ),
    ),
  ]
  const [name, ...more] = names
  if (more.length > 0) return null
  if (name !== undefined) return new Set(name).size === name.length ? { corners: [...name], isNamed: true } : null
  return question.words.includes('triangle') ? { corners: ['A', 'B', 'C'], isNamed: false } : null
}

/** The corner with a right angle; undefined where an angle is told that is none. */
function rightIn(question: Question, pieces: Pieces, corners: readonly string[]): number | null | undefined {
  let right: number | null = null
  for (const angle of factsOf(question, 'angle')) {
    const at = corners.indexOf(angle.name.length === 3 ? angle.name.charAt(1) : angle.name)
    const value = rational(angle.node)
    if (at < 0 || value?.n !== 90n || value.d !== 1n) return undefined
    right = at
    pieces.take(angle)
  }
  pieces.each(
    (view) => phrase(view, 'right angled|angle? at? @b:letter', 'right angle at? @b:letter'),
    ({ facts: { b } }) => {
      const at = corners.indexOf(b.name)
      if (at < 0 || b.name.length > 1) return false
      right = at
      return true
    },
  )
  return right
}

/** Which side each point of contact lies on: "touches AB, BC and CA at D, E and F", "touches AD at S". */
function contactsIn(pieces: Pieces, sideAt: (name: string) => number): Map<string, number> {
  const on = new Map<string, number>()
  const note = (...pairs: readonly (readonly [string, string])[]): boolean => {
    const known = pairs.map(([side, point]) => [sideAt(side), point] as const)
    if (known.some(([at, point]) => at < 0 || !isName(point, 1))) return false
    for (const [at, point] of known) on.set(point, at)
    return true
  }
  pieces.each(
    (view) =>
      phrase(
        view,
        '@x:letter .? @y:letter .? @z:letter .? @w:letter at|point? @p:letter .? @q:letter .? @r:letter .? @s:letter',
      ),
    ({ facts: { x, y, z, w, p, q, r, s } }) =>
      note([x.name, p.name], [y.name, q.name], [z.name, r.name], [w.name, s.name]),
  )
  // "at p q r s": letters that run together
  pieces.each(
    (view) => phrase(view, '@x:letter .? @y:letter .? @z:letter .? @w:letter at|point? @pq:letter .? @rs:letter'),
    ({ facts: { x, y, z, w, pq, rs } }) => {
      const [p = '', q = '', r = '', s = ''] = `${pq.name}${rs.name}`
      return pq.name.length === 2 && note([x.name, p], [y.name, q], [z.name, r], [w.name, s])
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'at @p:letter .? @q:letter .? @r:letter .? @s:letter on|of sides|side? @x:letter .? @y:letter .? @z:letter .? @w:letter',
      ),
    ({ facts: { x, y, z, w, p, q, r, s } }) =>
      note([x.name, p.name], [y.name, q.name], [z.name, r.name], [w.name, s.name]),
  )
  pieces.each(
    (view) => phrase(view, '@x:letter .? @y:letter .? @z:letter at|point? @p:letter .? @q:letter .? @r:letter'),
    ({ facts: { x, y, z, p, q, r } }) => note([x.name, p.name], [y.name, q.name], [z.name, r.name]),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        '@x:letter ko point? @p:letter par|pe',
        '@x:letter at|in @p:letter',
        `${touch} @x:letter * @p:letter`,
        '@x:letter * contact|point @p:letter',
      ),
    ({ facts: { x, p } }) => note([x.name, p.name]),
  )
  pieces.each(
    (view) => phrase(view, '@p:letter on|of side? @x:letter', '@p:letter point? contact * @x:letter'),
    ({ facts: { x, p } }) => note([x.name, p.name]),
  )
  return on
}

function read(question: Question): Found<PolygonAbout> | null {
  const named = cornersIn(question)
  if (!named || !isInside(question)) return null
  const { corners, isNamed } = named
  const n = corners.length
  const pieces = new Pieces(question)
  const next = (i: number) => (i + 1) % n
  const sideAt = (name: string) =>
    corners.findIndex((from, i) => name.length === 2 && name.includes(from) && name.includes(corners[next(i)] ?? '?'))
  const right_ = rightIn(question, pieces, corners)
  if (right_ === undefined) return null
  let right = right_
  pieces.each(
    (view) => phrase(view, `${figure} @x:letter`),
    ({ facts: { x } }) => x.name === corners.join(''),
  )
  pieces.each(
    (view) => phrase(view, '#n sides'),
    ({ numbers, units: { n: unit } }) => unit === '' && numbers.n.d === 1n && Number(numbers.n.n) === n,
  )
  const on = contactsIn(pieces, sideAt)
  const lengths = factsOf(question, 'length')
  const segments = [...lengths.map(({ name }) => name), ...pieces.names.map(({ name }) => name)].filter((name) =>
    isName(name, 2),
  )
  // a point with two segments to corners lies on the side between them
  for (const name of segments)
    for (const other of segments) {
      const point = [...name].find((at) => !corners.includes(at) && other.includes(at))
      const at = point === undefined ? -1 : sideAt(`${name}${other}`.replaceAll(point, ''))
      if (point !== undefined && at >= 0 && !on.has(point)) on.set(point, at)
    }
  /** The corner whose tangent a segment is; -1 where it is none. */
  const partAt = (name: string): number =>
    corners.findIndex((corner, i) => {
      const point = name.replace(corner, '')
      const side = on.get(point)
      return name.length === 2 && name.includes(corner) && side !== undefined && (side === i || next(side) === i)
    })

  const sides: (WithLetter | null)[] = corners.map(() => null)
  const parts: WithLetter[][] = corners.map(() => [])
  const letters = new Set<string>()
  const units = new Set<string>()
  for (const fact of lengths) {
    const value = valueOf(fact)
    const [side, part] = [sideAt(fact.name), partAt(fact.name)]
    if (!value || (side < 0 && part < 0)) return null
    if (side >= 0 && sides[side]) return null
    if (side >= 0) sides[side] = value
    else parts[part]?.push(value)
    if (value.letter !== '') letters.add(value.letter)
    units.add(fact.unit)
  }
  for (const fact of factsOf(question, 'equation')) {
    const [one, other] = fact.sides.map((side) => (side.kind === 'letter' ? sideAt(side.name) : -1))
    if (one === undefined || other === undefined || one < 0 || other < 0 || fact.sides.length !== 2) return null
    const value = sides[one] ?? sides[other] ?? null
    sides[one] = value
    sides[other] = value
    pieces.take(fact, ...pieces.view.apart.filter((item) => item.kind === 'word' && item.text === 'isosceles'))
  }
  const measure = (
    ...patterns: readonly (
      | 'radius #v'
      | '#v radius'
      | 'perimeter #v'
      | '#v perimeter'
      | 'area #v'
      | '#v area'
      | 'perimeter triangle|quadrilateral is|= #v'
      | 'area triangle is|= #v'
    )[]
  ): Fraction | null => {
    let found: Fraction | null = null
    pieces.each(
      (view) => phrase(view, ...patterns),
      ({ numbers, units: { v } }) => {
        if (found || v === '°') return false
        found = numbers.v
        units.add(v.replace(/\^2$|²$/, ''))
        return true
      },
    )
    return found
  }
  const radius = measure('radius #v', '#v radius')
  const perimeter = measure('perimeter #v', '#v perimeter', 'perimeter triangle|quadrilateral is|= #v')
  const area = measure('area #v', '#v area', 'area triangle is|= #v')
  const corner = phrase(pieces.view, 'sides containing|including|forming|making|around right angle')
  const isRight = phrase(pieces.view, 'right angled? triangle', 'right triangle') ?? corner
  if (isRight && isRight !== corner) pieces.take(...isRight.taken)
  if (!isNamed && (isRight || phrase(pieces.view, 'sides &l'))) {
    const unnamed = unnamedSides(pieces, isRight !== null, sides, units)
    if (unnamed === false) return null
    right = unnamed
  } else if (isRight && right === null) {
    const three = sides.map((one) => one?.more ?? null)
    const known = three.flatMap((one) => one ?? [])
    if (known.length < 3) return null
    const longest = three.findIndex((one) => one !== null && known.every((other) => compare(one, other) >= 0))
    right = (longest + 2) % 3
  }
  units.delete('')
  units.delete('unit')
  const [letter = '', ...otherLetters] = letters
  if (otherLetters.length > 0 || units.size > 1) return null
  const asked = askedIn(pieces, corners, sideAt, partAt, letter)
  if (!asked) return null
  const all = factsOf(question, 'letter')
  const known = new Set([...corners, ...on.keys(), 'O'])
  if (!all.every(({ name }) => name === letter || name === 'r' || [...name].every((at) => known.has(at)))) return null
  const given: PolygonAbout = {
    corners,
    sides,
    parts,
    right,
    radius,
    perimeter,
    area,
    letter,
    asked,
    unit: [...units][0] ?? 'units',
  }
  if (asked.length === 0 || !polygonTells(given)) return null
  const { used, said } = pieces.told()
  return { given, used: [...new Set([...used, ...lengths, ...all])], said }
}

/** The sides of a triangle that has no name; the corner of the right angle, null where there is none, false where they are not told. */
function unnamedSides(
  pieces: Pieces,
  isRight: boolean,
  sides: (WithLetter | null)[],
  units: Set<string>,
): number | null | false {
  const set = (at: number, more: Fraction) => {
    sides[at] = { times: zero, more }
  }
  const row = phrase(
    pieces.view,
    'sides containing|including|forming|making|around right angle triangle? &l',
    'sides|side &l',
    'legs &l',
    '&l sides',
  )
  const values = row?.rows.l ?? []
  const long = phrase(pieces.view, 'hypotenuse #h', '#h hypotenuse')
  if (row) pieces.take(...row.taken)
  if (long) pieces.take(...long.taken)
  for (const one of [row?.units.l, long?.units.h]) if (one !== undefined) units.add(one)
  const [a, b, c] = values.toSorted((x, y) => compare(x, y))
  if (values.length === 3 && a && b && c && !long) {
    set(0, a)
    set(1, b)
    set(2, c)
    return isRight ? 1 : null
  }
  if (!isRight || !a || (values.length === 1) !== (long !== null)) return false
  const isBeside = long ?? phrase(pieces.question, 'right angle', 'legs', 'perpendicular sides', 'sides containing')
  if (!isBeside) return false
  set(0, a)
  if (b) set(1, b)
  if (long) set(2, long.numbers.h)
  return 1
}

function askedIn(
  pieces: Pieces,
  corners: readonly string[],
  sideAt: (name: string) => number,
  partAt: (name: string) => number,
  letter: string,
): readonly PolygonAsked[] | null {
  const asked: PolygonAsked[] = []
  const view = pieces.view
  const from = phrase(
    view,
    'tangents from @x:letter',
    'tangents * from @x:letter',
    'tangents corners|vertices|vertex',
    'tangents each|every corner|vertex',
  )
  if (from) {
    pieces.take(...from.taken)
    return corners.map((corner, at) => ({ kind: 'part', at, name: `tangent from ${corner}` }))
  }
  for (const fact of pieces.names) {
    const { name } = fact
    if (!pieces.isAsked(fact)) continue
    if (name === letter && letter !== '') asked.push({ kind: 'letter' })
    else if (name === 'r') asked.push({ kind: 'radius' })
    else if (isName(name, 2)) {
      const [side, part] = [sideAt(name), partAt(name)]
      if (side < 0 && part < 0) return null
      asked.push(side >= 0 ? { kind: 'side', at: side, name } : { kind: 'part', at: part, name })
    } else continue
    pieces.take(fact)
  }
  for (const kind of ['radius', 'perimeter', 'area'] as const) {
    const ofCircle = kind !== 'radius' && phrase(pieces.view, `${kind} circle|incircle`, 'circumference')
    const found =
      phrase(pieces.view, `${kind} triangle|quadrilateral|quad @x:letter`, `${kind} @x:letter`) ??
      phrase(pieces.view, kind)
    if (ofCircle) return null
    if (!found) continue
    pieces.take(...found.taken)
    asked.push({ kind })
  }
  const seen = new Set<string>()
  return asked.filter((one) => {
    const key = JSON.stringify(one)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Any triangle or quadrilateral about a circle whose sides, tangents, radius, perimeter or area are told. */
export const polygonAbout = recogniser<PolygonAbout>({
  id: 'polygon-about-a-circle',
  solution,
  story: true,
  last: 'of all',
  cues: ['circle', 'incircle', 'inscribed'],
  words: [
    ...[
      'circle',
      'incircle',
      'inscribed',
      'circumscribe',
      'circumscribes',
      'circumscribing',
      'circumscribed',
      'touches',
      'touch',
      'touching',
    ],
    ...[
      'triangle',
      'quadrilateral',
      'quad',
      'side',
      'sides',
      'all',
      'four',
      'three',
      'tangent',
      'tangents',
      'point',
      'contact',
      'drawn',
    ],
    ...[
      'length',
      'lengths',
      'segment',
      'segments',
      'inside',
      'centre',
      'center',
      'such',
      'has',
      'two',
      'radius',
      'other',
      'remaining',
      'its',
      ...['divides', 'divided', 'divide', 'parts', 'into', 'each', 'every', 'vertex', 'vertices'],
    ],
  ],
  examples: [
    'circle radius 8 is inscribed in triangle XYZ, touches YZ at M. YM=16 MZ=14. find other two sides XY and XZ',
    'in a right angled triangle the two sides containing the right angle are eight centimetre and fifteen centimetre find the radius of its incircle',
    'A circle is inscribed in a quadrilateral ABCD touching AB, BC, CD, DA at P, Q, R, S respectively. If ∠D = 90°, BC = 30 cm, CD = 22 cm and BP = 20 cm, find the radius of the circle.',
    'triangle ABC me AB = 10 cm, BC = 12 cm, CA = 14 cm hai. iska incircle AB ko D par, BC ko E par aur CA ko F par touch karta hai. AD, BE aur CF batao',
    'A circle touches all sides of a quadrilateral ABCD with AB = 2x + 1, BC = x + 4, CD = x + 3 and DA = x + 5. Find x.',
  ],
  refuses: [
    'ABCD is inscribed in a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA.',
    'A circle is inscribed in a quadrilateral ABCD with AB = 5, BC = 6, CD = 8 and DA = 4 cm. Find the radius.',
    'A right triangle with legs 8 cm and 6 cm has an incircle. Find the area of the incircle.',
  ],
  read,
  unit: () => '',
})
