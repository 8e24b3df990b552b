import type { Wrong } from '../figures/wrong'
import type { Place } from './figure-place'
import { loneBackslashes } from './lone-backslashes'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

type Attribute = (MdxJsxFlowElement | MdxJsxTextElement)['attributes'][number]
type Value = Exclude<NonNullable<MdxJsxAttribute['value']>, string>
type Program = NonNullable<NonNullable<Value['data']>['estree']>
type Expression = Extract<Program['body'][number], { readonly type: 'ExpressionStatement' }>['expression']

type Path = Wrong['path']

/** Thrown for what is no plain data; the message tells the author. */
class NotData extends Error {
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message)
  }
}

export interface PlacedWrong extends Wrong {
  /** Where it stands, if that is known better than by its field. */
  readonly place?: Place | undefined
}

/** The attributes of a figure in a lesson as data, or all that keeps them from being data. */
export function figureData(
  attributes: readonly Attribute[],
): { readonly data: Readonly<Record<string, unknown>> } | { readonly wrongs: readonly PlacedWrong[] } {
  const lone = loneBackslashes(attributes)
  if (lone.length > 0) return { wrongs: lone }
  try {
    return { data: Object.fromEntries(attributes.map(attributeData)) }
  } catch (error) {
    if (error instanceof NotData) return { wrongs: [error] }
    throw error
  }
}

function attributeData(attribute: Attribute): readonly [name: string, value: unknown] {
  if (attribute.type !== 'mdxJsxAttribute') throw new NotData([], 'write each field by its name, without ...')
  const { name, value } = attribute
  if (value === null || value === undefined) return [name, true]
  if (typeof value === 'string') return [name, value]
  const [statement] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') throw new NotData([name], 'write a value between the braces')
  return [name, dataOf(statement.expression, [name])]
}

/** Numbers, texts, true, false, lists and objects of them. */
function dataOf(expression: Expression, path: Path): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value
    case 'TemplateLiteral': {
      const [only, ...others] = expression.quasis
      if (only && others.length === 0) return only.value.cooked
      throw new NotData(path, 'write the text in full, without ${...}')
    }
    case 'UnaryExpression': {
      const value = dataOf(expression.argument, path)
      if (typeof value === 'number' && expression.operator === '-') return -value
      throw new NotData(path, 'write a plain number')
    }
    case 'ArrayExpression':
      return expression.elements.map((element, index) => {
        if (element === null || element.type === 'SpreadElement')
          throw new NotData([...path, index], 'write the item itself')
        return dataOf(element, [...path, index])
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw new NotData(path, 'write each field by its name')
          const { key, value } = property
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
          const field = [...path, name]
          return [name, dataOf(expressionOf(value, field), field)]
        }),
      )
    default:
      throw new NotData(path, 'write numbers, texts between quotes, lists [...] and objects {...} only')
  }
}

type PropertyValue = Extract<
  Extract<Expression, { readonly type: 'ObjectExpression' }>['properties'][number],
  { readonly type: 'Property' }
>['value']

/** What stands for the value of a field, where it is one. */
function expressionOf(value: PropertyValue, path: Path): Expression {
  switch (value.type) {
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'AssignmentPattern':
    case 'RestElement':
      throw new NotData(path, 'write a value')
    default:
      return value
  }
}
