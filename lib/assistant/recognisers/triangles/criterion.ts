import { criterion as solution, type Given } from '../../../solutions/triangles/criterion'
import type { Fact, FactOf, Item } from '../../question/fact'
import { unnamedAngles } from './criterion-angles'
import { asksProof, cornersOfRatios, relationsIn, saidInOrder } from './criterion-told'
import { factsOf, type Question } from '../../question/question'
import { anglesIn, lengthsIn } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { add, equals, fraction, subtract, type Fraction } from '../../../maths'

const asks = /^(?:are|is|whether|check|state|if|kya|criterion|similar|similarity)$/
const isLength = (unit: string) => /^(?:[a-z]*m)?$/.test(unit)

/** Three lengths twice, in rows or one by one: "sides 5, 7, 9 and 7.5, 10.5, 13.5". */
function sidesIn(question: Question): { readonly given: Given; readonly used: readonly Fact[] } | null {
  const numbers = question.apart.filter((item): item is FactOf<'number'> => item.kind === 'number')
  const sized = numbers.filter(({ unit }) => isLength(unit))
  // "triangle 1: ... triangle 2: ..."
  const lengths = sized.length > 6 ? sized.filter((one) => !isLabel(question.apart, one)) : sized
  if (lengths.length !== 6) return null
  const values = lengths.map(({ value }) => value)
  return {
    given: { by: 'sides', first: values.slice(0, 3), second: values.slice(3) },
    used: question.facts.filter((fact) => fact.kind === 'number' || fact.kind === 'list'),
  }
}

const isLabel = (items: readonly Item[], number: Item): boolean => {
  const at = items.indexOf(number)
  const [before, next] = [items[at - 1], items[at + 1]]
  const isOne = (item: Item | undefined) => item?.kind === 'word' && /^triangles?$/.test(item.text)
  return isOne(next) || (isOne(before) && !(next?.kind === 'mark' && next.text === ','))
}

/** The corners of two named triangles, in the order in which they are named. */
function cornersIn(question: Question): readonly string[] {
  const named = factsOf(question, 'letter').flatMap(({ name }) => (/^[A-Z]{3}$/.test(name) ? name : []))
  const own = cornersOfRatios(question)
  const isOwn = named.every((name) => isOf(name, own[0] ?? ''))
  // "AB/QR = BC/RP = CA/PQ, △ABC is similar to which triangle"
  return [...new Set([...named, ...(isOwn ? own.slice(named.length > 0 ? 1 : 0) : [])])]
}

const isOf = (one: string, other: string): boolean => [...one].every((corner) => other.includes(corner))

/** The corner at a named angle, and the third with what is left of 180°. */
function sizesOf(corners: string, told: readonly (readonly [string, Fraction])[]): ReadonlyMap<string, Fraction> {
  const sizes = new Map(told.map(([name, size]) => [name.length === 3 ? name.charAt(1) : name, size] as const))
  const rest = [...corners].find((corner) => !sizes.has(corner))
  const sum = [...sizes.values()].reduce((so, size) => add(so, size), fraction(0))
  return rest === undefined ? sizes : sizes.set(rest, subtract(fraction(180), sum))
}

/** By names: "AB = 4, BC = 6, DE = 6, EF = 9, ∠B = ∠E = 50°". */
function namedIn(question: Question): { readonly given: Given; readonly used: readonly Fact[] } | null {
  const [one, two, ...more] = cornersIn(question)
  const said = saidInOrder(question)
  const [lengths, angles] = [lengthsIn(question), anglesIn(question)]
  if (
    one === undefined ||
    two === undefined ||
    !more.every((name) => said?.includes(name) === true && (isOf(name, one) || isOf(name, two))) ||
    !lengths ||
    !angles
  )
    return null
  const sidesOf = (corners: string) =>
    [...lengths.of].filter(([name]) => [...name].every((letter) => corners.includes(letter)))
  const anglesOf = (corners: string) =>
    [...angles.of].filter(([name]) => [...name].every((letter) => corners.includes(letter)))
  const [mine, theirs] = [sidesOf(one), sidesOf(two)]
  const [mineAt, theirsAt] = [anglesOf(one), anglesOf(two)]
  const letters = factsOf(question, 'letter').filter(({ name }) => name === one || name === two || more.includes(name))
  const used = [...lengths.used, ...angles.used, ...letters]
  if (mine.length + theirs.length !== lengths.of.size || mineAt.length + theirsAt.length !== angles.of.size) return null
  const values = (all: readonly (readonly [string, Fraction])[]) => all.map(([, value]) => value)
  if (mine.length === 3 && theirs.length === 3 && angles.of.size === 0)
    return { given: { by: 'sides', first: values(mine), second: values(theirs) }, used }
  const [a, b] = values(mineAt)
  const [c, d] = values(theirsAt)
  if (lengths.of.size === 0 && a && b && c && d && angles.of.size === 4) {
    const sizes = new Map([...sizesOf(one, mineAt), ...sizesOf(two, theirsAt)])
    const isSame = (x: string, y: string) => equals(sizes.get(x) ?? fraction(0), sizes.get(y) ?? fraction(1))
    const [first = '', second = ''] = said ?? []
    const left = [...second]
    const right = [...first].map(
      (corner) =>
        left.splice(
          Math.max(
            0,
            left.findIndex((each) => isSame(corner, each)),
          ),
          1,
        )[0],
    )
    const isMeant = [...first].every((corner, at) => isSame(corner, second.charAt(at)))
    const order = said && !isMeant ? { claimed: said, rightly: right.join('') } : null
    return { given: { by: 'angles', first: [a, b], second: [c, d], ...(order && { order }) }, used }
  }
  if (more.length > 0) return null
  return mine.length === 2 && theirs.length === 2 && a && c && angles.of.size === 2 ? twoSides() : null

  function twoSides() {
    const between = (all: readonly (readonly [string, Fraction])[], at: string | undefined) => {
      const corner = at?.length === 3 ? at.charAt(1) : at
      return corner !== undefined && all.every(([name]) => name.includes(corner))
    }
    if (!between(mine, mineAt[0]?.[0]) || !between(theirs, theirsAt[0]?.[0]) || !a || !c) return null
    const inOrder = (all: readonly (readonly [string, Fraction])[]) =>
      values(all.toSorted(([, x], [, y]) => Number(x.n * y.d - y.n * x.d)))
    const [p, q] = inOrder(mine)
    const [r, s] = inOrder(theirs)
    return p && q && r && s
      ? {
          given: { by: 'two sides' as const, first: [p, q] as const, second: [r, s] as const, angles: [a, c] as const },
          used,
        }
      : null
  }
}

export const criterion = recogniser<Given>({
  id: 'similar-or-not',
  solution,
  last: true,
  cues: ['similar', 'similarity'],
  words: [
    'similar',
    'triangle',
    'triangles',
    'side',
    'sides',
    'are',
    'two',
    'first',
    'second',
    'other',
    'another',
    'one',
    'by',
    'criterion',
    'kaunse',
    'kaunsi',
    'criteria',
    'name',
    'reason',
    'or',
    'not',
    'check',
    'whether',
    'prove',
    'show',
    'parallel',
    'segments',
    'lines',
    'angle',
    'length',
    'lengths',
    'has',
    'have',
    'having',
    'if',
    'yes',
    'state',
    'both',
    'which',
    ...'similarity made makes given intersect intersects cross meet each they why so test rule complete correct correspondence symbolic form order write'.split(
      ' ',
    ),
  ],
  examples: [
    'Triangle 1 sides: 5 cm, 7 cm, 9 cm. Triangle 2 sides: 7.5 cm, 10.5 cm, 13.5 cm. Are they similar? Name the criterion.',
    'in triangles ABC and DEF angle B = 50°, angle E = 50°, AB = 4, BC = 6, DE = 6, EF = 9. are they similar? by which criterion',
    'In △ABC, ∠A = 50° and ∠B = 60°; in △PQR, ∠P = 50° and ∠R = 70°. Are the triangles similar?',
    'in tri ABC and tri PQR angle A = angle P =50 , AB/PQ = AC/PR. by which criterion similar',
    'In △ABC and △DEF, AB/DE = BC/EF = CA/FD. By which criterion are they similar?',
    'In △PQR and △XYZ, ∠P = ∠X and ∠Q = ∠Y. Which criterion makes them similar?',
    'AB and CD intersect at O. OA=6 OB=9 OC=4 OD=6. is triangle AOC similar to triangle BOD?',
    'In triangles PQR and MST, ∠P = 55°, ∠Q = 25°, ∠M = 100° and ∠S = 25°. Is ΔQPR ~ ΔTSM?',
  ],
  refuses: [
    'If ∠D = ∠R and ∠F = ∠P, is ΔDEF ~ ΔRPQ?',
    'In △ABC and △PQR, ∠B = ∠Q and AB/PQ = AC/PR. By which criterion are they similar?',
    'In △ABC and △PQR, AB/PQ = AC/PR. By which criterion are they similar?',
    'AB and CD intersect at O. OA=6 OB=9 OC=4 OD=7. is triangle AOC similar to triangle BOD?',
    'Triangle 1 sides: 5 cm, 7 cm, 9 cm. Triangle 2 sides: 7.5 cm, 10.5 cm. Are they similar?',
    'in triangles ABC and DEF angle B = 50°, angle D = 50°, AB = 4, BC = 6, DE = 6, EF = 9 and ABC ~ DEF. find DF',
    'Are the triangles with sides 5, 7, 9 and 7.5, 10.5, 13.5 similar? What is the ratio of their areas?',
  ],
  read: (question) => {
    if (asksProof(question)) {
      const found = relationsIn(question, cornersIn(question).slice(0, 2))
      return found?.given.by === 'told' && found.given.proves && !question.words.includes('find') ? found : null
    }
    const isAsked =
      question.words.some((word) => asks.test(word)) &&
      !question.words.some((word, at) => /^(?:find|prove|not)$/.test(word) && question.words[at - 1] !== 'or')
    return isAsked
      ? (sidesIn(question) ??
          unnamedAngles(question) ??
          namedIn(question) ??
          relationsIn(question, cornersIn(question).slice(0, 2)))
      : null
  },
})
