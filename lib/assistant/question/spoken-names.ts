const figures =
  /\b(?:triangles?|angles?|circles?|tangents?|chords?|quadrilateral|parallelogram|trapezium|rhombus|diameter|parallel|perpendicular|midpoint|points?|sides?|rectangle|square|segment|line)\b/i

/** How many letters the name behind a word has. */
const sizes: readonly (readonly [after: RegExp, size: number])[] = [
  [/^(?:triangles?|angles?|similar|congruent)$/, 3],
  [/^(?:quadrilateral|quad|parallelogram|trapezium|rhombus|rectangle|square)$/, 4],
  [/^hexagon$/, 6],
  [/^(?:at|cent(?:re|er)|point|vertex|contact|from|named|through|to|as)$/, 1],
]
const calculates =
  /^(?:plus|minus|times|equals|square|squared|cube|cubed|into|upon|over|value|solve|[+\-=*/^]|\d+|two|three|four|five)$/

const isSingle = (word: string | undefined): boolean => word !== undefined && /^[a-z]$/.test(word)

interface Run {
  readonly from: number
  readonly to: number
}

/** Where single letters stand in a row. */
function runsOf(words: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  while (from < words.length) {
    let to = from
    while (isSingle(words[to])) to++
    // "a d equals x d b equals ...": x is the value of what is before it
    // and "a d is x d b is ..."
    const isValued =
      /^equals?$/.test(words[from - 1] ?? '') ||
      (words[from - 1] === 'is' && isSingle(words[from - 2]) && isSingle(words[from - 3]) && to - from === 3)
    if (isValued && /^[kxy]$/.test(words[from] ?? '') && to - from > 2) {
      from++
      continue
    }
    // "triangle p q r a line s t": an article
    const isArticle =
      to - from > 1 &&
      words[to - 1] === 'a' &&
      /^(?:line|point|circle|tangent|chord|second|third|straight|perpendicular)$/.test(words[to] ?? '')
    const end = isArticle ? to - 1 : to
    if (end > from) runs.push({ from, to: end })
    from = Math.max(to, from + 1)
  }
  return runs
}

/** The sizes of the names in a row of letters, by the word before it: "triangle p m n d e" is PMN and DE, "at b a b" B and AB. */
function sizesIn(length: number, before: string, beforeThat: string, after: string): readonly number[] | null {
  // "touches a b b c and c a at d e f"
  if (
    /^(?:points|vertices|centres|centers)$/.test(before) ||
    (before === 'at' && length === 3 && /^(?:respectively|if|,|\.|)$/.test(after))
  )
    return Array.from({ length }, () => 1)
  // "parallel to d c e is on a d"
  if (length === 3 && /^(?:parallel|perpendicular)$/.test(beforeThat) && /^(?:is|lies|and)$/.test(after)) return [2, 1]
  const first = sizes.find(([after]) => after.test(before))?.[1]
  if (first === undefined || (first === 1 && length % 2 === 0)) {
    // "a b c is similar to d e f"
    // "a o c is its diameter"
    if (length === 3 && before === 'and' && after === 'is') return [3]
    if (length === 3) return beforeThat === 'similar' || before === 'if' || before === 'to' ? [3] : null
    return length % 2 === 0 ? Array.from({ length: length / 2 }, () => 2) : null
  }
  const rest = length - first
  // "in triangle p q r e and f are points"
  if (rest === 1 && first > 2 && /^(?:and|is|lies|are)$/.test(after)) return [first, 1]
  if (rest < 0) return length === 2 && first === 4 ? [2] : null
  return rest % 2 === 0 ? [first, ...Array.from({ length: rest / 2 }, () => 2)] : rest === first ? [first, first] : null
}

/** "A D equals two cm", "angle A B C is sixty degrees": capitals apart, but not "points A B C", "at D E F", "if A B and C are ...". */
const capitals =
  /(?<!\b(?:points?|vertices|cent(?:re|er)s|angles|letters|events?|at|[A-Z])\s)(?<![\w.])[A-Z](?: [A-Z]){1,3}(?=$|[,.?]|\s(?:equals?|is|by|plus|and [A-Z] [A-Z]\b|parallel|perpendicular|meets?|touch|such|with|if|where|find|to|then)\b)/g

const endsClause =
  /^(?:and|if|find|such|so|is|are|on|lies|cuts?|meets?|makes?|touch(?:es)?|to|with|what|the|respectively|[,.?])$/

/**
 * Names of figures as they are dictated, "tangents p a and p b", "centre o": single letters in a row become one name in capitals. Nothing is
 * changed where no figure is spoken of, or where a letter of the row is calculated with.
 */
export function withSpokenNames(given: string): string {
  const text = withEquals(given)
  // "triangle A B C D E is parallel to B C": capitals apart are a row as small letters are
  const isApart = figures.test(text) && (text.match(/(?<![\w.])[A-Z] [A-Z](?=$|[\s,.?])/g)?.length ?? 0) > 2
  const small = isApart ? text.replace(/(?<![\w.'’=(∠△])[A-Z](?=$|\s|[,.?])/g, (letter) => letter.toLowerCase()) : text
  const spoken = isApart ? inNames(small) : small
  if (isApart && spoken !== small) return spoken
  return inNames(text.replace(capitals, (letters) => letters.replaceAll(' ', '')))
}

/** "PM 4.5, MQ 3": what a segment is. */
const withEquals = (text: string): string =>
  figures.test(text)
    ? text.replace(
        /(?<=^|[\s,;.])(?!AP\b|GP\b)([A-Z]{2}) (?=\d+(?:\.\d+)? ?(?:cm|m|mm|units?)?\s*(?:[,;?]|\.(?!\d)|$|and\b|aur\b|&|n\b|find\b|then\b|nikalo\b|hai\b|[A-Z]{2} \d))/g,
        '$1 = ',
      )
    : text

function inNames(text: string): string {
  if (!figures.test(text) || !/(?:^|\s)[a-z] [a-z](?=\s|$|[,.?])/.test(text)) return text
  const words = text.replace(/([,.?])(?=\s|$)/g, ' $1').split(/\s+/)
  const runs = runsOf(words)
  const unknown = new Set(
    runs
      // "angle b equals angle c" speaks of corners
      .filter(({ from }) => words[from - 1] !== 'angle')
      .filter(({ from, to }) => calculates.test(words[from - 1] ?? '') || calculates.test(words[to] ?? ''))
      .flatMap(({ from, to }) => (to - from === 1 && words[from] !== 'a' ? [words[from]] : [])),
  )
  const names = new Map<number, readonly number[]>()
  for (const { from, to } of runs) {
    const letters = words.slice(from, to)
    if (letters.length < 2 || letters.some((letter) => unknown.has(letter))) continue
    const [before = '', beforeThat = ''] = [words[from - 1], words[from - 2]]
    // "p q r s is a trapezium"
    const isFigure =
      letters.length === 4 &&
      /^is an? (?:trapezium|parallelogram|quadrilateral|rhombus|rectangle|square|cyclic)\b/.test(
        words.slice(to, to + 3).join(' '),
      )
    const found = isFigure ? [4] : sizesIn(letters.length, before, beforeThat, words[to] ?? '')
    if (!found) return text
    names.set(from, found)
  }
  if (names.size === 0) return text
  const isCorner = new Set([...names.keys()].flatMap((from) => words.slice(from, from + sum(names.get(from) ?? []))))
  const written: string[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const found = names.get(at)
    if (found) {
      // "... is 2 x minus 1 d b is ...": no product
      if (/^\d+$/.test(words[at - 1] ?? '') && /^(?:is|equals?)$/.test(words[at + sum(found)] ?? '')) written.push(',')
      for (const size of found) {
        written.push(
          words
            .slice(at, at + size)
            .join('')
            .toUpperCase(),
        )
        at += size
      }
      continue
    }
    const isAngle = isSingle(word) && /^angles?$/.test(words[at - 1] ?? '') && isCorner.has(word) && isPlace(words, at)
    const isPoint =
      isAngle ||
      // "d is on a b"
      (isSingle(word) &&
        isCorner.has(word) &&
        !unknown.has(word) &&
        /^(?:is|lies|lie|on|and|are)$/.test(words[at + 1] ?? '') &&
        (word !== 'a' || /^lies?$/.test(words[at + 1] ?? ''))) ||
      (isSingle(word) &&
        !unknown.has(word) &&
        (sizes.at(-1)?.[0].test(words[at - 1] ?? '') ?? false) &&
        isPlace(words, at))
    written.push(isPoint ? word.toUpperCase() : word)
    at++
  }
  return written.join(' ').replace(/ (?=[,.?](?: |$))/g, '')
}

const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0)

/** "at a and", "centre o", and no "at a point". */
const isPlace = (words: readonly string[], at: number): boolean =>
  words[at] !== 'a' || words[at + 1] === undefined || endsClause.test(words[at + 1] ?? '')
