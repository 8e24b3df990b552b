/**
 * A loader of the build: what only tests and readers of the source need of a recogniser does not go to the browser. Its `refuses` are emptied, and of
 * its `examples` one remains, the first that fits on a button, which a decline may offer.
 */
import ts from 'typescript'

/** Signs of the longest question that a decline offers: `longestOffer` of lib/assistant/decline.ts. */
const longestOffer = 72

/** The pieces of a recogniser's text that are cut out, from the last to the first. */
function unshipped(source) {
  const cuts = []
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const name = node.name.getText(source)
      const { elements } = node.initializer
      if (
        (name === 'refuses' || name === 'examples') &&
        elements.length > 0 &&
        elements.every(ts.isStringLiteralLike)
      ) {
        const kept = name === 'examples' ? elements.find(({ text }) => text.length <= longestOffer) : undefined
        if (kept === undefined) cuts.push([elements.pos, elements.end])
        else
          cuts.push(
            [elements.pos, kept.pos + (kept.pos === elements.pos ? 0 : kept.getLeadingTriviaWidth(source))],
            [kept.end, elements.end],
          )
      }
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
