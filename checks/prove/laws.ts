import type { Claim } from './claims'
import { isIdentity, namesOf } from './identity'
import { bareName, printed, rebuilt, symbol, type Node } from './node'
import { tokensOf } from './tokens'
import { readTex } from './read-tex'

/** The formulas of the book, in its letters. A formula that a line quotes must be one of them. */

const read = (tex: string): Node => readTex(tokensOf(tex))

/** What the words before a formula call it, and the formula. */
const named: readonly (readonly [words: RegExp, formula: Node])[] = [
  [/area of (?:a|the) sector$/i, read('\\frac{\\theta}{360} \\times \\pi r^2')],
  [/length of an arc(?: of a sector)?$/i, read('\\frac{\\theta}{360} \\times 2 \\pi r')],
  [/volume of (?:a|the|one) (?:\w+ )?cylinder$/i, read('\\pi r^2 h')],
  [/curved surface area of (?:a|the) cylinder$/i, read('2 \\pi r h')],
  [/volume of (?:a|the|one) (?:\w+ )?cone$/i, read('\\frac{1}{3} \\pi r^2 h')],
  [/curved surface area of (?:a|the) cone$/i, read('\\pi r l')],
  [/volume of (?:a|the|one) (?:\w+ )?(?:sphere|marble|shot|lead shot|ball)$/i, read('\\frac{4}{3} \\pi r^3')],
  [/volume of (?:a|the|one) (?:\w+ )?hemisphere$/i, read('\\frac{2}{3} \\pi r^3')],
  [/surface area of a cuboid$/i, read('2(lb + bh + hl)')],
  [/^Mode$/, read('l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h')],
  [/^Median$/, read('l + \\frac{\\frac{n}{2} - cf}{f} \\times h')],
]

/** The formulas for a name. */
const forName: ReadonlyMap<string, readonly Node[]> = new Map([
  ['D', [read('b^2 - 4ac')]],
  ['d_i', [read('x_i - a')]],
  ['u_i', [read('\\frac{d_i}{h}'), read('\\frac{x_i - a}{h}')]],
  ['x_i', [read('\\frac{\\text{upper class limit} + \\text{lower class limit}}{2}')]],
  [
    'bar:x',
    [
      '\\frac{\\sum f_i x_i}{\\sum f_i}',
      'a + \\frac{\\sum f_i d_i}{\\sum f_i}',
      'a + \\frac{\\sum f_i u_i}{\\sum f_i} \\times h',
    ].map(read),
  ],
  ['P(notE)', [read('1 - P(E)')]],
])

const halves = ['x', 'y'].map((letter) => read(`\\frac{${letter}_1 + ${letter}_2}{2}`))
const sections = ['x', 'y'].map((letter) => read(`\\frac{m${letter}_2 + n${letter}_1}{m + n}`))
const distance = read('\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}')
const ratios = new Set(['(a_1/a_2)', '(b_1/b_2)', '(c_1/c_2)'])

/** R, r_1 and r are all the radius; so with the other letters of solids. */
const plain = (node: Node): Node =>
  rebuilt(node, (one) =>
    one.kind === 'symbol' && /^[RHrhl](_\d)?$/.test(one.name) ? symbol(one.name.charAt(0).toLowerCase()) : one,
  )

/** Whether a link quotes a formula of the book: rightly, wrongly, or not at all (null). */
export function quotesLaw(claim: Claim, index: number): boolean | null {
  const left = claim.sides[index]
  const right = claim.sides[index + 1]
  if (!right?.node || claim.relations[index] === '≠') return null
  if (left?.label !== undefined && index === 0) {
    const formula = named.find(([words]) => words.test(left.label ?? ''))?.[1]
    return formula ? inLettersOf(right.node, [formula]) : null
  }
  if (!left?.node) return null
  if (ratiosOnly(left.node) && ratiosOnly(right.node))
    return ratios.has(printed(left.node)) && ratios.has(printed(right.node))
  const name = bareName(left.node)
  const laws = name === null ? undefined : forName.get(name)
  if (laws) return inLettersOf(right.node, laws)
  return right.node.kind === 'tuple' && left.node.kind === 'symbol'
    ? tupleLaw(right.node.items)
    : namesOf(right.node).every((one) => /^[xy]_[12]$/.test(one)) && namesOf(right.node).length > 2
      ? isIdentity(right.node, distance, namesOf(right.node))
      : null
}

/** A formula in the letters of the law; null when it has other letters, or numbers put in already. */
function inLettersOf(node: Node, laws: readonly Node[]): boolean | null {
  const formula = plain(node)
  const letters = new Set(laws.flatMap((law) => namesOf(law)))
  const own = namesOf(formula)
  if (own.filter((name) => letters.has(name)).length >= 3 && own.length > 4 && !own.every((name) => letters.has(name)))
    return false
  if (own.length === 0 || !own.every((name) => letters.has(name))) return null
  if (!laws.some((law) => namesOf(law).length === own.length)) return null
  return laws.some((law) => isIdentity(formula, law, namesOf(formula, law)))
}

function tupleLaw(items: readonly Node[]): boolean | null {
  const own = namesOf(...items)
  if (own.length === 0 || !own.every((name) => /^([xy]_[12]|m|n)$/.test(name))) return null
  return [halves, sections].some((laws) =>
    items.every((item, index) => {
      const law = laws[index]
      return law !== undefined && isIdentity(item, law, namesOf(item, law))
    }),
  )
}

const ratiosOnly = (node: Node): boolean =>
  node.kind === 'binary' && namesOf(node).length > 0 && namesOf(node).every((name) => /^[abc]_[12]$/.test(name))
