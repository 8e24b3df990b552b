import { difference, minus, number, plus, sumAt, texOf, times, unknown, type Expression } from './expression'
import { isolated, linearIn, quadraticIn, rationalRoots, substituted } from './system'
import type { Given, Statement } from './told'
import { fraction, negate, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { add, constant, letter, lettersOf, multiply, newBudget, type Sum } from '../../maths/sum'
import { numbered } from '../linear-equations/pieces/elimination'
import { determinant, xy, type Line, type Pair } from '../linear-equations/pieces/line'
import { clearing, equation, equationsObjection, wholeLine, type Equation } from '../linear-equations/pieces/equation'
import { solvedPair } from '../linear-equations/pieces/pair-lines'
import { rootsByFactors } from '../quadratic-equations/pieces/by-factors'
import { discriminantOf, discriminantSides, quadratic } from '../quadratic-equations/pieces/equation'
import { lineOf, type Step } from '../line'

export const letters = ['x', 'y', 'z'] as const
export type Values = ReadonlyMap<string, Fraction>
export const valuesOf = (...all: readonly Fraction[]): Values =>
  new Map(letters.flatMap((letter, at) => (all[at] ? [[letter, all[at]] as const] : [])))

export interface Way {
  readonly lines: readonly Step[]
  readonly found: readonly Values[]
  /** The equation that it comes to has no real roots. */
  readonly isImpossible?: true
}

/** ax + by = c of a sum that is zero. */
function equationOf(sum: Sum): Equation | null {
  const terms = linearIn(sum, ['x', 'y'])
  const zero = fraction(0)
  return terms && equation(terms.get('x') ?? zero, terms.get('y') ?? zero, negate(terms.get('') ?? zero))
}

const lineOfSum = (sum: Sum): Line | null => {
  const found = equationOf(sum)
  if (!found || (sign(found.a) === 0 && sign(found.b) === 0)) return null
  const whole = wholeLine(found, clearing(found))
  const lead = whole[0] === 0 ? whole[1] : whole[0]
  return lead < 0 ? [-whole[0] + 0, -whole[1] + 0, -whole[2] + 0] : whole
}

export const sumTexOf = (sum: Sum): string => {
  const terms = [...sum.values()].map(({ coefficient, powers }) => {
    const name = powers.map(([one, power]) => (power === 1 ? one : `${one}^${power}`)).join('')
    return { degree: powers.reduce((total, [, power]) => total + power, 0), name, coefficient }
  })
  const inOrder = terms.toSorted((one, other) => other.degree - one.degree || (one.name < other.name ? -1 : 1))
  return inOrder.length === 0 ? '0' : sumTex(inOrder.map(({ coefficient, name }) => [coefficient, name] as const))
}

const statedTex = ({ left, right }: Statement): string => `${texOf(left)} = ${texOf(right)}`

/** "$x + 5 = 3(y + 5)$, that is, $x - 3y = 10$ ... (1)" */
function translated(statement: Statement, whole: Line, index: number): Step {
  const shown = numbered(whole, index + 1, xy)
  const plain = shown.set.replace(/^\$| .quad.*$/g, '')
  return statedTex(statement) === plain ? shown.set : `$${statedTex(statement)}$, that is, ${shown.set}`
}

function linearPair(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const [first, second] = sums.map(lineOfSum)
  if (!first || !second) return null
  const pair: Pair = [first, second]
  const objection = equationsObjection([equation(...first), equation(...second)])
  if (objection !== null || determinant(pair) === 0) return null
  const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
  const told = statements.map((statement, at) => translated(statement, at === 0 ? first : second, at))
  const d = determinant(pair)
  const x = fraction(first[2] * second[1] - second[2] * first[1], d)
  const y = fraction(first[0] * second[2] - second[0] * first[2], d)
  return { lines: [...told, ...lines.slice(0, -1)], found: [valuesOf(x, y)] }
}

/** The roots of a quadratic or linear equation, with the lines that find them; where it has no real ones, that. */
function rooted([a, b, c]: readonly [Fraction, Fraction, Fraction], letter: string) {
  const roots = rationalRoots([a, b, c])
  const given = quadratic(a, b, c)
  if (roots && sign(a) === 0) return { lines: [`So $${letter} = ${toTex(roots[0] ?? fraction(0))}$.`], roots }
  const named = (step: Step): Step =>
    letter === 'x'
      ? step
      : lineOf(step).text.replace(/\\[a-zA-Z]+|[a-zA-Z]{2,}|x/g, (one) => (one === 'x' ? letter : one))
  if (roots)
    return { lines: rootsByFactors(given, { marks: {}, order: undefined }).lines.slice(0, -1).map(named), roots }
  if (sign(discriminantOf(given)) >= 0 || sign(a) === 0) return null
  return {
    lines: [`$${discriminantSides(given).join(' = ')}$`, 'Since $D < 0$, there are no real roots.'],
    roots: [],
    isImpossible: true as const,
  }
}

/** One unknown. */
function single(statement: Statement, sum: Sum): Way | null {
  const found = quadraticIn(sum, 'x')
  const rest = found && rooted(found, 'x')
  if (!found || !rest) return null
  const stated = `$${statedTex(statement)}$`
  const standard = `${sumTexOf(sum)} = 0`
  const isPlain = sign(found[0]) === 0 || standard === statedTex(statement)
  return {
    ...rest,
    lines: [isPlain ? stated : `${stated}, that is, $${standard}$`, ...rest.lines],
    found: rest.roots.map((x) => valuesOf(x)),
  }
}

/** A linear statement and one that is not: one unknown by the other from the one, put in the other. */
function mixed(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const plain = sums.findIndex((sum) => linearIn(sum, ['x', 'y']) !== null)
  const [linear, other] = [sums[plain], sums[1 - plain]]
  const [told, toldOther] = [statements[plain], statements[1 - plain]]
  if (!linear || !other || !told || !toldOther) return null
  const [own, by] = lettersOf(linear).has('y') ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const value = isolated(linear, own)
  const put = value && substituted(other, own, value)
  const found = put && quadraticIn(put, by)
  const rest = found && rooted(found, by)
  if (!rest) return null
  return {
    ...rest,
    lines: [
      `$${statedTex(told)} \\quad \\ldots (1)$`,
      `$${statedTex(toldOther)} \\quad \\ldots (2)$`,
      `From (1): $${own} = ${sumTexOf(value)}$`,
      `Putting this in (2) and bringing all to one side: $${sumTexOf(put)} = 0$`,
      ...rest.lines,
    ],
    found: rest.roots.map((root) => {
      const last = sumAt(value, new Map([[by, root]]))
      return own === 'y' ? valuesOf(root, last) : valuesOf(last, root)
    }),
  }
}

/** The square of a letter that stands in a sum in no other way, by the other letter; null where it stands otherwise or not at all. */
function squareOf(sum: Sum, of: string): Sum | null {
  const put = squaredAs(sum, of)
  return put && lettersOf(put).has('w') ? isolated(put, 'w') : null
}

/** A sum with w in the place of a letter's square; null where the letter stands in it otherwise. */
function squaredAs(sum: Sum, of: string): Sum | null {
  const budget = newBudget()
  let total: Sum = constant(fraction(0))
  for (const { coefficient, powers } of sum.values()) {
    let term: Sum = constant(coefficient)
    for (const [name, power] of powers) {
      if (name === of && power !== 2) return null
      term = multiply(term, name === of ? letter('w') : letter(name, power), budget)
    }
    total = add(total, term, budget)
  }
  return total
}

/** Two statements that hold the square of y, and y in no other way: y² from the one, put in the other. */
function squared(statements: readonly Statement[], sums: readonly Sum[], of: 'x' | 'y'): Way | null {
  const by = of === 'y' ? 'x' : 'y'
  const from = sums.findIndex((sum) => squareOf(sum, of) !== null)
  const [one, other] = [sums[from], sums[1 - from]]
  const square = one && squareOf(one, of)
  const rest = other && squaredAs(other, of)
  const put = square && rest && substituted(rest, 'w', square)
  const found = put && quadraticIn(put, by)
  const ends = found && rooted(found, by)
  const [told, toldOther] = [statements[from], statements[1 - from]]
  if (!ends || !told || !toldOther) return null
  const all = ends.roots.flatMap((root) => {
    const value = sumAt(square, new Map([[by, root]]))
    const size = rationalRoots([fraction(1), fraction(0), negate(value)])
    return (size ?? []).map((each) => ({ root, value, each }))
  })
  return {
    ...ends,
    lines: [
      `$${statedTex(told)} \\quad \\ldots (1)$`,
      `$${statedTex(toldOther)} \\quad \\ldots (2)$`,
      `From (1): $${of}^2 = ${sumTexOf(square)}$`,
      `Putting this in (2) and bringing all to one side: $${sumTexOf(put)} = 0$`,
      ...ends.lines,
      ...ends.roots.map(
        (root) => `For $${by} = ${toTex(root)}$: $${of}^2 = ${toTex(sumAt(square, new Map([[by, root]])))}$`,
      ),
    ],
    found: all.map(({ root, each }) => (of === 'y' ? valuesOf(root, each) : valuesOf(each, root))),
  }
}

/** Three linear statements: z by x and y from one of them, put in the others. */
function three(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const at = sums.findIndex((sum) => ['1', '-1'].includes(toText(linearIn(sum, letters)?.get('z') ?? fraction(0))))
  const from = sums[at]
  const z = from && isolated(from, 'z')
  if (!z || sums.some((sum) => linearIn(sum, letters) === null)) return null
  const others = sums.filter((_, index) => index !== at).map((sum) => substituted(sum, 'z', z))
  const [first, second] = others.map(lineOfSum)
  if (!first || !second || determinant([first, second]) === 0) return null
  const rest = linearPair(
    others.map(() => ({ left: unknown('x'), right: unknown('x') })),
    others,
  )
  const [values] = rest?.found ?? []
  if (!rest || !values) return null
  const [x, y] = [values.get('x') ?? fraction(0), values.get('y') ?? fraction(0)]
  const value = sumAt(z, values)
  return {
    lines: [
      ...statements.map((statement) => `$${statedTex(statement)}$`),
      `From $${statedTex(statements[at] ?? { left: unknown('z'), right: unknown('z') })}$: $z = ${sumTexOf(z)}$. Putting this in the others:`,
      numbered(first, 1).set,
      numbered(second, 2).set,
      ...rest.lines.slice(2),
      `Then $z = ${toTex(value)}$.`,
    ],
    found: [valuesOf(x, y, value)],
  }
}

/** Without denominators; null where it would divide by zero. */
function cleared(left: Expression, right: Expression): ReturnType<typeof difference> | null {
  try {
    return difference(left, right)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What is zero in each statement, without denominators. */
export const sumsOf = (statements: readonly Statement[]): readonly Sum[] =>
  statements.flatMap(({ left, right }) => cleared(left, right)?.top ?? [])

export function wayOf({ unknowns, statements }: Given): Way | null {
  const parts = statements.flatMap(({ left, right }) => cleared(left, right) ?? [])
  const sums = parts.map(({ top }) => top)
  if (sums.length !== unknowns.length || sums.some((sum) => lettersOf(sum).size === 0)) return null
  const way = worksOf(statements, sums)
  const isReal = (values: Values): boolean => parts.every(({ bottom }) => sign(sumAt(bottom, values)) !== 0)
  return way && { ...way, found: way.found.filter(isReal) }
}

/** Three statements of which one is linear in z: that in the others, and they as two. */
function withoutZ(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const at = sums.findIndex((sum) => lettersOf(sum).has('z') && isolated(sum, 'z') !== null)
  const from = sums[at]
  const z = from && isolated(from, 'z')
  const told = statements[at]
  if (!z || !told) return null
  const rest = statements
    .filter((_, index) => index !== at)
    .map((one) => ({ left: withZ(one.left, z), right: withZ(one.right, z) }))
  const [first, second] = rest.map(({ left, right }) => difference(left, right).top)
  const way = first && second && worksOf(rest, [first, second])
  if (!way) return null
  return {
    ...way,
    lines: [
      statedTex(told) === `z = ${sumTexOf(z)}`
        ? `$z = ${sumTexOf(z)}$`
        : `$${statedTex(told)}$, so $z = ${sumTexOf(z)}$`,
      ...way.lines,
    ],
    found: way.found.map((values) => new Map([...values, ['z', sumAt(z, values)]])),
  }
}

/** An expression with a sum in the place of z. */
function withZ(of: Expression, z: Sum): Expression {
  if (of.kind === 'number') return of
  if (of.kind === 'joined') {
    const left = withZ(of.left, z)
    // a square stays one
    return { ...of, left, right: of.left === of.right ? left : withZ(of.right, z) }
  }
  if (of.letter !== 'z') return of
  const terms = [...z.values()].map(({ coefficient, powers }) => {
    const [power] = powers
    return power ? { coefficient, name: power[0] } : { coefficient, name: '' }
  })
  const inOrder = terms.toSorted((one, other) =>
    one.name === '' ? 1 : other.name === '' ? -1 : one.name < other.name ? -1 : 1,
  )
  const [head, ...tail] = inOrder
  if (!head) return number(0)
  const termOf = ({ coefficient, name }: { readonly coefficient: Fraction; readonly name: string }): Expression =>
    name === '' ? number(coefficient) : times(number(coefficient), unknown(name))
  return tail.reduce<Expression>(
    (so, term) =>
      sign(term.coefficient) < 0
        ? minus(so, termOf({ ...term, coefficient: negate(term.coefficient) }))
        : plus(so, termOf(term)),
    termOf(head),
  )
}

function worksOf(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const [first] = statements
  const [sum] = sums
  if (sums.length === 1 && first && sum) return single(first, sum)
  if (sums.length === 3) return three(statements, sums) ?? withoutZ(statements, sums)
  if (sums.length !== 2) return null
  if (sums.every((one) => linearIn(one, ['x', 'y']) !== null)) return linearPair(statements, sums)
  return mixed(statements, sums) ?? squared(statements, sums, 'y') ?? squared(statements, sums, 'x')
}
