import { clearedPair } from './pieces/cleared'
import { equationsObjection, clearing, wholeLine, type Equations } from './pieces/equation'
import { byDeterminants, determinant, solutionText, type Letters, type Pair } from './pieces/line'
import { divide, multiply, one, sign, subtract, sumTex, toTex, zero, type Fraction } from '../../maths'
import { line, type Step } from '../line'
import { worked } from '../solution'

/** What stands in both equations in the place of a letter. */
export type Atom =
  /** 1/(ax + by + c) */
  | { readonly kind: 'over'; readonly a: Fraction; readonly b: Fraction; readonly c: Fraction }
  /** √x, or 1/√x. */
  | { readonly kind: 'root'; readonly of: 0 | 1; readonly over: boolean }
  /** The letter itself. */
  | { readonly kind: 'plain'; readonly of: 0 | 1 }

export interface Given {
  readonly letters: Letters
  readonly atoms: readonly [Atom, Atom]
  /** The two equations in the atoms. */
  readonly equations: Equations
  /** They become such once both sides are divided by xy. */
  readonly divided: boolean
}

const linearTex = ({ a, b, c }: Extract<Atom, { kind: 'over' }>, [x, y]: Letters): string =>
  sumTex([
    [a, x],
    [b, y],
    [c, ''],
  ])

function atomTex(atom: Atom, letters: Letters): string {
  if (atom.kind === 'plain') return letters[atom.of]
  const inner = atom.kind === 'root' ? `\\sqrt{${letters[atom.of]}}` : linearTex(atom, letters)
  return atom.kind === 'root' && !atom.over ? inner : `\\frac{1}{${inner}}`
}

const isWhole = (pair: Equations): Pair => [
  wholeLine(pair[0], clearing(pair[0])),
  wholeLine(pair[1], clearing(pair[1])),
]

/** ax + by = c, which says what an atom is worth; null where it cannot have that value. */
function lineOf(atom: Atom, value: Fraction): Equations[number] | null {
  const alone = (of: 0 | 1, c: Fraction) => ({ a: of === 0 ? one : zero, b: of === 1 ? one : zero, c })
  if (atom.kind === 'plain') return alone(atom.of, value)
  if (atom.kind === 'root') {
    if (sign(value) < (atom.over ? 1 : 0)) return null
    const root = atom.over ? divide(one, value) : value
    return alone(atom.of, multiply(root, root))
  }
  if (sign(value) === 0) return null
  return { a: atom.a, b: atom.b, c: subtract(divide(one, value), atom.c) }
}

interface Second {
  readonly values: readonly [Fraction, Fraction]
  readonly lines: Equations
}

/** What the atoms are worth, and the two equations that say so of the letters. */
function secondOf({ atoms, equations }: Given): Second | null {
  const first = isWhole(equations)
  if (determinant(first) === 0) return null
  const values = byDeterminants(first)
  const [upper, lower] = [lineOf(atoms[0], values[0]), lineOf(atoms[1], values[1])]
  if (!upper || !lower) return null
  const lines: Equations = [upper, lower]
  return equationsObjection(lines) === null && determinant(isWhole(lines)) !== 0 ? { values, lines } : null
}

/** "So $x - 1 = \frac{1}{u} = 3$" */
function backLine(atom: Atom, name: string, value: Fraction, letters: Letters): string {
  if (atom.kind === 'plain') return `So $${letters[atom.of]} = ${toTex(value)}$`
  const turned = toTex(divide(one, value))
  if (atom.kind === 'over') {
    const { a, b, c } = atom
    const whole = `$${linearTex(atom, letters)} = \\frac{1}{${name}} = ${turned}$`
    const [own] = [a, b].filter((each) => sign(each) !== 0)
    const isAlone = sign(a) === 0 || sign(b) === 0
    const rest = subtract(divide(one, value), c)
    const letter = letters[sign(a) === 0 ? 1 : 0]
    const isDone = sign(c) === 0 && own !== undefined && own.n === own.d
    return isAlone && own && !isDone
      ? `So ${whole}, which gives $${letter} = ${toTex(divide(rest, own))}$`
      : `So ${whole}`
  }
  const root = atom.over ? divide(one, value) : value
  const shown = atom.over ? `\\frac{1}{${name}} = ${turned}` : toTex(value)
  return `So $\\sqrt{${letters[atom.of]}} = ${shown}$, which gives $${letters[atom.of]} = ${toTex(multiply(root, root))}$`
}

/** Both letters from two equations that hold both. */
function bothLines(pair: Pair, letters: Letters): readonly Step[] {
  const [[p, q, m], [r, s, n]] = pair
  const [x, y] = byDeterminants(pair)
  const [X, Y] = letters
  const shown = (a: number, b: number, c: number) =>
    `${sumTex([
      [a, X],
      [b, Y],
    ])} = ${c}`
  const top = m * s - n * q
  const d = p * s - r * q
  const opposite = q + s === 0
  const way = opposite ? 'Adding them' : `Multiplying the first by $${s}$ and the second by $${q}$ and subtracting`
  const [left, right] = opposite ? [p + r, m + n] : [d, top]
  const put = q === 0 ? 'second' : 'first'
  return [
    `That is, $${shown(p, q, m)}$ and $${shown(r, s, n)}$`,
    `${way}: $${sumTex([[left, X]])} = ${right}$, so $${X} = ${toTex(x)}$`,
    `Putting this in the ${put}: $${Y} = ${toTex(y)}$`,
  ]
}

/** E.g. "Solve 5/(x − 1) + 1/(y − 2) = 2, 6/(x − 1) − 3/(y − 2) = 1." */
export const reduciblePair = worked<Given>({
  id: 'reducible-pair',
  archetype: 'le-solve-fraction',
  objection: (given) =>
    equationsObjection(given.equations) ??
    (secondOf(given) ? null : 'No single pair of values satisfies both: check what you typed.'),
  solve: (given) => {
    const { letters, atoms, equations, divided } = given
    const names: Letters = letters[0] === 'u' ? ['p', 'q'] : ['u', 'v']
    const second = secondOf(given)
    if (!second) throw new Error('reduciblePair: no single solution')
    const { lines } = clearedPair(equations, { letters: names, marks: [0.5, 0.5, 0.5] })
    const pair = isWhole(second.lines)
    const [x, y] = byDeterminants(pair)
    const isAlone = pair.every(([a, b]) => a * b === 0)
    return {
      lines: [
        ...(divided ? [`Dividing both sides of each equation by $${letters.join('')}$ (neither letter is $0$)`] : []),
        line(
          'substituted',
          `Let $${atomTex(atoms[0], letters)} = ${names[0]}$ and $${atomTex(atoms[1], letters)} = ${names[1]}$. Then`,
        ),
        ...lines,
        backLine(atoms[0], names[0], second.values[0], letters),
        backLine(atoms[1], names[1], second.values[1], letters),
        ...(isAlone ? [] : bothLines(pair, letters)),
        `Hence $${letters[0]} = ${toTex(x)}$ and $${letters[1]} = ${toTex(y)}$`,
      ],
      key: solutionText(x, y, letters),
    }
  },
})
