import { isSeparator } from '../tokens/lists'
import { spoken, trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import { holdsValue, readAmount, type Amount } from './amount'
import { baseUnit } from './unit-names'

/** What is said of a calculation that stands where its value should. */
export const workItOut = 'Work it out: type the value.'

type Side = readonly Token[]

/** The sides before an answer that are calculations in numbers alone or amounts, "32 mm", and not labels such as "15th term". */
export const calculationsIn = (sides: readonly Side[], answer: Side = []): readonly Amount[] =>
  sides.filter((side, index) => isCalculation(side, sides[index + 1] ?? answer)).map(readAmount)

const isCalculation = (side: Side, next: Side): boolean =>
  (isMeasured(side, next) ||
    spoken(side).every((token) => token.kind !== 'word' || trigName(token.text) !== undefined)) &&
  holdsValue(side) &&
  isReadable(side)

/** "32 mm", "84 minutes", "105 m/s": a number and its unit, which is a letter only where the next side has a longer one, "500 g = 0.5 kg". */
export const isMeasured = ([number, unit, ...others]: Side, next: Side = []): boolean =>
  number?.kind === 'number' &&
  unit !== undefined &&
  baseUnit(unit.text) !== undefined &&
  (others.length === 0 ? unit.text.length > 1 || (next.length === 2 && isMeasured(next)) : isUnder(others))

/** "/s" */
const isUnder = ([stroke, unit, ...others]: readonly Token[]): boolean =>
  stroke?.text === '/' && unit !== undefined && baseUnit(unit.text) !== undefined && others.length === 0

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
