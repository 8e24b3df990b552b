import type { Fact, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { cornersOf, lengthsIn, namesOf, segment, type Lengths } from '../../question/segments'
import { sideOf } from './placed'
import type { Fraction } from '../../../maths/fraction'

type Letters = readonly [a: string, b: string, c: string, d: string, e: string]

export interface ParallelCut {
  /** D on AB and E on AC. */
  readonly letters: Letters
  /** AD, DB, AE and EC; null for what is not told. */
  readonly parts: readonly [Fraction | null, Fraction | null, Fraction | null, Fraction | null]
  readonly lengths: Lengths
  /** Segments that are named and told no length, besides the sides and the line. */
  readonly asked: readonly string[]
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** Words about a line that cuts two sides of a triangle. */
export const cutWords = [
  'triangle',
  'parallel',
  'line',
  'side',
  'sides',
  'point',
  'length',
  'respectively',
  'segment',
  'meets',
  'intersects',
  'intersect',
  'intersecting',
  'whole',
  'entire',
  'cuts',
  'lies',
  'lie',
] as const

const lines = ['@d:letter parallel side? @b:letter', 'parallel side? @b:letter'] as const

/** Lengths by the ends of their segments. */
interface Named {
  readonly of: ReadonlyMap<string, unknown>
  readonly used: readonly Fact[]
}

/** A line across a triangle, and what is told of it. */
export interface Cut {
  readonly letters: Letters
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** "DE ∥ BC" or "a line parallel to BC", with the points where it cuts the two other sides. */
export function cutIn(question: Question, lengths: Named | null): Cut | null {
  const both = phrase(question, lines[0])
  const found = both ?? phrase(question, lines[1])
  if (!found || !lengths || found.facts.b.name.length !== 2) return null
  const names = [...lengths.of.keys(), ...namesOf(question, 2).map(({ name }) => segment(name))]
  const [b, c] = found.facts.b.name
  const line = both ? both.facts.d.name : ''
  const triangle = cornersOf(question, 'triangle')
  const a =
    [...(triangle?.corners ?? '')].find((letter) => letter !== b && letter !== c) ??
    // the letter that both ends of the line are joined to
    [...new Set(names.join(''))].find(
      (letter) =>
        [...line].every((end) => names.includes(segment(`${letter}${end}`))) &&
        letter !== b &&
        letter !== c &&
        line.length === 2,
    ) ??
    // "D on AB, E on AC"
    [...(sideOf(question, line.charAt(0)) ?? '')].find(
      (letter) =>
        letter !== b &&
        letter !== c &&
        line.length === 2 &&
        sideOf(question, line.charAt(1))?.includes(letter) === true,
    )
  if (!a || !b || !c || (triangle && [a, b, c].some((letter) => !triangle.corners.includes(letter)))) return null
  const ends = [...new Set(names.join(''))].filter((letter) => ![a, b, c].includes(letter))
  const on = pointsOnSides(question, [a, b, c], ends, names)
  const [d, e] = on ?? []
  if (!d || !e || ends.length !== 2) return null
  if (line !== '' && ![d, e].every((end) => line.includes(end))) return null
  const letters = factsOf(question, 'letter').filter(({ name }) =>
    [...name.toUpperCase()].every((letter) => [a, b, c, d, e].includes(letter)),
  )
  const { used, said } = told(question, found)
  return {
    letters: [a, b, c, d, e],
    used: [...used, ...lengths.used, ...letters, ...(triangle ? [triangle.used] : [])],
    said,
  }
}

/** D on AB and E on AC: as the words say, "D on AB", or as the parts tell that are named. */
function pointsOnSides(
  question: Question,
  [a, b, c]: readonly [string, string, string],
  ends: readonly string[],
  names: readonly string[],
): readonly [string, string] | null {
  const isOn = (end: string, side: string) =>
    sideOf(question, end) === segment(side) ||
    // "meets AB at D"
    question.apart.some((item, at) => {
      const [next, third] = [question.apart[at + 1], question.apart[at + 2]]
      const isSide = item.kind === 'letter' && segment(item.name) === segment(side)
      return isSide && next?.kind === 'word' && next.text === 'at' && third?.kind === 'letter' && third.name === end
    })
  const onAB = ends.filter(
    (end) =>
      isOn(end, `${a}${b}`) ||
      (names.includes(segment(`${end}${b}`)) && !names.includes(segment(`${end}${c}`)) && !isOn(end, `${a}${c}`)),
  )
  const [d, ...more] = onAB
  const e = ends.find((end) => end !== d)
  return d && e && more.length === 0 ? [d, e] : null
}

/** "DE ∥ BC" or "a line parallel to BC", with the parts of the two other sides. */
export function parallelCutIn(question: Question): ParallelCut | null {
  const lengths = lengthsIn(question)
  const cut = cutIn(question, lengths)
  if (!cut || !lengths) return null
  const { used, said } = cut
  const [a, b, c, d, e] = cut.letters
  const places = [`${a}${d}`, `${d}${b}`, `${a}${e}`, `${e}${c}`].map(segment)
  if ([...lengths.of.keys()].some((name) => !places.includes(name))) return null
  const structure = [`${a}${b}`, `${a}${c}`, `${b}${c}`, `${d}${e}`].map(segment)
  const [ad = null, db = null, ae = null, ec = null] = places.map((name) => lengths.of.get(name) ?? null)
  return {
    letters: cut.letters,
    parts: [ad, db, ae, ec],
    lengths,
    asked: [...new Set(namesOf(question, 2).map(({ name }) => segment(name)))].filter(
      (name) => !structure.includes(name),
    ),
    used,
    said,
  }
}

/** The segment that is asked for: "find DE", "how long is DE"; else the last that is named without a length. */
export function askedSegment(question: Question): string | null {
  const found =
    phrase(question, 'find|determine|calculate length? side? @s:letter') ??
    phrase(question, 'long|length side? @s:letter') ??
    phrase(question, '@s:letter nikalo|batao|kya|kitna|kitni')
  const name = found?.facts.s.name ?? namesOf(question, 2).at(-1)?.name
  return name?.length === 2 ? name : null
}
