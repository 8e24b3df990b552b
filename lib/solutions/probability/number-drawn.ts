import { counted, togetherObjection, totalLine } from './any/counting'
import { atomsOf, eventWords, happens, type Event } from './any/event'
import { isNumber, numberObjection, numberWords, type NumberAtom } from './any/number-atom'
import { worked } from '../solution'

/** One of some whole numbers comes up, each as likely as the others; some may have been taken away before. */
export interface NumberDrawn {
  /** A number that is there twice stands there twice. */
  readonly numbers: readonly number[]
  readonly removed?: Event<NumberAtom>
  readonly event: Event<NumberAtom>
}

const isIn = (event: Event<NumberAtom>, n: number): boolean => happens(event, (atom) => isNumber(atom, n))

const left = ({ numbers, removed }: NumberDrawn): readonly number[] =>
  numbers.filter((n) => !removed || !isIn(removed, n))

const bounds: ReadonlySet<NumberAtom['kind']> = new Set([
  'greater than',
  'less than',
  'not greater than',
  'not less than',
  'at least',
  'at most',
])
const isOfBounds = (event: Event<NumberAtom>): boolean => atomsOf(event).every(({ kind }) => bounds.has(kind))

function objection(given: NumberDrawn): string | null {
  const { numbers, removed, event } = given
  if (numbers.length > 1000) return 'So many numbers cannot be listed by hand: check the first and the last one.'
  if (!numbers.every((n) => Number.isSafeInteger(n) && n >= 0)) return 'The numbers must be whole numbers.'
  if (left(given).length === 0) return 'With all these numbers removed nothing is left to draw.'
  const odd = [...atomsOf(event), ...(removed ? atomsOf(removed) : [])].flatMap((atom) => numberObjection(atom) ?? [])
  // "less than 3 and greater than 2" is meant, though nothing is
  return odd[0] ?? (isOfBounds(event) ? null : togetherObjection(event, left(given), isNumber))
}

/** E.g. "A number is chosen from 1 to 50. Find the probability that it is divisible by 3 but not by 5." */
export const numberDrawn = worked<NumberDrawn>({
  id: 'number-drawn',
  archetype: 'prob-numbered',
  objection,
  solve: (given) => {
    const { numbers, removed, event } = given
    const all = left(given)
    const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
    const step = (numbers[1] ?? first) - first
    const isRow = numbers.length > 6 && step > 0 && numbers.every((n, at) => n === first + at * step)
    const count = numbers.length
    const total =
      !isRow || (first === 1 && step === 1)
        ? [count]
        : step === 1
          ? [`${last} - ${first} + 1`, count]
          : [`\\dfrac{${last} - ${first}}{${step}} + 1`, count]
    return counted(event, {
      all,
      is: isNumber,
      words: numberWords,
      name: (n) => `${n}`,
      verb: 'getting',
      lines: removed
        ? [
            `Of the $${count}$ numbers, $${count - all.length}$ are removed (${eventWords(removed, numberWords)}).`,
            totalLine(`${count} - ${count - all.length}`, all.length),
          ]
        : [totalLine(...total)],
    })
  },
})
