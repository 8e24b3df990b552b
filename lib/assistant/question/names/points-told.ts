import {
  closes,
  figure,
  isLetter,
  isName,
  isPair,
  joins,
  labelled,
  relation,
  segment,
  sorted,
  type Word,
} from './words'

export interface PointsTold {
  readonly letters: ReadonlySet<string>
  /** Names of three letters and more, their letters in order. */
  readonly figures: ReadonlySet<string>
}

/** Names that any figure may have. */
const usual = /^(?:abcd?|abcdef|pqrs?|xyz|def|lmn)$/
const acronym = /^(?:I|AP|APS|GP|HCF|LCM|CSA|TSA|BPT|CBSE|RHS|LHS|SSS|SAS|AAA?|MCQ)$/

/** x, y and z are numbers, where no segment has them. */
const isPoint = (word: string): boolean => /^[a-w]$/.test(word)
const sizeBehind = (noun: string): number =>
  segment.test(noun) ? 2 : /^(?:tri|[△Δδ∆∠]|triangles?|angles?)$/.test(noun) ? 3 : 4
/** "pqrs", and no "lawn". */
const isOrdered = (word: string): boolean => sorted(word) === word || !/[aeiou]/.test(word)

/** The letters by which a text names points, segments and figures, in small letters or in capitals. */
export function pointsTold(words: readonly Word[]): PointsTold {
  const textAt = (at: number) => words[at]?.text ?? ''
  const letters = new Set<string>()
  const figures = new Set<string>()
  const add = (word: string) => {
    if (word.length > 2) figures.add(sorted(word))
    for (const letter of word) letters.add(letter)
  }
  /** "a(1, 2)", "p (x, y)" */
  const isPlaced = (at: number) =>
    isLetter(textAt(at)) &&
    textAt(at + 1) === '(' &&
    /^(?:[-−–+√]|\d.*|[a-z])$/.test(textAt(at + 2)) &&
    /^[^)]*,/.test([3, 4, 5, 6].map((by) => textAt(at + by)).join(''))
  const isArticle = (at: number) => {
    const next = textAt(at + 1)
    return textAt(at) === 'a' && next !== '' && !closes.test(next) && !isLetter(next)
  }
  /** Names in a row, "ab, bc and ca", "d e f". */
  const list = (from: number, fits: (word: string) => boolean, isLabelled = false) => {
    for (let at = from, size = 0; ; at++) {
      // "m and n"
      while (size > 0 && joins.test(textAt(at)) && !(textAt(at) === 'n' && joins.test(textAt(at - 1)))) at++
      const word = textAt(at)
      if (!fits(word) || (size > 0 && word.length !== size) || (!isLabelled && isArticle(at))) return
      size = word.length
      add(word)
    }
  }
  /** "pa and pb are", "xyz is a tangent" */
  const isSpokenOf = (word: string, at: number) => {
    const isNamed = [2, 3].some((by) => figure.test(textAt(at + by)) || segment.test(textAt(at + by)))
    // "de is a tangent", "ab uska vyas"
    if (isNamed && /^(?:is|uska|uski|iska)$/.test(textAt(at + 1))) return true
    if (!isName(word)) return false
    return word.length === 2
      ? /^(?:is|are|r|ka|ki|ke|,|and|par|aur|tangents?|chords?)$/.test(textAt(at + 1))
      : isNamed && /^(?:is|are)$/.test(textAt(at + 1))
  }
  const isCapital = (at: number) => {
    const { written = '', text = '' } = words[at] ?? {}
    return /^[A-Z]{1,4}$/.test(written) && !acronym.test(written) && !isArticle(at) && (isPair(text) || isPoint(text))
  }

  const isOfFigure = words.some(
    ({ text }, at) =>
      figure.test(text) || segment.test(text) || /^(?:circles?|cent(?:re|er)|[∥⊥∼≅])$/.test(text) || isPlaced(at),
  )
  words.forEach(({ text }, at) => {
    if (isCapital(at) || isPlaced(at)) add(text)
    if (labelled.test(text)) list(textAt(at + 1) === 'par' ? at + 2 : at + 1, isPoint, true)
    if (/^(?:at|from|through)$/.test(text)) list(at + 1, isPoint)
    // "ab ∥ cd"
    if (/^[∥|⊥~∼≅]$/.test(text))
      for (const side of [textAt(at - 1), textAt(textAt(at + 1) === text ? at + 2 : at + 1)])
        if (isPair(side)) add(side)
    if (!isOfFigure) return
    if (usual.test(text)) add(text)
    if (text === 'o') add(text)
    if (figure.test(text) || segment.test(text)) {
      const size = sizeBehind(text)
      const from = textAt(at + 1) === 'of' ? at + 2 : at + 1
      list(from, (word) => word.length === size && isName(word) && (size < 4 || isOrdered(word)))
    }
    // "ab = 5"
    if (relation.test(text)) for (const side of [textAt(at - 1), textAt(at + 1)]) if (isName(side)) add(side)
    // "touches pq at x"
    if (text === 'at' && isName(textAt(at - 1))) list(at + 1, isLetter)
    if (isPair(text) && isSpokenOf(text, at)) list(at, (word) => word === text || isName(word))
    // "d lies on ab", "qr ko x pe"
    const isOn = /^(?:lies|is|on|par|pe)$/.test(textAt(at + 1))
    if (isLetter(text) && text !== 'a' && isOn) {
      const behind = [2, 3, 4].map((by) => textAt(at + by))
      if (behind.some((one) => isName(one) || segment.test(one) || /^(?:point|circle)$/.test(one))) {
        add(text)
        if (textAt(at - 1) === 'and' && isPoint(textAt(at - 2))) add(textAt(at - 2))
      }
    }
    if (isLetter(text) && /^(?:par|pe)$/.test(textAt(at + 1)) && textAt(at - 1) === 'ko') add(text)
  })
  // "vertex a(5, 3) hai to c batao"
  if (words.some((_, at) => isPlaced(at)))
    words.forEach(({ text }, at) => {
      if (isPoint(text) && /^(?:batao|nikalo|bataiye|nikaliye)$/.test(textAt(at + 1))) add(text)
    })
  // "pb?" behind "tangents pa"
  if (isOfFigure)
    for (const { text } of words)
      if (text.length === 2 && isName(text) && [...text].some((letter) => letters.has(letter))) add(text)
  return { letters, figures }
}
