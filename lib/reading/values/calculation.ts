import { isSeparator } from '../tokens/lists'
import { spoken, trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import { holdsValue, readAmount, type Amount } from './amount'

/** What is said of a calculation that stands where its value should. */
export const workItOut = 'Work it out: type the value.'

/** The sides that are calculations in numbers alone, and not labels such as "15th term". */
export const calculationsIn = (sides: readonly (readonly Token[])[]): readonly Amount[] =>
  sides.filter(isCalculation).map(readAmount)

const isCalculation = (side: readonly Token[]): boolean =>
  spoken(side).every((token) => token.kind !== 'word' || trigName(token.text) !== undefined) &&
  holdsValue(side) &&
  isReadable(side)

function isReadable(side: readonly Token[]): boolean {
  try {
    readAmount(side)
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/** Throws for "HCF(96, 404)", "LCM of 4 and 6": what is to be found, and not what it is. */
export function refuseCalls(side: readonly Token[]): void {
  const call = side.findIndex(({ text }) => /^(?:hcf|gcd|gcf|lcm)$/i.test(text))
  const after = side.slice(call + 1)
  const isCall = call >= 0 && /^(?:\(|of)$/i.test(after[0]?.text ?? '')
  const numbers = after.filter(({ kind }) => kind === 'number')
  const isListed = numbers.length > 1 && after.some(({ text }) => isSeparator({ text }))
  if (isCall && isListed) throw new Unreadable(workItOut, side[0]?.at)
}
