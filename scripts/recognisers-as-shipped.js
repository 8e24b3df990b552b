/**
 * A loader of the build: what only tests and readers of the source need of a recogniser does not go to the browser. Its `refuses` are emptied, and of
 * its `examples` the first remains, which a decline may offer.
 */
import ts from 'typescript'

const shippedExamples = 1

/** The pieces of a recogniser's text that are cut out, from the last to the first. */
function unshipped(source) {
  const cuts = []
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const { elements } = node.initializer
      const kept = { refuses: 0, examples: shippedExamples }[node.name.getText(source)]
      const isTexts = elements.every((one) => ts.isStringLiteralLike(one))
      if (kept !== undefined && isTexts && elements.length > kept)
        cuts.push([kept === 0 ? elements.pos : elements[kept - 1].end, elements.end])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return cuts.toSorted(([a], [b]) => b - a)
}

/** The text with its lines where they were. */
export default function recognisersAsShipped(text) {
  const source = ts.createSourceFile('recogniser.ts', text, ts.ScriptTarget.Latest, true)
  return unshipped(source).reduce(
    (rest, [from, to]) => rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]+/g, '') + rest.slice(to),
    text,
  )
}
