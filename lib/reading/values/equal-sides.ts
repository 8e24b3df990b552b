import type { Budget } from '../../maths/sum'
import { textOf } from '../tokens/lists'
import type { Token } from '../tokens/token'
import { hasPlusMinus } from '../tree/node'
import { Unreadable } from '../unreadable'
import { readAmount } from './amount'
import { sameValue, valueOf } from './value'

const isInValue = ({ kind, text }: Token): boolean => kind === 'number' || /^[-+*/^()√π±]$/.test(text)

/** How far a rounded side may be from the next one, as a part of it. */
const rounding = 0.005

/** Throws for a chain of values with a false link, "10 = 7"; names and equations in letters say nothing. */
export function refuseUnequal(sides: readonly (readonly Token[])[], budget: Budget): void {
  const closed = sides.filter((side) => side.length > 0 && side.every(isInValue))
  closed.slice(1).forEach((right, index) => {
    const left = closed[index] ?? []
    const [a, b] = [readAmount(left), readAmount(right)]
    // 2 ± √3 stands for two values; a sign that is left open can differ from one that is not
    const uppers = hasPlusMinus(a.node) && hasPlusMinus(b.node) ? [true, false] : [true]
    const isSame = uppers.every((upper) => {
      const [one, other] = [valueOf(a.node, budget, upper), valueOf(b.node, budget, upper)]
      const isNear = Math.abs(one.approximate - other.approximate) <= rounding * Math.abs(one.approximate)
      return sameValue(one, other, budget) || ((a.decimal !== null || b.decimal !== null) && isNear)
    })
    if (!isSame) throw new Unreadable(`“${textOf(left)}” is not “${textOf(right)}”.`, left[0]?.at)
  })
}
