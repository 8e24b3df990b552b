import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Wrong } from '../figures/wrong'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Value = Exclude<NonNullable<Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>['value']>, string>
type Node = NonNullable<NonNullable<Value['data']>['estree']>['body'][number]

/** The line of what a path names in a figure: of the field, the item of its list, the field of that; or of the nearest thing around it. */
export function lineIn({ attributes, position }: Element, [name, ...path]: Wrong['path']): number | undefined {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  const start = (attribute?.position ?? position)?.start.line
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined
  const [statement] = typeof value === 'object' && value !== null ? (value.data?.estree?.body ?? []) : []
  if (statement?.type !== 'ExpressionStatement') return start
  return deepest(statement.expression, path) ?? start
}

type Expression = Extract<Node, { type: 'ExpressionStatement' }>['expression']

function deepest(expression: Expression, [key, ...rest]: readonly PropertyKey[]): number | undefined {
  const own = expression.loc?.start.line
  if (expression.type === 'ArrayExpression' && typeof key === 'number') {
    const item = expression.elements[key]
    return item && item.type !== 'SpreadElement' ? (deepest(item, rest) ?? own) : own
  }
  if (expression.type === 'ObjectExpression' && key !== undefined)
    for (const property of expression.properties) {
      if (property.type !== 'Property') continue
      const { key: named, value } = property
      const name = named.type === 'Identifier' ? named.name : named.type === 'Literal' ? String(named.value) : ''
      if (name !== key) continue
      const line = property.loc?.start.line ?? own
      return value.type === 'ArrayExpression' || value.type === 'ObjectExpression'
        ? (deepest(value, rest) ?? line)
        : line
    }
  return own
}
