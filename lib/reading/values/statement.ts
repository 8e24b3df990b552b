import type { Reading } from '../reading'
import { holdsValue, readAmount, type Amount } from './amount'
import { calculationsIn, refuseCalls } from './calculation'
import { compounded } from './compound'
import { eventApart } from './event-name'
import { framed } from './hindi-frame'
import { isLone } from './lone'
import { namesBehind, namesOf } from './names-of'
import { isClaim, refuseCalculatedName, refuseClaims } from './refused-claims'
import { isContrary } from '../text/contrary'
import { calculatedName } from '../tokens/calculated-name'
import { isEquality, isSeparator, splitAt, textOf, trimmed } from '../tokens/lists'
import { withoutRejected } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'

/** Without the lines of working before the answer: "5k = 100, k = 20", "n(E) = 3, n(S) = 10, P(E) = 3/10". */
function withoutWorking(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isSeparator)) return tokens
  const pieces = splitAt(tokens, isSeparator)
  if (pieces.length < 2) return tokens
  const isWorking = (piece: readonly Token[]) => {
    const sides = splitAt(piece, isEquality)
    const [name] = sides
    return (
      sides.length > 1 &&
      name !== undefined &&
      (calculatedName(name) !== null || /^n\(/.test(name.map(({ text }) => text).join('')))
    )
  }
  const last = pieces.at(-1)
  return last && pieces.slice(0, -1).every(isWorking) && !isWorking(last) ? last : tokens
}

/** A response that claims one value: the amounts that it sets equal, in order; the last is the answer. */
export interface Statement extends Reading {
  /** Whether several values were listed, "3 or 4", and not only set equal. */
  readonly listed: boolean
}

/** A number or a sign of calculation: nothing that names, lists or sets equal. */
export const isInValue = ({ kind, text }: Token): boolean =>
  kind === 'number' || (kind === 'symbol' && valueSigns.has(text))
const valueSigns = new Set('+-*/^()√π'.split(''))

const statementOf = (amount: Amount): Statement => ({
  values: [amount],
  relations: [],
  names: [],
  left: [],
  listed: false,
  tex: amount.tex,
})

/** Reads "154 cm²", "n = 35", "HCF of 12 and 18 is 6", "22/7 × 7 × 7 = 154". Throws Unreadable. */
export function readStatement(tokens: readonly Token[]): Statement {
  const plain = trimmed(tokens)
  if (plain.length > 0 && plain.every(isInValue)) return statementOf(readAmount(plain))
  const bare = framed(plain)
  if (isLone(bare)) return statementOf(readAmount(bare))
  const event = eventApart(bare)
  if (event) {
    const read = readStatement(event.rest)
    return { ...read, names: [event.name, ...read.names], relations: ['=', ...read.relations] }
  }
  const claim = withoutWorking(trimmed(withoutRejected(bare)))
  const whole = compounded(claim)
  refuseClaims(whole)
  const sides = splitAt(whole, isClaim)
  const answer = sides.findLast((side) => holdsValue(side)) ?? sides.at(-1)
  if (!answer) throw new Unreadable('Write a number.')
  const before = sides.slice(0, sides.indexOf(answer))
  refuseListBefore(before, answer)
  refuseCalculatedName(before, answer)
  refuseCalls(answer)
  const [denied] = sides.slice(before.length + 1).find((side) => side.every(({ text }) => isContrary(text))) ?? []
  if (denied) throw new Unreadable(`“${denied.text}” is out of place. Write only the value.`, denied.at)
  const working = calculationsIn(before, answer)
  const values = valuesIn(answer).map(readAmount)
  const tex = [...working.map((step) => step.tex), values.map((value) => value.tex).join(',\\; ')].join(' = ')
  return {
    values: [...working, ...values],
    relations: sides.slice(1).map(() => '='),
    names: [...namesOf(before), ...namesBehind(sides.slice(before.length + 1))],
    left: claim.length < bare.length ? [textOf(bare.filter((token) => !claim.includes(token)))] : [],
    listed: values.length > 1,
    tex,
  }
}

/** Throws for "45, 90 = 45" and "45, 90 so ans = 45": two values are given for one. The terms of a sequence lead to another: "3, 8, 13, a_20 = 98". */
function refuseListBefore(sides: readonly (readonly Token[])[], answer: readonly Token[]): void {
  const list = sides.find((side) => {
    const pieces = splitAt(side, isSeparator).map(withoutConclusion)
    const values = pieces.filter((piece) => piece.every(isInValue) && holdsValue(piece))
    const isNamed = /^(?:ans|answer)$/i.test(side.at(-1)?.text ?? '')
    const isAmong = values.some((value) => textOf(value) === textOf(answer))
    return values.length > 1 && (values.length === pieces.length || (isNamed && isAmong))
  })
  if (list) throw new Unreadable('Give one value only.', list[0]?.at)
}

/** "90" of "90 so ans" */
function withoutConclusion(piece: readonly Token[]): readonly Token[] {
  const at = piece.findIndex(({ text }) => /^(?:so|hence|therefore|thus)$/i.test(text))
  return at < 0 ? piece : piece.slice(0, at)
}

/** The pieces of a list that hold a value: one, or the same value written in two ways, "1/2 or 0.5". */
function valuesIn(answer: readonly Token[]): readonly (readonly Token[])[] {
  const pieces = splitAt(answer, isSeparator)
  const valued = pieces.filter(holdsValue)
  const contrary = pieces
    .filter((piece) => !holdsValue(piece))
    .flatMap((piece) => piece.filter(({ text }) => isContrary(text) || (piece.length === 1 && isOptionLetter(text))))
    .at(0)
  if (contrary) throw new Unreadable(`“${contrary.text}” is out of place. Write only the value.`, contrary.at)
  if (valued.length > 1 && isMisgrouped(answer)) throw new Unreadable(groupingNote(answer), answer[0]?.at)
  return valued.length > 0 ? valued : [answer]
}

/** "705 or B" */
const isOptionLetter = (text: string): boolean => /^[A-D]$/.test(text)

/** "1,0,0000": bare numbers with commas and no space between them. */
const isMisgrouped = (answer: readonly Token[]): boolean => {
  const from = answer.findIndex(({ kind }) => kind === 'number')
  const to = answer.findLastIndex(({ kind }) => kind === 'number')
  const digits = answer.slice(from, to + 1)
  return (
    digits.length > 2 &&
    digits.every(
      ({ spaced, kind, text }, index) =>
        (index % 2 === 0 ? kind === 'number' : text === ',') && (index === 0 || !spaced),
    )
  )
}

const groupingNote = (answer: readonly Token[]): string =>
  `The commas in “${answer
    .filter(({ kind, text }) => kind === 'number' || text === ',')
    .map(({ text }) => text)
    .join('')}” are not where a number has them. Write 1,00,000 or 100000; or give one value only.`
