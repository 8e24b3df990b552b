/**
 * A loader of the build: KaTeX as far as it makes MathML, which is all that the browser asks of it. Its makers of HTML, and the sizes of signs that only these
 * measure by, go; what is then used by nothing, the minifier leaves out. Whoever needs KaTeX's HTML imports katex/dist/katex.js.
 */
import ts from 'typescript'

/** Declared names of KaTeX and what stands for them. */
const insteadOf = {
  buildTree:
    ' function (tree, expression, settings) { return buildMathML(tree, expression, optionsFromSettings(settings), settings.displayMode, true) }',
  renderError: ' function (error) { throw error }',
  katex: ' { renderToString }',
  // Outlines of stretched signs.
  path: ' {}',
}

/** MathML asks only whether a font has a sign; a macro, the capital A raised in the name of LaTeX, how high one of this font is. */
const measuredFont = 'Main-Regular'

/** The pieces of the text and what stands for them, from the last to the first. */
function changes(source) {
  const found = []
  const missing = new Set([...Object.keys(insteadOf), 'htmlBuilder', 'fontMetricsData', 'export'])
  const put = (name, start, end, text) => {
    missing.delete(name)
    found.push([start, end, text])
  }
  const visit = (node) => {
    const name = node.name?.getText(source)
    if (ts.isObjectLiteralElement(node) && name === 'htmlBuilder')
      put(name, node.getStart(source), node.end, `${name}: undefined`)
    else if (ts.isVariableDeclaration(node) && Object.hasOwn(insteadOf, name))
      put(name, node.initializer.pos, node.initializer.end, insteadOf[name])
    else if (ts.isVariableDeclaration(node) && name === 'fontMetricsData')
      for (const font of node.initializer.properties.filter((font) => font.name.text !== measuredFont))
        for (const { initializer: sizes } of font.initializer.properties) put(name, sizes.pos, sizes.end, ' 1')
    else if (ts.isExportDeclaration(node)) put('export', node.getStart(source), node.end, 'export { katex as default }')
    else ts.forEachChild(node, visit)
  }
  visit(source)
  if (missing.size > 0)
    throw new Error(`katex-as-mathml: KaTeX has changed, and has no ${[...missing].join(', ')} as before`)
  return found.toSorted(([a], [b]) => b - a)
}

export default function katexAsMathml(text) {
  const source = ts.createSourceFile('katex.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  return changes(source).reduce((rest, [from, to, instead]) => rest.slice(0, from) + instead + rest.slice(to), text)
}
