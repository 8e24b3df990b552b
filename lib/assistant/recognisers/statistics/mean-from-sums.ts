import { meanFromSums as solution, type Given } from '../../../solutions/statistics/mean-from-sums'
import type { Fact, FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

/** "f_i u_i" as 'f_iu_i' */
function named(node: Node | undefined): string | null {
  if (node?.kind === 'bracket') return named(node.of)
  if (node?.kind === 'letter') return node.name
  const isProduct = node?.kind === 'binary' && node.operation === '*'
  const [left, right] = isProduct ? [named(node.left), named(node.right)] : [null, null]
  return left === null || right === null ? null : `${left}${right}`
}

/** The word before: "sum", "overline". */
function wordBefore({ items }: Question, fact: Fact): string {
  const before = items[items.indexOf(fact) - 1]
  return before?.kind === 'word' ? before.text : ''
}

const sums: Readonly<Record<string, 'n' | 'u' | 'd'>> = { f_i: 'n', f: 'n', f_iu_i: 'u', fu: 'u', f_id_i: 'd', fd: 'd' }

/** What an equation tells, "a = 25", "∑f_i u_i = -9", and its value. */
function toldBy(question: Question, fact: FactOf<'equation'>): readonly [string, Fraction] | null {
  const [left, right, ...more] = fact.sides
  const [name, value] = [named(left), right ? rational(right) : null]
  if (name === null || !value || more.length > 0 || fact.relation !== '=') return null
  const before = wordBefore(question, fact)
  const sum = sums[name]
  if (before === 'sum') return sum ? [sum, value] : null
  if (before === 'overline') return name === 'x' ? ['mean', value] : null
  return name === 'a' || name === 'h' ? [name, value] : null
}

export const meanFromSums = recogniser<Given>({
  id: 'mean-from-its-sums',
  solution,
  cues: ['sum'],
  words: [
    'mean',
    'assumed',
    'step',
    'deviation',
    'method',
    'frequency',
    'distribution',
    'usual',
    'notation',
    'overline',
    'student',
    'works',
    'has',
    'data',
    'using',
  ],
  examples: [
    'In the step-deviation method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i u_i = -16. Find the mean.',
    'Σfi = 50, Σfidi = 400, a = 625. mean nikalo by assumed mean method',
    'In the step-deviation method, h = 5, ∑f_i = 60, ∑f_i u_i = -18 and \\overline{x} = 66. What is the assumed mean a?',
  ],
  refuses: [
    'In the step-deviation method, a = 62.5, ∑f_i = 40 and ∑f_i u_i = -16. Find the mean.',
    'In the assumed mean method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i d_i = -16. Find the mean.',
    'In the step-deviation method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i u_i = -16. Find the median.',
    'a = 62.5, h = 5, ∑f_i = 40, ∑f_i u_i = -16, find ∑f_i d_i.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const read = equations.map((fact) => toldBy(question, fact))
    const known = new Map(read.flatMap((one) => (one ? [one] : [])))
    if (read.includes(null) || known.size < equations.length) return null
    const of = (...names: readonly string[]): readonly Fraction[] | null => {
      const values = names.flatMap((name) => known.get(name) ?? [])
      return values.length === names.length && known.size === names.length ? values : null
    }
    const [formula, ...formulas] = factsOf(question, 'formula')
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'a')
    const used = [...equations, ...letters]
    if (formula) {
      const [n, a, mean] = of('n', 'a', 'mean') ?? []
      const isSum = formulas.length === 0 && named(formula.node) === 'f_id_i' && wordBefore(question, formula) === 'sum'
      return n && a && mean && isSum ? { given: { asked: 'sum', n, a, mean }, used: [...used, formula] } : null
    }
    const { words } = question
    const [n, h, u, mean] = of('n', 'h', 'u', 'mean') ?? []
    if (n && h && u && mean && words.includes('assumed')) return { given: { asked: 'assumed', n, mean, h, u }, used }
    if (letters.length > 0 || !asksMean(words)) return null
    const [all, a, step, su] = of('n', 'a', 'h', 'u') ?? []
    if (all && a && step && su) return { given: { asked: 'mean', n: all, a, h: step, u: su }, used }
    const [total, from, sd] = of('n', 'a', 'd') ?? []
    return total && from && sd ? { given: { asked: 'mean', n: total, a: from, d: sd }, used } : null
  },
})

/** "mean" beside that of "assumed mean". */
const asksMean = (words: readonly string[]): boolean =>
  words.some((word, index) => word === 'mean' && words[index - 1] !== 'assumed')
