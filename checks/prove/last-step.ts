import type { Book } from './book'
import { readLine, type Line } from './claims'
import { closedValues, expressionIn, factsOfKey } from './facts'
import { areProportional, isIdentity, namesOf } from './identity'
import { binary, symbol, type Node } from './node'
import { difference } from './words/combined-equations'
import { unspaced } from './provenance'
import { same } from './worked-out'

const digits = /(?<![\w.])-?\d+(?:\.\d+)?(?:st|nd|rd|th)?(?!\w|\.\d)/g

/** Every number that a line names: in its formulas worked out, in its words as written. */
export function numbersNamed(book: Book, text: string): readonly number[] {
  const { pi, roots } = book.reckoning
  const line: Line = readLine(text, 0)
  const nodes: readonly Node[] = [
    ...line.values.flatMap(items),
    ...line.claims.flatMap(({ sides }) => sides.flatMap(({ node }) => (node ? items(node) : []))),
  ]
  const words = unspaced(text.replace(/\$[^$]+\$/g, ' ')).match(digits) ?? []
  return [...nodes.flatMap((node) => closedValues(node, roots, pi)), ...words.map((word) => Number.parseFloat(word))]
}

const items = (node: Node): readonly Node[] =>
  node.kind === 'tuple' || node.kind === 'point'
    ? node.items
    : node.kind === 'binary' && node.operator === '/'
      ? [node, node.left, node.right]
      : [node]

/** The values of the key, bare. */
export const keyValues = (book: Book): readonly number[] => {
  const { answerValidator: rule } = book.problem
  if (rule.kind === 'coordinates') return numbersNamed(book, `$${rule.expected.replace(/√(\d+)/g, '\\sqrt{$1}')}$`)
  if (rule.kind === 'ratio') return rule.expected.split(':').map(Number)
  return factsOfKey(rule).map(({ value }) => value)
}

/** What is wrong with the last line of each part as a statement of the part's key. */
export const lastStepComplaints = (book: Book): readonly string[] =>
  book.problem.parts.flatMap(({ rule, steps }) =>
    partComplaints({
      ...book,
      problem: { ...book.problem, answerValidator: rule, steps: steps.map(({ text }) => text) },
    }),
  )

function partComplaints(book: Book): readonly string[] {
  const last = book.problem.steps.at(-1) ?? ''
  const named = numbersNamed(book, last)
  const values = keyValues(book)
  const { answerValidator: rule } = book.problem
  if (rule.kind === 'choice' && !new RegExp(`(\\(|\\b)${rule.expected.trim()}(\\)|\\b)`).test(last))
    return [`the last step "${last}" does not name option ${rule.expected}`]
  const expression = expressionComplaints(book)
  if (expression.length > 0) return expression
  const times = (list: readonly number[], value: number) => list.filter((one) => same(one, value)).length
  const missing = values.filter((value) => times(named, value) < times(values, value))
  return missing.map((value) => `the last step "${last}" does not state ${value} of the key`)
}

/** An expression as the key: the last line states it, or a multiple where that is as good. */
function expressionComplaints({ problem }: Book): readonly string[] {
  const { answerValidator: rule, steps } = problem
  if (rule.kind !== 'expression') return []
  const line = readLine(steps.at(-1) ?? '', 0)
  const key = expressionIn(rule.expected)
  const stated = [
    ...line.values,
    ...line.claims.flatMap(({ sides }) => sides.flatMap(({ node }) => node ?? [])),
    ...line.claims.flatMap((claim) => difference(claim) ?? []),
  ]
  if (!key || stated.length === 0) return []
  const holds = stated.some((node) =>
    rule.upToFactor || rule.expected.includes('=')
      ? areProportional(node, key, namesOf(node, key))
      : isIdentity(node, key, namesOf(node, key)) ||
        (namesOf(key).length === 0 && isIdentity(binary('+', node, symbol('x')), binary('+', key, symbol('x')), ['x'])),
  )
  return holds ? [] : [`the last step "${steps.at(-1) ?? ''}" does not state the key ${rule.expected}`]
}

/** Whether the last line names the values of the key, so that it was compared with it. */
export const statesKey = (book: Book): boolean => {
  const { answerValidator: rule } = book.problem
  return (
    rule.kind === 'choice' ||
    rule.kind === 'sequence' ||
    (keyValues(book).length > 0 && lastStepComplaints(book).length === 0)
  )
}
