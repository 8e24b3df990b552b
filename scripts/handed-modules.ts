import { parse, type ModuleDeclaration, type Property, type Statement } from 'acorn'

/** The modules that a script of webpack's hands over, in their order: (self.webpackChunk… = …).push([[ids], { id: function, … }, …]). */
export function handedModules(text: string): readonly Property[] {
  return parse(text, { ecmaVersion: 'latest' }).body.flatMap(handedOver)
}

function handedOver(statement: Statement | ModuleDeclaration): readonly Property[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
  const [chunk] = statement.expression.arguments
  const modules = chunk?.type === 'ArrayExpression' ? chunk.elements[1] : undefined
  if (modules?.type !== 'ObjectExpression') return []
  return modules.properties.flatMap((one) => (one.type === 'Property' ? [one] : []))
}
