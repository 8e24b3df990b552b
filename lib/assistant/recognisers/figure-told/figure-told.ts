import type { Fact } from '../../../solutions/pieces/figure/expanded'
import { equationOf, factOf } from '../../../solutions/pieces/figure/quantities'
import { Equations } from './equations'
import { measuresAt } from './measures'
import { isIdle, patternAt } from './pattern'
import { isWord, type Piece } from './pieces'
import { rules, type Figure } from './rules'

const isBetween = (piece: Piece | undefined): boolean =>
  piece?.kind === 'name' || isWord(piece, 'and') || (piece?.kind === 'sign' && piece.text === ',')

/** The triangles and polygons that are named, angles left out. */
const cornersIn = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece, at) => {
    if (piece.kind !== 'name' || piece.text.length < 3) return []
    let before = at - 1
    while (isBetween(pieces[before])) before--
    const isAngle = isWord(pieces[at - 1], 'angle', 'angles') || isWord(pieces[before], 'angles')
    return isAngle ? [] : [piece.text]
  })

/** The figure of a whole question: its corners are named in one place and used in another. */
export function figureOf(pieces: readonly Piece[]): Figure {
  const corners = [...new Set(cornersIn(pieces))]
  const angles = (corner: string): readonly string[] => {
    const holding = corners.filter((name) => name.includes(corner))
    return [
      ...new Set(
        holding.map((name) => {
          const at = name.indexOf(corner)
          const ends = [
            name.charAt((at + name.length - 1) % name.length),
            name.charAt((at + 1) % name.length),
          ].toSorted()
          return `${ends[0] ?? ''}${corner}${ends[1] ?? ''}`
        }),
      ),
    ]
  }
  // "in triangle ABC, ∠A = 90° ... prove that ABD ~ CAD": of the triangle that is told
  const told = cornersIn(
    pieces.slice(
      0,
      pieces.findIndex((piece) => isWord(piece, 'prove', 'show')),
    ),
  )
  const angle = (corner: string): string => {
    const [only = corner, ...more] = angles(corner)
    const [own = '', ...others] = [...new Set(told)].filter((name) => name.length === 3 && name.includes(corner))
    if (more.length === 0) return only
    const [from = '', to = ''] = [...own].filter((one) => one !== corner).toSorted()
    return own !== '' && others.length === 0 ? `${from}${corner}${to}` : corner
  }
  const across = (line: string) => {
    for (const triangle of corners.filter((name) => name.length === 3)) {
      const [vertex, ...more] = [...line].filter((letter) => triangle.includes(letter))
      if (vertex === undefined || more.length > 0) continue
      return { foot: line.replace(vertex, ''), side: triangle.replace(vertex, '') }
    }
    return null
  }
  return { corners, angle, angles, across }
}

/** What stands there of a figure; null where anything is not understood. */
export function figureTold(pieces: readonly Piece[], figure: Figure): readonly Fact[] | null {
  const facts: Fact[] = []
  const equations = new Equations(pieces, figure.angle)
  for (let at = 0; at < pieces.length;) {
    const measured = measuresAt(pieces, at)
    if (measured) {
      facts.push(...measured.facts.map((fact) => (fact.startsWith('eq ') ? factOf(equationOf(fact.slice(3))) : fact)))
      at = measured.next
      continue
    }
    const found = equations.at(at)
    if (found) {
      facts.push(...found.sums.map(factOf))
      at = found.next
      continue
    }
    const bounded = boundAt(pieces, at)
    if (bounded) {
      facts.push(bounded.fact)
      at = bounded.next
      continue
    }
    const next = ruleAt(pieces, at, figure, facts)
    if (next !== null) at = next
    else if (isIdle(pieces[at]) || isAngleOnly(pieces, at)) at++
    else return null
  }
  return withFeet(facts, cornersIn(pieces))
}

/** "∠ABC > 90°": acute or obtuse. */
function boundAt(pieces: readonly Piece[], at: number): { readonly fact: Fact; readonly next: number } | null {
  const [angle, name, sign, value, degree] = pieces.slice(at, at + 5)
  const isBound = sign?.kind === 'sign' && (sign.text === '>' || sign.text === '<')
  if (!isWord(angle, 'angle') || name?.kind !== 'name' || !isBound || value?.kind !== 'number' || value.value.n !== 90n)
    return null
  return {
    fact: `${sign.text === '>' ? 'obtuse' : 'acute'} ${name.text}`,
    next: degree?.kind === 'sign' && degree.text === '°' ? at + 5 : at + 4,
  }
}

/** The foot of a perpendicular whose place is not told lies on the line that it is drawn to. */
function withFeet(facts: readonly Fact[], corners: readonly string[]): readonly Fact[] {
  const placed = new Set(facts.flatMap((fact) => (fact.startsWith('on ') ? [fact.charAt(3)] : [])))
  const isCorner = (point: string) => corners.some((name) => name.includes(point))
  return facts.flatMap((fact) => {
    const [kind, line = '', side = ''] = fact.split(' ')
    const [from = '', foot = ''] = line
    const isFree = kind === 'perp' && ![...line].some((point) => side.includes(point)) && !placed.has(foot)
    const isOfFigure = corners.length === 0 || (isCorner(side.charAt(0)) && isCorner(side.charAt(1)))
    if (!isFree || isCorner(foot) || !isOfFigure) return [fact]
    placed.add(foot)
    return from === foot ? [fact] : [fact, `on ${foot} ${side}`]
  })
}

interface Ruled {
  readonly next: number
  readonly told: readonly Fact[]
}

/** The rule that takes the most from there on. */
function bestRule(pieces: readonly Piece[], at: number, figure: Figure): Ruled | null {
  let best: Ruled | null = null
  for (const { pattern, tells } of rules) {
    for (const { names, next } of patternAt(pieces, at, pattern)) {
      if (best && next <= best.next) continue
      const told = tells(names, figure)
      if (told) best = { next, told }
    }
  }
  return best
}

/** As it stands, or behind a word that only says what is named: "side AD ko E tak badhaya". */
function ruleAt(pieces: readonly Piece[], at: number, figure: Figure, facts: Fact[]): number | null {
  const own = bestRule(pieces, at, figure)
  const behind = isWord(pieces[at], ...kindsOfLines) ? bestRule(pieces, at + 1, figure) : null
  const best = behind && behind.next > (own?.next ?? 0) ? behind : own
  if (!best) return null
  facts.push(...best.told)
  return best.next
}
const kindsOfLines = ['line', 'lines', 'segment', 'segments', 'side', 'sides', 'diagonal']

/** Words of the kind that names follow, and that say nothing without them. */
const isAngleOnly = (pieces: readonly Piece[], at: number): boolean =>
  isWord(
    pieces[at],
    'triangle',
    'triangles',
    'quadrilateral',
    'quad',
    'circle',
    'tangent',
    'tangents',
    'point',
    'points',
    'external',
    'figure',
    'corresponding',
    'acute',
    'right',
    'angled',
    'diagonals',
    'diagonal',
    'using',
    'similarity',
    'theorem',
    'bpt',
    'basic',
    'proportionality',
    'criterion',
    'outside',
  )
