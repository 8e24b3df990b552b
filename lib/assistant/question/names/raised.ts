import { withSentencesBegun } from '../sentences-begun'
import { anglesTold } from './angles-told'
import { pointsTold } from './points-told'
import {
  closes,
  figure,
  isLetter,
  isName,
  isPair,
  isRatio,
  joins,
  labelled,
  ratioWith,
  segment,
  sorted,
  wordsOf,
} from './words'

const beside = /^(?:=|≠|∥|\||⊥|~|∼|≅|\/|²|×|\+)$/

/** The points and angles of a question in small letters in capitals, "triangle abc", "sin a", and its sentences begun with one. */
export function withRaisedNames(text: string): string {
  const words = wordsOf(text)
  const { letters, figures } = pointsTold(words)
  const angles = anglesTold(words)
  const textAt = (at: number) => words[at]?.text ?? ''
  const isOfLetters = (word: string) => [...word].every((letter) => letters.has(letter))
  const isNamed = (word: string) => isName(word) && isOfLetters(word)

  // "po 3, or 5, qo 2": measures in a row
  const areMeasured = words.filter(({ text: word }, at) => isNamed(word) && /^\d/.test(textAt(at + 1))).length > 1

  const isPointAt = (at: number): boolean => {
    const [letter, before, after] = [textAt(at), textAt(at - 1), textAt(at + 1)]
    // "2a", "20 m"
    const isGlued = /\d$/.test(before) && (words[at - 1]?.at ?? 0) + before.length === words[at]?.at
    const isCalculated = isGlued || (letter === 'm' && /\d$/.test(before)) || /^[\^²³]$/.test(after)
    const isAngle = angles.has(letter)
    // "(a)" labels an option
    if (before === '(' && after === ')' && !isLetter(textAt(at - 2)) && !isRatio(textAt(at - 2))) return false
    if (!isAngle && (!letters.has(letter) || isCalculated)) return false
    if (letter !== 'a' || after === '' || closes.test(after) || isLetter(after) || labelled.test(before)) return true
    const isOfRatio = isRatio(before) || isRatio(after) || ratioWith(after) !== null || /^[²³⁴)]$/.test(before)
    return isAngle && (isGlued || isOfRatio)
  }
  /** "find ad, be and cf" */
  const isBesideNames = (at: number): boolean => {
    const [before, after] = [textAt(at - 1), textAt(at + 1)]
    const isAlike = (by: number) => isNamed(textAt(at + by)) && textAt(at + by).length === textAt(at).length
    const isSpokenOf = after === 'is' && [2, 3].some((by) => segment.test(textAt(at + by)))
    const isJoined = (joins.test(before) && isAlike(-2)) || (joins.test(after) && isAlike(2))
    if (beside.test(after) || beside.test(before) || isSpokenOf || isJoined) return true
    if (areMeasured && /^\d/.test(after)) return true
    if (/^(?:at|to|as|by|of|in|on|so)$/.test(textAt(at))) return false
    return before === 'find' || figure.test(before) || segment.test(before) || isAlike(-1) || isAlike(1)
  }
  const isRaised = (word: string, at: number): boolean => {
    if (word === 'ap' && /^(?:an|the|of|in|two|each|this|whose)$/.test(textAt(at - 1)) && !beside.test(textAt(at + 1)))
      return !isOfLetters(word) || textAt(at - 1) === 'an'
    if (isLetter(word)) return isPointAt(at)
    if (!isPair(word) || !isOfLetters(word)) return false
    // "pbc passes", "perimeter of paob"
    const isFigure =
      word.length === 2 ||
      figures.has(sorted(word)) ||
      !/[aeiou]/.test(word) ||
      /^(?:area|perimeter) of$/.test(`${textAt(at - 2)} ${textAt(at - 1)}`)
    return (isName(word) && isFigure) || isBesideNames(at)
  }

  let out = ''
  let from = 0
  words.forEach(({ text: word, written, at }, index) => {
    const ofAngle = ratioWith(written)
    const raised =
      ofAngle && angles.has(ofAngle.letter)
        ? `${ofAngle.ratio}${ofAngle.letter.toUpperCase()}`
        : word === written && isRaised(word, index)
          ? word.toUpperCase()
          : written
    out += text.slice(from, at) + raised
    from = at + written.length
  })
  return withSentencesBegun(out + text.slice(from))
}
