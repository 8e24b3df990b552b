import { namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'

const forms =
  /\$([^$=]+)\$[^$]{0,60}?\b(?:[Mm]ultipl(?:ied|ying)|[Dd]ivid(?:ed|ing))( it| this)? by \$?(\d+)\$?,? (?:it|this|the polynomial|that)? ?(?:becomes|gives|is|makes) \$([^$=]+)\$/g

/** "$x^2 - \\frac{11}{2}x + 6$. Multiplied by 2 it becomes $2x^2 - 11x + 6$": every term is multiplied. */
export const multipliedFaults = (text: string): readonly string[] =>
  [...text.matchAll(forms)].flatMap(([whole, from = '', , by = '', to = '']) => {
    const [a, b] = [treeOf(from), treeOf(to)]
    if (!a || !b || whole.includes('. $')) return []
    const names = new Set([...namesOf(a), ...namesOf(b)])
    if (names.size !== 1) return []
    const isDivided = /[Dd]ivid/.test(whole)
    const factor = isDivided ? 1 / Number(by) : Number(by)
    const isSo = [0.3, 1.7, -2.9].every((x) => {
      const at = (node: typeof a) => workedOut(node, { valueOf: (name) => (names.has(name) ? x : undefined) })
      return same(at(a) * factor, at(b))
    })
    return isSo
      ? []
      : [
          `$${from}$ ${isDivided ? 'divided' : 'multiplied'} by ${by} is not $${to}$: every term is ${isDivided ? 'divided' : 'multiplied'}`,
        ]
  })
