import type { SceneText } from './scene-text'
import { sightsIn, type Sight } from './sights'
import { thingOf, toldLengths, type Direction, type Place, type ToldLengths } from './told-lengths'
import { known, less, single, sumOf, times, type Linear } from '../../../solutions/trigonometry/pieces/linear'
import type { AskedLength, SightsTold, Tie } from '../../../solutions/trigonometry/sights-told'
import { twoTerm, type TwoTerm } from '../../../solutions/trigonometry/pieces/two-term'

const zero = known(twoTerm(0, 0))

/** The scene that a question tells, in letters; null where something of it is not understood. */
export function sceneOf(text: SceneText): SightsTold | null {
  const told = toldLengths(text)
  const sights = told && sightsIn(told.signs, text)
  if (!told || !sights || sights.length === 0 || told.asks.length === 0) return null
  return withLetters(text, told, sights)
}

/** The point that is meant where none is named: the only one that sees or is seen from the ground. */
function lonePoint(sights: readonly Sight[]): Place | null {
  const points = new Set(sights.flatMap(({ from, to }) => [from, to]).filter((place) => /^[PA]/.test(place)))
  const [only, ...more] = points
  return only !== undefined && more.length === 0 ? only : null
}

function withLetters(text: SceneText, told: ToldLengths, sights: readonly Sight[]): SightsTold | null {
  const { heights, spans, on, move, asks, flags } = told
  const letters = new Map<string, string>()
  const ties: Tie[] = []
  const nameOf = (thing: string): string => {
    const index = Number(thing.slice(1)) % 100
    const noun = text.things[index]?.noun ?? 'point'
    if (Number(thing.slice(1)) >= 97 && Number(thing.slice(1)) < 100) return 'the point'
    return Number(thing.slice(1)) >= 100
      ? `the second ${noun}`
      : text.pairs.has(index)
        ? `the first ${noun}`
        : `the ${noun}`
  }
  const letterFor = (name: string, from: readonly string[]): Linear | null => {
    const letter = from.find((one) => !letters.has(one))
    if (letter === undefined) return null
    letters.set(letter, name)
    return single(letter)
  }
  if (flags.has('equal') && flags.has('same') && !flags.has('opposite')) return null
  let isBad = false
  const used = new Set<string>()

  // heights
  const lengths = new Map<string, Linear>()
  const hasMoved = move !== null
  const mover = hasMoved ? moverOf(sights) : null
  const ownHeight = (thing: string): Linear => {
    used.add(thing)
    const twin = flags.has('equal') && Number(thing.slice(1)) >= 100 ? `U${Number(thing.slice(1)) - 100}` : thing
    const before = lengths.get(twin)
    if (before) return before
    const given = heights.get(twin)
    const isAir = twin.startsWith('A')
    const made = given
      ? known(given)
      : letterFor(
          flags.has('equal') && text.pairs.has(Number(twin.slice(1)))
            ? 'the height of each'
            : `the height of ${nameOf(twin)}`,
          isAir ? ['h', 'k', 'p'] : ['h', 'k', 'p', 'q'],
        )
    if (!made) {
      isBad = true
      return zero
    }
    lengths.set(twin, made)
    return made
  }
  /** The things below one and the thing itself, from the ground. */
  const topOf = (thing: string): Linear => {
    const below = on.get(thing)
    return below === undefined ? ownHeight(thing) : sumOf(topOf(below), ownHeight(thing))
  }
  const air = `A${text.things.findIndex(({ kind }) => kind === 'A')}`
  const levelOf = (place: Place): Linear => {
    const thing = thingOf(place)
    if (place.startsWith('P')) {
      const level =
        heights.get(place) ?? (place.startsWith('P') && /^P9[78]$/.test(place) ? heights.get('P99') : undefined)
      return level ? known(level) : zero
    }
    if (place === 'A99') return times(ownHeight(air), twoTerm(-1, 0))
    if (place.startsWith('A')) return ownHeight(place)
    if (place.endsWith('f')) {
      used.add(thing)
      const below = on.get(thing)
      return below === undefined ? zero : topOf(below)
    }
    return topOf(thing)
  }

  // where things stand
  const standOf = (place: Place): string => {
    const thing = place === 'A99' ? air : thingOf(place)
    used.add(thing)
    const below = on.get(thing)
    return below === undefined ? thing : standOf(below)
  }
  const distances = new Map<string, Linear>()
  const keyOf = (one: string, two: string) => [one, two].toSorted().join(' ')
  const between = (one: string, two: string): Linear => {
    if (one === two) {
      isBad = true
      return zero
    }
    const key = keyOf(one, two)
    const before = distances.get(key)
    if (before) return before
    const words =
      one.endsWith("'") || two.endsWith("'")
        ? `the distance of the second place from ${nameOf(one.replace("'", ''))}`
        : `the distance between ${nameOf(one)} and ${nameOf(two)}`
    const made = letterFor(words, ['x', 'y', 'z'])
    if (!made) {
      isBad = true
      return zero
    }
    distances.set(key, made)
    return made
  }
  const lone = lonePoint(sights)
  const endOf = (place: Place): string | null =>
    place === '' ? (lone === null ? null : standOf(lone)) : standOf(place)

  // distances that are told
  const given: { readonly key: string; readonly ends: readonly [string, string] }[] = []
  for (const { ends, length } of spans) {
    const [one, two] = ends.map(endOf)
    if (one === undefined || two === undefined || one === null || two === null || one === two) return null
    const key = keyOf(one, two)
    if (distances.has(key)) return null
    distances.set(key, known(length))
    given.push({ key, ends: [one, two] })
  }
  const standOfSight = ({ moved }: Sight, place: Place): string => {
    const stand = standOf(place)
    const isNew = !sights.some((one) => !one.moved && (one.from === place || one.to === place))
    return moved && place === mover && !isNew ? `${stand}'` : stand
  }

  // lines of sight
  const pairsSeen: (readonly [string, string])[] = []
  for (const sight of sights) {
    const full = (place: Place, isFrom: boolean): Place =>
      /^U\d+$/.test(place) ? `${place}${isFrom ? (sight.isUp ? 'f' : 't') : 't'}` : place
    const [from, to] = [full(sight.from, true), full(sight.to, false)]
    if (!sight.isUp && /^U\d+$/.test(sight.to)) return null
    const rise = sight.isUp ? less(levelOf(to), levelOf(from)) : less(levelOf(from), levelOf(to))
    const ends = [standOfSight(sight, from), standOfSight(sight, to)] as const
    pairsSeen.push(ends)
    const run = between(...ends)
    ties.push({
      kind: 'sight',
      angle: sight.angle,
      rise,
      run,
      seen: `From ${placeName(from, nameOf)} to ${placeName(to, nameOf)}`,
    })
  }
  if (isBad) return null

  // three places in a row
  const stands = new Set([...pairsSeen.flat(), ...given.flatMap(({ ends }) => ends)])
  const gapOf = gapKnown(told, [...stands], mover)
  if (gapOf === undefined) return null
  const third = [...stands]
  const wantsGap = asks.some(({ kind }) => kind === 'gap') || gapOf !== null
  const spanAsks = asks.flatMap((ask) => (ask.kind === 'span' ? [ask] : []))
  const asked: AskedLength[] = []
  const middleTie = (): boolean => {
    const [a, b, c] = third
    if (third.length !== 3 || a === undefined || b === undefined || c === undefined) return false
    const hub = third.find((one) => pairsSeen.every((pair) => pair.includes(one)))
    if (hub === undefined) return false
    const [one, two] = third.filter((each) => each !== hub)
    if (one === undefined || two === undefined) return false
    const [near, far] = [between(hub, one), between(hub, two)]
    if (flags.has('mid')) {
      ties.push({ kind: 'equal', left: near, right: far, why: 'The point is halfway' })
      return true
    }
    const whole = between(one, two)
    if (flags.has('opposite') && !move) {
      if (flags.has('same')) return false
      ties.push({ kind: 'equal', left: sumOf(near, far), right: whole, why: 'On opposite sides' })
      return true
    }
    const order = farther(sights, move?.direction ?? null, flags.has('same'))
    if (order === null) return false
    const [less_, more] = order === 'first' ? [far, near] : [near, far]
    ties.push({ kind: 'equal', left: less(more, less_), right: whole, why: 'On one side' })
    return true
  }
  if (third.length > 3) return null
  if (gapOf !== null) {
    const [one, two] = gapOf.ends
    const key = keyOf(one, two)
    if (distances.has(key) && distances.get(key)?.of.size === 0) return null
    // a letter for it is none any more
    if (distances.has(key)) {
      const before = distances.get(key)
      if (before) ties.push({ kind: 'equal', left: before, right: known(gapOf.length), why: 'Given' })
    } else distances.set(key, known(gapOf.length))
  }
  const spansWanted = spanAsks.map(({ ends }) => ends.map(endOf))
  const needsMiddle =
    third.length === 3 &&
    (wantsGap ||
      flags.has('mid') ||
      given.some(({ ends }) => !pairsSeen.some((pair) => ends.every((end) => pair.includes(end)))) ||
      spansWanted.some((ends) => !pairsSeen.some((pair) => ends.every((end) => end !== null && pair.includes(end)))))
  if (needsMiddle && !middleTie()) return null

  // what is asked
  for (const ask of asks) {
    if (ask.kind === 'ratio') {
      const [one, two] = [...used].filter((thing) => thing.startsWith('U'))
      if (one === undefined || two === undefined || asks.length > 1) return null
      asked.push(
        { name: `the height of ${nameOf(one)}`, value: ownHeight(one) },
        { name: `the height of ${nameOf(two)}`, value: ownHeight(two) },
      )
      continue
    }
    if (ask.kind === 'height') {
      if (heights.has(ask.thing)) return null
      const isKnown = lengths.has(ask.thing)
      if (ask.thing.startsWith('P') || !isKnown) return null
      const twin = `U${Number(ask.thing.slice(1)) + 100}`
      const isBoth =
        text.pairs.has(Number(ask.thing.slice(1))) && !flags.has('equal') && lengths.has(twin) && !heights.has(twin)
      if (isBoth) asked.push({ name: `the height of ${nameOf(ask.thing)}`, value: ownHeight(ask.thing) })
      asked.push({
        ...(isBoth && { isMore: true }),
        name: flags.has('equal') ? 'the height of each' : `the height of ${nameOf(isBoth ? twin : ask.thing)}`,
        value: ownHeight(isBoth ? twin : ask.thing),
      })
      continue
    }
    if (ask.kind === 'gap') {
      const ends = endsOfGap([...stands], ask.thing, mover, hasMoved)
      if (!ends) return null
      asked.push({ name: 'the distance between them', value: between(...ends) })
      continue
    }
    const [one, two] = spanEnds(ask.ends, endOf, [...stands])
    if (one === null || two === null || one === two) return null
    // which of its two places is meant is not told
    if (mover !== null && (one === mover || two === mover) && stands.has(`${mover}'`)) return null
    // along the line of sight: twice the side beside 60°, or across from 30°
    const top = ask.ends.find((place) => /t$|^A/.test(place))
    const alongs = ties.flatMap((tie, index) => (tie.kind === 'sight' ? [{ tie, sight: sights[index] }] : []))
    const along = alongs.filter(
      ({ sight }) =>
        sight && top !== undefined && [sight.from, sight.to].some((end) => end === top || `${end}t` === top),
    )
    const [line, ...otherLines] = along
    if (line && otherLines.length === 0 && stands.size === 2) {
      const name = `the distance between ${nameOf(one)} and the top`
      const { angle, rise, run } = line.tie
      asked.push(
        angle === 45
          ? { name, value: run, byRootTwo: true }
          : { name, value: times(angle === 30 ? rise : run, twoTerm(2, 0)) },
      )
      continue
    }
    // along the ground, and not to the top
    if (ask.ends.some((place) => /t$|^A/.test(place) || (place.endsWith('f') && on.has(thingOf(place))))) return null
    const all = expandPair(one, text).flatMap((a) => expandPair(two, text).map((b) => [a, b] as const))
    for (const [index, [a, b]] of all.entries()) {
      if (!stands.has(a) || !stands.has(b)) return null
      asked.push({
        ...(index > 0 && { isMore: true }),
        name: `the distance between ${nameOf(a)} and ${nameOf(b)}`,
        value: between(a, b),
      })
    }
  }
  if (isBad) return null
  // a distance along the ground that is told is not asked: the ask was another one
  if (asked.some(({ name, value }) => value.of.size === 0 && !name.endsWith('the top'))) return null
  // every thing that is told of has its part in it
  const named = new Set(told.signs.match(/U\d+/g) ?? [])
  if (
    [...named, ...heights.keys()].some((thing) => !used.has(thing) && !/^P9/.test(thing) && !usedLevel(thing, sights))
  )
    return null
  if (heights.has('P99') && !sights.some(({ from }) => /^P9[78]$/.test(from))) return null
  if (told.gap !== null && gapOf === null) return null
  return { letters, ties, asked, isRatio: asks.some(({ kind }) => kind === 'ratio'), rootThree: text.rootThree }
}

const usedLevel = (thing: string, sights: readonly Sight[]): boolean =>
  sights.some(({ from, to }) => [from, to].some((place) => thingOf(place) === thing))

const expandPair = (stand: string, { pairs }: SceneText): readonly string[] => {
  const isPair = /^[UP]\d{1,2}$/.test(stand) && (stand === 'P96' || pairs.has(Number(stand.slice(1))))
  return isPair ? [stand, `${stand.charAt(0)}${Number(stand.slice(1)) + 100}`] : [stand]
}

function spanEnds(
  ends: readonly [Place, Place],
  endOf: (place: Place) => string | null,
  stands: readonly string[],
): readonly [string | null, string | null] {
  const [one, two] = ends
  const second = endOf(two)
  if (one !== '') return [endOf(one), second]
  const lone = endOf('')
  if (lone !== null && lone !== second) return [lone, second]
  const others = stands.filter((stand) => stand !== second)
  return others.length === 1 ? [others[0] ?? null, second] : [null, null]
}

/** Who moves: the one that sees before and after, or is seen. */
function moverOf(sights: readonly Sight[]): Place | null {
  const moved = sights.filter((sight) => sight.moved)
  const [first] = moved
  if (!first) return null
  const places = [first.from, first.to].filter((place) => /^[PA]/.test(place))
  // of two, what is in the air moves
  return places.find((place) => place.startsWith('A')) ?? places[0] ?? null
}

/** The distance that is told between two of a kind, or that was moved, with its ends; null where none is, undefined where it does not fit. */
function gapKnown(
  { gap, move }: ToldLengths,
  stands: readonly string[],
  mover: Place | null,
): { readonly ends: readonly [string, string]; readonly length: TwoTerm } | null | undefined {
  if (gap && move) return undefined
  const length = gap ?? move?.length ?? null
  if (length === null) return null
  const ends = endsOfGap(stands, '', mover, move !== null)
  return ends ? { ends, length } : undefined
}

function endsOfGap(
  stands: readonly string[],
  thing: string,
  mover: Place | null,
  isMoved: boolean,
): readonly [string, string] | null {
  const moved = stands.find((stand) => stand.endsWith("'"))
  const points = stands.filter((stand) => stand.startsWith('P'))
  if (thing.startsWith('G') && (moved !== undefined || points.length === 2)) {
    // the bank opposite is where one stands first
    const [upright, point] = [stands.find((stand) => stand.startsWith('U')), points[0]]
    const isOneUpright = stands.filter((stand) => stand.startsWith('U')).length === 1
    if (upright !== undefined && point !== undefined && isOneUpright && (moved !== undefined || isMoved))
      return [upright, point]
  }
  if (moved !== undefined) return mover === null ? null : [moved.slice(0, -1), moved]
  if (points.length === 2 && !thing.startsWith('U') && points.every((stand) => Number(stand.slice(1)) < 97))
    return [points[0] ?? '', points[1] ?? '']
  const twin = stands.find((stand) => Number(stand.slice(1)) >= 100)
  if (twin !== undefined) return [`${twin.charAt(0)}${Number(twin.slice(1)) - 100}`, twin]
  const [one, two, ...more] = thing.startsWith('G') || thing === '' ? stands : []
  return one !== undefined && two !== undefined && more.length === 0 ? [one, two] : null
}

/** Which of the two that are seen from one place, or see it, is farther: by the way that is gone, else by the smaller angle. */
function farther(sights: readonly Sight[], direction: Direction | null, isSame: boolean): 'first' | 'second' | null {
  const [one, two, ...more] = sights
  if (!one || !two || more.length > 0) return null
  if (direction !== null && direction !== 'any') return direction === 'towards' ? 'first' : 'second'
  if ((!isSame && direction === null) || one.angle === two.angle) return null
  return one.angle < two.angle ? 'first' : 'second'
}

const placeName = (place: Place, nameOf: (thing: string) => string): string =>
  place.endsWith('t')
    ? `the top of ${nameOf(thingOf(place))}`
    : place.endsWith('f')
      ? `the foot of ${nameOf(thingOf(place))}`
      : nameOf(place)
