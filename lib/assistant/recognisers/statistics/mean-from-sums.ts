import { meanFromSums as solution, type Given } from '../../../solutions/statistics/mean-from-sums'
import { textOf, type Fact, type FactOf, type Item } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { fillers } from '../../question/words'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

/** "f_i u_i" as 'f_iu_i' */
export function named(node: Node | undefined): string | null {
  if (node?.kind === 'bracket') return named(node.of)
  if (node?.kind === 'letter') return node.name
  const isProduct = node?.kind === 'binary' && node.operation === '*'
  const [left, right] = isProduct ? [named(node.left), named(node.right)] : [null, null]
  return left === null || right === null ? null : `${left}${right}`
}

/** The word before: "sum", "overline". */
export function wordBefore({ items }: Question, fact: Fact): string {
  const before = items.slice(0, items.indexOf(fact)).findLast((item) => !(item.kind === 'word' && item.text === 'of'))
  return before?.kind === 'word' ? before.text : ''
}

const sums: Readonly<Record<string, 'n' | 'u' | 'd' | 'x'>> = {
  ...{ f_i: 'n', f: 'n', fi: 'n', f_iu_i: 'u', fu: 'u', f_id_i: 'd', fd: 'd' },
  ...{ f_ix_i: 'x', fx: 'x', x_if_i: 'x' },
}

/** What an equation tells, "a = 25", "∑f_i u_i = -9", and its value. */
function toldBy(question: Question, fact: FactOf<'equation'>): readonly [string, Fraction] | null {
  const [left, right, ...more] = fact.sides
  const [name, value] = [named(left), right ? rational(right) : null]
  if (name === null || !value || more.length > 0 || fact.relation !== '=') return null
  const before = wordBefore(question, fact)
  const sum = sums[name]
  if (before === 'sum') return sum ? [sum, value] : null
  if (before === 'overline') return name === 'x' ? ['mean', value] : null
  return name === 'a' || name === 'h' ? [name, value] : /^N$/i.test(name) ? ['n', value] : null
}

/** "d_i = x_i - a", "u_i = (x_i - a)/h": what a letter under a sum sign stands for. */
function isMeaning({ sides: [left, right, ...more] }: FactOf<'equation'>): boolean {
  const name = named(left)
  const top = right?.kind === 'binary' && right.operation === '/' ? right.left : right
  const of = top?.kind === 'bracket' ? top.of : top
  const isApart =
    of?.kind === 'binary' && of.operation === '-' && /^x_?i$/.test(named(of.left) ?? '') && named(of.right) === 'a'
  const isStep = right?.kind === 'binary' && right.operation === '/'
  const isOwn = /^u_?i$/.test(name ?? '') ? isStep && named(right.right) === 'h' : /^d_?i$/.test(name ?? '') && !isStep
  return more.length === 0 && isApart && isOwn
}

type Name = 'mean' | 'a' | 'h' | 'n' | 'u' | 'd' | 'x'
interface InWords {
  readonly name: Name
  readonly value: Fraction
  readonly taken: readonly Item[]
}

/** "assumed mean is 75", "class size 10", "sum of fu is -18": what is told in words. */
function toldInWords(question: Question): readonly InWords[] {
  const step = phrase(question, '@h:letter #v', '@h:letter is #v')
  const origin = phrase(question, '@a:letter #v')
  const plain: readonly (readonly [Name, Phrase<'#v'> | null])[] = [
    ['a', phrase(question, 'assumed mean #v', 'assumed mean a #v') ?? (origin?.facts.a.name === 'a' ? origin : null)],
    [
      'h',
      phrase(question, 'class size|width|height #v', 'width class #v') ?? (step?.facts.h.name === 'h' ? step : null),
    ],
    ['n', phrase(question, 'total frequency #v', 'sum frequencies #v', 'total number observation #v')],
  ]
  const average = phrase(question, 'mean #v')
  const isOf = (item: Item | undefined) => item?.kind === 'word' && item.text === 'assumed'
  const at = average?.taken[0] ? question.apart.indexOf(average.taken[0]) : 0
  const means =
    average && !isOf(question.apart[at - 1])
      ? [{ name: 'mean' as const, value: average.numbers.v, taken: average.taken }]
      : []
  const inPlain = plain.flatMap(([name, found]) =>
    found ? [{ name, value: found.numbers.v, taken: found.taken }] : [],
  )
  const summed = question.apart.flatMap((item, at): readonly InWords[] => {
    const isNamed =
      item.kind === 'formula' || item.kind === 'letter' || (item.kind === 'word' && Object.hasOwn(sums, item.text))
    if (!isNamed) return []
    const before = question.apart.slice(Math.max(0, at - 2), at)
    const sum = before.find((one) => one.kind === 'word' && one.text === 'sum')
    const own = item.kind === 'letter' ? item.name : item.kind === 'word' ? item.text : named(item.node)
    const name = own === null ? undefined : sums[own]
    const behind = question.apart.slice(at + 1, at + 4).filter((one) => !/^(?:ka|total)$/.test(textOf(one)))
    const value = behind.find((one) => one.kind === 'number')
    const joins = behind[0] === value || (behind[0]?.kind === 'word' && fillers.has(behind[0].text))
    return sum && name && value?.kind === 'number' && joins
      ? [{ name, value: value.value, taken: [sum, item, value] }]
      : []
  })
  return [...means, ...inPlain, ...summed]
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
    'calculation',
    'calculations',
    'class',
    'size',
    'notation',
    'overline',
    'student',
    'works',
    'has',
    'total',
    'aaya',
    'aata',
    'liya',
    'grouped',
    'data',
    'using',
    'find',
  ],
  examples: [
    'In the step-deviation method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i u_i = -16. Find the mean.',
    'Σfi = 50, Σfidi = 400, a = 625. mean nikalo by assumed mean method',
    'In the step-deviation method, h = 5, ∑f_i = 60, ∑f_i u_i = -18 and \\overline{x} = 66. What is the assumed mean a?',
    'Σf_i = 50, Σf_i d_i = -200 and assumed mean a = 62 where d_i = x_i - a, find the mean.',
  ],
  refuses: [
    'Σf_i = 50, Σf_i d_i = -200 and assumed mean a = 62 where d_i = x_i + a, find the mean.',
    'In the step-deviation method, a = 62.5, ∑f_i = 40 and ∑f_i u_i = -16. Find the mean.',
    'In the assumed mean method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i d_i = -16. Find the mean.',
    'In the step-deviation method, a = 62.5, h = 5, ∑f_i = 40 and ∑f_i u_i = -16. Find the median.',
    'a = 62.5, h = 5, ∑f_i = 40, ∑f_i u_i = -16, find ∑f_i d_i.',
  ],
  read: (question) => {
    // "where d_i = x_i - a" says what is summed
    const meant = factsOf(question, 'equation').filter(isMeaning)
    const equations = factsOf(question, 'equation').filter((fact) => !meant.includes(fact))
    const read = equations.map((fact) => toldBy(question, fact))
    const inWords = toldInWords(question)
    const known = new Map([
      ...read.flatMap((one) => (one ? [one] : [])),
      ...inWords.map(({ name, value }) => [name, value] as const),
    ])
    if (read.includes(null) || known.size < equations.length + inWords.length) return null
    const spoken = told(question, { taken: inWords.flatMap(({ taken }) => taken) })
    const of = (...names: readonly string[]): readonly Fraction[] | null => {
      const values = names.flatMap((name) => known.get(name) ?? [])
      return values.length === names.length && known.size === names.length ? values : null
    }
    const [formula, ...formulas] = factsOf(question, 'formula').filter((fact) => !spoken.used.includes(fact))
    const letters = factsOf(question, 'letter').filter((fact) => fact.name === 'a' && !spoken.used.includes(fact))
    const used = [...meant, ...equations, ...letters, ...spoken.used]
    const { said } = spoken
    if (formula) {
      const [n, a, mean] = of('n', 'a', 'mean') ?? []
      const isSum = formulas.length === 0 && named(formula.node) === 'f_id_i' && wordBefore(question, formula) === 'sum'
      return n && a && mean && isSum ? { given: { asked: 'sum', n, a, mean }, used: [...used, formula], said } : null
    }
    const { words } = question
    const [n, h, u, mean] = of('n', 'h', 'u', 'mean') ?? []
    const [count, d, average] = of('n', 'd', 'mean') ?? []
    if (count && d && average && words.includes('assumed'))
      return { given: { asked: 'assumed', n: count, mean: average, d }, used, said }
    if (n && h && u && mean && words.includes('assumed'))
      return { given: { asked: 'assumed', n, mean, h, u }, used, said }
    if (letters.length > 0 || !asksMean(words)) return null
    const [all, a, step, su] = of('n', 'a', 'h', 'u') ?? []
    if (all && a && step && su) return { given: { asked: 'mean', n: all, a, h: step, u: su }, used, said }
    const [total, from, sd] = of('n', 'a', 'd') ?? []
    const [number, sx] = of('n', 'x') ?? []
    if (number && sx) return { given: { asked: 'mean', n: number, x: sx }, used, said }
    return total && from && sd ? { given: { asked: 'mean', n: total, a: from, d: sd }, used, said } : null
  },
})

/** "mean" beside that of "assumed mean". */
const asksMean = (words: readonly string[]): boolean =>
  words.some((word, index) => word === 'mean' && words[index - 1] !== 'assumed')
