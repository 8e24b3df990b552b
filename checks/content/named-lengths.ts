import { formulasIn } from './stated-answer'
import { namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'

/**
 * Lengths that a text gives in a letter, "$OM = \frac{r}{2}$ and $AM = \frac{\sqrt{3}}{2}r$", put into what it works out of them:
 * "$\frac{1}{2} \times 2\,AM \times OM = \frac{\sqrt{3}}{4}r^2$" must be so whatever the letter is.
 */
export function lettersFaults(text: string): readonly string[] {
  const formulas = formulasIn(text).map((tex) => tex.replace(/\\[,;! ]/g, ' ').replace(/^\s*=\s*/, ''))
  const given = new Map(
    formulas.flatMap((tex) => {
      const [name = '', ...sides] = tex.split('=').map((side) => side.trim())
      const last = sides.at(-1) ?? ''
      return /^[A-Z]{2}$/.test(name) && /[a-z]/.test(last.replace(/\\[a-z]+/g, '')) && !/[A-Z]/.test(last)
        ? [[name, last] as const]
        : []
    }),
  )
  if (given.size === 0) return []
  return formulas.flatMap((tex) => {
    const sides = tex.split('=').map((side) => side.trim())
    return sides.slice(0, -1).flatMap((left, index) => {
      const right = sides[index + 1] ?? ''
      if (!/[A-Z]{2}/.test(left) || /^[A-Z]{2}$/.test(left) || /\\angle|\\triangle/.test(tex)) return []
      return areUnequal(put(left, given), put(right, given))
        ? [`with ${[...given].map(([name, is]) => `$${name} = ${is}$`).join(' and ')}, $${left}$ is not $${right}$`]
        : []
    })
  })
}

const put = (tex: string, given: ReadonlyMap<string, string>): string =>
  tex.replace(/(?<![A-Za-z\\])[A-Z]{2}(?![A-Za-z])/g, (name) => (given.has(name) ? `(${given.get(name) ?? ''})` : name))

/** Whether two formulas of one small letter differ whatever it is. */
function areUnequal(left: string, right: string): boolean {
  if (/[A-Z]/.test(`${left}${right}`)) return false
  const [one, other] = [treeOf(left), treeOf(right)]
  if (!one || !other || new Set([...namesOf(one), ...namesOf(other)]).size !== 1) return false
  return [1.3, 2.7].every((size) => {
    const valueOf = () => size
    const [a, b] = [workedOut(one, { valueOf }), workedOut(other, { valueOf })]
    return Number.isFinite(a) && Number.isFinite(b) && !same(a, b)
  })
}
