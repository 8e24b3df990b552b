import { similarIn, similarWords } from './similar'
import { proportionIn, ratiosIn } from './true-proportion'
import {
  similarChoice as solution,
  similarClaims,
  type Claimed,
  type Given,
  type Statement,
} from '../../../solutions/triangles/similar-choice'
import type { Proportion } from '../../../solutions/triangles/true-proportion'
import type { Corners } from '../../../solutions/triangles/pieces/letters'
import { type Fact, type FactOf, isFact, isWord, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser, type Found } from '../../recogniser'

const nameOf = (node: Node | undefined): string => (node?.kind === 'letter' ? node.name : '')

interface Pair {
  readonly one: string
  readonly other: string
  readonly used: readonly Fact[]
}

/** "∠B = ∠D": behind each "angle" a name, or an equation of names. */
function anglePairs(items: readonly Item[]): readonly Pair[] {
  return items.flatMap((item, at): readonly Pair[] => {
    if (!isWord(item, /^angle$/)) return []
    const [next, equal, sign] = [items[at + 1], items[at + 2], items[at + 3]]
    if (next?.kind === 'equation' && next.relation === '=' && next.sides.length === 2) {
      const [one, other] = next.sides.map(nameOf)
      return one && other ? [{ one, other, used: [next] }] : []
    }
    const last = items[at + 4]
    const isPair = next?.kind === 'letter' && isWord(equal, /^(?:is|equals?)$/) && isWord(sign, /^angle$/)
    return isPair && last?.kind === 'letter' ? [{ one: next.name, other: last.name, used: [next, last] }] : []
  })
}

/** "B = D" among options that speak of angles. */
function pairOf(option: Question): Pair | null {
  const [fact, ...more] = option.apart
  if (fact?.kind !== 'equation' || fact.relation !== '=' || more.length > 0) return null
  const [one = '', other = '', ...rest] = fact.sides.map(nameOf)
  return rest.length === 0 && /^[A-Z]{2}$/.test(one + other) ? { one, other, used: [fact] } : null
}

/** What an option says, and nothing besides. */
function statementIn(
  option: Question,
  _: number,
  all: readonly Question[],
): { readonly statement: Statement; readonly used: readonly Fact[] } | null {
  const proportion = proportionIn(option)
  if (proportion)
    return { statement: { kind: 'proportion', proportion: proportion.proportion }, used: [proportion.fact] }
  const facts = option.apart.filter(isFact)
  if (option.words.some((word) => !/^(?:triangle|similar|angle|is|to)$/.test(word))) return null
  const [angle, ...more] = anglePairs(option.apart)
  if (angle && more.length === 0 && angle.used.length === facts.length)
    return { statement: { kind: 'angle', one: angle.one, other: angle.other }, used: angle.used }
  const short = all.some(({ words }) => words.includes('angle')) ? pairOf(option) : null
  if (short) return { statement: { kind: 'angle', one: short.one, other: short.other }, used: short.used }
  const similar = similarIn(option)
  return similar && facts.length === 2
    ? {
        statement: { kind: 'similar', one: similar.first.join(''), other: similar.second.join('') },
        used: similar.used,
      }
    : null
}

const common = (one: string, other: string): string => [...one].filter((letter) => other.includes(letter)).join('')

type Known = Pick<Given, 'first' | 'second' | 'by' | 'ratios'> & { readonly used: readonly Fact[] }

const cornersOf = (a = '', b = '', c = ''): Corners | null => (a && b && c ? [a, b, c] : null)

/** Corners from the ratios of sides: B lies between AB and BC. */
function fromRatios(ratios: Proportion, used: readonly Fact[]): Known | null {
  const [[a, p] = ['', ''], [b, q] = ['', ''], [c, r] = ['', ''], ...more] = ratios
  const [one, other] = [common(a, b), common(p, q)]
  if (one.length !== 1 || other.length !== 1 || more.length > 0 || ratios.length < 2) return null
  const corners = ([x, y]: readonly [string, string], between: string) =>
    cornersOf(x.replace(between, ''), between, y.replace(between, ''))
  const [first, second] = [corners([a, b], one), corners([p, q], other)]
  if (!first || !second || [first, second].some((all) => all.some((each) => each.length !== 1))) return null
  const closes = (corners: Corners, name: string) => [corners[0], corners[2]].every((each) => name.includes(each))
  const isWhole = ratios.length === 3 && closes(first, c) && closes(second, r)
  if (ratios.length === 3 && !isWhole) return null
  return { first, second, by: isWhole ? 'three ratios' : 'two ratios', ratios, used }
}

/** Corners from two pairs of equal angles: "in triangles DEF and PQR, ∠D = ∠Q and ∠R = ∠E". */
function fromAngles(question: Question): Known | null {
  const named = phrase(question, 'triangles|triangle @a:letter triangle? @b:letter')
  const [first, second] = [named?.facts.a.name ?? '', named?.facts.b.name ?? '']
  const pairs = anglePairs(question.apart)
  const used = pairs.flatMap((pair) => pair.used)
  if (!named || first.length !== 3 || second.length !== 3 || pairs.length !== 2) return null
  const others = question.facts.filter(
    (fact) => !used.includes(fact) && fact !== named.facts.a && fact !== named.facts.b,
  )
  const partners = new Map(
    pairs.flatMap(({ one, other }) =>
      first.includes(one) && second.includes(other)
        ? [[one, other] as const]
        : first.includes(other) && second.includes(one)
          ? [[other, one] as const]
          : [],
    ),
  )
  const [rest = ''] = [...first].filter((corner) => !partners.has(corner))
  const [left = ''] = [...second].filter((corner) => ![...partners.values()].includes(corner))
  if (others.length > 0 || partners.size !== 2 || new Set(partners.values()).size !== 2) return null
  const corners = [...first].map((corner) => partners.get(corner) ?? (corner === rest ? left : ''))
  const [own, theirs] = [cornersOf(...first), cornersOf(...corners)]
  return (
    own &&
    theirs && { first: own, second: theirs, by: 'angles', ratios: [], used: [...used, named.facts.a, named.facts.b] }
  )
}

/** Which corners correspond, from what is told. */
function knownIn(question: Question): Known | null {
  const similar = similarIn(question)
  const byAngles = similar ? null : fromAngles(question)
  if (byAngles) return byAngles
  if (similar) return { ...similar, by: 'told', ratios: [] }
  const equations = factsOf(question, 'equation')
  const ratioEquations = equations.flatMap((equation) => {
    const ratios = equation.sides.map((node) =>
      node.kind === 'binary' && node.operation === '/' ? ([nameOf(node.left), nameOf(node.right)] as const) : null,
    )
    const all = ratios.filter((ratio) => ratio !== null)
    return all.length === ratios.length && all.flat().every((name) => /^[A-Z]{2}$/.test(name))
      ? [{ equation, all }]
      : []
  })
  const [only, ...more] = ratioEquations
  const others = factsOf(question, 'length').length + factsOf(question, 'number').length
  if (!only || more.length > 0 || equations.length > 1 || others > 0) return null
  return fromRatios(only.all, [only.equation])
}

/** Whether a true option is asked or a false one; null where neither is. */
function wantedIn(question: Question, by: Known['by']): boolean | null {
  if (
    phrase(
      question,
      'which|choose|select|identify * not|never|incorrectly',
      'which|choose|select|identify * false|wrong|incorrect',
      'not true|correct',
    )
  )
    return false
  if (question.words.includes('not')) return null
  return (by !== 'told' && by !== 'angles') ||
    phrase(question, 'which|choose|select|identify|then', 'true|correct|right')
    ? true
    : null
}

export const similarChoice = recogniser<Given>({
  id: 'statement-about-similar-triangles',
  solution,
  last: true,
  chooses: true,
  cues: ['similar', 'similarity', 'triangles', 'triangle'],
  words: [
    ...similarWords,
    ...[
      'if',
      'sas',
      'sss',
      'similarity',
      'criterion',
      'condition',
      'which',
      'statement',
      'one',
      'statements',
      'relation',
      'proportion',
      'true',
      'correct',
    ],
    ...[
      'right',
      'not',
      'never',
      'false',
      'wrong',
      'incorrect',
      'option',
      'choose',
      'then',
      'when',
      'makes',
      'make',
      'made',
      'by',
      'following',
      'ratio',
    ],
  ],
  examples: [
    'In △ABC and △PQR, AB/PQ = AC/PR. The two triangles will be similar by SAS if\n(a) ∠B = ∠Q\n(b) ∠A = ∠P\n(c) ∠C = ∠R\n(d) ∠A = ∠Q',
    'If in two triangles ABC and PQR, AB/QR = BC/PR = CA/PQ then\n(a) ΔPQR ~ ΔCAB\n(b) ΔPQR ~ ΔABC\n(c) ΔCBA ~ ΔPQR\n(d) ΔBCA ~ ΔPQR',
    'In triangles ABC and PQR, ∠A = ∠R and ∠Q = ∠B. Which is not true?\n(a) AB/RQ = BC/QP\n(b) AB/PQ = BC/RP\n(c) AC/RP = AB/RQ\n(d) BC/QP = AC/RP',
    'ΔPQR ~ ΔXYZ. Which of these is not true?\n(a) PQ/XY = QR/YZ\n(b) ∠P = ∠X\n(c) PR/XZ = PQ/YZ\n(d) QR/YZ = PR/XZ',
    'If triangle ABC ~ triangle QRP then which is true\n(a) ∠A = ∠R\n(b) ∠B = ∠R\n(c) ∠C = ∠Q\n(d) ∠B = ∠P',
  ],
  refuses: [
    'In △ABC and △PQR, AB/PQ = AC/PR. The two triangles will be congruent if\n(a) ∠B = ∠Q\n(b) ∠A = ∠P\n(c) ∠C = ∠R\n(d) ∠A = ∠Q',
    'In △ABC and △PQR, AB/PQ = AC/QR = 2. The two triangles will be similar by SAS if\n(a) ∠B = ∠Q\n(b) ∠A = ∠P',
    'ΔPQR ~ ΔXYZ. Which of these is not true?\n(a) PQ/XY = QR/YZ\n(b) ∠P = 50°\n(c) PR/XZ = PQ/YZ\n(d) QR/YZ = PR/XZ',
    'ΔPQR and ΔXYZ are not similar. Which of these is true?\n(a) PQ/XY = QR/YZ\n(b) ∠P = ∠X\n(c) PR/XZ = PQ/YZ',
  ],
  read: (question) => readIn(question),
})

function readIn(question: Question): Found<Given> | null {
  const read = question.options.map(statementIn)
  const statements = read.flatMap((one) => (one ? [one] : []))
  const known = knownIn(question)
  const wanted = known && wantedIn(question, known.by)
  if (!known || wanted === null || statements.length < 2 || statements.length !== question.options.length) return null
  const { first, second, by, ratios } = known
  // two ratios need an angle, three tell the triangles
  const isOfAngles = statements.every(({ statement }) => statement.kind === 'angle')
  if (by === 'two ratios' && (!isOfAngles || !wanted || !question.words.some((word) => /^similar/.test(word))))
    return null
  if (first.some((letter) => second.includes(letter))) return null
  const own = [first, second].map((corners) => corners.toSorted().join(''))
  const names = factsOf(question, 'letter').filter((fact): fact is FactOf<'letter'> =>
    own.includes([...fact.name].toSorted().join('')),
  )
  // "similar by SAS if"
  const called = by === 'two ratios' ? 'SAS' : 'SSS'
  return {
    given: { first, second, by, ratios, options: statements.map(({ statement }) => statement), wanted },
    used: [
      ...known.used,
      ...names,
      ...factsOf(question, 'letter').filter(({ name }) => name === called),
      ...statements.flatMap(({ used }) => used),
    ],
  }
}

/** "△DEF ∼ △RPQ. Is it true to say that ∠D = ∠R and ∠F = ∠P?" */
export const similarTrue = recogniser<Claimed>({
  id: 'true-of-similar-triangles',
  solution: similarClaims,
  last: true,
  cues: ['similar'],
  words: [
    ...similarWords,
    'if',
    'given',
    'then',
    'true',
    'correct',
    'say',
    'whether',
    'check',
    'that',
    'statement',
    'following',
  ],
  examples: [
    'It is given that ΔDEF ~ ΔRPQ. Is it true to say that ∠D = ∠R and ∠F = ∠P?',
    'If △ABC ~ △QRP, is it true that AB/QR = BC/RP?',
    'triangle ABC ~ triangle PQR. is angle A = angle P',
    'ΔABC ~ ΔDFE hai. kya angle B = angle F hai?',
  ],
  refuses: [
    'It is given that ΔDEF ~ ΔRPQ. Is it true to say that ∠D = ∠R and DE = RP?',
    'It is given that ΔDEF ~ ΔRPQ and ∠D = ∠R. Find ∠F.',
    'ΔDEF is not similar to ΔRPQ. Is it true to say that ∠D = ∠R?',
    'If ∠D = ∠R and ∠F = ∠P, is ΔDEF ~ ΔRPQ?',
  ],
  read: (question) => {
    const { apart } = question
    const similar = similarIn(question)
    const angles = anglePairs(apart)
    const ratios = factsOf(question, 'equation').flatMap((fact) => {
      const proportion = ratiosIn(fact)
      return proportion ? [{ proportion, fact }] : []
    })
    const used = [...angles.flatMap((pair) => pair.used), ...ratios.map(({ fact }) => fact)]
    const at = apart.findIndex((item) => isFact(item) && used.includes(item))
    const asks = apart.findLastIndex(
      (item) => isWord(item, /^(?:is|are|kya|whether|check)$/) && apart.indexOf(item) < at,
    )
    const told = apart.findLastIndex((item) => isFact(item) && similar?.used.includes(item) === true)
    if (!similar || used.length === 0 || asks < told || question.options.length > 0) return null
    if (question.words.some((word) => /^(?:not|find|which|prove|show)$/.test(word))) return null
    return {
      given: {
        first: similar.first,
        second: similar.second,
        by: 'told',
        ratios: [],
        claims: [
          ...angles.map(({ one, other }) => ({ kind: 'angle' as const, one, other })),
          ...ratios.map(({ proportion }) => ({ kind: 'proportion' as const, proportion })),
        ],
      },
      used: [...similar.used, ...used],
      said: similar.said,
    }
  },
  before: () => '',
})
