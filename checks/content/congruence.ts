import { inPlainWords } from './facts/in-plain-words'
import type { WrongConclusion } from './wrong-conclusion'

const claim =
  /\btriangle ([A-Z])([A-Z])([A-Z]) (?:≅|cong) triangle ([A-Z])([A-Z])([A-Z])(?![A-Z])(?:[^.;]*?)\b(RHS|SSS|SAS|ASA|AAS)\b/
const begins = /\bIn (?:the )?(?:two )?(?:right )?triangles? /

/** Triangles that are congruent by one criterion, where the lines before show another: two sides and a right angle that does not lie between them are RHS, and not SAS. */
export const congruenceFaults = (lines: readonly string[]): readonly WrongConclusion[] => {
  const plain = lines.map(inPlainWords)
  return plain.flatMap((text, line) => {
    const found = claim.exec(text)
    if (!found) return []
    const [one, other, named = ''] = [found.slice(1, 4), found.slice(4, 7), found[7]]
    const earlier = plain.slice(0, line)
    const last = earlier.findLastIndex((before) => / (?:≅|cong|sim|~) /.test(before))
    const start = earlier.findLastIndex((before) => begins.test(before))
    const before = [...earlier.slice(Math.max(last + 1, start, line - 6)), text.slice(0, found.index)]
      .join(' ; ')
      .replace(/\b(?:to prove|to show|prove that|show that)\b[^.;]*/gi, '')
    const should = criterionOf(before, one, other)
    return should === undefined || should.includes(named)
      ? []
      : [
          {
            line,
            what: `what is shown of the triangles ${one.join('')} and ${other.join('')} is ${should[0] ?? ''}, and not ${named}`,
          },
        ]
  })
}

const key = (letters: string): string => [...letters].toSorted().join('')

/** Which criterion the equal sides and angles of a text come to; undefined where that cannot be told. */
function criterionOf(text: string, one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const sides = new Set<number>()
  const angles = new Set<number>()
  const right = new Set<number>()
  const sideOf = (letters: readonly string[], name: string) =>
    [0, 1, 2].find((at) => key(letters.filter((_, place) => place !== at).join('')) === key(name))
  for (const [, a = '', b = ''] of text.matchAll(/\b([A-Z]{2}) = ([A-Z]{2})\b/g))
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const [first, second] = [sideOf(one, x), sideOf(other, y)]
      if (first !== undefined && first === second) sides.add(first)
    }
  for (const [, shared = ''] of text.matchAll(
    /\b([A-Z]{2}) is (?:the |a )?common|\bcommon (?:side|hypotenuse) ([A-Z]{2})\b/g,
  )) {
    const at = sideOf(one, shared)
    if (at !== undefined && at === sideOf(other, shared)) sides.add(at)
  }
  const at = (letters: readonly string[], name: string) => letters.indexOf(name.length === 3 ? (name[1] ?? '') : name)
  for (const [, a = '', b = '', degrees] of text.matchAll(
    /\bangle ([A-Z]{3}|[A-Z]) = angle ([A-Z]{3}|[A-Z])(?: = (\d+)°)?/g,
  ))
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const place = at(one, x)
      if (place >= 0 && place === at(other, y)) (degrees === '90' ? right : angles).add(place)
    }
  if (right.size === 0 && /\bright triangles?\b|\bright angles?\b|90°/.test(text)) {
    const named = [...text.matchAll(/\b(?:at|∠|angle) ([A-Z])\b(?: and ([A-Z])\b)?/g)].flatMap((found) =>
      found.slice(1),
    )
    const places = [0, 1, 2].filter(
      (place) => named.includes(one[place] ?? '') && named.includes(other[place] ?? '') && one[place] !== other[place],
    )
    // the hypotenuse is opposite to it: of two equal sides the one is common
    const place = places.length === 1 ? places[0] : cornerOf(one, other, sides)
    if (place === undefined) return undefined
    right.add(place)
  }
  const [corner] = right
  const all = new Set([...angles, ...right])
  if (sides.size === 3) return ['SSS', ...(all.size > 0 ? ['SAS', 'RHS', 'ASA', 'AAS'] : [])]
  if (sides.size === 2 && all.size === 1) {
    const [angle = -1] = all
    // a side has the place of the corner opposite to it: between two sides lies the corner of the third place
    if (!sides.has(angle)) return ['SAS']
    return corner === angle ? ['RHS'] : undefined
  }
  if (sides.size === 1 && all.size === 2) return ['ASA', 'AAS']
  return undefined
}

/** The corner that the two triangles have apart, opposite to a common side. */
function cornerOf(one: readonly string[], other: readonly string[], sides: ReadonlySet<number>): number | undefined {
  const [apart, ...more] = [0, 1, 2].filter((place) => one[place] !== other[place])
  return apart !== undefined && more.length === 0 && sides.has(apart) ? apart : undefined
}
