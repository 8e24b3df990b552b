/**
 * Works on the modules of the built scripts. They are put in such an order that alike ones stand side by side, where they are packed best. And they are put in
 * brackets, which tells V8 that they are called at once: they are compiled whole on the thread that reads the script, not read over there first and then compiled
 * once more on the page's own thread. Of the work before the page answers to a tap that is a third. The minifier takes such brackets away, so they are put back
 * behind it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Expression, Property } from 'acorn'
import { inAlikeOrder } from './alike'
import { handedModules } from './handed-modules'

const folder = 'out/_next/static/chunks'

/** A smaller module is compiled in no time; its brackets would be weight alone. In characters. */
const least = 1000

let count = 0
let saved = 0
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const modules = handedModules(text)
  if (modules.length === 0) continue
  const together = alikeTogether(text, modules)
  const lighter = packedSize(text) - packedSize(together)
  const ordered = lighter > 0 ? together : text
  saved += Math.max(0, lighter)
  const places = handedModules(ordered)
    .map(({ value }) => value)
    .filter((module) => isFunction(module) && module.end - module.start >= least && ordered[module.start - 1] !== '(')
  count += places.length
  writeFileSync(file, inBrackets(ordered, places))
}
if (count === 0) throw new Error(`${folder}: no module of webpack's was found: the form of its files has changed`)
console.log(
  `${count} modules are compiled while their script is read; their order saves ${Math.round(saved / 1024)} KiB`,
)

/** The text with its modules in alike order; webpack finds them by their ids, wherever they stand. */
function alikeTogether(text: string, modules: readonly Property[]): string {
  const [first, last] = [modules[0], modules.at(-1)]
  if (first === undefined || last === undefined) return text
  const pieces = modules.map(({ start, end }) => text.slice(start, end))
  const ordered = inAlikeOrder(pieces).map((place) => pieces[place])
  return text.slice(0, first.start) + ordered.join(',') + text.slice(last.end)
}

function packedSize(text: string): number {
  return gzipSync(text).length
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
