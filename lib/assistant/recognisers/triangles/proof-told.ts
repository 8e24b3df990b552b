import { canonical, type Fact } from '../../../solutions/triangles/pieces/facts'
import type { Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'

const isWord = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.kind === 'word' && words.includes(item.text)
const nameAt = (items: readonly Item[], at: number, size: number): string | null => {
  const item = items[at]
  // the letter a is read as an article
  if (size === 1 && isWord(item, 'a')) return 'A'
  return item?.kind === 'letter' && item.name.length === size && /^[A-Z]+$/.test(item.name) ? item.name : null
}

interface Run {
  readonly names: readonly string[]
  readonly next: number
}

/** Names of that size with commas or "and" between them. */
function runAt(items: readonly Item[], from: number, size: number): Run {
  const names: string[] = []
  let [at, next] = [from, from]
  for (;;) {
    const name = nameAt(items, at, size)
    if (name === null || (size === 1 && name === 'A' && isWord(items[at], 'a') && !isNamed(items, at))) break
    names.push(name)
    next = at + 1
    at = next
    while (isWord(items[at], 'and') || (items[at]?.kind === 'mark' && isComma(items[at]))) at++
  }
  return { names, next }
}

const isComma = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === ','

/** "A, B and C are points": a letter, where another stands beside it. */
const isNamed = (items: readonly Item[], at: number): boolean =>
  (isComma(items[at + 1]) || isWord(items[at + 1], 'and')) && nameAt(items, at + 2, 1) !== null

const idle = [
  'is',
  'are',
  'be',
  'the',
  'a',
  'an',
  'of',
  'in',
  'to',
  'at',
  'such',
  'that',
  'and',
  'if',
  'with',
  'respectively',
  'point',
  'points',
  'pt',
  'side',
  'sides',
  'line',
  'lines',
  'segment',
  'segments',
  'any',
  'two',
  'three',
  'all',
  'both',
  'acute',
  'isosceles',
  'angled',
  'each',
  'other',
  'through',
  'drawn',
  'it',
  'where',
  'also',
  'taken',
  'lie',
  'lies',
  'on',
  'given',
  'triangles',
  'triangle',
  'shown',
  'par',
  'hai',
  'then',
  'hence',
  'its',
  'corresponding',
  'respective',
  'their',
  'me',
  'ki',
  'ke',
  'karo',
  'diagonal',
  'ko',
  'aur',
]

/** The segments of a product, and those that it is divided by. */
function factorsIn(node: Node): { readonly top: readonly string[]; readonly bottom: readonly string[] } | null {
  if (node.kind === 'letter') return /^[A-Z]{2}$/.test(node.name) ? { top: [node.name], bottom: [] } : null
  if (node.kind === 'bracket') return factorsIn(node.of)
  if (node.kind !== 'binary' || (node.operation !== '*' && node.operation !== '/')) return null
  const [one, two] = [factorsIn(node.left), factorsIn(node.right)]
  if (!one || !two) return null
  return node.operation === '*'
    ? { top: [...one.top, ...two.top], bottom: [...one.bottom, ...two.bottom] }
    : { top: [...one.top, ...two.bottom], bottom: [...one.bottom, ...two.top] }
}

/** "AB/PQ = BC/QR = AD/PM" as products that are equal, each with the first. */
function productsIn(sides: readonly Node[]): readonly Fact[] | null {
  const [first, ...others] = sides.map(factorsIn)
  if (!first || others.length === 0) return null
  const facts = others.map((other) =>
    other
      ? canonical(`prop ${[...first.top, ...other.bottom].join(' ')} = ${[...other.top, ...first.bottom].join(' ')}`)
      : null,
  )
  const good = facts.filter((fact) => fact !== null)
  return good.length === facts.length ? good : null
}

/** "1/AB + 1/CD = 1/PQ" */
function reciprocalsIn([left, right, ...more]: readonly Node[]): readonly Fact[] | null {
  const under = (node: Node | undefined): string | null =>
    node?.kind === 'binary' &&
    node.operation === '/' &&
    rational(node.left)?.n === 1n &&
    node.right.kind === 'letter' &&
    /^[A-Z]{2}$/.test(node.right.name)
      ? node.right.name
      : null
  const isSum = (node: Node | undefined) => node?.kind === 'binary' && node.operation === '+'
  const [sum, single] = isSum(left) ? [left, right] : [right, left]
  if (more.length > 0 || sum?.kind !== 'binary' || sum.operation !== '+') return null
  const [one, two, three] = [under(sum.left), under(sum.right), under(single)]
  return one !== null && two !== null && three !== null ? [canonical(`recip ${one} ${two} ${three}`)] : null
}

const meets = [
  'intersect',
  'intersects',
  'intersecting',
  'meet',
  'meets',
  'cut',
  'cuts',
  'cross',
  'crosses',
  'milte',
  'katte',
]

/** What stands there of a figure, each in one way; null where anything is not understood. `corners`: of the triangles and quadrilaterals that are named. */
export function proofTold(items: readonly Item[], corners: readonly string[]): readonly Fact[] | null {
  const facts: Fact[] = []
  let ready = 0
  const tell = (fact: string) => facts.push(canonical(fact))
  const opposite = (vertex: string, foot: string): string | null => {
    const triangle = corners.find((name) => name.length === 3 && name.includes(vertex) && !name.includes(foot))
    return triangle === undefined ? null : triangle.replace(vertex, '')
  }
  /** The angle of the one triangle that has that corner. */
  const wholeAngle = (vertex: string): string | null => {
    const [triangle, ...more] = [...new Set(corners.filter((name) => name.length === 3 && name.includes(vertex)))]
    if (triangle === undefined || more.length > 0) return null
    const [p = '', q = ''] = triangle.replace(vertex, '')
    return `${p}${vertex}${q}`
  }
  const angleAt = (place: number): string | null => {
    const vertex = nameAt(items, place, 1)
    return nameAt(items, place, 3) ?? (vertex === null ? null : wholeAngle(vertex))
  }
  /** "AD is an altitude": of the triangle that has A for a corner. */
  const fromVertex = (kind: 'alt' | 'median', name: string): boolean => {
    const [a = '', b = ''] = name
    const side = opposite(a, b)
    if (side !== null) tell(`${kind} ${a}${b} ${side}`)
    return side !== null
  }
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) return null
    ready = at
    if (item.kind === 'equation') {
      const products = item.relation === '=' ? (productsIn(item.sides) ?? reciprocalsIn(item.sides)) : null
      if (!products) return null
      facts.push(...products)
      at++
      continue
    }
    // "quadrilateral ABCD", "ABCD is a parallelogram"
    const four = nameAt(items, at, 4)
    if (four !== null) {
      at++
      let next = at
      while (isWord(items[next], 'is', 'a', 'ek')) next++
      const figure =
        isWord(items[next], 'parallelogram') || isWord(items[ready - 1], 'parallelogram')
          ? 'pgram'
          : isWord(items[next], 'trapezium') || isWord(items[ready - 1], 'trapezium')
            ? 'trap'
            : 'quad'
      tell(`${figure} ${four}`)
      if (next > at && isWord(items[next], 'parallelogram', 'trapezium', 'quadrilateral')) at = next + 1
      continue
    }
    const three = nameAt(items, at, 3)
    const isSimilar = isWord(items[at + 1], 'is', 'and', 'are') ? at + 2 : at + 1
    if (three !== null && isWord(items[isSimilar], 'similar')) {
      let next = isSimilar + 1
      while (isWord(items[next], 'to', 'triangle')) next++
      const other = nameAt(items, next, 3)
      if (other === null) return null
      tell(`sim ${three} ${other}`)
      at = next + 1
      continue
    }
    if (three !== null && isWord(items[at + 1], 'and', 'triangle')) {
      // "triangles ABC and PQR are similar"
      let next = at + 1
      while (isWord(items[next], 'and', 'triangle')) next++
      const other = nameAt(items, next, 3)
      let end = next + 1
      while (isWord(items[end], 'are', 'is')) end++
      if (other !== null && isWord(items[end], 'similar')) {
        tell(`sim ${three} ${other}`)
        at = end + 1
        continue
      }
    }
    const pair = three !== null && isWord(items[at + 1], 'and') ? nameAt(items, at + 2, 3) : null
    if (three !== null && pair !== null) {
      // "ABC and AMP are two right triangles, right angled at B and M"
      let next = at + 3
      while (
        isWord(items[next], 'are', 'two', 'both', 'right', 'triangles', 'angled', 'with', 'angle', 'at') ||
        isComma(items[next])
      )
        next++
      const corners_ = items.slice(at, next).some((one) => isWord(one, 'right')) ? runAt(items, next, 1) : null
      if (corners_?.names.length === 2) {
        ;[three, pair].forEach((name, index) => {
          const corner = corners_.names[index] ?? ''
          const [p = '', q = ''] = name.replace(corner, '')
          tell(`perp ${corner}${p} ${corner}${q}`)
        })
        at = corners_.next
        continue
      }
    }
    if (three !== null) {
      // "ABC right angled at B"
      let next = at + 1
      while (isWord(items[next], 'is', 'a', 'angled', 'right', 'angle', 'triangle', 'at')) next++
      const corner = items.slice(at, next).some((one) => isWord(one, 'right')) ? nameAt(items, next, 1) : null
      if (corner !== null) {
        const [p = '', q = ''] = three.replace(corner, '')
        tell(`perp ${corner}${p} ${corner}${q}`)
        at = next + 1
      } else at++
      continue
    }
    if (item.kind === 'angle') {
      const name = item.name.length === 1 ? wholeAngle(item.name) : item.name
      const value = rational(item.node)
      if (name === null || value?.n !== 90n || value.d !== 1n) return null
      const [p = '', v = '', q = ''] = name
      tell(`perp ${v}${p} ${v}${q}`)
      at++
      continue
    }
    if (isWord(item, 'angle')) {
      const one = angleAt(at + 1)
      let next = at + 2
      while (isWord(items[next], 'is', 'equal', 'to', 'angle', 'equals')) next++
      if (one !== null && isWord(items[next], 'acute')) {
        at = next + 1
        continue
      }
      const two = angleAt(next)
      if (one === null || two === null) return null
      tell(`angle ${one} ${two}`)
      at = next + 1
      continue
    }
    const proportional = isWord(item, 'sides')
      ? items.findIndex((one, place) => place > at && place < at + 20 && isWord(one, 'proportional'))
      : -1
    if (proportional > 0) {
      const length = items.slice(proportional).findIndex((one) => one.kind === 'mark' && one.text === '.')
      const end = length < 0 ? items.length : proportional + length
      const named = (part: readonly Item[]) =>
        part.flatMap((one, place) =>
          nameAt(part, place, 2) !== null && one.kind === 'letter'
            ? [{ name: one.name, isMedian: isWord(part[place - 1], 'median') }]
            : [],
        )
      const [mine, theirs] = [named(items.slice(at, proportional)), named(items.slice(proportional, end))]
      const [first, other] = [mine[0], theirs[0]]
      if (!first || !other || mine.length !== 3 || theirs.length !== 3) return null
      for (const { name, isMedian } of [...mine, ...theirs]) if (isMedian && !fromVertex('median', name)) return null
      mine
        .slice(1)
        .forEach(({ name }, index) =>
          tell(`prop ${first.name} ${theirs[index + 1]?.name ?? ''} = ${name} ${other.name}`),
        )
      at = end
      continue
    }
    // "a line through A cuts BC at X and DC produced at Y"
    const through = isWord(item, 'line') && isWord(items[at + 1], 'through') ? nameAt(items, at + 2, 1) : null
    if (through !== null && isWord(items[at + 3], ...meets)) {
      let next = at + 4
      const cut: string[] = []
      for (;;) {
        while (isWord(items[next], 'side', 'the', 'line', 'and') || isComma(items[next])) next++
        const side = nameAt(items, next, 2)
        if (side === null) break
        const isProduced = isWord(items[next + 1], 'produced', 'extended')
        let behind = next + (isProduced ? 2 : 1)
        while (isWord(items[behind], 'at', 'in', 'point', 'the')) behind++
        const point = nameAt(items, behind, 1)
        if (point === null) return null
        const [a = '', b = ''] = side
        tell(isProduced ? `on ${b} ${a}${point}` : `on ${point} ${side}`)
        cut.push(point)
        next = behind + 1
      }
      const [x, y, ...more] = cut
      if (x === undefined || y === undefined || more.length > 0) return null
      tell(`on ${x} ${through}${y}`)
      at = next
      continue
    }
    // "with diagonal PR", of a quadrilateral that is named
    const diagonal = isWord(item, 'diagonal') ? nameAt(items, at + 1, 2) : null
    if (
      diagonal !== null &&
      !isWord(items[at + 2], 'of', 'bisects', 'quadrilateral') &&
      corners.some((name) => name.length === 4 && [...diagonal].every((end) => name.includes(end)))
    ) {
      at += 2
      continue
    }
    const kind = isWord(item, 'altitudes', 'altitude') ? 'alt' : isWord(item, 'medians', 'median') ? 'median' : null
    const sides = runAt(items, kind ? at + 1 : at, 2)
    if (kind && sides.names.length > 0) {
      if (!sides.names.every((name) => fromVertex(kind, name))) return null
      // "altitudes AD and CE intersect each other at P"
      at = at + 1
      continue
    }
    if (kind) {
      at++
      continue
    }
    if (sides.names.length > 0) {
      const [one = '', two = ''] = sides.names
      let next = sides.next
      while (
        isWord(
          items[next],
          'is',
          'are',
          'of',
          'each',
          'all',
          ...(isWord(items[next + 1], 'perpendicular', 'parallel') ? ['drawn', 'are'] : []),
          'triangle',
          'triangles',
          'the',
          'a',
          'an',
          'acute',
          'angled',
          'respectively',
        ) ||
        (next > sides.next &&
          nameAt(items, next, 3) !== null &&
          meets.some((word) => items.slice(next, next + 9).some((ahead) => isWord(ahead, word))))
      )
        next++
      if (isWord(items[next], 'medians', 'median', 'altitudes', 'altitude')) {
        const called = isWord(items[next], 'medians', 'median') ? 'median' : 'alt'
        if (!sides.names.every((name) => fromVertex(called, name))) return null
        at = next + 1
        continue
      }
      if (isWord(items[next], 'parallel', 'perpendicular')) {
        const word = isWord(items[next], 'parallel') ? 'par' : 'perp'
        let behind = next + 1
        while (isWord(items[behind], 'to', 'on', 'side', 'sides', 'the', 'line', 'segment')) behind++
        const others = runAt(items, behind, 2)
        const [other] = others.names
        if (other === undefined) return null
        const isEach = others.names.length === sides.names.length
        sides.names.forEach((name, index) => tell(`${word} ${name} ${(isEach ? others.names[index] : other) ?? other}`))
        if (sides.names.length === 1 && others.names.length > 1) {
          at = behind + 1
          continue
        }
        if (!isEach && others.names.length > 1) return null
        at = others.next
        continue
      }
      if (isWord(items[next], 'quadrilateral') && isWord(items[next + 2], 'bisects')) next += 2
      if (isWord(items[next], 'bisects')) {
        const named = corners.find((name) => name.length === 4)
        let behind = next + 1
        for (;;) {
          while (isWord(items[behind], 'angle', 'angles', 'and', 'both')) behind++
          const vertex = nameAt(items, behind, 1)
          if (vertex === null || named === undefined) break
          const place = named.indexOf(vertex)
          const [p, q] = [named[(place + 1) % 4] ?? '', named[(place + 3) % 4] ?? '']
          const end = one.replace(vertex, '')
          if (place < 0 || end.length !== 1 || end === p || end === q) return null
          tell(`angle ${p}${vertex}${end} ${q}${vertex}${end}`)
          behind++
        }
        if (behind === next + 1 || sides.names.length > 1) return null
        at = behind
        continue
      }
      // "EF || AB meets AD at E and BC at F"
      const meeting = isWord(items[next], 'at') ? nameAt(items, next + 1, 1) : null
      if (meeting !== null && sides.names.length === 1 && isWord(items[at - 1], 'and', ...meets)) {
        tell(`on ${meeting} ${one}`)
        at = next + 2
        continue
      }
      if (isWord(items[next], ...meets)) {
        let behind = next + 1
        while (isWord(items[behind], 'each', 'other', 'at', 'in', 'the', 'point', 'side')) behind++
        const other = sides.names.length === 1 ? nameAt(items, behind, 2) : two
        if (sides.names.length === 1) {
          behind++
          while (isWord(items[behind], 'at', 'in', 'the', 'point')) behind++
        }
        const at_ = nameAt(items, behind, 1)
        if (other === null || other === '' || at_ === null || sides.names.length > 2) return null
        tell(`meet ${one} ${other} ${at_}`)
        at = behind + 1
        continue
      }
      return null
    }
    if (isWord(item, 'diagonals')) {
      const named = corners.find((name) => name.length === 4)
      if (named !== undefined && items.slice(at, at + 9).some((one) => one.kind === 'letter' && one.name === named))
        tell(`${items.slice(at, at + 9).some((one) => isWord(one, 'trapezium')) ? 'trap' : 'quad'} ${named}`)
      let next = at + 1
      while (isWord(items[next], 'of', 'a', 'the', 'quadrilateral', 'trapezium') || nameAt(items, next, 4) !== null)
        next++
      const pair = runAt(items, next, 2)
      if (pair.names.length > 0) next = pair.next
      while (isWord(items[next], 'ke', 'ki', 'ek', 'dono', 'aapas', 'me')) next++
      // "ABCD ke diagonals O par milte hain"
      const isBefore = isWord(items[next + 1], 'par', 'pe') && isWord(items[next + 2], ...meets)
      // "the diagonals of a trapezium ABCD with AB || DC intersect at O"
      const meeting = isBefore ? next : items.findIndex((one, place) => place >= next && isWord(one, ...meets))
      const between = meeting < 0 ? null : proofTold(items.slice(next, meeting), corners)
      if (!between) return null
      facts.push(...between)
      next = meeting
      while (isWord(items[next], ...meets, 'each', 'other', 'at', 'in', 'point', 'the')) next++
      const crossing = nameAt(items, next, 1)
      const [a = '', b = '', c = '', d = ''] = named ?? ''
      if (named === undefined || crossing === null) return null
      tell(`meet ${a}${c} ${b}${d} ${crossing}`)
      at = isBefore ? next + 3 : next + 1
      continue
    }
    const points = runAt(items, at, 1)
    if (points.names.length > 0) {
      let next = points.next
      let isInside = false
      while (
        isWord(
          items[next],
          'is',
          'are',
          'a',
          'point',
          'points',
          'any',
          'the',
          'on',
          'of',
          'side',
          'sides',
          'lie',
          'lies',
          'inside',
          'interior',
          'in',
          'triangle',
          'line',
          'taken',
          'both',
          'pt',
          'its',
          'diagonal',
          'ek',
        ) ||
        // "D, BC par ek point hai"
        (isComma(items[next]) && nameAt(items, next + 1, 2) !== null && isWord(items[next + 2], 'par', 'pe'))
      ) {
        isInside ||= isWord(items[next], 'inside', 'interior')
        next++
      }
      // "B lies between A and C"
      const [first, last] =
        isWord(items[next], 'between') && isWord(items[next + 2], 'and')
          ? [nameAt(items, next + 1, 1), nameAt(items, next + 3, 1)]
          : []
      if (first && last && points.names.length === 1) {
        tell(`on ${points.names[0] ?? ''} ${first}${last}`)
        at = next + 4
        continue
      }
      // "Q is the point where AR and CP cross"
      const crossed = isWord(items[next], 'where') ? runAt(items, next + 1, 2) : null
      if (crossed?.names.length === 2 && isWord(items[crossed.next], ...meets) && points.names.length === 1) {
        tell(`meet ${crossed.names[0] ?? ''} ${crossed.names[1] ?? ''} ${points.names[0] ?? ''}`)
        at = crossed.next + 1
        continue
      }
      // "O ek point hai aur ..."
      if (
        points.names.length === 1 &&
        isWord(items[next], 'hai') &&
        items.slice(at, next).some((one) => isWord(one, 'point')) &&
        nameAt(items, next + 1, 2) === null
      ) {
        at = next + 1
        continue
      }
      const around = nameAt(items, next, 3)
      if (isInside && around !== null && points.names.length === 1) {
        tell(`inside ${points.names[0] ?? ''} ${around}`)
        at = next + 1
        continue
      }
      const on = runAt(items, next, 2)
      if (on.names.length !== points.names.length && on.names.length !== 1) return null
      let behind = on.next
      const isProduced = isWord(items[behind], 'produced', 'extended')
      if (isProduced) behind++
      points.names.forEach((point, index) => {
        const [a = '', b = ''] = on.names[index] ?? on.names[0] ?? ''
        tell(isProduced ? `on ${b} ${a}${point}` : `on ${point} ${a}${b}`)
      })
      at = behind
      continue
    }
    if (item.kind === 'mark' || isWord(item, ...idle, 'parallelogram', 'trapezium', 'quadrilateral')) {
      at++
      continue
    }
    if (item.kind === 'word' && isFree(item.text) && !isWord(item, 'not')) {
      at++
      continue
    }
    return null
  }
  return tidy(facts)
}

/** The foot of a perpendicular from a corner stands on the other side: an altitude. */
function tidy(facts: readonly Fact[]): readonly Fact[] {
  const all = new Set(facts)
  for (const fact of facts) {
    const [kind, one = '', two = ''] = fact.split(' ')
    if (kind !== 'perp') continue
    for (const [line, side] of [
      [one, two],
      [two, one],
    ] as const)
      for (const foot of line) {
        const vertex = line.replace(foot, '')
        const isOn = all.has(canonical(`on ${foot} ${side}`))
        if (side.includes(foot) || side.includes(vertex) || !isOn) continue
        all.delete(fact)
        all.delete(canonical(`on ${foot} ${side}`))
        all.add(canonical(`alt ${vertex}${foot} ${side}`))
      }
  }
  return [...all]
}
