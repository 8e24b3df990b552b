import { earns, line, type Line } from '../line'
import { surdsTex, surdsText, type SurdSum } from '../pieces/surd-sum'
import { worked } from '../solution'

export interface Given {
  /** As it is written, in TeX; null where that is its simplest form already. */
  readonly written: string | null
  /** Its exact value. */
  readonly value: SurdSum
  /** Whether the value is asked for as well. */
  readonly asksValue: boolean
}

const rootsOf = (value: SurdSum): readonly number[] => value.flatMap(({ radicand }) => (radicand > 1 ? [radicand] : []))

const tex = (value: SurdSum): string => (value.length === 0 ? '0' : surdsTex(value))

/** Why a sum with at least one root is irrational. */
function reasons(value: SurdSum): readonly Line[] {
  const roots = rootsOf(value)
  const [root, other] = roots
  const named = roots.map((one) => `$\\sqrt{${one}}$`).join(' and ')
  if (roots.length === 1) {
    const isBare = value.length === 1 && value[0]?.coefficient.n === 1n && value[0].coefficient.d === 1n
    const isMultiple = value.length === 1 && !isBare
    const rule = 'A non-zero rational number times an irrational number is irrational'
    return [
      line('root', `$${root}$ is not a perfect square, so ${named} is irrational`),
      ...(isBare ? [] : [line('rule', isMultiple ? rule : `${rule}, and so is its sum with a rational number`)]),
    ]
  }
  const surds = value.filter(({ radicand }) => radicand > 1)
  return [
    line('root', `$${roots.join('$ and $')}$ are not perfect squares, so ${named} are irrational`),
    line(
      'rule',
      roots.length === 2
        ? `If the number were rational, $${surdsTex(surds)}$ and its square would be so too, and then $\\sqrt{${root} \\times ${other}}$, which is irrational`
        : 'Roots of different square-free numbers cannot cancel each other',
    ),
  ]
}

/** E.g. "Is (√2 + √7)² rational or irrational?" It is 9 + 2√14, irrational. */
export const rationalOrIrrational = worked<Given>({
  id: 'rational-or-irrational',
  archetype: 'rn-classify-number',
  objection: () => null,
  solve: ({ written, value, asksValue }) => {
    const isRational = rootsOf(value).length === 0
    const kind = isRational ? 'rational' : 'irrational'
    const simplified = written === null ? [] : [line('value', `$${written} = ${tex(value)}$`)]
    const why = isRational
      ? [line('rule', `$${tex(value)}$ is of the form $\\frac{p}{q}$ with integers $p$, $q$ and $q \\ne 0$`)]
      : reasons(value)
    return {
      lines: [...simplified, ...why, earns(1, `So the number is ${kind}.`)],
      key: asksValue ? `${value.length === 0 ? '0' : surdsText(value)}, ${kind}` : kind,
    }
  },
})
