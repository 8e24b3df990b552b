import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Wrong } from '../figures/wrong'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Value = Exclude<NonNullable<Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>['value']>, string>
type Node = NonNullable<NonNullable<Value['data']>['estree']>['body'][number]

/** Where in a file something stands, counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** The place of what a path names in a figure: of the field, the item of its list, the field of that; or of the nearest thing around it. */
export function placeIn(figure: Element, [name, ...path]: Wrong['path']): Place {
  const attribute = attributeOf(figure, name)
  const start = (attribute?.position ?? figure.position)?.start
  const expression = expressionOf(attribute)
  return (expression && deepest(expression, path)) ?? { line: start?.line ?? 1, column: start?.column ?? 1 }
}

type Expression = Extract<Node, { type: 'ExpressionStatement' }>['expression']

const attributeOf = ({ attributes }: Element, name: PropertyKey | undefined) =>
  attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)

function expressionOf(attribute: Element['attributes'][number] | undefined): Expression | undefined {
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined
  const [statement] = typeof value === 'object' && value !== null ? (value.data?.estree?.body ?? []) : []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

interface Located {
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null | undefined
}

const placeOf = ({ loc }: Located): Place | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined

function deepest(expression: Expression, [key, ...rest]: readonly PropertyKey[]): Place | undefined {
  const own = placeOf(expression)
  if (expression.type === 'ArrayExpression' && typeof key === 'number') {
    const item = expression.elements[key]
    return item && item.type !== 'SpreadElement' ? (deepest(item, rest) ?? own) : own
  }
  if (expression.type === 'ObjectExpression' && key !== undefined)
    for (const property of expression.properties) {
      if (property.type !== 'Property' || nameOf(property.key) !== key) continue
      const { value } = property
      return value.type === 'ArrayExpression' || value.type === 'ObjectExpression'
        ? (deepest(value, rest) ?? placeOf(property) ?? own)
        : (placeOf(property) ?? own)
    }
  return own
}

const nameOf = (key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): string =>
  key.type === 'Identifier' ? String(key.name) : key.type === 'Literal' ? String(key.value) : ''
