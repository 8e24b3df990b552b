import { wordsOnly, type Reading } from '../../reading/reading'
import { affirms, isRetracted, proofText } from '../../reading/text/proof'
import type { Kind } from '../kind'
import type { KeywordsRule } from '../rule'

interface Key {
  /** Any of these will do, each all of its words. */
  readonly choices: readonly (readonly string[])[]
}

interface ProofReading extends Reading {
  readonly text: string
}

/** 'a | b' either, 'a & b' both; a keyword that is denied, as in "no contradiction", does not count. */
export const keywords: Kind<KeywordsRule, Key, ProofReading> = {
  name: 'Proof in words',
  words: 'Must hold the word that decides it, and must not deny it.',
  format: 'text',
  inputMode: 'text',
  isWhole: true,
  keys: () => [],
  readKey,
  read: ({ whole }) => ({ ...wordsOnly, text: proofText(whole) }),
  judge: ({ choices }, { text }, { expected, slips = [] }) => ({
    correct:
      choices.some((words) => words.length > 0 && words.every((word) => affirms(text, word))) &&
      !isDoubted(text, choices.flat()) &&
      !isMeasured(text, choices.flat()) &&
      !isList(text, choices.flat(), [...splitKey(expected), ...slips.map(({ response }) => proofText(response))]),
  }),
}

const splitKey = (expected: string): readonly string[] => expected.split(/[|&]/).map(proofText).filter(Boolean)

function readKey({ expected }: KeywordsRule): Key {
  return { choices: expected.split('|').map((choice) => choice.split('&').map(proofText).filter(Boolean)) }
}

/** Words that belong to another answer than the keyword's. */
const rivals: ReadonlyMap<string, RegExp> = new Map([
  ['rhs', /\b(?:sss|sas|aas|asa|aaa|aa|ssa|bpt|similar|similarity)\b|lhs/],
  ['congruence', /\b(?:sss|sas|aas|asa|aaa|aa|ssa|bpt|similar|similarity)\b|lhs/],
  ['proved', /!=|\b(?:nothing|nearly|almost|partly) /],
])

/** A word beside the keyword that makes another answer of it, "SSS congruence", or one that takes it back. */
const isDoubted = (text: string, words: readonly string[]): boolean =>
  words.some((word) => rivals.get(word)?.test(text.replace(/\bnot (?:by )?[a-z]{2,10}\b/g, ''))) ||
  isRetracted(text, words)

/** "more than a contradiction", "±contradiction", "contradiction1": a word of proof is no quantity. */
const isMeasured = (text: string, words: readonly string[]): boolean =>
  /±|\b(?:more|less|greater|fewer) than\b|\bat (?:least|most)\b/.test(text) ||
  words.some((word) => /^[a-z]{4,}$/.test(word) && (text.startsWith(`-(${word}`) || hasFigureBehind(text, word)))

const hasFigureBehind = (text: string, word: string): boolean =>
  text
    .split(word)
    .slice(1)
    .some((rest) => /^\d/.test(rest))

const joining =
  /\b(?:a|an|the|or|and|but|so|hence|then|thus|therefore|both|either|between|else|also|by|with|to|than|aur|ya|vs|total|ans|answers?|is)\b/g

/** "contradiction, assumption, rational", "proved, 3": nothing but the names of answers, some of them wrong, or numbers. */
function isList(text: string, words: readonly string[], answers: readonly string[]): boolean {
  const without = (out: string, names: readonly string[]) =>
    [...names].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ' '), out)
  const own = new Set(words)
  const rest = without(text, words)
  const others = answers.filter((answer) => !own.has(answer))
  const left = without(rest, others).replace(joining, ' ')
  const isNumbered = /\d/.test(rest) && !rest.includes('=')
  return (isNumbered || others.some((other) => rest.includes(other))) && !/[a-z]/.test(left)
}
