import { quotientOfSums } from './evaluate-quotient'
import {
  isDefined,
  ratioNames,
  tableAngles,
  tableValue,
  valueTex,
  type RatioName,
  type TableAngle,
} from './pieces/ratio'
import { ratioTex, withRatios } from './pieces/in-sines'
import { acuteObjection, multipleTex, quotientOf, squaresOf } from './pieces/triangle-of-ratio'
import { childrenOf, type Node } from '../../reading/tree/node'
import { exactOrNull } from '../../reading/tree/exact'
import { Unreadable } from '../../reading/unreadable'
import { isInteger, surd, surdTex, surdText, toNumber, toTex, type Surd } from '../../maths'
import { rationalOf, type Quotient } from '../../maths/quotient'
import { newBudget, TooLarge, type Sum } from '../../maths/sum'
import { earns, line, type Step } from '../line'
import { sumOfSurds, surdsTex, surdsText, type SurdSum } from '../pieces/surd-sum'
import { worked } from '../solution'

/** What is known of an acute angle: one of its ratios, or the angle itself. */
export type KnownAngle =
  | {
      /** As the expression calls it, and in TeX. */
      readonly letter: string
      readonly tex: string
      /** How the ratio follows from what is given. */
      readonly lead: readonly string[]
      readonly name: RatioName
      readonly value: Surd
    }
  | { readonly letter: string; readonly tex: string; readonly degrees: number }

/** Angles, each of which is known, and an expression in their ratios. */
export interface ExpressionValue {
  readonly known: readonly KnownAngle[]
  readonly expression: Node
}

type Ratio = Extract<Node, { kind: 'trig' }>

const ratiosIn = (node: Node): readonly Ratio[] => (node.kind === 'trig' ? [node] : childrenOf(node).flatMap(ratiosIn))
const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

const numberNode = (value: Surd): Node => {
  const number: Node = { kind: 'number', value: value.coefficient, decimal: false, tex: toTex(value.coefficient) }
  if (value.radicand === 1) return { kind: 'bracket', of: number }
  const under: Node = {
    kind: 'number',
    value: { n: BigInt(value.radicand), d: 1n },
    decimal: false,
    tex: `${value.radicand}`,
  }
  const root: Node = { kind: 'root', index: 2, of: under }
  const { n, d } = value.coefficient
  const times = (left: Node): Node => ({ kind: 'binary', operation: '*', left, right: root, implied: true })
  const top: Node = n === 1n ? root : times({ kind: 'number', value: { n, d: 1n }, decimal: false, tex: `${n}` })
  if (d === 1n) return { kind: 'bracket', of: top }
  const bottom: Node = { kind: 'number', value: { n: d, d: 1n }, decimal: false, tex: `${d}` }
  return { kind: 'bracket', of: { kind: 'binary', operation: '/', left: top, right: bottom } }
}

/** The degrees of an angle such as A - B; null where one of its letters is not known in degrees, or it is none of the table. */
function degreesOf(angle: Node, known: readonly KnownAngle[]): TableAngle | null {
  const put = (node: Node): Node => {
    if (node.kind === 'letter') {
      const one = known.find(({ letter }) => letter === node.name)
      return one && 'degrees' in one ? numberNode(surd(one.degrees, 1)) : node
    }
    if (node.kind === 'binary') return { ...node, left: put(node.left), right: put(node.right) }
    return 'of' in node ? { ...node, of: put(node.of) } : node
  }
  const value = exactly(put(angle))
  const degrees = value && rationalOf(value)
  if (!degrees || !isInteger(degrees)) return null
  return tableAngles.find((one) => one === toNumber(degrees)) ?? null
}

function exactly(node: Node): Quotient | null {
  try {
    return exactOrNull(node, newBudget())
  } catch (error) {
    if (error instanceof Unreadable || error instanceof TooLarge || error instanceof RangeError) return null
    throw error
  }
}

/** The value of one ratio; null where it has none or its angle is not known. */
function valueOf({ name, of }: Ratio, known: readonly KnownAngle[]): Surd | null {
  const angle = bare(of)
  const one = angle.kind === 'letter' ? known.find(({ letter }) => letter === angle.name) : undefined
  if (one && 'name' in one) return quotientOf(squaresOf(one.name, one.value), name)
  const degrees = degreesOf(angle, known)
  return degrees !== null && isDefined(name, degrees) ? tableValue(name, degrees) : null
}

const surdsOf = (sum: Sum): SurdSum | null =>
  [...sum.values()].some(({ powers }) => powers.length > 0)
    ? null
    : sumOfSurds([...sum.values()].map(({ coefficient, radicand }) => ({ coefficient, radicand: Number(radicand) })))

interface Worked {
  readonly put: Node
  readonly value: SurdSum
}

function workedOut({ known, expression }: ExpressionValue): Worked | null {
  let complete = true
  const put = withRatios(expression, (ratio) => {
    const value = valueOf(ratio, known)
    complete &&= value !== null
    return numberNode(value ?? surd(0, 1))
  })
  const value = complete ? exactly(put) : null
  const [top, bottom] = value ? [surdsOf(value.top), surdsOf(value.bottom)] : []
  if (!top || !bottom || bottom.length === 0 || bottom.length > 2) return null
  return { put, value: quotientOfSums(top, bottom).value }
}

function triangleLine(one: Extract<KnownAngle, { name: RatioName }>): Step {
  const squares = squaresOf(one.name, one.value)
  const of = (side: keyof typeof squares) => `$${multipleTex(squares[side])}$`
  return line(
    `triangle of ${one.letter}`,
    `In a right triangle with the angle $${one.tex}$ the opposite side is ${of('opposite')}, the adjacent side ${of('adjacent')} and the hypotenuse ${of('hypotenuse')} (Pythagoras theorem).`,
  )
}

/** The lines that find the ratios that are needed. */
function knownLines({ known, expression }: ExpressionValue): readonly Step[] {
  const asked = ratiosIn(expression)
  return known.flatMap((one): readonly Step[] => {
    const own = asked.filter(({ of }) => {
      const angle = bare(of)
      return angle.kind === 'letter' && angle.name === one.letter
    })
    const names = ratioNames.filter((name) => own.some((ratio) => ratio.name === name))
    if (!('name' in one) || names.length === 0) return []
    const squares = squaresOf(one.name, one.value)
    const values = names.map((name) => {
      const value = quotientOf(squares, name)
      return `$\\${name} ${one.tex} = ${surdTex(value)}$`
    })
    const isGiven = names.every((name) => name === one.name)
    return [...one.lead, ...(isGiven ? [] : [triangleLine(one)]), `So ${values.join(', ')}.`]
  })
}

/** "sin 30° = 1/2" for the angles that are known in degrees. */
function tableLines({ known, expression }: ExpressionValue): readonly Step[] {
  const found = ratiosIn(expression).flatMap((ratio) => {
    const angle = bare(ratio.of)
    const isNamed = angle.kind === 'letter' && known.some((one) => 'name' in one && one.letter === angle.name)
    const degrees = isNamed ? null : degreesOf(angle, known)
    const name = ratioTex(ratio)
    const as = `\\${ratio.name} ${degrees}^\\circ`
    if (degrees === null || !isDefined(ratio.name, degrees)) return []
    return [`$${angle.kind === 'number' ? '' : `${name} = `}${as} = ${valueTex(ratio.name, degrees)}$`]
  })
  return found.length > 0 ? [`${[...new Set(found)].join(', ')}.`] : []
}

const textOf = (value: SurdSum): string => {
  const [only, ...more] = value
  return only && more.length === 0 ? surdText(only) : surdsText(value) || '0'
}

const texOf = (value: SurdSum): string => {
  const [only, ...more] = value
  return only && more.length === 0 ? surdTex(only) : surdsTex(value) || '0'
}

/** E.g. "If sin A = 8/17 and tan B = 3/4, find tan A × tan B." */
export const expressionValue = worked<ExpressionValue>({
  id: 'expression-value',
  archetype: 'trig-angle-then-value',
  objection: (given) => {
    for (const one of given.known) {
      if ('degrees' in one) continue
      const found = acuteObjection(one.name, one.value)
      if (found !== null) return found
    }
    return workedOut(given) ? null : 'That expression has no value that I can write exactly.'
  },
  solve: (given) => {
    const found = workedOut(given)
    if (!found) throw new Error('expressionValue: no value')
    const { expression } = given
    const [name, result] = [ratioTex(expression), texOf(found.value)]
    const isLone = expression.kind === 'trig'
    const put = ratioTex(found.put)
    return {
      lines: [
        ...knownLines(given),
        ...tableLines(given),
        ...(isLone || put === result ? [] : [`Putting in the values, $${name} = ${put}$`]),
        earns(1, `Hence $${name} = ${result}$.`),
      ],
      key: textOf(found.value),
    }
  },
})
