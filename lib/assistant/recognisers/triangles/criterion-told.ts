import type { Given } from '../../../solutions/triangles/criterion'
import { type Fact, type FactOf, isWord } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { anglesIn, lengthsIn, segment } from '../../question/segments'
import type { Node } from '../../question/reading'
import { divide, equals, toTex } from '../../../maths'

interface Told {
  readonly given: Given
  readonly used: readonly Fact[]
}

const nameOf = (node: Node | undefined): string => (node?.kind === 'letter' ? node.name : '')
const isIn = (name: string, corners: string): boolean => [...name].every((letter) => corners.includes(letter))
const common = (names: readonly string[]): string =>
  [...(names[0] ?? '')].filter((letter) => names.every((name) => name.includes(letter))).join('')

/** "AB/PQ = AC/PR": each ratio with a side of the first triangle above. */
function ratiosIn({ sides, relation }: FactOf<'equation'>, one: string, two: string) {
  const ratios = sides.map((node) => {
    if (node.kind !== 'binary' || node.operation !== '/') return null
    const [top, bottom] = [nameOf(node.left), nameOf(node.right)]
    if (top.length !== 2 || bottom.length !== 2) return null
    if (isIn(top, one) && isIn(bottom, two)) return [top, bottom] as const
    return isIn(top, two) && isIn(bottom, one) ? ([bottom, top] as const) : null
  })
  const all = ratios.filter((ratio) => ratio !== null)
  return relation === '=' && all.length === ratios.length && all.length > 1 ? all : null
}

/** "Is △QPR ~ △TSM?": which corners are said to correspond; "similar to" says no order. */
export function saidInOrder(question: Question): readonly [string, string] | null {
  const found = phrase(question, '@a:letter similar triangle? @b:letter')
  const at = question.apart.findIndex((item) => found?.taken.includes(item) === true && isWord(item, /^similar$/))
  const [one = '', two = ''] = found ? [found.facts.a.name, found.facts.b.name] : []
  return one.length === 3 && two.length === 3 && !isWord(question.apart[at + 1], /^to$/) ? [one, two] : null
}

/** Two triangles that equal ratios and equal angles show to be similar: "∠A = ∠P and AB/PQ = AC/PR". */
export function relationsIn(question: Question, [one = '', two = '']: readonly string[]): Told | null {
  const [lengths, angles] = [lengthsIn(question), anglesIn(question)]
  const names = factsOf(question, 'letter').filter(({ name }) => name === one || name === two)
  if (one === '' || two === '' || !lengths || !angles) return null
  const shared = common([one, two])
  if (shared.length === 1) return crossing(question, one, two, shared, names)
  if (shared.length > 0 || lengths.of.size > 0) return null
  const equations = factsOf(question, 'equation')
  const ratios = equations.flatMap((equation) => ratiosIn(equation, one, two) ?? [])
  const pairs: (readonly [string, string])[] = []
  for (const equation of equations) {
    if (ratiosIn(equation, one, two)) continue
    const [a, b, ...more] = equation.sides.map(nameOf)
    const [mine, theirs] = a && isIn(a, one) ? [a, b] : [b, a]
    if (equation.relation !== '=' || more.length > 0 || mine?.length !== 1 || theirs?.length !== 1) return null
    if (!isIn(mine, one) || !isIn(theirs, two)) return null
    pairs.push([mine, theirs])
  }
  const told = [...angles.of]
  for (const [name, size] of told.filter(([each]) => isIn(each, one))) {
    const [other, ...more] = told.filter(([each, value]) => isIn(each, two) && equals(value, size))
    if (!other || more.length > 0 || name.length !== 1 || other[0].length !== 1) return null
    pairs.push([name, other[0]])
  }
  // "is △DEF ~ △RPQ?", with ∠F = ∠P: the corners would not be in this order
  const ordered = saidInOrder(question)
  const at = (corner: string) => ordered?.map((name) => name.indexOf(corner)).find((place) => place >= 0)
  if (ordered && !asksProof(question) && pairs.some(([a, b]) => at(a) !== at(b))) return null
  if (angles.of.size > 0 && told.length !== 2 * told.filter(([each]) => isIn(each, one)).length) return null
  const used = [...equations, ...angles.used, ...names]
  const angleLine = ([a, b]: readonly [string, string]) => `$\\angle ${a} = \\angle ${b}$ (given)`
  const ratioLine = `$${ratios.map(([top, bottom]) => `\\frac{${top}}{${bottom}}`).join(' = ')}$ (given)`
  const [tops, bottoms] = [ratios.map(([top]) => segment(top)), ratios.map(([, bottom]) => segment(bottom))]
  if (new Set(tops).size < ratios.length || new Set(bottoms).size < ratios.length) return null
  const [first, second, ...others] = pairs
  const order = asksOrder(question) ? { order: inOrder(one, two, pairs, ratios) } : {}
  if (ratios.length === 3 && !first) return { given: { by: 'told', lines: [ratioLine], name: 'SSS', ...order }, used }
  if (ratios.length === 2 && first && !second) {
    const isBetween = common(tops) === first[0] && common(bottoms) === first[1]
    const lines = [ratioLine, `${angleLine(first)}, the angles between these sides`]
    return isBetween ? { given: { by: 'told', lines, name: 'SAS', ...order }, used } : null
  }
  return ratios.length === 0 &&
    first &&
    second &&
    others.length === 0 &&
    first[0] !== second[0] &&
    first[1] !== second[1]
    ? { given: { by: 'told', lines: [angleLine(first), angleLine(second)], name: 'AA', ...order }, used }
    : null
}

/** "△ABC is similar to which triangle?", "△ABC ~ △____" */
const asksOrder = (question: Question): boolean =>
  phrase(
    question,
    'similar which triangle',
    'which|name|write triangle similar',
    'write correct? correspondence',
    'symbolic form',
  ) !== null || /(?:^| )(?:similar triangle|write (?:the )?(?:correct )?similarity)$/.test(question.words.join(' '))

/** "△ABC ~ △QRP": by the equal angles, and the sides that stand above each other. */
function inOrder(
  one: string,
  two: string,
  pairs: readonly (readonly [string, string])[],
  ratios: readonly (readonly [string, string])[],
): string {
  const opposite = (side: string, corners: string) => [...corners].filter((corner) => !side.includes(corner)).join('')
  const known = new Map([
    ...pairs,
    ...ratios.map(([top, bottom]) => [opposite(top, one), opposite(bottom, two)] as const),
  ])
  const left = [...two].filter((corner) => ![...known.values()].includes(corner))
  return `△${one} ~ △${[...one].map((corner) => known.get(corner) ?? left.join('')).join('')}`
}

/** The corners of two triangles that only their sides name: "AB/DE = AC/DF". */
export function cornersOfRatios(question: Question): readonly string[] {
  const names = factsOf(question, 'equation').flatMap(({ sides }) =>
    sides.flatMap((node) =>
      node.kind === 'binary' && node.operation === '/' ? [[nameOf(node.left), nameOf(node.right)] as const] : [],
    ),
  )
  const corners = [0, 1].map((at) => [...new Set(names.flatMap((pair) => [...(pair[at] ?? '')]))].toSorted().join(''))
  return corners.every((name) => /^[A-Z]{3}$/.test(name)) ? corners : []
}

export const asksProof = ({ words }: Question): boolean => words.some((word) => /^(?:prove|show)$/.test(word))

/** AB and CD of AOB and COD: the angles at A and C are alternate angles. */
const parallelLines = ([[a, c] = ['', ''], [b, d] = ['', '']]: readonly (readonly [string, string])[], o: string) => [
  `Then $\\angle ${o}${a}${b} = \\angle ${o}${c}${d}$. These are alternate angles for the transversal $${a}${c}$, so $${a}${b} \\parallel ${c}${d}$.`,
]

/** Segments that cross at O, with the four parts: AOC and BOD in the order in which they are named. */
function crossing(question: Question, one: string, two: string, o: string, names: readonly Fact[]): Told | null {
  const lengths = lengthsIn(question)
  const all = factsOf(question, 'letter').filter(({ name }) => name.length === 2)
  const outer = all.filter(({ name }) => [one, two].some((corners) => isIn(name, corners.replace(o, ''))))
  const lines = all.filter((fact) => !outer.includes(fact))
  const isParallel = question.words.includes('parallel')
  if (isParallel ? outer.length !== 2 || outer[0]?.name === outer[1]?.name : outer.length > 0) return null
  const points = factsOf(question, 'letter').filter(({ name }) => name === o)
  const place = one.indexOf(o)
  const crosses = question.words.some((word) => /^(?:intersect|intersects|cross|crosses|meet|meets|cut)$/.test(word))
  if (!lengths || lengths.of.size !== 4 || two.indexOf(o) !== place || !crosses || lines.length !== 2) return null
  const parts = [0, 1, 2].filter((at) => at !== place).map((at) => [one.charAt(at), two.charAt(at)] as const)
  if (!parts.every((ends) => lines.some(({ name }) => segment(name) === segment(ends.join(''))))) return null
  const ratios = parts.flatMap(([a, b]) => {
    const [p, q] = [lengths.of.get(segment(a + o)), lengths.of.get(segment(b + o))]
    return p && q && q.n > 0n
      ? [{ text: `\\frac{${a}${o}}{${b}${o}} = ${toTex(divide(p, q))}`, value: divide(p, q) }]
      : []
  })
  const [p, q] = ratios
  if (!p || !q || !equals(p.value, q.value)) return null
  return {
    given: {
      by: 'told',
      lines: [
        `$\\angle ${one.charAt((place + 2) % 3)}${o}${one.charAt((place + 1) % 3)} = \\angle ${two.charAt((place + 2) % 3)}${o}${two.charAt((place + 1) % 3)}$ (vertically opposite)`,
        `$${p.text}$ and $${q.text}$: the sides about these angles are in one ratio.`,
      ],
      name: 'SAS',
      ...(asksProof(question) && { proves: isParallel ? parallelLines(parts, o) : [] }),
    },
    used: [...lengths.used, ...names, ...all, ...points],
  }
}
