import { bracketed, over, shown } from './pieces/progression'
import { add, divide, equals, fraction, multiply, subtract, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Line } from '../line'
import { worked } from '../solution'

interface Known {
  /** From 1 on. */
  readonly place: number
  readonly value: Fraction
}

/** A list with letters in place of some terms: the terms that are known, and the places of the letters. */
export interface Given {
  readonly known: readonly [Known, Known, ...Known[]]
  readonly missing: readonly { readonly place: number; readonly letter: string }[]
}

const stepOf = ({ known: [first, second] }: Given): Fraction =>
  divide(subtract(second.value, first.value), fraction(second.place - first.place))

const termAt = (given: Given, place: number): Fraction => {
  const [{ place: from, value }] = given.known
  return add(value, multiply(fraction(place - from), stepOf(given)))
}

/** 1 -> "first" */
const ordinalWord = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`

function objection(given: Given): string | null {
  return given.known.every(({ place, value }) => equals(termAt(given, place), value))
    ? null
    : 'The numbers of this list do not fit into one AP: check what you typed.'
}

/** "$p = a_2 = 2 + 12 = 14$": from the term before, or from the one after where no known term lies before. */
function termLine(given: Given, { place, letter }: Given['missing'][number]): Line {
  const d = stepOf(given)
  const falls = place < given.known[0].place
  const from = shown(termAt(given, falls ? place + 1 : place - 1))
  const sides = [`a_${place}`, `${from} ${falls ? '-' : '+'} ${bracketed(d)}`, shown(termAt(given, place))]
  return earns(0.5, says`${chain(letter, ...sides)}`)
}

/** The letters in the order in which one term leads to the next. */
const inTurn = ({ known: [first], missing }: Given): Given['missing'] => [
  ...missing.filter(({ place }) => place < first.place).toReversed(),
  ...missing.filter(({ place }) => place > first.place),
]

/** E.g. "p, 13, q, 3 are four terms of an AP, in this order. Find p and q." */
export const missingTerms = worked<Given>({
  id: 'missing-terms',
  archetype: 'ap-missing-terms',
  objection,
  solve: (given) => {
    const [first, second] = given.known
    const [steps, rise] = [second.place - first.place, subtract(second.value, first.value)]
    const values = given.missing.map(({ place, letter }) => ({ letter, value: termAt(given, place) }))
    const d = stepOf(given)
    return {
      lines: [
        `Given: the ${ordinalWord(first.place)} term is $${shown(first.value)}$ and the ${ordinalWord(second.place)} term is $${shown(second.value)}$. Let the common difference be $d$.`,
        earns(
          0.5,
          steps === 1
            ? says`They are neighbours: ${chain('d', `${shown(second.value)} - ${bracketed(first.value)}`, shown(d))}`
            : says`There are ${steps} steps between them: ${chain(`${steps}d`, `${shown(second.value)} - ${bracketed(first.value)}`, shown(rise))}`,
          'steps',
        ),
        earns(0.5, says`So ${chain('d', over(rise, fraction(steps)), shown(d))}.`),
        ...inTurn(given).map((one) => termLine(given, one)),
        `Hence ${values.map(({ letter, value }) => `$${letter} = ${shown(value)}$`).join(' and ')}.`,
      ],
      key: values.map(({ letter, value }) => `${letter} = ${toText(value)}`).join(', '),
    }
  },
})
