/**
 * Puts the modules of the built scripts in brackets, which tells V8 that they are called at once: they are compiled whole on the thread that
 * reads the script, not read over there first and then compiled once more on the page's own thread. Of the work before the page answers to
 * a tap that is a third. The minifier takes such brackets away, so they are put back behind it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Expression, type Statement, type ModuleDeclaration } from 'acorn'

const folder = 'out/_next/static/chunks'

/** A smaller module is compiled in no time; its brackets would be weight alone. In characters. */
const least = 1000

let count = 0
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const places = modulesIn(text)
  count += places.length
  if (places.length > 0) writeFileSync(file, inBrackets(text, places))
}
if (count === 0) throw new Error(`${folder}: no module of webpack's was found: the form of its files has changed`)
console.log(`${count} modules are compiled while their script is read`)

/** Where the functions stand that webpack's files hand over: (self.webpackChunk… = …).push([[ids], { id: function, … }, …]). */
function modulesIn(text: string): readonly Expression[] {
  return parse(text, { ecmaVersion: 'latest' })
    .body.flatMap(handedOver)
    .filter((module) => isFunction(module) && module.end - module.start >= least && text[module.start - 1] !== '(')
}

function handedOver(statement: Statement | ModuleDeclaration): readonly Expression[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
  const [chunk] = statement.expression.arguments
  const modules = chunk?.type === 'ArrayExpression' ? chunk.elements[1] : undefined
  if (modules?.type !== 'ObjectExpression') return []
  return modules.properties.flatMap((one) => (one.type === 'Property' ? [one.value] : []))
}

function isFunction({ type }: Expression): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

function inBrackets(text: string, places: readonly Expression[]): string {
  let [done, result] = [0, '']
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    result += `${text.slice(done, start)}(${text.slice(start, end)})`
    done = end
  }
  return result + text.slice(done)
}
