import { texOf } from './expression'
import { isolated, linearIn, quadraticIn, substituted } from './system'
import type { Asked, Given, Statement } from './told'
import { letters, sumTexOf, sumsOf } from './ways'
import { consistency, type Given as Verdict } from '../linear-equations/consistency'
import { negate, sign, zero, type Fraction } from '../../maths'
import { lettersOf, type Sum } from '../../maths/sum'
import { inLowestTerms } from '../quadratic-equations/pieces/whole'
import { equationTex, quadratic } from '../quadratic-equations/pieces/equation'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** What is asked of how the two lines lie. */
function verdictOf({ statements }: Given, asked: Verdict['asked']): Verdict | null {
  const [first, second, ...more] = sumsOf(statements).flatMap((sum) => {
    const terms = linearIn(sum, ['x', 'y'])
    const at = (name: string) => terms?.get(name) ?? zero
    return terms ? [{ a: at('x'), b: at('y'), c: negate(at('')) }] : []
  })
  const given = first && second && more.length === 0 ? { equations: [first, second] as const, asked } : null
  return given && consistency.objection(given) === null ? given : null
}

/** What is asked of the equations of a story: to write them, to bring the quadratic one to its standard form, or one unknown by x. */
export interface Formed {
  readonly story: Given
  readonly form: 'equations' | 'standard' | 'other' | Verdict['asked'] | { readonly by: readonly Asked[] }
}

/** "20x + 30y = 3500" of a linear statement, in the order in which it is told. */
const stated = ({ left, right }: Statement): string => `${texOf(left)} = ${texOf(right)}`

interface Standard {
  readonly coefficients: readonly [Fraction, Fraction, Fraction]
  readonly letter: string
  readonly lines: readonly Step[]
}

/** The quadratic equation that a story comes to. */
function standardOf({ unknowns, statements }: Given): Standard | null {
  const sums = sumsOf(statements)
  const [first, second] = sums
  const shown = statements.map((one) => `$${stated(one)}$`)
  if (unknowns.length === 1 && first) {
    const found = quadraticIn(first, 'x')
    return found && { coefficients: found, letter: 'x', lines: shown }
  }
  const { linear, by, value } = isolatedIn(sums) ?? {}
  const other = linear === first ? second : first
  const found =
    value && by !== undefined && other ? quadraticIn(substituted(other, by === 'x' ? 'y' : 'x', value), by) : null
  return found && by !== undefined && value
    ? {
        coefficients: found,
        letter: by,
        lines: [...shown, `Putting $${by === 'x' ? 'y' : 'x'} = ${sumTexOf(value)}$ of the one in the other:`],
      }
    : null
}

/** y by x, where one of two statements is linear. */
function isolatedIn(sums: readonly Sum[]) {
  const linear = sums.length === 2 ? sums.find((sum) => linearIn(sum, ['x', 'y']) !== null) : undefined
  if (!linear) return null
  const [own, by] = lettersOf(linear).has('y') ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const value = isolated(linear, own)
  return value && { linear, own, by, value }
}

/** "(x + 12) cm", "₹9000/x" */
function inUnit({ name, value, unit = '' }: Asked): string {
  const text = plain(texOf(value)).replace(/\((\w+)\)(?=\/)|(?<=\/)\((\w+)\)/g, '$1$2')
  const isSum = value.kind === 'joined' && /[+-]/.test(value.by)
  return `${/rupees/.test(name) ? '₹' : ''}${isSum && unit !== '' ? `(${text})` : text}${unit}`
}

/** What is asked, as TeX and as text. */
function answerOf({ story, form }: Formed): {
  readonly lines: readonly Step[]
  readonly tex: readonly string[]
  readonly key?: string
} | null {
  if (form === 'standard') {
    const found = standardOf(story)
    if (!found || sign(found.coefficients[0]) === 0) return null
    const [a, b, c] = inLowestTerms(quadratic(...found.coefficients)).coefficients
    const whole = a < 0 ? [-a, -b + 0, -c + 0] : [a, b, c]
    return { lines: found.lines, tex: [equationTex(whole, found.letter)] }
  }
  if (form === 'other') {
    const found = isolatedIn(sumsOf(story.statements))
    const name = story.unknowns[1]
    return found?.by === 'x' && name !== undefined
      ? { lines: [`${name} is $y = ${sumTexOf(found.value)}$`], tex: [sumTexOf(found.value)] }
      : null
  }
  if (typeof form === 'object') {
    const shown = form.by.map(({ name, value }) => ({ name, tex: texOf(value) }))
    return {
      lines: shown.map(({ name, tex }) => `${name} is $${tex}$`),
      tex: shown.map(({ tex }) => tex),
      key: form.by.map((one) => inUnit(one)).join(', '),
    }
  }
  if (form === 'equations') return { lines: [], tex: story.statements.map(stated) }
  const verdict = verdictOf(story, form)
  return verdict && { ...consistency.solve(verdict), tex: story.statements.map(stated) }
}

const plain = (tex: string): string =>
  tex
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/\\times/g, '*')
    .replace(/\\left|\\right/g, '')
    .replace(/[{}]/g, '')

/** E.g. "3 pens and 2 pencils cost ₹40 … Form the pair of equations." */
export const formedStory = (id: string, archetype: string) =>
  worked<Formed>({
    id,
    archetype,
    objection: (given) => (answerOf(given) ? null : 'No such equation comes of what is told: check what you typed.'),
    solve: (given) => {
      const found = answerOf(given)
      const { lines = [], tex = [] } = found ?? {}
      const key = found?.key
      const { unknowns } = given.story
      return {
        lines: [
          line('unknown', `Let ${unknowns.map((name, at) => `${name} be $${letters[at] ?? ''}$`).join(' and ')}.`),
          ...(key === undefined ? lines : []),
          earns(1, tex.map((one) => `$${one}$`).join(', ')),
          ...(key === undefined ? [] : lines),
        ],
        key: key ?? tex.map(plain).join(', '),
      }
    },
  })
