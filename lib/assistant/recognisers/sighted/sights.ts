import type { Place } from './told-lengths'
import type { SceneText } from './scene-text'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** A line of sight; `moved`: the second place of who moves. */
export interface Sight {
  readonly from: Place
  readonly to: Place
  readonly angle: StandardAngle
  readonly isUp: boolean
  readonly moved: boolean
}

interface Clause {
  kind: 'elev' | 'depr' | null
  from: Place[]
  to: Place[]
  subject: Place[]
  angles: StandardAngle[]
}

const empty = (): Clause => ({ kind: null, from: [], to: [], subject: [], angles: [] })

/** Reads which point is seen from which one at which angle; null where that is not told. */
export function sightsIn(signs: string, { angles, pairs }: SceneText): readonly Sight[] | null {
  const all = signs.trim().split(/\s+/)
  const sights: Sight[] = []
  let clause = empty()
  let last: Clause | null = null
  let mode: 'from' | 'to' | null = null
  let moved = false
  let isBad = false
  const isPlace = (sign: string | undefined): sign is string => sign !== undefined && /^[UPA]\d/.test(sign)
  const twins = (place: Place): readonly Place[] =>
    pairs.has(Number(/\d+/.exec(place)?.[0])) || place === 'P96'
      ? [place, place.replace(/\d+/, (index) => String(Number(index) + 100))]
      : [place]
  const expanded = (places: readonly Place[], count: number): readonly Place[] =>
    places.length === 1 && count === 2 ? places.flatMap(twins) : places

  const uprights = [...new Set(all.flatMap((sign) => /^U\d+/.exec(sign)?.[0] ?? []))]
  const talls = uprights.length === 1 ? uprights : []
  /** Who sees, where it is not said: the one person or point that is told of, else one that is not named. */
  const observer = (to: readonly Place[]): Place => {
    const [only, ...more] = [...new Set(all.filter((sign) => /^P\d{1,2}$/.test(sign) && Number(sign.slice(1)) < 90))]
    return only !== undefined && more.length === 0 && !to.includes(only) ? only : 'P97'
  }

  const close = (isEnd: boolean) => {
    const { kind, angles: seen } = clause
    if (seen.length === 0) {
      if (isEnd) {
        if (clause.from.length + clause.to.length > 0 && kind !== null) last = clause
        else if (last === null && clause.from.length > 0) last = { ...empty(), from: clause.from }
        clause = empty()
      }
      return
    }
    const isDown = (kind ?? last?.kind) === 'depr'
    let to =
      clause.to.length > 0
        ? clause.to
        : clause.subject.length > 0 && clause.from.length > 0
          ? clause.subject
          : (last?.to ?? clause.subject)
    let from = clause.from.length > 0 ? clause.from : (last?.from ?? [])
    if (clause.to.length > 0 && clause.from.length === 0 && clause.subject.length > 0 && last === null)
      from = clause.subject
    if (to.length === 0 && clause.subject.length > 0) to = clause.subject
    const [tall] = talls
    // seen from the only thing that stands high, or its top seen
    if (from.length === 0 && isDown && tall !== undefined && !to.some((place) => place.startsWith(tall)))
      from = [`${tall}t`]
    if (to.length === 0 && !isDown && tall !== undefined && !from.some((place) => place.startsWith(tall)))
      to = [`${tall}t`]
    const airs = [...new Set(all.filter((sign) => /^A\d{1,2}$/.test(sign)))]
    if (to.length === 0 && !isDown && airs.length === 1 && !from.some((place) => place.startsWith('A'))) to = airs
    if (from.length === 0) from = [observer(to)]
    const targets = expanded(to, seen.length)
    const sources = targets.length === seen.length && seen.length > 1 ? from : expanded(from, seen.length)
    for (const [index, angle] of seen.entries()) {
      const one = sources.length === 1 ? sources[0] : sources.length === seen.length ? sources[index] : undefined
      const two = targets.length === 1 ? targets[0] : targets.length === seen.length ? targets[index] : undefined
      if (one === undefined || two === undefined || (seen.length > 1 && sources.length === 1 && targets.length === 1)) {
        isBad = true
        continue
      }
      sights.push({ from: one, to: two, angle, isUp: !isDown, moved })
    }
    last = { ...clause, kind: kind ?? last?.kind ?? 'elev', from, to }
    clause = { ...empty(), kind: null }
  }

  for (let at = 0; at < all.length; at++) {
    const sign = all[at] ?? ''
    if (sign === '.' || sign === 'find' || sign === 'if') {
      close(sign === '.')
      if (sign === '.') mode = null
    } else if (sign === 'moved') {
      close(true)
      moved = true
    } else if (sign === 'elev' || sign === 'depr') {
      if (clause.angles.length > 0) close(false)
      if (clause.kind !== null && clause.kind !== sign) isBad = true
      clause.kind = sign
    } else if (sign === 'from' || sign === 'at') mode = 'from'
    else if (sign === 'of' || sign === 'see') {
      if (sign === 'see' && clause.kind === null && clause.angles.length > 0) close(false)
      mode = 'to'
    } else if (/^\^/.test(sign)) {
      const angle = angles[Number(sign.slice(1))]
      if (angle !== undefined) clause.angles.push(angle)
      mode = null
    } else if (isPlace(sign)) {
      const row = [sign]
      while (all[at + 1] === 'and' && isPlace(all[at + 2])) {
        row.push(all[at + 2] ?? '')
        at += 2
      }
      const behind = all[at + 1]
      const role = behind === 'se' ? 'from' : behind === 'ka' ? 'to' : mode
      if (role === 'from') {
        if (clause.angles.length > 0 && clause.from.length > 0) close(false)
        clause.from.push(...row)
      } else if (role === 'to') {
        if (clause.angles.length > 0 && clause.to.length > 0) close(false)
        clause.to.push(...row)
      } else clause.subject.push(...row)
      mode = null
    } else if (!/^(?:and|,|se|ka|in|he|on|move|two|side|G\d+|first|more|par|\?\d)$/.test(sign)) return null
  }
  close(true)
  return isBad ? null : sights
}
