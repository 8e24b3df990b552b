import { counted, togetherObjection, totalLine } from './any/counting'
import { atomsOf, type Event } from './any/event'
import { isNumber, isOfDigits, numberObjection, numberWords, type NumberAtom } from './any/number-atom'
import { range } from './pieces/chance'
import { sumText } from './pieces/number-event-words'
import { worked } from '../solution'

type Pair = readonly [number, number]

/** What the number that is spoken of is made of. */
export type Aspect =
  'sum' | 'product' | 'difference' | 'both' | 'one at least' | 'exactly one' | 'neither' | 'first' | 'second'

export type PairAtom =
  | { readonly kind: 'of'; readonly aspect: Aspect; readonly is: NumberAtom }
  | { readonly kind: 'same' | 'first greater' | 'second greater' | 'consecutive' | 'multiple' | 'square product' }
  | { readonly kind: 'head' | 'tail' }

/** Two dice are thrown, or a coin and a die. */
export interface DiceThrown {
  readonly things: 'two dice' | 'coin and die'
  /** Of the first die and of the second, where they are unusual. */
  readonly faces?: readonly [readonly number[], readonly number[]]
  readonly event: Event<PairAtom>
}

function isPair(atom: PairAtom, [a, b]: Pair): boolean {
  switch (atom.kind) {
    case 'same':
      return a === b
    case 'first greater':
      return a > b
    case 'second greater':
      return b > a
    case 'consecutive':
      return Math.abs(a - b) === 1
    case 'multiple':
      return a % b === 0 || b % a === 0
    case 'square product':
      return Number.isInteger(Math.sqrt(a * b))
    case 'head':
      return a === 1
    case 'tail':
      return a === 0
    case 'of':
      return hasAspect(
        atom.aspect,
        [a, b].map((n) => isNumber(atom.is, n)),
        [a, b],
        atom.is,
      )
    default:
      return atom satisfies never
  }
}

function hasAspect(aspect: Aspect, is: readonly boolean[], [a, b]: Pair, atom: NumberAtom): boolean {
  switch (aspect) {
    case 'sum':
      return isNumber(atom, a + b)
    case 'product':
      return isNumber(atom, a * b)
    case 'difference':
      return isNumber(atom, Math.abs(a - b))
    case 'both':
      return is.every(Boolean)
    case 'one at least':
      return is.some(Boolean)
    case 'exactly one':
      return is[0] !== is[1]
    case 'neither':
      return !is.some(Boolean)
    case 'first':
      return is[0] === true
    case 'second':
      return is[1] === true
    default:
      return aspect satisfies never
  }
}

const plain: Readonly<Record<Exclude<PairAtom['kind'], 'of'>, string>> = {
  same: 'a doublet',
  'first greater': 'a greater number on the first die',
  'second greater': 'a greater number on the second die',
  consecutive: 'consecutive numbers',
  multiple: 'one number being a multiple of the other',
  'square product': 'a product that is a perfect square',
  head: 'a head',
  tail: 'a tail',
}

function pairWords(atom: PairAtom): string {
  if (atom.kind !== 'of') return plain[atom.kind]
  const { aspect, is } = atom
  const number = numberWords(is)
  if (aspect === 'both') return `${number} on both dice`
  if (aspect === 'one at least') return `${number} on at least one die`
  if (aspect === 'exactly one') return `${number} on exactly one die`
  if (aspect === 'neither') return `${number} on no die`
  if (aspect === 'first' || aspect === 'second') return `${number} on the ${aspect} die`
  return `a ${aspect} that is ${isOfDigits(is) ? number : sumText(is)}`
}

const pairsOf = ({ things, faces = [range(1, 6), range(1, 6)] }: DiceThrown): readonly Pair[] =>
  (things === 'two dice' ? faces[0] : [1, 0]).flatMap((a) => faces[1].map((b): Pair => [a, b]))

/** E.g. "Two dice are thrown together. Find the probability that the sum is a multiple of 3 or 4." */
export const diceThrown = worked<DiceThrown>({
  id: 'dice-thrown',
  archetype: 'prob-two-dice-other',
  objection: (given) =>
    atomsOf(given.event).flatMap((atom) => (atom.kind === 'of' ? (numberObjection(atom.is) ?? []) : []))[0] ??
    togetherObjection(given.event, pairsOf(given), isPair),
  solve: (given) => {
    const { things, event } = given
    const isDice = things === 'two dice'
    const all = pairsOf(given)
    return counted(event, {
      all,
      is: isPair,
      words: (atom) => (isDice ? pairWords(atom) : pairWords(atom).replace('the second die', 'the die')),
      name: ([a, b]) => (isDice ? `(${a}, ${b})` : `\\text{${a === 1 ? 'H' : 'T'}}${b}`),
      verb: 'getting',
      lines: [totalLine(isDice ? '6 \\times 6' : '2 \\times 6', all.length)],
    })
  },
})
