import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

type Attribute = (MdxJsxFlowElement | MdxJsxTextElement)['attributes'][number]
type Value = Exclude<NonNullable<MdxJsxAttribute['value']>, string>
type Program = NonNullable<NonNullable<Value['data']>['estree']>
type Expression = Extract<Program['body'][number], { readonly type: 'ExpressionStatement' }>['expression']

/** Thrown for what is no plain data; the message tells the author. */
class NotData extends Error {}

/** The attributes of a figure in a lesson as data, or what keeps them from being data. */
export function figureData(
  attributes: readonly Attribute[],
): { readonly data: unknown } | { readonly problem: string } {
  try {
    return { data: Object.fromEntries(attributes.map(attributeData)) }
  } catch (error) {
    if (error instanceof NotData) return { problem: error.message }
    throw error
  }
}

function attributeData(attribute: Attribute): readonly [name: string, value: unknown] {
  if (attribute.type !== 'mdxJsxAttribute') throw new NotData('write each field by its name, without ...')
  const { name, value } = attribute
  if (value === null || value === undefined) return [name, true]
  if (typeof value === 'string') return [name, value]
  const [statement] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') throw new NotData(`${name}: write a value between the braces`)
  return [name, dataOf(statement.expression, name)]
}

/** Numbers, texts, true, false, lists and objects of them. */
function dataOf(expression: Expression, place: string): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value
    case 'TemplateLiteral': {
      const [only, ...others] = expression.quasis
      if (only && others.length === 0) return only.value.cooked
      throw new NotData(`${place}: write the text in full, without \${...}`)
    }
    case 'UnaryExpression': {
      const value = dataOf(expression.argument, place)
      if (typeof value === 'number' && expression.operator === '-') return -value
      throw new NotData(`${place}: write a plain number`)
    }
    case 'ArrayExpression':
      return expression.elements.map((element, index) => {
        if (element === null || element.type === 'SpreadElement')
          throw new NotData(`${place}.${index}: write the item itself`)
        return dataOf(element, `${place}.${index}`)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.computed)
            throw new NotData(`${place}: write each field by its name`)
          const { key, value } = property
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
          return [name, dataOf(expressionOf(value, `${place}.${name}`), `${place}.${name}`)]
        }),
      )
    default:
      throw new NotData(`${place}: write numbers, texts between quotes, lists [...] and objects {...} only`)
  }
}

type PropertyValue = Extract<
  Extract<Expression, { readonly type: 'ObjectExpression' }>['properties'][number],
  { readonly type: 'Property' }
>['value']

/** What stands for the value of a field, where it is one. */
function expressionOf(value: PropertyValue, place: string): Expression {
  switch (value.type) {
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'AssignmentPattern':
    case 'RestElement':
      throw new NotData(`${place}: write a value`)
    default:
      return value
  }
}
