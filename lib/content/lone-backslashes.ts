import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Place } from './figure-place'
import type { Wrong } from '../figures/wrong'

type Attribute = (MdxJsxFlowElement | MdxJsxTextElement)['attributes'][number]
type Value = Exclude<NonNullable<Extract<Attribute, { type: 'mdxJsxAttribute' }>['value']>, string>
type Node = NonNullable<NonNullable<Value['data']>['estree']>['body'][number]
type Expression = Extract<Node, { type: 'ExpressionStatement' }>['expression']
type Property = Extract<Extract<Expression, { type: 'ObjectExpression' }>['properties'][number], { type: 'Property' }>
type PropertyValue = Property['value']

/** A backslash by itself in a text between quotes and braces, where it is read as a sign of the program: "\frac" loses it. */
export interface LoneBackslash extends Wrong {
  readonly place: Place | undefined
}

/** Every one of a tag, the first of each text. */
export const loneBackslashes = (attributes: readonly Attribute[]): readonly LoneBackslash[] =>
  attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null)
      return []
    const [statement] = attribute.value.data?.estree?.body ?? []
    return statement?.type === 'ExpressionStatement' ? inExpression(statement.expression, [attribute.name]) : []
  })

function inExpression(node: Expression | PropertyValue, path: Wrong['path']): readonly LoneBackslash[] {
  switch (node.type) {
    case 'Literal':
      return inText(node.raw ?? '', node.loc?.start, path)
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value, loc }) => inText(value.raw, loc?.start, path))
    case 'ArrayExpression':
      return node.elements.flatMap((item, index) =>
        item && item.type !== 'SpreadElement' ? inExpression(item, [...path, index]) : [],
      )
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property') return []
        const { key, value } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
        return inExpression(value, [...path, name])
      })
    default:
      return []
  }
}

function inText(raw: string, start: Place | undefined, path: Wrong['path']): readonly LoneBackslash[] {
  const at = loneBackslash(raw)
  if (at === undefined) return []
  const before = raw.slice(0, at).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  const place = start && {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + column : column,
  }
  return [{ path, place, message: doubled(raw.slice(at)) }]
}

/** Where in a text of a program the first backslash stands that is not doubled and stands before no quote. */
export function loneBackslash(raw: string): number | undefined {
  for (const { index, 0: pair } of raw.matchAll(/\\[^]/g)) if (!/[\\'"`]/.test(pair[1] ?? '')) return index
  return undefined
}

/** What to write in place of what begins with such a backslash. */
export function doubled(text: string): string {
  const [sign = ''] = /^\\(?:[a-zA-Z]+|[^]?)/.exec(text) ?? []
  return `a backslash is doubled in quotes inside braces: write \\${sign} and not ${sign}`
}
