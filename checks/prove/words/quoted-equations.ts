import type { Book } from '../book'
import type { Claim } from '../claims'
import { areProportional, namesOf } from '../identity'
import type { Node } from '../node'
import { difference } from './combined-equations'
import { finding, type Finding, type WordRule } from './finding'

const quotes = /^(?:Given|Putting|For \$|In the form|Check:)|meets|lies on|^To find \$x\$, we solve/
const made = /^(?:Adding|Subtracting|Multiplying|Dividing)/

/** An equation that a line takes from the question is one of the question, or a multiple of one. */
export const quotedEquations: WordRule = (book) => {
  const asked = book.question.claims.flatMap((claim) => whole(claim) ?? [])
  if (asked.length === 0) return []
  return book.lines.flatMap((line): readonly Finding[] => {
    const first = line.claims.filter((claim) => isQuoted(book, claim))
    if (!quotes.test(line.text) || made.test(line.text)) return []
    return first.flatMap((claim) => {
      const node = whole(claim)
      if (!node) return []
      const names = namesOf(node)
      const alike = asked.filter((other) => namesOf(other).join() === names.join())
      return alike.length === 0
        ? []
        : [
            finding(
              line.index,
              alike.some((other) => areProportional(node, other, names)),
              'it is not an equation of the question',
            ),
          ]
    })
  })
}

/** Left less right, for an equation with more to it than the value of a letter. */
function whole(claim: Claim): Node | null {
  const node = claim.sides.length === 2 ? difference(claim) : null
  if (!node || claim.sides.some((side) => side.node?.kind === 'symbol')) return null
  const names = namesOf(node)
  return names.length > 0 && names.every((name) => /^[a-z]$/.test(name)) ? node : null
}

/** Not something that the line works out: it does not follow "so" or "that is". */
const isQuoted = (book: Book, { before, tag, sides }: Claim): boolean =>
  tag === null &&
  !/\b(so|that is|since|gives|becomes)\s*,?\s*$/.test(before) &&
  sides.every(({ node }) => node && namesOf(node).length < 3) &&
  book.problem.type !== 'trigonometry'
