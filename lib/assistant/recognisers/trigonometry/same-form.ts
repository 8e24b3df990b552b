import type { Node } from '../../question/reading'
import { factsOf, readQuestion } from '../../question/question'

const sorted = (parts: readonly string[], sign: string): string => `(${parts.toSorted().join(sign)})`

const summandsOf = (node: Node): readonly string[] => {
  if (node.kind === 'bracket') return summandsOf(node.of)
  if (node.kind !== 'binary') return [formOf(node)]
  if (node.operation === '+') return [...summandsOf(node.left), ...summandsOf(node.right)]
  return node.operation === '-' ? [...summandsOf(node.left), `-${formOf(node.right)}`] : [formOf(node)]
}

const factorsOf = (node: Node): readonly string[] => {
  if (node.kind === 'bracket') return factorsOf(node.of)
  return node.kind === 'binary' && node.operation === '*'
    ? [...factorsOf(node.left), ...factorsOf(node.right)]
    : [formOf(node)]
}

/** A formula in one spelling: brackets that change nothing left out, summands and factors in order. Nothing is worked out. */
export function formOf(node: Node): string {
  switch (node.kind) {
    case 'bracket':
      return formOf(node.of)
    case 'binary':
      if (node.operation === '+' || node.operation === '-') return sorted(summandsOf(node), '+')
      if (node.operation === '*') return sorted(factorsOf(node), '*')
      return `(${formOf(node.left)}${node.operation}${formOf(node.right)})`
    case 'number':
      return `${node.value.n}/${node.value.d}`
    case 'letter':
      return node.name
    case 'trig':
      return `${node.name}[${formOf(node.of)}]`
    case 'root':
      return `root${node.index}${formOf(node.of)}`
    case 'sign':
      return `${node.operation}${formOf(node.of)}`
    case 'size':
      return `|${formOf(node.of)}|`
    default:
      return node satisfies never
  }
}

/** The form of a formula in TeX. */
export function formOfTex(tex: string): string | null {
  const [fact, ...more] = readQuestion(tex).facts
  return fact?.kind === 'formula' && more.length === 0 ? formOf(fact.node) : null
}

/** The form of the only formula of a question. */
export function onlyForm(question: ReturnType<typeof readQuestion>) {
  const [formula, ...more] = factsOf(question, 'formula')
  return formula && more.length === 0 ? { formula, form: formOf(formula.node) } : null
}
