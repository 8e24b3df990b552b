import { difference, sumAt, texOf, unknown, valueAt, type Expression } from './expression'
import { isolated, linearIn, quadraticIn, rationalRoots, substituted } from './system'
import { compare, equals, fraction, isInteger, negate, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { lettersOf, type Sum } from '../../maths/sum'
import { numbered } from '../linear-equations/pieces/elimination'
import { determinant, xy, type Line, type Pair } from '../linear-equations/pieces/line'
import { clearing, equation, equationsObjection, wholeLine, type Equation } from '../linear-equations/pieces/equation'
import { solvedPair } from '../linear-equations/pieces/pair-lines'
import { rootsByFactors } from '../quadratic-equations/pieces/by-factors'
import { quadratic } from '../quadratic-equations/pieces/equation'
import { line, type Step } from '../line'
import { worked } from '../solution'

/** What a statement says: the one is as much as the other. */
export interface Statement {
  readonly left: Expression
  readonly right: Expression
}

/** What something cannot but be. */
export interface Limit {
  readonly of: Expression
  readonly is: 'positive' | 'from-zero' | 'whole' | 'digit'
}

export interface Asked {
  /** 'the larger number' */
  readonly name: string
  readonly value: Expression
  /** It is a fraction, `value` over this, and stays as it is: 4/6. */
  readonly below?: Expression
  /** ' years', '°' */
  readonly unit?: string
}

/** A story told in statements about at most three unknowns, x, y and z. */
export interface Given {
  /** What x, y and z stand for, in this order. */
  readonly unknowns: readonly string[]
  readonly statements: readonly Statement[]
  readonly limits: readonly Limit[]
  readonly asked: readonly Asked[]
  /** The unknowns may change places: where two pairs of values fit, they are the same pair. */
  readonly alike?: true
}

const letters = ['x', 'y', 'z'] as const
type Values = ReadonlyMap<string, Fraction>
const valuesOf = (...all: readonly Fraction[]): Values =>
  new Map(letters.flatMap((letter, at) => (all[at] ? [[letter, all[at]] as const] : [])))

const fits = (limits: readonly Limit[], values: Values): boolean =>
  limits.every(({ of, is }) => {
    const value = valueAt(of, values)
    if (!value) return false
    if (is === 'positive') return sign(value) > 0
    if (is === 'from-zero') return sign(value) >= 0
    if (is === 'whole') return isInteger(value) && sign(value) >= 0
    return isInteger(value) && sign(value) >= 0 && compare(value, fraction(9)) <= 0
  })

interface Way {
  readonly lines: readonly Step[]
  readonly found: readonly Values[]
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

const sumTexOf = (sum: Sum): string => {
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

/** One unknown. */
function single(statement: Statement, sum: Sum): Way | null {
  const found = quadraticIn(sum, 'x')
  const roots = found && rationalRoots(found)
  if (!found || !roots) return null
  const stated = `$${statedTex(statement)}$`
  const [a, b, c] = found
  if (sign(a) === 0) {
    const [x = fraction(0)] = roots
    return { lines: [stated, `So $x = ${toTex(x)}$.`], found: [valuesOf(x)] }
  }
  const { lines } = rootsByFactors(quadratic(a, b, c), { marks: {}, order: undefined })
  const standard = `${sumTexOf(sum)} = 0`
  return {
    lines: [standard === statedTex(statement) ? stated : `${stated}, that is, $${standard}$`, ...lines.slice(0, -1)],
    found: roots.map((x) => valuesOf(x)),
  }
}

/** A linear statement and one that is not: y by x from the one, put in the other. */
function mixed(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const plain = sums.findIndex((sum) => linearIn(sum, ['x', 'y']) !== null)
  const [linear, other] = [sums[plain], sums[1 - plain]]
  const [told, toldOther] = [statements[plain], statements[1 - plain]]
  const y = linear && isolated(linear, 'y')
  const put = y && other && substituted(other, 'y', y)
  const found = put && quadraticIn(put, 'x')
  const roots = found && rationalRoots(found)
  if (!roots || !told || !toldOther) return null
  const [a, b, c] = found
  const ends: readonly Step[] =
    sign(a) === 0
      ? [`So $x = ${toTex(roots[0] ?? fraction(0))}$.`]
      : rootsByFactors(quadratic(a, b, c), { marks: {}, order: undefined }).lines.slice(0, -1)
  return {
    lines: [
      `$${statedTex(told)} \\quad \\ldots (1)$`,
      `$${statedTex(toldOther)} \\quad \\ldots (2)$`,
      `From (1): $y = ${sumTexOf(y)}$`,
      `Putting this in (2) and bringing all to one side: $${sumTexOf(put)} = 0$`,
      ...ends,
    ],
    found: roots.map((x) => valuesOf(x, sumAt(y, new Map([['x', x]])))),
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

function wayOf({ unknowns, statements }: Given): Way | null {
  const parts = statements.map(({ left, right }) => difference(left, right))
  const sums = parts.map(({ top }) => top)
  if (sums.length !== unknowns.length || sums.some((sum) => lettersOf(sum).size === 0)) return null
  const way = worksOf(statements, sums)
  const isReal = (values: Values): boolean => parts.every(({ bottom }) => sign(sumAt(bottom, values)) !== 0)
  return way && { ...way, found: way.found.filter(isReal) }
}

function worksOf(statements: readonly Statement[], sums: readonly Sum[]): Way | null {
  const [first] = statements
  const [sum] = sums
  if (sums.length === 1 && first && sum) return single(first, sum)
  if (sums.length === 3) return three(statements, sums)
  if (sums.length !== 2) return null
  return sums.every((one) => linearIn(one, ['x', 'y']) !== null)
    ? linearPair(statements, sums)
    : mixed(statements, sums)
}

const isSame = (one: Values, other: Values): boolean =>
  letters.every((letter) => {
    const [a, b] = [one.get(letter), other.get(letter)]
    return a === b || (a !== undefined && b !== undefined && equals(a, b))
  })

const turned = (values: Values): Values => valuesOf(values.get('y') ?? fraction(0), values.get('x') ?? fraction(0))

/** The values that fit, those that are the same pair turned round once. */
function fitting(given: Given, found: readonly Values[]): readonly Values[] {
  const all = found.filter((values) => fits(given.limits, values))
  if (!given.alike) return all
  // the smaller one first
  const upwards = all.toReversed()
  return upwards.filter((one, at) => !upwards.slice(0, at).some((before) => isSame(turned(before), one)))
}

const setting = (unknowns: readonly string[]): string =>
  `Let ${unknowns.map((name, at) => `${name} be $${letters[at] ?? ''}$`).join(' and ')}.`

const answerOf = (asked: readonly Asked[], values: Values): readonly string[] =>
  asked.map(({ value, below, unit = '' }) => {
    const [top, bottom] = [value, below].map((one) => one && toText(valueAt(one, values) ?? fraction(0)))
    return `${top ?? ''}${bottom === undefined ? '' : `/${bottom}`}${unit}`
  })

/** The one set of answers that fits a story, with what was found on the way; null where there is none or more than two. */
export function answersOf(given: Given): readonly (readonly string[])[] | null {
  const way = wayOf(given)
  const found = way ? fitting(given, way.found) : []
  const all = found.map((values) => answerOf(given.asked, values))
  const kept = all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at)
  return kept.length > 0 ? kept : null
}

const none = 'No numbers fit all that is told: check what you typed.'

/** A story of statements worked out, whatever it is about. */
export const toldStory = (id: string, archetype: string) =>
  worked<Given>({
    id,
    archetype,
    objection: (given) => (answersOf(given) === null ? none : null),
    solve: (given) => {
      const way = wayOf(given)
      const answers = answersOf(given)
      if (!way || !answers) throw new Error(`${id}: ${none}`)
      const kept = fitting(given, way.found)
      const named = kept.map((values) =>
        given.asked.map(({ name }, at) => `${name} is $${answerOf(given.asked, values)[at] ?? ''}$`).join(', '),
      )
      const shown = kept.map((values) =>
        given.unknowns
          .map((_, at) => `$${letters[at] ?? ''} = ${toTex(values.get(letters[at] ?? 'x') ?? fraction(0))}$`)
          .join(', '),
      )
      const rejected = way.found.length > kept.length ? ' The other value does not fit the question.' : ''
      return {
        lines: [
          line('unknown', setting(given.unknowns)),
          ...way.lines,
          `So ${shown.join(' or ')}.${rejected}`,
          `Hence ${[...new Set(named)].join('; or ')}.`,
        ],
        key: answers.map((one) => one.join(', ')).join(' or '),
      }
    },
  })
