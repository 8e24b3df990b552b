import { ratioTex } from './pieces/in-sines'
import { multipleOf, quotientOfSines, reduced, sineSumTex } from './pieces/sine-sums'
import { ratioNames, type RatioName } from './pieces/ratio'
import type { Node } from '../../reading/tree/node'
import * as quotients from '../../maths/quotient'
import { isZero, newBudget, TooLarge, unity } from '../../maths/sum'
import { equals, one, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** An expression in the ratios of one angle that comes to a number, or to a number times a ratio or its square. */
export interface SimplifyAny {
  readonly expression: Node
  /** In TeX. */
  readonly angle: string
}

export interface Simplest {
  readonly times: Fraction
  readonly name: RatioName | null
  readonly power: 1 | 2
}

const lone = (name: RatioName, power: 1 | 2): Node => {
  const ratio: Node = { kind: 'trig', name, of: { kind: 'letter', name: 'A' } }
  const two: Node = { kind: 'number', value: { n: 2n, d: 1n }, decimal: false, tex: '2' }
  return power === 1 ? ratio : { kind: 'binary', operation: '^', left: ratio, right: two }
}

/** What the expression comes to for every angle; null where it is nothing so simple. */
export function simplest(expression: Node): Simplest | null {
  try {
    return found(expression)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

function found(expression: Node): Simplest | null {
  const value = quotientOfSines(expression)
  if (!value) return null
  const number = multipleOf(value, quotients.whole(unity))
  if (number) return { times: number, name: null, power: 1 }
  for (const power of [1, 2] as const)
    for (const name of ratioNames) {
      const target = quotientOfSines(lone(name, power))
      const times = target && multipleOf(value, target)
      if (times) return { times, name, power }
    }
  return null
}

const powerOf = (name: string, power: 1 | 2): string => (power === 1 ? name : `${name}^2`)

const simplestTex = ({ times, name, power }: Simplest, angle: string): string => {
  if (name === null) return toTex(times)
  const factor = equals(times, one) ? '' : times.n === -1n && times.d === 1n ? '-' : `${toTex(times)} `
  return `${factor}\\${powerOf(name, power)} ${angle}`
}

const plainAngle = (angle: string): string =>
  angle.replace('\\theta', 'θ').replace('\\alpha', 'α').replace('\\beta', 'β').replace('\\phi', 'φ')

const simplestText = ({ times, name, power }: Simplest, angle: string): string => {
  if (name === null) return toText(times)
  const factor = equals(times, one)
    ? ''
    : times.n === -1n && times.d === 1n
      ? '-'
      : times.d === 1n
        ? `${toText(times)} `
        : `(${toText(times)}) `
  return `${factor}${powerOf(name, power)} ${plainAngle(angle)}`
}

/** E.g. "Simplify sec A (1 - sin A)(sec A + tan A)." */
export const simplifyAny = worked<SimplifyAny>({
  id: 'simplify-any',
  archetype: 'trig-simplify',
  objection: ({ expression }) => (simplest(expression) ? null : 'I do not find a simpler form of this expression.'),
  solve: ({ expression, angle }) => {
    const result = simplest(expression)
    const value = quotientOfSines(expression)
    if (!result || !value) throw new Error('simplifyAny: no simpler form')
    const { top, bottom } = quotients.cancelled(value, newBudget())
    const [above, below] = [reduced(top), reduced(bottom)].map((sum) => sineSumTex(sum, angle))
    const [first, second] = [top, bottom].map((sum) => sineSumTex(sum, angle))
    const shown = (up: string | undefined, down: string | undefined) =>
      down === '1' ? `${up}` : `\\frac{${up}}{${down}}`
    const [as, so] = [shown(first, second), shown(above, below)]
    const shortest = simplestTex(result, angle)
    const name = ratioTex(expression)
    return {
      lines: [
        `With all ratios in $\\sin ${angle}$ and $\\cos ${angle}$, over one denominator: $${name} = ${as}$`,
        ...(so === as || isZero(reduced(bottom)) || so === shortest
          ? []
          : [`With $\\sin^2 ${angle} = 1 - \\cos^2 ${angle}$ this is $${so}$`]),
        earns(1, `So $${name} = ${shortest}$.`),
      ],
      key: simplestText(result, angle),
    }
  },
})
