import { circleProof as solution, type Theorem } from '../../../solutions/circles/circle-proof'
import type { FactOf, Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { readQuestion, type Question } from '../../question/question'
import { sameEquation, type Node } from '../../question/reading'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { newBudget } from '../../../maths/sum'

type Letters = Readonly<Record<string, string>>

interface Claimed {
  readonly theorem: Theorem
  /** All of them stand in the question, each as one of its ways. */
  readonly needs: readonly string[]
  /** What may stand there besides. */
  readonly besides: string
  /** What the letters of the proof are called there; null where the letters say something else. {} where none are expected. */
  readonly letters?: (question: Question) => Letters | null
}

const plain =
  'circle tangent tangents point external outside drawn centre center contact through line segment segments two any its both at figure given length lengths'

/** The names of figures behind "prove", in order: AB, CD, AD, BC of "prove that AB + CD = AD + BC". */
function namesProved(question: Question): readonly string[] {
  const at = question.items.findIndex((item) => item.kind === 'word' && asks.has(item.text))
  return question.items.slice(at).flatMap((item) => {
    if (item.kind === 'letter' || item.kind === 'length' || item.kind === 'angle') return [item.name]
    if (item.kind === 'equation') return item.sides.flatMap((side) => (side.kind === 'letter' ? [side.name] : []))
    return []
  })
}

const named = (own: string, ...letters: readonly string[]): Letters =>
  Object.fromEntries([...own].map((one, at) => [one, letters[at] ?? one]))

/** Of a polygon ABCD: whether every other side of it is named first, and then the others. */
function alternate(corners: string, names: readonly string[]): boolean {
  const n = corners.length
  const sides = [...corners].map((one, at) => segment(`${one}${corners[(at + 1) % n] ?? ''}`))
  const halves = [0, 1].map((odd) =>
    sides
      .filter((_, at) => at % 2 === odd)
      .toSorted()
      .join(),
  )
  const found = names.map(segment)
  const [first, second] = [found.slice(0, n / 2), found.slice(n / 2)].map((half) => half.toSorted().join())
  return found.length === n && first !== second && halves.includes(first ?? '') && halves.includes(second ?? '')
}

const sidesOf =
  (own: string) =>
  (question: Question): Letters | null => {
    const names = namesProved(question).filter((name) => name.length === 2)
    const corners =
      question.facts.flatMap((fact) =>
        fact.kind === 'letter' && fact.name.length === own.length ? [fact.name] : [],
      )[0] ?? own
    return names.length === 0 || alternate(corners, names) ? named(own, ...corners) : null
  }

const claims: readonly Claimed[] = [
  { theorem: 'perpendicular', needs: ['tangent', 'perpendicular', 'radius'], besides: 'perpendicular radius' },
  {
    theorem: 'equal',
    needs: ['tangents', 'equal', 'external|outside|from|point'],
    besides: 'equal',
    letters: equalPair,
  },
  {
    theorem: 'equal',
    needs: ['tangents'],
    besides: '',
    letters: (question) => (namesProved(question).length > 1 ? equalPair(question) : null),
  },
  {
    theorem: 'inclined',
    needs: ['centre|center', 'bisector|bisects|bisect', 'angle', 'tangents|tangent'],
    besides: 'lies bisector bisects bisect angle between both',
  },
  { theorem: 'inclined', needs: ['tangents', 'equally|equal', 'inclined'], besides: 'equally equal inclined joining' },
  {
    theorem: 'chordOfContact',
    needs: ['perpendicular', 'bisector', 'tangents|contact'],
    besides: 'perpendicular bisector chord joining',
    letters: (question) => (isSegments(question, 'OP', 'AB') ? {} : null),
  },
  {
    theorem: 'quadrilateral',
    needs: ['quadrilateral|quad', 'circumscribe|circumscribes|circumscribing|circumscribed|touches|touch|inscribed'],
    besides:
      'quadrilateral quad circumscribe circumscribes circumscribing circumscribed touches touch inscribed side sides all four such in respectively',
    letters: quadrilateralSides,
  },
  {
    theorem: 'quadrilateral',
    needs: [
      'quadrilateral|quad',
      'circumscribe|circumscribes|circumscribing|circumscribed',
      'sum|sums',
      'opposite',
      'equal',
    ],
    besides:
      'quadrilateral quad circumscribe circumscribes circumscribing circumscribed sum sums opposite side sides equal pair pairs one other',
  },
  {
    theorem: 'rhombus',
    needs: ['parallelogram', 'rhombus', 'circumscribe|circumscribes|circumscribing|circumscribed|touches|touch'],
    besides:
      'parallelogram rhombus circumscribe circumscribes circumscribing circumscribed touches touch all four side sides',
  },
  {
    theorem: 'rhombus',
    needs: ['parallelogram', 'equal', 'circumscribe|circumscribes|circumscribing|circumscribed|touches|touch'],
    besides:
      'parallelogram circumscribe circumscribes circumscribing circumscribed touches touch all four side sides equal',
  },
  {
    theorem: 'hexagon',
    needs: ['hexagon', 'circumscribe|circumscribes|circumscribing|circumscribed|touches|touch'],
    besides: 'hexagon circumscribe circumscribes circumscribing circumscribed touches touch all six side sides',
    letters: sidesOf('ABCDEF'),
  },
  { theorem: 'doubleAngle', needs: ['tangents', 'angle'], besides: 'angle', letters: doubled },
  {
    theorem: 'supplementary',
    needs: ['angle', 'tangents', 'supplementary'],
    besides: 'angle between supplementary subtended joining segments contact',
  },
  {
    theorem: 'supplementary',
    needs: ['tangents', 'angle'],
    besides: 'angle supplementary',
    letters: supplementaryAngles,
  },
  {
    theorem: 'parallels',
    needs: ['parallel', 'tangents', 'another|third'],
    besides: 'parallel another third contact intersecting intersects meets meet cutting cuts angle intersect',
    letters: betweenParallels,
  },
  {
    theorem: 'parallels',
    needs: ['parallel', 'tangents|tangent', 'right|90', 'angle', 'centre|center'],
    besides: 'parallel intercept intercepted part between subtends subtend right angle intercepts portion',
  },
  {
    theorem: 'oppositeSides',
    needs: ['opposite', 'sides', 'supplementary', 'centre|center', 'quadrilateral|quad'],
    besides:
      'opposite side sides supplementary subtend subtends quadrilateral quad circumscribing circumscribe circumscribes circumscribed angle angles',
  },
  {
    theorem: 'diameterEnds',
    needs: ['tangents', 'diameter', 'parallel'],
    besides: 'diameter parallel end ends each other',
  },
  {
    theorem: 'throughCentre',
    needs: ['perpendicular', 'tangent', 'contact', 'passes|pass|through', 'centre|center'],
    besides: 'perpendicular passes pass',
  },
  {
    theorem: 'chordBisected',
    needs: ['concentric', 'chord', 'bisected|bisects|bisect'],
    besides:
      'concentric circles chord larger bigger outer smaller inner touches touch touching bisected bisects bisect which one other',
  },
  {
    theorem: 'chordBisected',
    needs: ['concentric', 'chord', 'touches|touch|touching|tangent'],
    besides: 'concentric circles chord larger bigger outer smaller inner touches touch touching which one other',
    letters: chordInHalves,
  },
  {
    theorem: 'isosceles',
    needs: [
      'isosceles',
      'triangle',
      'circumscribe|circumscribes|circumscribing|circumscribed|inscribed|incircle|touches|touching',
    ],
    besides:
      'isosceles triangle circumscribe circumscribes circumscribing circumscribed inscribed incircle touches touching touch base bisected bisects side sides in which respectively midpoint mid',
    letters: isoscelesBase,
  },
  {
    theorem: 'escribed',
    needs: ['touches|touching|touch', 'produced|extended|badhane'],
    besides: 'touches touching touch produced extended triangle side sides perimeter half',
    letters: escribedHalf,
  },
  {
    theorem: 'arcMidpoint',
    needs: ['tangent', 'midpoint|mid', 'arc', 'chord', 'parallel'],
    besides: 'midpoint mid arc chord parallel joining end ends',
  },
  {
    theorem: 'parallelContacts',
    needs: ['parallel', 'tangents', 'joining|joins|join', 'contact', 'centre|center|diameter'],
    besides: 'parallel joining joins join points passes pass diameter',
  },
  {
    theorem: 'chordsAcrossDiameter',
    needs: ['diameter', 'bisects', 'chords', 'parallel', 'tangent'],
    besides: 'diameter bisects all chords parallel',
    letters: diameterOfTangent,
  },
  {
    theorem: 'touchingLines',
    needs: ['centre|center', 'touching|touches', 'lines', 'bisector', 'angle'],
    besides: 'touching touches intersecting lines lies bisector angle between',
  },
  {
    theorem: 'commonTangents',
    needs: ['common', 'tangents', 'circles', 'unequal'],
    besides: 'common circles unequal radii',
    letters: twoCommon,
  },
  {
    theorem: 'crossedTangents',
    needs: ['common', 'tangents', 'circles', 'intersect|meet|cross'],
    besides: 'common circles intersect meet cross',
    letters: twoCommon,
  },
  {
    theorem: 'touchingCircles',
    needs: ['circles', 'touch|touching', 'common', 'tangent', 'bisects'],
    besides: 'circles touch touching each other externally common bisects',
    letters: (question) => (namesProved(question).every((name) => name === 'C') ? {} : null),
  },
  {
    theorem: 'touchingCirclesAngle',
    needs: ['circles', 'touch|touching', 'common', 'tangent', 'externally'],
    besides: 'circles touch touching each other externally common angle them right',
    letters: commonAngle,
  },
  {
    theorem: 'chordAngles',
    needs: ['tangents', 'chord', 'equal', 'angles'],
    besides: 'chord equal angles end ends make',
  },
  {
    theorem: 'rightIncircle',
    needs: ['right', 'triangle', 'hypotenuse', 'radius', 'touches|inscribed|incircle|touching'],
    besides:
      'right angled triangle hypotenuse radius side sides touches touching inscribed incircle its all three given by legs leg',
    letters: (question) => (saysOnly(question, 'r = (a + b - c)/2') && isHypotenuse(question) ? {} : null),
  },
  {
    theorem: 'concentricDiameters',
    needs: ['concentric', 'circles', 'diameters', 'chord', 'tangent|touches'],
    besides: 'concentric circles diameters chord touches other one larger smaller',
    letters: (question) => (saysOnly(question, 'd_2^2 = c^2 + d_1^2') && !isTurnedRound(question) ? {} : null),
  },
  {
    theorem: 'tangentParts',
    needs: ['perimeter|semi-perimeter|semiperimeter', 'triangle', 'touches|inscribed|incircle'],
    besides:
      'semi perimeter semi-perimeter semiperimeter triangle touches inscribed incircle side sides denote denotes let respectively denoted by its',
    letters: partOfSide,
  },
  {
    theorem: 'halfPerimeter',
    needs: ['triangle', 'touches|touching|touch|perimeter'],
    besides: 'triangle perimeter half side sides inscribed touches touching incircle touch respectively',
    letters: threeParts,
  },
]

const equationIn = (question: Question): FactOf<'equation'> | undefined =>
  question.facts.find((fact): fact is FactOf<'equation'> => fact.kind === 'equation' && fact.relation === '=')

/** Whether nothing is proved but this. */
function saysOnly(question: Question, claim: string): boolean {
  const [own, meant] = [equationIn(question), equationIn(readQuestion(claim))]
  const [left, right] = own?.sides ?? []
  const [one, other] = meant?.sides ?? []
  const all = question.facts.filter((fact) => fact.kind === 'equation' && fact.relation === '=')
  return (
    all.length === 1 && !!left && !!right && !!one && !!other && sameEquation([left, right], [one, other], newBudget())
  )
}

const isHypotenuse = (question: Question): boolean =>
  phrase(question, '@h:letter is|as|being hypotenuse', 'hypotenuse is? @h:letter')?.facts.h.name === 'c'

/** "d₁ > d₂" */
const isTurnedRound = (question: Question): boolean =>
  question.facts.some((fact) => {
    const [large, small] = fact.kind === 'equation' && fact.relation !== '=' ? fact.sides.map(nameOf) : []
    return large !== undefined && (fact.kind === 'equation' && fact.relation === '<' ? small : large) !== 'd_2'
  })

const nameOf = (node: Node | undefined): string => (node?.kind === 'letter' ? node.name : '')

/** "The circle touches BC, CA, AB at D, E, F: BD = s - b" */
function partOfSide(question: Question): Letters | null {
  const lengths = question.facts.filter((fact) => fact.kind === 'length')
  const names = question.facts.flatMap((fact) => (fact.kind === 'letter' ? [fact.name] : []))
  const isOwn = lengths.every(({ name, node }) => {
    const corner = [...name].find((at) => 'ABC'.includes(at)) ?? ''
    if (node.kind === 'letter') return { BC: 'a', AC: 'b', AB: 'c' }[segment(name)] === node.name
    const isPart = /^(?:A[EF]|B[DF]|C[DE])$/.test(segment(name))
    return (
      isPart &&
      node.kind === 'binary' &&
      node.operation === '-' &&
      nameOf(node.left) === 's' &&
      nameOf(node.right) === corner.toLowerCase()
    )
  })
  const isProved = lengths.some(({ node }) => node.kind === 'binary')
  return isOwn && isProved && /^(?:s )?ABC (?:s )?BC (?:CA|AC) AB D E F$/.test(names.join(' ')) ? {} : null
}

/** "a diameter AB bisects the chords parallel to the tangent at A" */
function diameterOfTangent(question: Question): Letters | null {
  const names = namesProved(question)
  const [line = '', end = ''] = [names.find((name) => name.length === 2), names.find((name) => name.length === 1)]
  const isBoth = names.length === 2 && line.includes(end)
  return names.length === 0 ? {} : isBoth ? named('AB', end, line.replace(end, '')) : null
}

/** "common tangents AB and CD of two circles. Prove AB = CD" */
function twoCommon(question: Question): Letters | null {
  const [one, other, ...more] = [...new Set(namesProved(question).filter((name) => name.length === 2))]
  const points = question.facts.flatMap((fact) => (fact.kind === 'letter' && fact.name.length === 1 ? [fact.name] : []))
  const [at = 'E', ...others] = new Set(points)
  if (one === undefined || other === undefined || more.length > 0 || others.length > 0) return null
  const told = question.facts.flatMap((fact) =>
    fact.kind === 'letter' && fact.name.length === 2 ? [segment(fact.name)] : [],
  )
  const isTold = [one, other].every((name) => told.filter((so) => so === segment(name)).length > 0)
  return isTold && new Set([...one, ...other, at]).size === 5 ? named('ABCDE', ...one, ...other, at) : null
}

/** "AB is a common tangent of two circles that touch at P: ∠APB = 90°" */
function commonAngle(question: Question): Letters | null {
  const [angle, ...more] = question.facts.filter((fact) => fact.kind === 'angle')
  if (angle?.kind !== 'angle' || more.length > 0 || angle.name.length !== 3 || !isFraction(angle.node, 90n, 1n))
    return null
  const [a = '', p = '', b = ''] = angle.name
  const isTangent = question.facts.some((fact) => fact.kind === 'letter' && segment(fact.name) === segment(`${a}${b}`))
  return isTangent ? named('APB', a, p, b) : null
}

const isSegments = (question: Question, ...allowed: readonly string[]): boolean =>
  namesProved(question).every((name) => name.length !== 2 || allowed.map(segment).includes(segment(name)))

function equalPair(question: Question): Letters | null {
  const all = question.facts.flatMap((fact) => (fact.kind === 'letter' && fact.name.length === 2 ? [fact.name] : []))
  if (question.facts.some(({ kind }) => kind === 'angle' || kind === 'length')) return null
  const [one, other, ...more] = [...new Set(namesProved(question).filter((name) => name.length === 2))]
  if (one === undefined) return {}
  const p = [...one].find((letter) => other?.includes(letter))
  if (other === undefined || more.length > 0 || p === undefined) return null
  if (!all.every((name) => name === one || name === other || name.includes('O'))) return null
  return named('PAB', p, one.replace(p, ''), other.replace(p, ''))
}

function quadrilateralSides(question: Question): Letters | null {
  return namesProved(question).filter((name) => name.length === 2).length === 4 ? sidesOf('ABCD')(question) : null
}

/** "∠PTQ = 2∠OPQ": T is where the tangents meet, O the centre. */
function doubled(question: Question): Letters | null {
  const found = phrase(question, '@a:angle angle @b:letter')
  const [first, second] = [found?.facts.a, found?.facts.b]
  if (!first || first.node.kind !== 'number' || first.node.value.n !== 2n || !second) return null
  const [p = '', t = '', q = ''] = first.name
  const [o = '', at = '', last = ''] = second.name
  const isOwn = (at === p && last === q) || (at === q && last === p) || (o === q && at === p) || (o === p && at === q)
  const centre = [o, at, last].find((one) => one !== p && one !== q)
  if (first.name.length !== 3 || second.name.length !== 3 || !isOwn || !centre || ![p, q].includes(at)) return null
  return named('TPQO', t, at, at === p ? q : p, centre)
}

/** "∠APB + ∠AOB = 180°" */
function supplementaryAngles(question: Question): Letters | null {
  const found = phrase(question, 'prove|show * angle @a:letter') ?? phrase(question, 'prove|show angle @a:letter')
  const angle = question.facts.find((fact) => fact.kind === 'angle')
  const plus = question.facts.filter((fact) => fact.kind === 'unread')
  if (!found || angle?.kind !== 'angle' || plus.length !== 1 || plus[0]?.text !== '+') return null
  const [one, other] = [found.facts.a.name, angle.name]
  const isStraight = angle.node.kind === 'number' && angle.node.value.n === 180n
  const ends = (name: string) => segment(`${name.charAt(0)}${name.charAt(2)}`)
  if (!isStraight || one.length !== 3 || other.length !== 3 || ends(one) !== ends(other)) return null
  const [outer, centre] = one.charAt(1) === 'O' ? [other, one] : [one, other]
  return named('PAOB', outer.charAt(1), outer.charAt(0), centre.charAt(1), outer.charAt(2))
}

function betweenParallels(question: Question): Letters | null {
  const angles = question.facts.filter((fact) => fact.kind === 'angle')
  const [angle, ...more] = angles
  if (angle?.kind !== 'angle' || more.length > 0 || angle.node.kind !== 'number' || angle.node.value.n !== 90n)
    return null
  return named('AOB', angle.name.charAt(0), angle.name.charAt(1), angle.name.charAt(2))
}

function isoscelesBase(question: Question): Letters | null {
  const [one, other, ...more] = namesProved(question).filter((name) => name.length === 2)
  if (one === undefined) return question.words.some((word) => /^bisect/.test(word)) ? {} : null
  const e = [...one].find((letter) => other?.includes(letter))
  if (other === undefined && question.words.some((word) => /^(?:bisect|midpoint)/.test(word)))
    return baseBisected(question, one)
  const triangle =
    question.facts.flatMap((fact) => (fact.kind === 'letter' && fact.name.length === 3 ? [fact.name] : []))[0] ?? 'ABC'
  if (other === undefined || more.length > 0 || e === undefined || triangle.includes(e)) return null
  const [b, c] = [one.replace(e, ''), other.replace(e, '')]
  const a = [...triangle].find((letter) => letter !== b && letter !== c)
  return a === undefined || !triangle.includes(b) || !triangle.includes(c) ? null : named('ABCE', a, b, c, e)
}

/** "AC = BC" of a chord AB that touches the inner circle at C. */
function chordInHalves(question: Question): Letters | null {
  const [one = '', other = '', ...more] = namesProved(question).filter((name) => name.length === 2)
  const at = [...one].find((letter) => other.includes(letter))
  const isOfChord = (a: string, b: string): boolean =>
    question.facts.some((fact) => fact.kind === 'letter' && segment(fact.name) === segment(`${a}${b}`))
  if (at === undefined || one === other || more.length > 0) return null
  const [a, b] = [one.replace(at, ''), other.replace(at, '')]
  return isOfChord(a, b) ? named('ABP', a, b, at) : null
}

/** "BC is bisected at the point of contact", "D is the midpoint of BC" */
function baseBisected(question: Question, base: string): Letters | null {
  const names = question.facts.flatMap((fact) => (fact.kind === 'letter' ? [fact.name] : []))
  const triangle = names.find((name) => name.length === 3) ?? 'ABC'
  const [a, ...more] = [...triangle].filter((at) => !base.includes(at))
  const [e = 'E', ...others] = new Set(names.filter((name) => name.length === 1 && !triangle.includes(name)))
  return a === undefined || more.length > 0 || others.length > 0 ? null : named('ABCE', a, ...base, e)
}

const isFraction = (node: Node, n: bigint, d: bigint): boolean => {
  const value = rational(node)
  return value?.n === n && value.d === d
}

/** "AQ = ½(AB + BC + CA)", "AQ = half the perimeter" */
function escribedHalf(question: Question): Letters | null {
  const [first, ...sides] = namesProved(question).filter((name) => name.length === 2)
  const isHalf =
    question.words.includes('half') ||
    question.facts.some((fact) => fact.kind === 'length' && fact.name === first && isFraction(fact.node, 1n, 2n))
  const triangle =
    question.facts.flatMap((fact) => (fact.kind === 'letter' && fact.name.length === 3 ? [fact.name] : []))[0] ?? 'ABC'
  const own = new Set([...triangle])
  const isWhole =
    sides.length === 0
      ? question.words.includes('perimeter')
      : sides.length === 3 &&
        new Set(sides.map(segment)).size === 3 &&
        sides.every((name) => [...name].every((at) => own.has(at)))
  const a = [...(first ?? '')].find((at) => own.has(at))
  const q = [...(first ?? '')].find((at) => !own.has(at))
  const [b, c] = [...triangle].filter((at) => at !== a)
  if (!isHalf || !isWhole || a === undefined || q === undefined || !b || !c) return null
  return q === 'Q' || q === 'R' ? named('ABC', a, b, c) : null
}

/** "AF + BD + CE = AE + BF + CD = ½ (perimeter)" */
function threeParts(question: Question): Letters | null {
  const names = namesProved(question)
    .filter((name) => name.length === 2)
    .map(segment)
  const [first, second] = [names.slice(0, 3), names.slice(3, 6)].map((half) => half.toSorted().join())
  const halves = [
    ['AF', 'BD', 'CE'],
    ['AE', 'BF', 'CD'],
  ].map((half) => half.join())
  return names.length === 6 && first !== second && halves.includes(first ?? '') && halves.includes(second ?? '')
    ? {}
    : null
}

const asks: ReadonlySet<string> = new Set(['prove', 'show', 'proof', 'establish', 'justify'])

function claimIn(question: Question, { needs, besides, letters }: Claimed) {
  const allowed = new Set(`${plain} ${besides}`.split(' '))
  const isThere = needs.every((one) => one.split('|').some((word) => question.words.includes(word)))
  if (!isThere) return null
  const others = question.facts.filter((fact) => fact.kind !== 'letter' && fact.kind !== 'number')
  const isSign = others.every((fact) =>
    fact.kind === 'unread' ? /^[+′']$/.test(fact.text) : /^(?:equation|angle|length)$/.test(fact.kind),
  )
  const found = letters ? (isSign ? letters(question) : null) : others.length === 0 ? {} : null
  if (!found) return null
  const said = question.items.filter(
    (item): item is Word => item.kind === 'word' && (allowed.has(item.text) || asks.has(item.text)),
  )
  return { letters: found, said }
}

/** "Prove that the parallelogram circumscribing a circle is a rhombus." */
export const circleProof = recogniser<{ readonly theorem: Theorem }>({
  id: 'proof-about-circles',
  solution,
  story: true,
  cues: ['tangent', 'tangents', 'circle', 'concentric', 'incircle'],
  examples: [
    'Prove that the tangent at any point of a circle is perpendicular to the radius through the point of contact.',
    'Prove that the lengths of tangents drawn from an external point to a circle are equal.',
    'Prove that the tangent drawn at the mid-point of an arc of a circle is parallel to the chord joining the end points of the arc.',
    'Prove that the line segment joining the points of contact of two parallel tangents of a circle passes through its centre.',
    'Prove that a diameter AB of a circle bisects all those chords which are parallel to the tangent at the point A.',
    'Prove that the centre of a circle touching two intersecting lines lies on the angle bisector of the lines.',
    'AB and CD are common tangents to two circles of unequal radii. Prove that AB = CD.',
    'Common tangents AB and CD to two circles intersect at E. Prove that AB = CD.',
    'Two circles touch each other externally at C. Prove that the common tangent at C bisects the other two common tangents.',
    'Two circles touch each other externally at P. AB is a common tangent to the circles, touching them at A and B. Prove that ∠APB = 90°.',
    'If a, b, c are the sides of a right triangle where c is the hypotenuse, prove that the radius r of the circle which touches the sides of the triangle is given by r = (a + b – c)/2.',
    'Let s denote the semi-perimeter of a triangle ABC in which BC = a, CA = b, AB = c. If a circle touches the sides BC, CA, AB at D, E, F, respectively, prove that BD = s – b.',
  ],
  refuses: [
    'If a, b, c are the sides of a right triangle where a is the hypotenuse, prove that the radius r of the circle which touches the sides of the triangle is given by r = (a + b – c)/2.',
    'Let s denote the semi-perimeter of a triangle ABC in which BC = a, CA = b, AB = c. If a circle touches the sides BC, CA, AB at D, E, F, respectively, prove that BD = s – a.',
    'Prove that the tangents at the ends of a diameter of a circle are perpendicular.',
    'A circle touches all four sides of a quadrilateral ABCD. Prove that AB + BC = CD + DA.',
    'PA and PB are tangents to a circle. Prove that PA = AB.',
    'Prove that a diameter AB of a circle bisects all those chords which are parallel to the tangent at the point C.',
    'Two circles touch each other externally at P. AB is a common tangent to the circles, touching them at A and B. Prove that ∠APB = 60°.',
    'AB and CD are common tangents to two circles of unequal radii. Prove that AC = BD.',
    'How do I prove that the tangents from an external point to a circle are equal?',
  ],
  read: (question) => {
    if (!question.words.some((word) => asks.has(word)) || question.words.includes('how')) return null
    // the statement as well: the theory has both
    if (question.words.includes('state') && question.facts.length === 0) return null
    const marks = phrase(question, '#m mark|marks')
    const numbers = question.facts.filter((fact) => fact.kind === 'number')
    const known = told(question, marks)
    const two = numbers.filter(({ value, unit }) => value.n === 2n && value.d === 1n && unit === '')
    if (numbers.some((fact) => !known.used.includes(fact) && !two.includes(fact))) return null
    for (const claim of claims) {
      const found = claimIn(question, claim)
      if (!found) continue
      const isOver = question.items.some(
        (item) =>
          item.kind === 'word' && !isFree(item.text) && !found.said.includes(item) && !known.said.includes(item),
      )
      if (isOver) continue
      return {
        given: { theorem: claim.theorem },
        used: question.facts.filter(
          (fact) => fact.kind !== 'number' || known.used.includes(fact) || two.includes(fact),
        ),
        said: [...found.said, ...known.said],
        letters: found.letters,
      }
    }
    return null
  },
  before: () => 'Hence ',
})
