/** A condition on a whole number x. */
export type Condition =
  | { readonly power: 1 | 2 | 3; readonly is: '<' | '<=' | '>' | '>='; readonly bound: number }
  | { readonly from: number; readonly to: number; readonly ends: boolean }

const compared = {
  '<': (value: number, bound: number) => value < bound,
  '<=': (value: number, bound: number) => value <= bound,
  '>': (value: number, bound: number) => value > bound,
  '>=': (value: number, bound: number) => value >= bound,
} as const

export function holds(condition: Condition, x: number): boolean {
  if ('power' in condition) return compared[condition.is](x ** condition.power, condition.bound)
  const { from, to, ends } = condition
  return ends ? from <= x && x <= to : from < x && x < to
}

const signs = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' } as const

/** "x^2 < 9", "-2 \\le x \\le 2" */
export function conditionTex(condition: Condition): string {
  if ('power' in condition)
    return `x${condition.power === 1 ? '' : `^${condition.power}`} ${signs[condition.is]} ${condition.bound}`
  const sign = condition.ends ? '\\le' : '<'
  return `${condition.from} ${sign} x ${sign} ${condition.to}`
}
