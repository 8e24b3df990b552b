import { linesOf, withLine, withSide, type Changed } from './with-line'
import { changedNumber, type Place } from './places'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'
import type { Line } from '@/lib/solutions/line'
import { keyParts } from '../key-parts'
import { placeOf } from '../set-claims'

/** A place in a text, or in a side of a claim of it. */
interface Spot {
  readonly line: number
  readonly text: string
  readonly place: Place
  readonly claim?: number
  readonly side?: number
}

/** A fault in a line, and not in the last one. */
export function inStep(
  problem: Problem,
  random: Random,
  places: (text: string) => readonly Place[],
  change: (text: string, place: Place) => string | null,
): Changed | null {
  const lines = linesOf(problem).slice(0, -1)
  const all = lines.flatMap((one, line) => spotsIn(one, line, places))
  if (all.length === 0) return null
  const { text, line, place, claim, side } = random.pick(all)
  const changed = change(text, place)
  const old = lines[line]
  if (changed === null || !old) return null
  return withLine(problem, line, claim === undefined ? { ...old, text: changed } : withSide(old, claim, side, changed))
}

/** The places of a line: in the sides of its claims, and in what its text says besides. */
function spotsIn(line: Line, index: number, places: (text: string) => readonly Place[]): readonly Spot[] {
  const { text, claim: claims = [] } = line
  const claimed = claims.flatMap(({ sides, relations = ['='] }, claim) =>
    (relations.includes('=') || relations.includes('≈') ? sides : []).flatMap((tex, side) => {
      // In a formula that claims an equality, as every side of a claim does.
      const [head, tail] = ['$', ' = \\square$']
      return places(`${head}${tex}${tail}`)
        .filter(({ at }) => at <= tex.length)
        .map((place) => ({ line: index, text: tex, place: { ...place, at: place.at - head.length }, claim, side }))
    }),
  )
  const ranges = claims.flatMap((claim) => placeOf(text, claim) ?? [])
  const besides = places(text).filter(({ at }) => !ranges.some(({ from, to }) => from <= at && at < to))
  return [...claimed, ...besides.map((place) => ({ line: index, text, place }))]
}

/** Another number in the key, where a last line states it. */
export function inLastLine(problem: Problem, random: Random): Changed | null {
  const { part, to } = random.pick(keyParts(problem))
  const line = part.steps.at(-1)
  const key = new Set(part.rule.expected.match(/\d+(?:\.\d+)?/g) ?? [])
  const places = (text: string) =>
    [...text.matchAll(/\d+(?:\.\d+)?/g)]
      .map(({ index, 0: digits }) => ({ at: index, text: digits }))
      .filter((place) => key.has(place.text))
  const spots = line ? spotsIn(line, to - 1, places) : []
  if (!line || spots.length === 0) return null
  const { text, place, claim, side } = random.pick(spots)
  const changed = changedNumber(text, place, random)
  return withLine(
    problem,
    to - 1,
    claim === undefined ? { ...line, text: changed } : withSide(line, claim, side, changed),
  )
}
