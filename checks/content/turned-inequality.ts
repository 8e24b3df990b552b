import { namesOf } from '../prove/identity'
import { treeOf, valueOfTex } from '../prove/value-of-tex'

/** "$53 - 3n < 0$ gives $n < \frac{53}{3}$": what is concluded from an inequality in one letter must hold for the same numbers. */
export const inequalityFaults = (text: string): readonly string[] =>
  [...text.matchAll(/\$([^$]+)\$,? (?:gives|so|means|that is,?) \$([^$]+)\$/g)].flatMap(
    ([, first = '', second = '']) => {
      const [from, to] = [inequality(first), inequality(second)]
      if (!from || !to || from.name !== to.name) return []
      return trials.some((value) => from.holds(value) !== to.holds(value))
        ? [`$${second}$ does not hold for the same numbers as $${first}$: is its sign to be turned?`]
        : []
    },
  )

/** Of both signs, none of them a bound of school mathematics. */
const trials = Array.from({ length: 401 }, (_, at) => 0.4987 * (at - 200) + 0.0013)

interface Inequality {
  readonly name: string
  readonly holds: (value: number) => boolean
}

const signs: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '\\le': (a, b) => a <= b,
  '\\leq': (a, b) => a <= b,
  '\\ge': (a, b) => a >= b,
  '\\geq': (a, b) => a >= b,
}

/** An inequality of the first degree in one letter. */
function inequality(tex: string): Inequality | undefined {
  // "$n > \frac{53}{3} = 17\frac{2}{3}$"
  const [left = '', sign = '', right = '', ...rest] = tex
    .replace(/ = .*$/, '')
    .split(/(<|>|\\leq?(?![a-z])|\\geq?(?![a-z]))/)
  const [a, b] = [treeOf(left), treeOf(right)]
  const compare = signs[sign]
  if (!a || !b || !compare || rest.length > 0 || tex.includes('^')) return undefined
  const [name, ...others] = [...new Set([...namesOf(a), ...namesOf(b)])]
  if (name === undefined || others.length > 0) return undefined
  const at = (side: string, value: number) => valueOfTex(side, (one) => (one === name ? value : undefined))
  return { name, holds: (value) => compare(at(left, value), at(right, value)) }
}
