import { line } from '../line'
import { worked } from '../solution'
import { clearing, equationsObjection, wholeLine, type Equation, type Equations } from './pieces/equation'
import { standardTex, type Pair } from './pieces/line'
import { outcomeOf, ratioLines, type Outcome } from './pieces/ratio-test'
import { letterAt } from '../../letters'
import { divide, equals, sign, toTex, type Fraction } from '../../maths'

/** What is said of two lines: how many solutions they have. */
export interface Given {
  readonly equations: Equations
  /** Whether they are so; that they are so, to be proved; how they lie; how many solutions there are; or which of the options, each a place with what it says, is true. */
  readonly asked:
    | { readonly whether: readonly Outcome[] }
    | { readonly shown: readonly Outcome[] }
    | 'lines'
    | 'solutions'
    | 'consistency'
    | { readonly options: readonly Said[] }
}

/** What an option says of them; 'never': what no two lines are. */
export interface Said {
  readonly outcome: Outcome | 'never'
  /** Where they meet. */
  readonly at?: readonly [Fraction, Fraction]
}

const reasons: Readonly<Record<Outcome, string>> = {
  unique: 'the lines intersect at one point: the pair is consistent, with exactly one solution',
  none: 'the lines are parallel: the pair has no solution, it is inconsistent',
  infinite: 'the lines coincide: the pair has infinitely many solutions, it is consistent',
}
const lies: Readonly<Record<Outcome, string>> = {
  unique: 'the lines intersect at a point',
  none: 'the lines are parallel',
  infinite: 'the lines coincide',
}
const counts: Readonly<Record<Outcome, string>> = {
  unique: 'exactly one solution',
  none: 'no solution',
  infinite: 'infinitely many solutions',
}

/** "x = 4": a line that one letter fixes. */
const uprightOf = ({ a, b, c }: Equation): readonly ['x' | 'y', Fraction] | null =>
  sign(b) === 0 && sign(a) !== 0 ? ['x', divide(c, a)] : sign(a) === 0 && sign(b) !== 0 ? ['y', divide(c, b)] : null

const isUpright = ({ equations }: Given): boolean => equations.every((one) => uprightOf(one) !== null)

/** How two lines lie that are both parallel to axes, and where they meet. */
function uprightLie([first, second]: Equations): Said & { readonly outcome: Outcome } {
  const [one, two] = [uprightOf(first), uprightOf(second)]
  if (!one || !two) throw new Error('uprightLie: a line is not parallel to an axis')
  if (one[0] === two[0]) return { outcome: equals(one[1], two[1]) ? 'infinite' : 'none' }
  return { outcome: 'unique', at: one[0] === 'x' ? [one[1], two[1]] : [two[1], one[1]] }
}

const pairOf = ([first, second]: Equations): Pair => [
  wholeLine(first, clearing(first)),
  wholeLine(second, clearing(second)),
]

const lieOf = (given: Given): Said & { readonly outcome: Outcome } =>
  isUpright(given) ? uprightLie(given.equations) : { outcome: outcomeOf(pairOf(given.equations)) }

function fits(said: Said, lie: Said): boolean {
  const isSamePoint =
    !said.at || (lie.at !== undefined && equals(said.at[0], lie.at[0]) && equals(said.at[1], lie.at[1]))
  return said.outcome === lie.outcome && isSamePoint
}

const about = (equation: Equation): string => {
  const [axis, at] = uprightOf(equation) ?? (['x', equation.c] as const)
  const other = axis === 'x' ? 'y' : 'x'
  return sign(at) === 0
    ? `$${axis} = 0$ is the $${other}$-axis itself`
    : `$${axis} = ${toTex(at)}$ is a line parallel to the $${other}$-axis`
}

/** E.g. "Do the lines x − 2y = 0 and 3x + 4y = 20 intersect?" "The pair y = 0 and y = −7 has (a) one solution (b) no solution ..." */
export const pairSaid = worked<Given>({
  id: 'pair-said',
  archetype: 'le-classify-ratio',
  objection: (given) => {
    const odd = isUpright(given) ? null : equationsObjection(given.equations)
    if (odd !== null || typeof given.asked === 'string' || 'whether' in given.asked) return odd
    if ('shown' in given.asked) {
      const { outcome } = lieOf(given)
      return given.asked.shown.includes(outcome) ? null : `That cannot be proved: ${reasons[outcome]}.`
    }
    const right = given.asked.options.filter((said) => fits(said, lieOf(given)))
    return right.length === 1 ? null : 'I cannot tell which of the options that is: look at them again.'
  },
  solve: (given) => {
    const { equations, asked } = given
    const lie = lieOf(given)
    const pair = isUpright(given) ? null : pairOf(equations)
    const where = lie.at ? `, namely $(${lie.at.map(toTex).join(', ')})$` : ''
    const found = reasons[lie.outcome].replace('at one point', `at one point${where}`)
    const lines = [
      ...(pair
        ? [
            `In the form $ax + by + c = 0$: $${standardTex(pair[0])}$ and $${standardTex(pair[1])}$`,
            ...ratioLines(pair),
          ]
        : equations.map(about)),
      line('outcome', `So ${found}`),
    ]
    const isConsistent = lie.outcome !== 'none'
    if (asked === 'lines') return { lines, key: lies[lie.outcome] }
    if (asked === 'solutions') return { lines, key: counts[lie.outcome] }
    if (asked === 'consistency') return { lines, key: isConsistent ? 'consistent' : 'inconsistent' }
    if ('options' in asked) return { lines, key: letterAt(asked.options.findIndex((said) => fits(said, lie))) }
    if ('shown' in asked) return { lines, key: 'proved' }
    return { lines, key: asked.whether.includes(lie.outcome) ? 'Yes' : `No, ${lies[lie.outcome]}` }
  },
})
