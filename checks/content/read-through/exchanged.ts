import { isWord, nameOf, textsOf, type Piece, type Sentence } from './sentences'

/** Two stretches of a sentence that have changed places: "as far from the school as from her home". */
export interface Exchange {
  readonly at: Piece
  readonly one: string
  readonly other: string
}

const longest = 5

/** What may stand in a stretch: words, numbers and formulas, and no sign between clauses. */
const mayStand = (text: string): boolean => /^[a-z\d$]/.test(text)
/** Words that say nothing by themselves. */
const isEmpty = (text: string): boolean =>
  !isWord(text) ||
  /^(?:the|this|that|these|those|its|their|his|her|for|from|with|into|are|was|were|has|have|and|but|then|also)$/.test(
    text,
  )

interface Parts {
  readonly start: readonly string[]
  readonly one: readonly string[]
  readonly middle: readonly string[]
  readonly other: readonly string[]
  readonly end: readonly string[]
}

/** The two stretches of a sentence without whose exchange it stood so before. */
export function exchangeIn(sentence: Sentence, wasSo: (name: string) => boolean): Exchange | undefined {
  for (const parts of partings(textsOf(sentence))) {
    const { start, one, middle, other, end } = parts
    if (!wasSo(nameOf([...start, ...other, ...middle, ...one, ...end]))) continue
    const at = sentence[start.length]
    if (!at || saysTheSame(parts)) return undefined
    const second = start.length + one.length + middle.length
    return {
      at,
      one: shown(sentence.slice(start.length, start.length + one.length)),
      other: shown(sentence.slice(second, second + other.length)),
    }
  }
  return undefined
}

const shown = (some: Sentence): string => some.map(({ written }) => written).join(' ')

/** Each two stretches of a row that may have changed places about what stands between them. */
function* partings(texts: readonly string[]): Generator<Parts> {
  for (const [first, one] of stretches(texts, 0))
    for (const [second, other] of stretches(texts, first + one.length + 1))
      // what both begin or end with has not moved
      if (one[0] !== other[0] && one.at(-1) !== other.at(-1))
        yield {
          ...{ one, other },
          start: texts.slice(0, first),
          middle: texts.slice(first + one.length, second),
          end: texts.slice(second + other.length),
        }
}

function* stretches(
  texts: readonly string[],
  from: number,
): Generator<readonly [place: number, stretch: readonly string[]]> {
  for (let place = from; place < texts.length; place += 1)
    for (let many = 1; many <= longest && place + many <= texts.length; many += 1) {
      if (!mayStand(texts[place + many - 1] ?? '')) break
      const stretch = texts.slice(place, place + many)
      if (!stretch.every(isEmpty)) yield [place, stretch]
    }
}

/** What reads the same from both sides. */
const bothWays =
  /\b(?:(?:is|are) (?:also |both )?(?:equal|parallel|perpendicular|congruent|proportional|adjacent) to|(?:is|are) the same as|as well as|(?:together|along) with|that is|in other words|multiplied by|added to|meets?|touch(?:es)?|intersects?|equals?|plus|times)(?![a-z])/g
const joins = /^(?:&|and|or|nor|but|while|whereas|,|;|=|\+)$/
/** A word about the time, the place or the way, which may stand at either end of a sentence. */
const opens =
  /^(?:now|then|first|today|here|there|later|again|once|often|always|usually|only|also|with|without|by|in|at|on|from|for|of|to|after|before|within|between|during)$/
const isOne = /^(?:an?|all|every|each|any|no|some)$/

/**
 * Whether an exchange says the same: the two are joined by "and", by a comma or by what reads the same from both sides, with the same words before each and
 * behind each, as in "a red ball and a blue ball".
 */
function saysTheSame({ start, one, middle, other, end }: Parts): boolean {
  if (/\brespectively\b|\bin (?:this|that) order\b/.test([...start, ...end].join(' '))) return false
  // "now the ship sails with great speed"
  const isAround = start.length === 0 && end.every((text) => /^[.!?:]$/.test(text))
  if (isAround && [one[0], other[0]].some((text) => opens.test(text ?? ''))) return true
  if (/\bdistances?\b/.test(start.join(' ')) && /^(?:to|from)$/.test(middle.join(' '))) return true
  const words = middle.join(' ').replace(bothWays, '&').split(' ')
  // "the tangent is the line ...", but not "a square is a rhombus"
  const isSame = (word: string) =>
    /^(?:is|are)$/.test(word) &&
    ![one[0], other[0], start.at(-1), middle.at(-1)].some((first) => isOne.test(first ?? ''))
  const isJoin = (word: string) =>
    joins.test(word) || (isSame(word) && [...start.slice(-1), ...one, ...other].includes('the'))
  const [from, to] = [words.findIndex(isJoin), words.findLastIndex(isJoin)]
  if (from < 0) return false
  const [behind, before] = [words.slice(0, from), words.slice(to + 1)]
  return (
    (from === to || words.slice(from, to).includes(',')) &&
    end.slice(0, behind.length).join(' ') === behind.join(' ') &&
    start.slice(start.length - before.length).join(' ') === before.join(' ')
  )
}
