import { isAsserted } from './asserted'
import { inPlainWords } from './in-plain-words'
import { formulasIn } from '../stated-answer'
import { namesOf } from '../../prove/identity'
import { treeOf } from '../../prove/value-of-tex'
import { same, workedOut } from '../../prove/worked-out'

type Relation = 'intersecting' | 'parallel' | 'coincident'

/** What a text says of two lines, or of a pair of equations, and of which relations it is true. */
const claims: readonly (readonly [words: RegExp, of: readonly Relation[], name: string])[] = [
  [
    /\bparallel(?! to)\b|\bno (?:common )?(?:solutions?|point in common|common point)\b|\bwithout a solution\b|(?<!\bis )\bnever meet\b/i,
    ['parallel'],
    'parallel lines, no solution',
  ],
  [
    /\bcoincid(?:e|ent|ing)\b|\bthe same line\b|\binfinitely many\b|\bdependent\b/i,
    ['coincident'],
    'coincident lines, infinitely many solutions',
  ],
  [
    /\bintersect(?:s|ing)?\b(?! the [xy$]| (?:the )?ax[ei]s)|\b(?:an? |exactly )?(?:unique|only one|exactly one|one) (?:common )?(?:solution|point)\b|\bmeet (?:in|at) (?:one|a) point\b/i,
    ['intersecting'],
    'intersecting lines, one solution',
  ],
  [/(?<!\w)inconsistent\b/i, ['parallel'], 'an inconsistent pair'],
  [/(?<!\w)consistent\b/i, ['intersecting', 'coincident'], 'a consistent pair'],
]

const words: Readonly<Record<Relation, string>> = {
  intersecting: 'they intersect: one solution, consistent',
  parallel: 'they are parallel: no solution, inconsistent',
  coincident: 'they coincide: infinitely many solutions, consistent',
}

/** What a sentence says wrong of the two lines whose equations stand in it: "The lines $x + 2y = 4$ and $2x + 4y = 12$ coincide". */
export const pairFaults = (text: string): readonly string[] =>
  text.split(/(?<=[.!?:;])\s+/).flatMap((sentence) => {
    const plain = inPlainWords(sentence)
    const said = claims.filter(([claim]) => claim.test(plain))
    if (said.length === 0) return []
    const equations = formulasIn(sentence).flatMap((tex) => tex.split(/,\s|;|\\q?quad|\\text\{[^}]*\}/))
    const lines = equations.flatMap((tex) => lineOf(tex.trim()) ?? [])
    const [one, other] = lines
    const bare = said.reduce((so, [claim]) => so.replace(claim, ''), plain)
    if (!one || !other || lines.length !== 2 || equations.filter((tex) => tex.includes('=')).length !== 2) return []
    if (!isAsserted(bare)) return []
    const is = relationOf(one, other)
    // one equation written in two ways is no pair
    if (is === 'coincident' && rewritten.test(plain)) return []
    const wrong = said.filter(([, of]) => !of.includes(is))
    return wrong.length === said.length && wrong[0]
      ? [`these two lines are not "${wrong[0][2]}": ${words[is]}`]
      : meetingFaults(plain, one, other)
  })

const rewritten = /\b(?:gives?|get|that is|i\.e\.|becomes?|means|written|rewrite|or)\b/

/** ax + by = c. */
interface Line {
  readonly a: number
  readonly b: number
  readonly c: number
}

function lineOf(tex: string): Line | undefined {
  const [left, right, ...more] = tex.split('=')
  if (left === undefined || right === undefined || more.length > 0 || /\\(?:neq|le|ge)/.test(tex)) return undefined
  const trees = [treeOf(left), treeOf(right)]
  const [l, r] = trees
  if (!l || !r || ![...namesOf(l), ...namesOf(r)].every((name) => name === 'x' || name === 'y')) return undefined
  const at = (x: number, y: number): number => {
    const valueOf = (name: string) => (name === 'x' ? x : name === 'y' ? y : undefined)
    return workedOut(l, { valueOf }) - workedOut(r, { valueOf })
  }
  const c = -at(0, 0)
  const [a, b] = [at(1, 0) + c, at(0, 1) + c]
  const isLine = same(at(3, 7), 3 * a + 7 * b - c) && same(at(-2, 5), -2 * a + 5 * b - c)
  return isLine && (a !== 0 || b !== 0) && [a, b, c].every(Number.isFinite) ? { a, b, c } : undefined
}

function relationOf(one: Line, other: Line): Relation {
  if (!same(one.a * other.b, other.a * one.b)) return 'intersecting'
  return same(one.a * other.c, other.a * one.c) && same(one.b * other.c, other.b * one.c) ? 'coincident' : 'parallel'
}

/** "The lines x + y = 6 and x − y = 2 intersect at (4, 3)" */
function meetingFaults(plain: string, ...lines: readonly Line[]): readonly string[] {
  const [, x, y] =
    /\b(?:intersect|meet|cross) (?:at|in) (?:the point )?[A-Z]?\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/.exec(plain) ??
    []
  if (x === undefined || y === undefined) return []
  return lines.every(({ a, b, c }) => same(a * Number(x) + b * Number(y), c))
    ? []
    : [`(${x}, ${y}) does not lie on both lines`]
}
