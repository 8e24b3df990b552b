/**
 * A loader of the build: what a list of our own modules imports, in such an order that modules that are alike stand side by side in the built file, where they are
 * packed best. No module of `lib/` does anything when it is read, so that the order means nothing else.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import ts from 'typescript'
import { inAlikeOrder } from './alike.js'

/** Fewer are left as they are. */
const least = 5

export default function alikeImports(text) {
  const source = ts.createSourceFile('list.ts', text, ts.ScriptTarget.Latest, true)
  const imports = source.statements.filter(
    (one) => ts.isImportDeclaration(one) && !one.importClause?.isTypeOnly && one.moduleSpecifier.text.startsWith('.'),
  )
  if (imports.length < least) return text
  const files = imports.map((one) => fileOf(join(dirname(this.resourcePath), one.moduleSpecifier.text)))
  for (const file of files) this.addDependency(file)
  const order = inAlikeOrder(files.map(withoutTypes))
  const lines = imports.map((one) => one.getText(source))
  return imports
    .map((one, place) => [one, lines[order[place]]])
    .toReversed()
    .reduce((rest, [one, line]) => rest.slice(0, one.getStart(source)) + line + rest.slice(one.end), text)
}

function fileOf(path) {
  const file = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), path].find(existsSync)
  if (file === undefined) throw new Error(`alike-imports: there is no module ${path}`)
  return file
}

const withoutTypes = (file) =>
  transformSync(readFileSync(file, 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts', minify: true }).code
