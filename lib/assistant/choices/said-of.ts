import { asserted } from './asked'
import { ofAverages } from './of-averages'
import type { Decided, Kind } from './kind'
import { ofCirclePlaces, ofTrisection } from './of-circle-places'
import { ofEquations, ofPairs } from './of-equations'
import { ofNumbers } from './of-numbers'
import { ofPoints, ofRatios, ofTriples } from './of-points'

export const kinds: readonly Kind[] = [
  ofAverages,
  ...ofNumbers,
  ...ofEquations,
  ...ofPairs,
  ...ofPoints,
  ...ofCirclePlaces,
  ofTrisection,
  ...ofTriples,
  ...ofRatios,
]

export interface SaidOf extends Decided {
  readonly archetype: string
}

/** What names the kind of thing that a statement is about, and tells nothing of it. */
const leads =
  /^(?:if |in |for |graphically,? |the |an? |given |system |pair |set |list |of |linear |quadratic |two |equations? |eqns? |polynomials? |numbers? |points? |expressions? |lines? |represented |representing |by |sequence |following |sum |rational |fraction |value |lengths |sides |values )+(?=[^a-z]|[a-z]\b|[a-z]²|sin|cos|tan|sec|cosec|cot)/i

/** Verbs at which a statement can be cut into what it is about and what it says of it. */
const cut =
  /\s(?=(?:is|are|has|have|can|cannot|could|lies?|forms?|represents?|ends?|does|do|intersect|meet|coincide)\b)/gi

/** "The roots of E are imaginary" says that E has imaginary roots. */
const turned = (text: string): string =>
  text
    .replace(
      /^(?:the )?(?:lengths of (?:the )?)?sides of (?:a|the) triangle are (.+?)[.,;] (?:it|the triangle|this triangle|then it|so it) (is|is not) a right(?:[- ]angled)? triangle$/i,
      '$1 $2 sides of a right triangle',
    )
    // "A circle has its centre at the origin and P (5, 0) lies on it. The point Q (6, 8) lies outside the circle"
    .replace(
      /^(?:a |the )?circle (?:has (?:its )?|with (?:its )?|whose )?(cent(?:re|er)) (?:is |at )?(?:at )?(?:the )?(origin|[A-Z]? ?\([^()]*\)),? and (?:a |the )?(?:point )?[A-Z]? ?(\([^()]*\)) lies on it\.? (?:the )?(point [A-Z]? ?\([^()]*\)) (lies (?:outside|inside|on)) (?:the circle|it)$/i,
      '$4 $5 circle $1 $2 passing through $3',
    )
    .replace(
      /^(?:the )?(?:roots|zeroes|zeros) of (?:the |an? )?(.+?) are (?!\(?[-−√\d])(not )?(.+?)(?: roots)?$/i,
      '$1 has $2$3 roots',
    )
    .replace(
      /^(?:the lines )?(.+?) and (.+?) intersect(?: each other)? at (?:the point )?\(([^(),]+),\s*([^(),]+)\)$/i,
      '$1, $2 has solution x = $3, y = $4',
    )
    .replace(/^(.+?) and (.+?) (intersect|are parallel|are coincident)\b(?! at)/i, '$1, $2 $3')

/** A statement about one number, equation, pair, point, ...: "7 × 11 × 13 + 13 is a composite number"; null for any other. */
export function saidOf(text: string): SaidOf | null {
  const whole = turned(text.trim().replace(/\.$/, ''))
  const found = [...whole.matchAll(cut)].flatMap(({ index }): readonly SaidOf[] => {
    const about = whole.slice(0, index).replace(leads, '').replace(/,$/, '')
    const { says, not } = asserted(whole.slice(index + 1))
    return kinds.flatMap(({ archetype, reads }) => {
      const decided = reads(says)?.(about)
      return decided ? [{ ...decided, holds: decided.holds !== not, archetype }] : []
    })
  })
  const [first, ...more] = found
  return first && more.every(({ holds }) => holds === first.holds) ? first : null
}
