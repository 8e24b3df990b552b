import { isIdentity, namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { workedOut } from '../prove/worked-out'

/** "Prove that $\frac{\cos^2 A - \tan^2 A - 1}{\sin^2 A} = \tan^2 A$", which does not hold for every angle: nobody can prove it. */
export function claimedIdentityFaults(question: string): readonly string[] {
  // what holds on a condition is no identity; an acute angle is none
  if (/\b(?:[Ii]f|[Gg]iven|[Ww]hen|[Ff]or which|[Ff]ind)\b/.test(question)) return []
  return [...question.matchAll(/\b(?:[Pp]rove|[Ss]how)(?: the identity| that)?:? \$\$?([^$]+)\$/g)].flatMap(
    ([, tex = '']) => {
      const sides = tex.replace(/[.,]\s*$/, '').split('=')
      const [left, right] = sides.map((side) => treeOf(side.trim()))
      if (!left || !right || sides.length !== 2 || !/\\(?:sin|cos|tan|sec|cot|operatorname\{cosec\})/.test(tex))
        return []
      const names = namesOf(left, right)
      const isRead = [left, right].every((node) => Number.isFinite(workedOut(node, { valueOf: () => 25 })))
      return names.length === 1 && isRead && !isIdentity(left, right, names)
        ? [`$${tex}$ does not hold for every angle`]
        : []
    },
  )
}
