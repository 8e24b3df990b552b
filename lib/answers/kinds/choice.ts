import { clean } from '../../reading/text/clean'
import { bareWords, isNegation } from '../../reading/text/wording'
import { sameText } from './text'
import { checkExpression } from './expression'
import { checkNumber } from './number'
import type { ChoiceRule, Verdict } from '../rule'
import { Unreadable } from '../../reading/unreadable'
import { verdict } from '../verdict'

/** The letter of the right option, "b", "(b)", "option B", or its wording; a letter and a wording must agree. */
export function checkChoice(rule: ChoiceRule, response: string): Verdict {
  const wanted = letterOf(rule.expected)?.letter ?? rule.expected.trim().toUpperCase()
  const options = rule.options ?? []
  const worded = matching(
    options.map((option) => plainTex(option)),
    plainTex(response.replace(/\.{2,}|…/g, '')),
  )
  const typed = letterOf(response.replace(/["“”]/g, ''))
  if (typed && (typed.rest === '' || typed.marked || worded.length === 0)) return judgeLetter(typed, wanted, options)
  if (worded.length > 0) return verdict(worded.length === 1 && worded[0] === wanted, worded.map(shown).join(',\\; '))
  throw new Unreadable('Give the letter of one option: A, B, C or D.')
}

/** \frac{PQ}{TU} as PQ/TU, so that a typed wording can be compared with it. */
const plainTex = (text: string): string =>
  text
    .replace(/\\[lc]?dots\b/g, '')
    .replace(/\^\{(\w)\}/g, '^$1')
    .replace(/\\[dt]?frac\{([^{}]{1,40})\}\{([^{}]{1,40})\}/g, '$1/$2')

const letterAt = (index: number): string => String.fromCharCode(65 + index)
const shown = (letter: string): string => `\\text{${letter}}`

interface Letter {
  readonly letter: string
  /** What follows the letter, usually nothing or the wording of the option. */
  readonly rest: string
  /** Set off as a letter, "(b)" or "b.", and not the first word of a sentence. */
  readonly marked: boolean
}

/** "b", "(b)", "B)", "option b", "b. 3/4", "Ans: (B)". */
function letterOf(response: string): Letter | null {
  const text = clean(response.slice(0, 500))
  const match =
    /^(?:(?:the\s|correct\s|right\s|answer\s|ans\s|option\s|opt\s|my\s|its\s|choice\s|list\s|statement\s|code\s|is\s)\s*|(?:answer|ans|option)\s?[:.=-]\s*|ans\.\s*)*(?:\(\s?([a-h])(?:\s?\)|$)|([a-h])(?![a-z0-9]))[\s.:)]*(?:-\s)?(.*)$/i.exec(
      text,
    )
  const letter = match?.[1] ?? match?.[2]
  return letter === undefined
    ? null
    : {
        letter: letter.toUpperCase(),
        rest: bareRest(match?.[3] ?? ''),
        marked: /^\S{0,12}\s?\(?[a-h][.:)]/i.test(text),
      }
}

/** What a student adds to a letter: "B is correct", "d option". */
const bareRest = (rest: string): string =>
  rest
    .replace(/^[!?.]+$/, '')
    .replace(/^(?:(?:option|choice|is|the|correct|right|answer|ans|one|only)(?![a-z])[\s.]*)+$/i, '')
    .trim()

function judgeLetter({ letter, rest }: Letter, wanted: string, options: readonly string[]): Verdict {
  const option = options[letter.charCodeAt(0) - 65]
  const isReason = /^(?:because|since|as)\s/i.test(rest)
  const agrees = isReason || (option !== undefined && matching([plainTex(option)], plainTex(rest)).length > 0)
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
  if (worded.length > 0) return worded
  const valued = lettersOf(sameValue)
  if (valued.length > 0) return valued
  const part = lettersOf(isPartOf)
  return part.length === 1 ? part : []
}

/** Words of an option that a student leaves out. */
const leftOut = new Set(
  'and but both similarity congruence criterion rule theorem test property formula triangle number assertion reason a r'.split(
    ' ',
  ),
)

/** "SAS" for "SAS similarity criterion": words of the wording, none of them left out that turns it round. */
function isPartOf(wording: string, response: string): boolean {
  const [wanted, typed] = [wording, response].map((text) => bareWords(text.replace(/[()]/g, ' ')))
  if (!wanted || !typed) return false
  const negations = (words: readonly string[]) => words.filter(isNegation).length
  return (
    typed.join('').length > 1 &&
    wanted.filter((word) => typed.includes(word)).join(' ') === typed.join(' ') &&
    wanted.every((word) => typed.includes(word) || leftOut.has(word)) &&
    negations(wanted) === negations(typed)
  )
}

/** Equal as numbers or expressions; a wording with real words in it is not tried. */
function sameValue(wording: string, response: string): boolean {
  return [wording, response].some((text) =>
    /[a-z]{5}|[A-Z]{2}/.test(text.replace(/\\[a-z]+|theta|alpha|cosec/gi, '')),
  ) || [wording, response].some((text) => /[a-z]{5}/i.test(text.replace(/\\[a-z]+|theta|alpha|cosec/gi, '')))
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
