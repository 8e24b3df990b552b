import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import {
  absolute,
  add,
  divide,
  equals,
  fraction,
  multiply,
  sign,
  subtract,
  toTex,
  zero,
  type Fraction,
} from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** What is done to observations whose mean is known; or the mean of the first natural numbers. */
export type Given =
  | { readonly change: 'naturals'; readonly count: number }
  | ({ readonly count: number; readonly mean: Fraction } & (
      | { readonly change: 'removed' | 'included'; readonly by: Fraction }
      | { readonly change: 'misread'; readonly wrong: Fraction; readonly right: Fraction }
      | { readonly change: 'replaced'; readonly old: Fraction; readonly by: Fraction }
      /** `by` is added to so many of them only. */
      | { readonly change: 'added to some'; readonly by: Fraction; readonly some: number }
      /** `by` is less than zero where something is taken away. */
      | { readonly change: 'added to each'; readonly by: Fraction }
      /** First `by` times as much, then `more` added. */
      | { readonly change: 'multiplied and added'; readonly by: Fraction; readonly more: Fraction }
      | { readonly change: 'multiplied' | 'divided'; readonly by: Fraction }
    ))

/** The value of a quotient as it is printed behind it: nothing where that is the quotient itself. */
const worth = (value: Fraction): string =>
  isShort(value) ? decimal(value) : `${toTex(value)} \\approx ${decimal(value)}`

const quotient = (of: string, top: Fraction, bottom: number): Step =>
  earns(1, `${of} $= \\dfrac{${decimal(top)}}{${bottom}} = ${worth(divide(top, fraction(bottom)))}$`, 'mean')

interface Working {
  readonly steps: readonly Step[]
  readonly sum: Fraction
  readonly count: number
  readonly called: string
}

const signed = (value: Fraction, text: string): string => `${sign(value) < 0 ? '-' : '+'} ${text}`

function working(given: Given): Working {
  const { count } = given
  const n = fraction(count)
  if (given.change === 'naturals') {
    const sum = fraction(count * (count + 1), 2)
    const found = `Sum of the first $${count}$ natural numbers $= \\dfrac{${count} \\times ${count + 1}}{2} = ${decimal(sum)}$`
    return { steps: [line('sum', found), quotient('Mean', sum, count)], sum, count, called: '' }
  }
  const total = multiply(n, given.mean)
  const [all, mean] = [decimal(total), signedDecimal(given.mean)]
  const first = line('sum', `Sum of the $${count}$ observations $= ${count} \\times ${mean} = ${all}$`)
  const then = (words: string, text: string, sum: Fraction, left = count, of = 'New mean'): Working => ({
    steps: [line('new sum', `${words} $= ${text} = ${decimal(sum)}$`), quotient(of, sum, left)],
    sum,
    count: left,
    called: of === 'New mean' ? 'new ' : 'correct ',
  })
  const from = (working_: Working): Working => ({ ...working_, steps: [first, ...working_.steps] })
  switch (given.change) {
    case 'removed': {
      const sum = subtract(total, given.by)
      return from(
        then(`Sum of the remaining $${count - 1}$ observations`, `${all} - ${signedDecimal(given.by)}`, sum, count - 1),
      )
    }
    case 'included': {
      const sum = add(total, given.by)
      return from(then(`Sum of the $${count + 1}$ observations`, `${all} + ${signedDecimal(given.by)}`, sum, count + 1))
    }
    case 'misread': {
      const sum = add(subtract(total, given.wrong), given.right)
      const text = `${all} - ${signedDecimal(given.wrong)} + ${signedDecimal(given.right)}`
      const found = line('sum', `Sum found $= ${count} \\times ${mean} = ${all}$`)
      const corrected = then('Correct sum', text, sum, count, 'Correct mean')
      return { ...corrected, steps: [found, ...corrected.steps] }
    }
    case 'replaced': {
      const text = `${all} - ${signedDecimal(given.old)} + ${signedDecimal(given.by)}`
      return from(then('New sum', text, add(subtract(total, given.old), given.by)))
    }
    case 'added to some': {
      const text = `${all} ${signed(given.by, `${given.some} \\times ${decimal(absolute(given.by))}`)}`
      return from(then('New sum', text, add(total, multiply(fraction(given.some), given.by))))
    }
    case 'added to each': {
      const text = `${all} ${signed(given.by, `${count} \\times ${decimal(absolute(given.by))}`)}`
      return from(then('New sum', text, add(total, multiply(n, given.by))))
    }
    case 'multiplied and added': {
      const sum = add(multiply(given.by, total), multiply(n, given.more))
      const text = `${decimal(given.by)} \\times ${signedDecimal(total)} ${signed(given.more, `${count} \\times ${decimal(absolute(given.more))}`)}`
      return from(then('New sum', text, sum))
    }
    case 'multiplied':
      return from(then('New sum', `${decimal(given.by)} \\times ${signedDecimal(total)}`, multiply(given.by, total)))
    case 'divided':
      return from(then('New sum', `${all} \\div ${signedDecimal(given.by)}`, divide(total, given.by)))
    default:
      return given satisfies never
  }
}

/** E.g. "The mean of 10 observations is 20. If the observation 29 is removed, find the mean of the remaining observations." */
export const meanAfterChange = worked<Given>({
  id: 'mean-after-change',
  archetype: 'stat-property',
  objection: (given) => {
    if (given.count < (given.change === 'removed' ? 2 : 1)) return 'There must be observations left.'
    if (given.count > 1_000_000) return 'That is a very large number of observations: check what you typed.'
    if (given.change === 'naturals') return null
    if (given.change === 'added to some' && (given.some < 1 || given.some > given.count))
      return 'More observations are changed than there are: check the numbers that you typed.'
    const told =
      'more' in given
        ? [given.mean, given.by, given.more]
        : given.change === 'replaced'
          ? [given.mean, given.old, given.by]
          : 'by' in given
            ? [given.mean, given.by]
            : [given.mean, given.wrong, given.right]
    if (!told.every((value) => isShort(value))) return 'Write the numbers as whole numbers or short decimals.'
    if (given.change === 'divided' && equals(given.by, zero)) return 'Nothing can be divided by zero.'
    return isShort(working(given).sum) ? null : 'These numbers do not come to a short decimal: check what you typed.'
  },
  solve: (given) => {
    const { steps, sum, count, called } = working(given)
    const value = divide(sum, fraction(count))
    return {
      lines: [...steps, `Hence, the ${called}mean is $${isShort(value) ? decimal(value) : toTex(value)}$.`],
      key: keyOf(value),
    }
  },
})
