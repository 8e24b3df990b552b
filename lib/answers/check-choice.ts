import { clean } from './clean'
import { sameText } from './check-text'
import { checkExpression } from './check-expression'
import { checkNumber } from './check-number'
import type { ChoiceRule, Verdict } from './rule'
import { Unreadable } from './unreadable'
import { verdict } from './verdict'

/** The letter of the right option, "b", "(b)", "option B", or its wording; a letter and a wording must agree. */
export function checkChoice(rule: ChoiceRule, response: string): Verdict {
  const wanted = letterOf(rule.expected)?.letter ?? rule.expected.trim().toUpperCase()
  const options = rule.options ?? []
  const worded = matching(options, response)
  const typed = letterOf(response)
  if (typed && (typed.rest === '' || worded.length === 0)) return judgeLetter(typed, wanted, options)
  if (worded.length > 0) return verdict(worded.length === 1 && worded[0] === wanted, worded.map(shown).join(',\\; '))
  throw new Unreadable('Give the letter of the option, e.g. B.')
}

const letterAt = (index: number): string => String.fromCharCode(65 + index)
const shown = (letter: string): string => `\\text{${letter}}`

interface Letter {
  readonly letter: string
  /** What follows the letter, usually nothing or the wording of the option. */
  readonly rest: string
}

/** "b", "(b)", "B)", "option b", "b. 3/4", "Ans: (B)". */
function letterOf(response: string): Letter | null {
  const text = clean(response.slice(0, 500))
  const match =
    /^(?:(?:the\s|correct\s|right\s|answer\s|ans\s|option\s|choice\s|is\s)\s*|(?:answer|ans|option)\s?[:.=-]\s*|ans\.\s*)*(?:\(\s?([a-h])\s?\)|([a-h])(?![a-z0-9]))[\s.:)-]*(.*)$/i.exec(
      text,
    )
  const letter = match?.[1] ?? match?.[2]
  return letter === undefined ? null : { letter: letter.toUpperCase(), rest: (match?.[3] ?? '').trim() }
}

function judgeLetter({ letter, rest }: Letter, wanted: string, options: readonly string[]): Verdict {
  const option = options[letter.charCodeAt(0) - 65]
  const agrees = option === undefined ? !/^(?:,|\/|&|and\s|or\s)/i.test(rest) : matching([option], rest).length > 0
  if (rest === '' || agrees) return verdict(letter === wanted, shown(letter))
  return verdict(false, shown(letter), 'Give the letter of one option only.')
}

/** The letters of the options that the response words; those of equal value when none is worded so. */
function matching(options: readonly string[], response: string): readonly string[] {
  const lettersOf = (same: (wording: string, response: string) => boolean) =>
    options.flatMap((option, index) =>
      same(option.replace(/^\s*\(?[A-H][).]\s+/, ''), response) ? [letterAt(index)] : [],
    )
  const worded = lettersOf(sameText)
  return worded.length > 0 ? worded : lettersOf(sameValue)
}

/** Equal as numbers or expressions; a wording with real words in it is not tried. */
function sameValue(wording: string, response: string): boolean {
  return [wording, response].some((text) => /[a-z]{5}/i.test(text.replace(/\\[a-z]+|theta|alpha|cosec/gi, '')))
    ? false
    : isEqual(wording, response)
}

function isEqual(expected: string, response: string): boolean {
  try {
    return checkNumber({ kind: 'number', expected, tolerance: 0 }, response).correct
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
  try {
    return checkExpression({ kind: 'expression', expected }, response).correct
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}
