import { pointsIn, pointWords } from './points'
import { cutTwoSides as solution, type CutTwoSides } from '../../../solutions/coordinate-geometry/cut-two-sides'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { equals, type Fraction } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** A point on a side, "AD : DB = 1 : 2": from which corner, to which. */
interface Cut {
  readonly point: string
  readonly from: string
  readonly to: string
}

/** "AD : DB" of the corners A and B. */
function cutOf(node: Node, corners: readonly string[]): Cut | null {
  if (node.kind !== 'binary' || node.operation !== '/') return null
  const { left, right } = node
  if (left.kind !== 'letter' || right.kind !== 'letter') return null
  const [from, to] = [left.name, right.name].map((name) => [...name].filter((letter) => corners.includes(letter)))
  const [point, ...more] = new Set([...`${left.name}${right.name}`].filter((letter) => !corners.includes(letter)))
  const isCut = left.name.length === 2 && right.name.length === 2 && from?.length === 1 && to?.length === 1
  return isCut && point !== undefined && more.length === 0 ? { point, from: from[0] ?? '', to: to[0] ?? '' } : null
}

interface Cuts {
  readonly cuts: readonly Cut[]
  readonly ratio: Fraction
  readonly used: readonly Fact[]
}

/** "AD : DB = AE : EC = 1 : 2", in one equation or in two. */
function cutsIn(question: Question, corners: readonly string[]): Cuts | null {
  const used = factsOf(question, 'equation')
  const cuts: Cut[] = []
  const values: Fraction[] = []
  for (const { sides, relation } of used) {
    const last = sides.at(-1)
    const value = last && relation === '=' ? rational(last) : null
    const found = sides.slice(0, -1).map((side) => cutOf(side, corners))
    if (!value || found.length === 0) return null
    for (const cut of found)
      if (cut) cuts.push(cut)
      else return null
    values.push(value)
  }
  const [ratio, ...others] = values
  return ratio && others.every((other) => equals(other, ratio)) ? { cuts, ratio, used } : null
}

/** "D divides AB and E divides AC, both in the ratio 1 : 2 counted from A" */
function dividesIn(question: Question): (Cuts & Pick<ReturnType<typeof told>, 'said'>) | null {
  const found = phrase(
    question,
    '@d:letter divides @s:letter @e:letter divides @t:letter both? ratio @r:ratio counted from @a:letter',
    '@d:letter divides @s:letter @e:letter divides @t:letter both? same? ratio @r:ratio from @a:letter',
  )
  if (!found) return null
  const { d, e, s, t, r, a } = found.facts
  const [m, n, ...more] = r.terms
  const cut = (point: string, side: string): Cut => ({ point, from: a.name, to: side.replace(a.name, '') })
  if (!m || !n || n.n === 0n || more.length > 0) return null
  const ratio: Fraction = { n: m.n * n.d, d: m.d * n.n }
  return { cuts: [cut(d.name, s.name), cut(e.name, t.name)], ratio, ...told(question, found) }
}

/** The corners with the common one first, or null. */
function cornersOf(points: readonly NamedPoint[], [one, two, ...more]: readonly Cut[]): CutTwoSides['corners'] | null {
  const at = (name: string | undefined) => points.find((point) => point.name === name)
  const [a, b, c] = [at(one?.from), at(one?.to), at(two?.to)]
  const isWhole = one?.from === two?.from && one?.point !== two?.point && new Set([a, b, c]).size === 3
  return a && b && c && isWhole && more.length === 0 ? [a, b, c] : null
}

export const cutTwoSides = recogniser<CutTwoSides>({
  id: 'two-sides-cut-in-one-ratio',
  solution,
  story: true,
  asPart: true,
  cues: ['#equation', 'divides'],
  words: [...pointWords, 'triangle', 'vertices', 'side', 'sides', 'divides', 'ratio', 'coordinates'],
  examples: [
    'The vertices of triangle ABC are A(-4, -6), B(5, 0) and C(-7, 6). The points D on AB and E on AC are such that AD : DB = AE : EC = 1 : 2. Find the coordinates of D and E.',
    'In triangle ABC with the vertices A(-4, -6), B(5, 0) and C(-7, 6), D divides AB and E divides AC, both in the ratio 1 : 2 counted from A. Find the ratio DE : BC.',
    'A(-4, 1), B(2, -8), C(8, -5) are vertices of triangle. AD : DB = 1 : 2 and AE : EC = 1 : 2. find D and E',
  ],
  refuses: [
    'The vertices of triangle ABC are A(-4, -6), B(5, 0) and C(-7, 6). The points D on AB and E on AC are such that AD : DB = AE : EC = 1 : 2. Find the area of triangle ADE.',
    'The vertices of triangle ABC are A(-4, -6), B(5, 0) and C(-7, 6). The points D on AB and E on AC are such that AD : DB = 1 : 2 and AE : EC = 2 : 1. Find the coordinates of D and E.',
    'The vertices of triangle ABC are A(-4, -6), B(5, 0) and C(-7, 6). The points D on AB and E on AC are such that AD : DB = AE : EC = 1 : 2. Find the ratio DE : AC.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const names = found?.points.map(({ name }) => name) ?? []
    const cuts = found && (cutsIn(question, names) ?? dividesIn(question))
    const corners = cuts && cornersOf(found.points, cuts.cuts)
    const [d = '', e = ''] = cuts?.cuts.map(({ point }) => point) ?? []
    if (!found || !cuts || !corners || names.length !== 3) return null
    const points = phrase(question, 'find|determine coordinates? point? @x:letter @y:letter')
    const ratio = phrase(question, 'find|determine ratio @x:letter @y:letter')
    const asked = points ?? ratio
    const [x, y] = [asked?.facts.x.name, asked?.facts.y.name]
    const isSide = (name: string | undefined, ends: string) => [...(name ?? '')].toSorted().join('') === ends
    const sideOf = (one: string, two: string) => [one, two].toSorted().join('')
    const isAsked = points
      ? x === d && y === e
      : isSide(x, sideOf(d, e)) && isSide(y, sideOf(corners[1].name, corners[2].name))
    if (!asked || !isAsked || (points && ratio)) return null
    const { used, said } = told(question, asked, phrase(question, 'both * ratio'), phrase(question, 'such that'))
    const known = [...names, d, e]
    const letters = factsOf(question, 'letter').filter(({ name }) =>
      [...name].every((letter) => known.includes(letter)),
    )
    const { n, d: bottom } = cuts.ratio
    return {
      given: {
        corners,
        names: [d, e],
        ratio: [
          { n, d: 1n },
          { n: bottom, d: 1n },
        ],
        asked: points ? 'points' : 'ratio',
      },
      used: [...found.used, ...cuts.used, ...used, ...letters],
      said,
    }
  },
})
