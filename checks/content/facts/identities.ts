import { namesOf } from '../../prove/identity'
import { treeOf } from '../../prove/value-of-tex'
import { same, workedOut } from '../../prove/worked-out'

const letters = '[a-z]'
const bracket = String.raw`\(\s*-?\d*${letters} [+-] \d*${letters}(?: [+-] \d*${letters})?\s*\)`
const product = new RegExp(String.raw`^(?:${bracket}\^\{?[234]\}?|${bracket}\s*${bracket})$`)
const expanded = new RegExp(String.raw`^-?[\d${letters.slice(1, -1)}^{}]+(?: [+-] [\d${letters.slice(1, -1)}^{}]+)+$`)

/** "(p + q)² = p² + pq + q²": the square or the product of sums of letters, multiplied out wrong. */
export const identityFaults = (text: string): readonly string[] =>
  [...text.matchAll(/\$([^$=]+)=([^$=]+)\$/g)].flatMap(([, left = '', right = '']) => {
    const [one, other] = [left, right].map((side) => side.replace(/\\left|\\right/g, '').trim())
    const [short, long] = product.test(one ?? '') ? [one, other] : [other, one]
    if (!product.test(short ?? '') || !expanded.test(long ?? '')) return []
    const [a, b] = [treeOf(short ?? ''), treeOf(long ?? '')]
    if (!a || !b || namesOf(a).toSorted().join() !== namesOf(b).toSorted().join()) return []
    const valueOf = (name: string) => 1.3 + name.charCodeAt(0) / 17
    return same(workedOut(a, { valueOf }), workedOut(b, { valueOf }))
      ? []
      : [`$${(short ?? '').trim()}$ is not $${(long ?? '').trim()}$: multiply it out once more`]
  })

const square = String.raw`([A-Z])([A-Z])\^2`
const rightAngle = new RegExp(
  String.raw`\$${square} \+ ${square} =[^$]*?(?:= )?${square}\$.*\$\\angle ([A-Z]) = 90\^\{?\\circ\}?\$`,
)
const rightAt = new RegExp(
  String.raw`\$${square} \+ ${square} =[^$]*?(?:= )?${square}\$.*right[- ]angled? (?:is )?at \$?([A-Z])`,
)

/** "AB² + AC² = BC², so ∠B = 90°": it lies where the two shorter sides meet. */
export const rightAngleFaults = (text: string): readonly string[] =>
  [rightAngle, rightAt].flatMap((pattern) => {
    const [, a, b, c, d, e, f, at] = pattern.exec(text) ?? []
    const common = [a, b].find((one) => one === c || one === d)
    return at === undefined || common === undefined || at === common || new Set([a, b, c, d, e, f]).size !== 3
      ? []
      : [`the right angle is at ${common}, where the sides of the two squares meet, and not at ${at}`]
  })
