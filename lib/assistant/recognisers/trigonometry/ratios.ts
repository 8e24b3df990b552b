import type { FactOf } from '../../question/fact'
import { exactly } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { negate, one, zero, type Fraction } from '../../../maths/fraction'
import { surd, type Surd } from '../../../maths/surd'
import { equals, newBudget, subtract, unity, type Sum } from '../../../maths/sum'
import { ratioNames, type RatioName } from '../../../solutions/trigonometry/pieces/ratio'

/** One spelling for the letter of an angle: "sin a" is sin A; x, y and z stay small. */
const angleName = (letter: string): string => (/^[a-w]$/.test(letter) ? letter.toUpperCase() : letter)

/** The angle in TeX. */
export const angleTex = (angle: string): string =>
  ({ θ: '\\theta', α: '\\alpha', β: '\\beta', φ: '\\phi' })[angle] ?? angle

/** The formula with a letter "sin A" for each ratio of an angle that is a letter alone. */
function lettered(node: Node): Node {
  switch (node.kind) {
    case 'trig': {
      const of = node.of.kind === 'bracket' ? node.of.of : node.of
      return of.kind === 'letter' ? { kind: 'letter', name: `${node.name} ${angleName(of.name)}` } : node
    }
    case 'binary':
      return { ...node, left: lettered(node.left), right: lettered(node.right) }
    case 'number':
    case 'letter':
      return node
    default:
      return { ...node, of: lettered(node.of) }
  }
}

/** A formula as a sum in letters such as "sin A"; null where it is none. */
export function ratioSum(node: Node | undefined): Sum | null {
  const value = node ? exactly(lettered(node)) : null
  return value && equals(value.bottom, unity) ? value.top : null
}

export interface RatioTerm {
  readonly times: Surd
  readonly powers: readonly { readonly name: RatioName; readonly angle: string; readonly power: number }[]
}

const isRatio = (name: string): name is RatioName => ratioNames.some((one) => one === name)

/** The terms of such a sum; null where another letter is in it. */
export function ratioTerms(sum: Sum | null): readonly RatioTerm[] | null {
  const terms: RatioTerm[] = []
  for (const { coefficient, radicand, powers } of sum?.values() ?? []) {
    const read = powers.map(([letter, power]) => ({ parts: letter.split(' '), power }))
    const ratios = read.flatMap(({ parts: [name = '', angle], power }) =>
      isRatio(name) && angle !== undefined ? [{ name, angle, power }] : [],
    )
    if (ratios.length < powers.length) return null
    terms.push({ times: surd(coefficient, Number(radicand)), powers: ratios })
  }
  return sum && terms
}

export const anglesOf = (terms: readonly RatioTerm[]): readonly string[] => [
  ...new Set(terms.flatMap(({ powers }) => powers.map(({ angle }) => angle))),
]

export interface RatioEquation {
  /** The terms that hold a ratio, all on the left. */
  readonly terms: readonly RatioTerm[]
  /** What they come to. */
  readonly value: Surd
  readonly angle: string
}

const opposite = ({ coefficient, radicand }: Surd): Surd => ({ coefficient: negate(coefficient), radicand })

/** "3 tan A = 4", "sec θ + tan θ = 5": ratios of one angle, and a number. */
export function ratioEquation(fact: FactOf<'equation'>): RatioEquation | null {
  const [left, right, ...more] = fact.sides.map(ratioSum)
  if (!left || !right || more.length > 0 || fact.relation !== '=') return null
  const turned = [...left.values()].every(({ powers }) => powers.length === 0)
  const terms = ratioTerms(turned ? subtract(right, left, newBudget()) : subtract(left, right, newBudget()))
  const [angle, ...others] = terms ? anglesOf(terms) : []
  if (!terms || angle === undefined || others.length > 0) return null
  const [constant, ...rest] = terms.filter(({ powers }) => powers.length === 0)
  if (rest.length > 0) return null
  const value = constant ? opposite(constant.times) : surd(zero, 1)
  return { terms: terms.filter(({ powers }) => powers.length > 0), value, angle }
}

/** The only term, a ratio to the first power. */
export function loneRatio(terms: readonly RatioTerm[] | null) {
  const [term, ...more] = terms ?? []
  const [ratio, ...others] = term?.powers ?? []
  if (!term || !ratio || more.length > 0 || others.length > 0 || ratio.power !== 1) return null
  return { ...ratio, times: term.times }
}

/** The factor of a product of powers, written like "tan^2" or "sin cos" in the order of the book; zero where it is missing, null for a root. */
export function factorOf(terms: readonly RatioTerm[], product: string): Fraction | null {
  const wanted = terms.find(({ powers }) => productOf(powers) === product)
  if (!wanted) return zero
  return wanted.times.radicand === 1 ? wanted.times.coefficient : null
}

/** "sin cos", "tan^2" */
export const productOf = (powers: RatioTerm['powers']): string =>
  ratioNames
    .flatMap((name) =>
      powers.flatMap((each) => (each.name === name ? (each.power === 1 ? name : `${name}^${each.power}`) : [])),
    )
    .join(' ')

export const isOne = ({ coefficient, radicand }: Surd): boolean =>
  radicand === 1 && coefficient.n === one.n && coefficient.d === one.d

/** The one equation and the one formula of a question, and the letters of that angle. */
export function equationAndFormula(question: Question) {
  const [equation, ...equations] = factsOf(question, 'equation')
  const [formula, ...formulas] = factsOf(question, 'formula')
  if (!equation || !formula || equations.length + formulas.length > 0) return null
  const given = ratioEquation(equation)
  const asked = ratioTerms(ratioSum(formula.node))
  if (!given || !asked || anglesOf(asked).some((angle) => angle !== given.angle)) return null
  return { given, asked, formula, used: [equation, formula, ...lettersOfAngle(question, given.angle)] }
}

/** The angle where it is named alone, "A is an acute angle". */
export const lettersOfAngle = (question: Question, ...angles: readonly string[]) =>
  factsOf(question, 'letter').filter(({ name }) => angles.includes(angleName(name)))

/** Words about an angle that change nothing. */
export const angleWords = ['acute', 'angle', 'being', 'trigonometric', 'ratio', 'known'] as const
