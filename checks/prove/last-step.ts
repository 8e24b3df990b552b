import type { AnswerRule } from '@/lib/answers/rule'
import type { Part } from '@/lib/problems/problem'
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
function numbersNamed(book: Book, text: string): readonly number[] {
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
const keyValues = (book: Book, rule: AnswerRule): readonly number[] => {
  if (rule.kind === 'coordinates') return numbersNamed(book, `$${rule.expected.replace(/√(\d+)/g, '\\sqrt{$1}')}$`)
  if (rule.kind === 'ratio') return rule.expected.split(':').map(Number)
  return factsOfKey(rule).map(({ value }) => value)
}

/** What is wrong with the last line of a part as a statement of its key. */
export function lastStepComplaints(book: Book, { rule, steps }: Part): readonly string[] {
  const last = steps.at(-1)?.text ?? ''
  const named = numbersNamed(book, last)
  const values = keyValues(book, rule)
  if (rule.kind === 'choice' && !new RegExp(`(\\(|\\b)${rule.expected.trim()}(\\)|\\b)`).test(last))
    return [
      `the last step "${last}" does not name option ${rule.expected}: say "the answer is option (${rule.expected})"`,
    ]
  const expression = expressionComplaints(rule, last)
  if (expression.length > 0) return expression
  const times = (list: readonly number[], value: number) => list.filter((one) => same(one, value)).length
  const missing = values.filter((value) => times(named, value) < times(values, value))
  return missing.map(
    (value) =>
      `the last step "${last}" does not state ${value} of the key: end with it, says\`Hence \${isValue('the height', '${value}', 'm')}\``,
  )
}

/** An expression as the key: the last line states it, or a multiple where that is as good. */
function expressionComplaints(rule: AnswerRule, last: string): readonly string[] {
  if (rule.kind !== 'expression') return []
  const line = readLine(last, 0)
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
  return holds ? [] : [`the last step "${last}" does not state the key: end with ${rule.expected}`]
}

/** Whether the last line of a part names the values of its key, so that it was compared with it. */
export const statesKey = (book: Book, part: Part): boolean =>
  part.rule.kind === 'choice' ||
  part.rule.kind === 'sequence' ||
  (keyValues(book, part.rule).length > 0 && lastStepComplaints(book, part).length === 0)
