import { fraction } from '../../maths/fraction'
import type { Budget } from '../../maths/sum'
import { isContrary } from '../../reading/text/contrary'
import { attempt, isUnread, wordsOnly, type Reading } from '../../reading/reading'
import { isEquality, isSeparator, splitAt, trimmed } from '../../reading/tokens/lists'
import { refuseDenial } from '../../reading/tokens/put-aside'
import type { Token } from '../../reading/tokens/token'
import { hasPlusMinus, type Node } from '../../reading/tree/node'
import { typed as typedText, type Typed } from '../../reading/typed'
import { readAmount, type Amount } from '../../reading/values/amount'
import { namesOf } from '../../reading/values/names-of'
import { turnedRatio } from '../asked/ratio-name'
import { keys, type Kind, type Outcome } from '../kind'
import { isRoundedRatio, sameRatio, type Terms } from '../ratio-terms'
import { exactly } from '../rounding'
import type { RatioRule } from '../rule'
import { outcome } from '../outcome'
import { areTermsWorkedOut, workItOut } from '../worked-out'

interface Key {
  readonly terms: Terms
}

interface RatioReading extends Reading {
  /** The ratios that are set equal, in order; the last is the answer. */
  readonly chain: readonly Terms[]
}

/** m : n in any equal form: "4:6", "2 to 3", "2/3"; longer ratios term by term. */
export const ratio: Kind<RatioRule, Key, RatioReading> = {
  name: 'Ratio',
  words: 'm : n in any equal form: 2:3, 4 : 6, 2 is to 3, 2/3.',
  format: 'string',
  inputMode: 'decimal',
  keys: () => keys(':'),
  readKey: ({ expected }) => ({ terms: chainOf(typedText(expected)).chain.at(-1) ?? [] }),
  read: readRatio,
  judge,
}

function readRatio(response: Typed): RatioReading {
  const { chain, before } = chainOf(response)
  const values = chain.at(-1) ?? []
  return { ...wordsOnly, chain, values, names: namesOf(before), tex: chain.map(texOf).join(' = ') }
}

const texOf = (terms: Terms): string =>
  terms
    .map(({ tex }) => tex)
    .filter(Boolean)
    .join(' : ')

/** A ratio that is named the other way round, "PB:AP" for AP:PB, is taken the other way round. */
function judge({ terms: key }: Key, reading: RatioReading, { asked, decimals }: RatioRule, budget: Budget): Outcome {
  const { values, chain, names } = reading
  const typed = asked && turnedRatio(asked, names) ? [...values].reverse() : values
  if (typed.some(({ unit, tex }) => tex !== '' && unit !== typed[0]?.unit))
    return outcome(false, 'A ratio has no unit.')
  if (typed.some(({ node }) => hasPlusMinus(node))) return outcome(false, 'Give one ratio, without $\\pm$.')
  if (typed.length !== key.length) return outcome(false, 'Write the ratio with a colon, e.g. 2:3.')
  if (!areTermsWorkedOut(key.map(nodeOf), typed.map(nodeOf))) return workItOut
  const broken = falseLink(chain, budget)
  if (broken) return outcome(false, broken)
  if (sameRatio(typed, key, budget)) return outcome(true)
  if (isRoundedRatio(typed, key, decimals, budget)) return outcome(true, exactly(texOf(key)))
  const isTurned = sameRatio([...typed].reverse(), key, budget)
  return outcome(
    false,
    isTurned ? 'Check the order of the terms: which quantity comes first in the question?' : undefined,
  )
}

const nodeOf = ({ node }: Amount): Node => node

/** "$2 : 1$ is not $1 : 2$." */
function falseLink(chain: readonly Terms[], budget: Budget): string | undefined {
  const isTrue = (a: Terms, b: Terms) =>
    sameRatio(a, b, budget) || isRoundedRatio(a, b, 'near', budget) || isRoundedRatio(b, a, 'near', budget)
  const at = chain.findIndex((terms, index) => index > 0 && !isTrue(chain[index - 1] ?? terms, terms))
  const [before, terms] = [chain[at - 1], chain[at]]
  return before && terms && `$${texOf(before)}$ is not $${texOf(terms)}$.`
}

const isColonText = (text: string): boolean => text === ':' || /^(?:to|ratio|isto|colon)$/i.test(text)
const isColon = ({ text }: Token): boolean => isColonText(text)

/** The ratios that are set equal: "9:6 = 3:2". What names the ratio is passed over. */
function chainOf(response: Typed) {
  const tokens = opened(trimmed(response.tokens))
  refuseDenial(tokens)
  const sides = splitAt(tokens, (token, before) => isEquality(token) && (token.text !== ':' || before?.text === ':'))
  const last = sides.findLastIndex((side) => side.some(({ kind }) => kind === 'number'))
  const before = sides.slice(0, Math.max(last, 0)).map((side) => (side.at(-1)?.text === ':' ? side.slice(0, -1) : side))
  const working = before.filter((side) => side.some(({ kind }) => kind === 'number') && !isNumbered(side))
  const steps = working.map(withoutCommon)
  return {
    chain: [...bareBefore(sides), ...steps.flatMap(readable), termsOf(withoutLead(sides[last] ?? tokens))],
    before: before.filter((side) => !working.includes(side) || steps.includes(side)),
  }
}

/** "r1:r2" names, with its numbers, two things. */
const isNumbered = (side: readonly Token[]): boolean =>
  side.some(({ kind, spaced }, index) => kind === 'number' && !spaced && side[index - 1]?.kind === 'word') &&
  side.every(
    ({ kind, spaced, text }, index) =>
      isColonText(text) || text === '/' || kind === 'word' || (kind === 'number' && !spaced && index > 0),
  )

/** "6a² : 8a²" as "6 : 8": what stands behind every number is one and the same. */
function withoutCommon(side: readonly Token[]): readonly Token[] {
  const terms = splitAt(side, isColon)
  const tails = new Set(
    terms.map((term) =>
      term
        .slice(1)
        .map(({ text }) => text)
        .join(''),
    ),
  )
  const [tail = ''] = tails
  const isShared =
    tails.size === 1 && /^[a-zπ](?:[a-z]|\^?[23])?$/.test(tail) && terms.every(([first]) => first?.kind === 'number')
  return isShared ? side.filter((token) => isColon(token) || terms.some(([first]) => first === token)) : side
}

/** "9:4" of "So, 9:4", "AP, PB are in the ratio 9:4": the only piece of a list that holds a number. */
function withoutLead(side: readonly Token[]): readonly Token[] {
  const pieces = splitAt(side, isSeparator)
  const [only, ...others] = pieces.filter((piece) => piece.some(({ kind }) => kind === 'number'))
  const isContrarySaid = pieces.some((piece) => piece !== only && piece.some(({ text }) => isContrary(text)))
  return only && others.length === 0 && !isContrarySaid ? only : side
}

/** "7:5" of "7:5, x = 5:7": a ratio without a name before the one that has it. */
function bareBefore([first, ...others]: readonly (readonly Token[])[]): readonly Terms[] {
  const [bare, name] = splitAt(first ?? [], isSeparator)
  const isBare =
    others.length > 0 && name !== undefined && bare?.every(({ kind, text }) => kind === 'number' || text === ':')
  return isBare && bare ? readable(bare) : []
}

/** None where the side is no ratio: "PB" in "AP : PB". */
function readable(side: readonly Token[]): readonly Terms[] {
  const terms = attempt(() => termsOf(side))
  return isUnread(terms) ? [] : [terms]
}

function termsOf(side: readonly Token[]): Terms {
  const terms = splitAt(opened(side), isColon).filter((term) =>
    term.some(({ kind, text }) => kind === 'number' || text === '√' || text === 'π' || kind === 'word'),
  )
  const amounts = terms.filter((term, index) => index > 0 || !isLabel(term)).map(readAmount)
  const [only] = amounts
  return amounts.length === 1 && only ? overOne(only) : amounts
}

/** "(9:4)" without the brackets around the whole. */
function opened(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.text !== '(' || tokens.at(-1)?.text !== ')') return tokens
  const inside = tokens.slice(1, -1)
  return inside.some(isColon) && !inside.some(({ text }) => text === '(' || text === ')') ? inside : tokens
}

/** "ratio" in "ratio: 2:3". */
const isLabel = (term: readonly Token[]): boolean =>
  term.every(({ kind }) => kind === 'word') &&
  !term.some(({ text }) => /^(?:root|sqrt|pi|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(text))

/** A single number r is the ratio r : 1. */
const overOne = (amount: Amount): Terms => [amount, { ...amount, node: oneNode, decimal: null, tex: '' }]

const oneNode: Node = { kind: 'number', value: fraction(1), decimal: false, tex: '1' }
