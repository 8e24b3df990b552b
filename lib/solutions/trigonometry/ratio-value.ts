import { ratioTex } from './pieces/in-sines'
import {
  acuteAngle,
  bothRatios,
  isPossible,
  tidied,
  valueModulo,
  valueWith,
  type AcuteAngle,
} from './pieces/acute-angle'
import { onlyAngle } from './pieces/one-variable'
import {
  formsOf,
  holdsTrig,
  inRatios,
  polynomial,
  quotientTex,
  substituted,
  sumText,
  unlessNone,
} from './pieces/ratio-sums'
import { inSymmetric, productFrom, withSquares } from './pieces/symmetric'
import { eliminated, type Eliminated, type Keeps, type Told } from './pieces/told-ratios'
import { quotientOfSums } from './evaluate-quotient'
import * as quotients from '../../maths/quotient'
import { bigGcd } from '../../maths/integer'
import type { Quotient } from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'
import { letterTex } from '../../reading/tree/tex'
import { childrenOf, type Node } from '../../reading/tree/node'
import { earns, type Step } from '../line'
import { sumOfSurds, surdsTex, surdsText } from '../pieces/surd-sum'
import { worked } from '../solution'

/** What is told of acute angles and of letters, and what is asked of them. */
export interface RatioValue {
  readonly told: readonly Told[]
  readonly asked: readonly Node[]
  /** As it is written, where the ratios of another angle are put in its place. */
  readonly as?: readonly Node[]
  /** Of the answer, a length. */
  readonly unit?: string
}

interface Found {
  readonly lines: readonly Step[]
  readonly key: string
}

interface Value {
  readonly lines: readonly string[]
  readonly value: Quotient
}

const isFreeOfRatios = ({ top, bottom }: Quotient): boolean =>
  [top, bottom].every((sum) => ![...sums.lettersOf(sum)].some((name) => name.includes(' ')))

/** By the product of sine and cosine, for what holds both alike. */
export function bySymmetry(relation: Sum, value: Quotient, name: string): Value | null {
  const angle = onlyAngle(relation)
  const found = angle === null ? null : productFrom(relation, angle)
  if (angle === null || !found) return null
  const put = new Map(Object.entries(found))
  const { top, bottom } = polynomial(value)
  const [above, below] = [top, bottom].map((sum) => withSquares(inSymmetric(sum, angle)))
  if (!above || !below) return null
  const result = substituted({ top: above, bottom: below }, put)
  if ([result.top, result.bottom].some((sum) => ['u', 'd', 'v'].some((one) => sums.lettersOf(sum).has(one))))
    return null
  const tex = letterTex(angle)
  const both = {
    u: `(\\sin ${tex} + \\cos ${tex})`,
    d: `(\\sin ${tex} - \\cos ${tex})`,
    v: `\\sin ${tex} \\cos ${tex}`,
  }
  const told = found.u ?? found.d
  const isSum = found.u !== undefined
  const lines = [
    told
      ? `Squaring $\\sin ${tex} ${isSum ? '+' : '-'} \\cos ${tex} = ${quotientTex(tidied(told))}$: $1 ${isSum ? '+' : '-'} 2${both.v} = ${quotientTex(tidied(quotients.multiply(told, told, sums.newBudget())))}$, so $${both.v} = ${quotientTex(tidied(found.v))}$.`
      : `From what is given, with $\\sin^2 ${tex} + \\cos^2 ${tex} = 1$: $${both.v} = ${quotientTex(tidied(found.v))}$.`,
    `With $\\sin^2 ${tex} + \\cos^2 ${tex} = 1$: $${name} = ${named({ top: above, bottom: below }, both)}$`,
  ]
  return { lines, value: tidied(result) }
}

/** With sums, differences and products of the two ratios for their letters. */
const named = (value: Quotient, both: Readonly<Record<'u' | 'd' | 'v', string>>): string =>
  quotientTex(quotients.cancelled(value, sums.newBudget())).replace(/(?<![a-z\\])([udv])(?![a-z])/g, (one) =>
    one === 'u' ? both.u : one === 'd' ? both.d : `(${both.v})`,
  )

/** The values with what is known of the angle. */
export function put(value: Quotient, known: AcuteAngle): readonly Value[] | null {
  const { angle, by, roots } = known
  const alone = (roots?.length ?? 0) === 1 || by !== 'tan' ? unlessNone(() => valueModulo(known, value)) : null
  if (alone && isFreeOfRatios(alone)) return [{ lines: [], value: alone }]
  const values: Value[] = []
  for (const root of roots ?? []) {
    const both = known.both ?? bothRatios(by, root)
    const found = both && valueWith(value, angle, both)
    if (!both || !found) return modulo(known, value)
    const tex = angle.endsWith('°') ? angle : letterTex(angle)
    const says = `$\\sin ${tex} = ${valueTex(both.sin)}$ and $\\cos ${tex} = ${valueTex(both.cos)}$.`
    values.push({ lines: [`With $\\sin^2 ${tex} + \\cos^2 ${tex} = 1$: ${says}`], value: found })
  }
  return values.length > 0 ? values : modulo(known, value)
}

function modulo(known: AcuteAngle, value: Quotient): readonly Value[] | null {
  const found = unlessNone(() => valueModulo({ ...known, roots: null }, value))
  return found && isFreeOfRatios(found) ? [{ lines: [], value: found }] : null
}

const valueTex = (value: Quotient): string => written(value)?.tex ?? quotientTex(value)

/** The value of one expression. */
function valuesOf(
  asked: Node,
  letters: readonly Eliminated[],
  known: ReadonlyMap<string, AcuteAngle>,
  relations: readonly Sum[],
): readonly Value[] | null {
  const found = inRatios(asked, new Map(letters.map(({ letter, value }) => [letter, value])))
  if (!found) return null
  const name = ratioTex(asked)
  const free = unlessNone(() => formsOf(found.value))?.find(isFreeOfRatios)
  if (free)
    return [
      { lines: [`In sine and cosine, with $\\sin^2 + \\cos^2 = 1$: $${name} = ${quotientTex(free)}$`], value: free },
    ]
  let values: readonly Value[] = [{ lines: [], value: polynomial(found.value) }]
  const angles = new Set(
    [found.value.top, found.value.bottom].flatMap((sum) =>
      [...sums.lettersOf(sum)].flatMap((one) => (one.includes(' ') ? [one.slice(4)] : [])),
    ),
  )
  for (const angle of angles) {
    const own = known.get(angle)
    const next: Value[] = []
    for (const { lines, value } of values) {
      const all = own ? put(value, own) : null
      if (!all) {
        const relation = relations.find((one) => onlyAngle(one) === angle)
        const alike = relation && bySymmetry(relation, value, name)
        if (!alike) return null
        next.push({ lines: [...lines, ...alike.lines], value: alike.value })
      } else next.push(...all.map((one) => ({ lines: [...lines, ...one.lines], value: one.value })))
    }
    values = next
  }
  return values.every(({ value }) => isFreeOfRatios(value)) ? values : null
}

/** Above and below in whole numbers, the first of which below is positive. */
function inWholeNumbers(value: Quotient): Quotient {
  const { top, bottom } = quotients.cancelled(polynomial(value), sums.newBudget())
  const all = [...top.values(), ...bottom.values()].map(({ coefficient }) => coefficient)
  const multiple = all.reduce((so, { d }) => (so / bigGcd(so, d)) * d, 1n)
  const common = all.reduce((so, { n, d }) => bigGcd(so, (n * multiple) / d), 0n)
  const [first] = [...bottom.values()].toSorted((one, two) => degreeOf(two) - degreeOf(one))
  const isMinus = first !== undefined && first.coefficient.n < 0n
  const factor = sums.constant({ n: isMinus ? -multiple : multiple, d: common === 0n ? 1n : common })
  return {
    top: sums.multiply(top, factor, sums.newBudget()),
    bottom: sums.multiply(bottom, factor, sums.newBudget()),
  }
}

const degreeOf = ({ powers }: sums.SumTerm): number => powers.reduce((so, [, power]) => so + power, 0)

/** As it is written in TeX and in the grammar of answers; null where it cannot be. */
export function written(value: Quotient): { readonly tex: string; readonly text: string } | null {
  const isNumber = [value.top, value.bottom].every((sum) => sums.lettersOf(sum).size === 0)
  const { top, bottom } = isNumber ? tidied(value) : inWholeNumbers(value)
  if (!isNumber) {
    const below = sumText(bottom)
    const above = sumText(top)
    return {
      tex: quotientTex({ top, bottom }),
      text:
        below === '1'
          ? above
          : `${top.size > 1 ? `(${above})` : above}/${bottom.size > 1 || /[^\d]/.test(below) ? `(${below})` : below}`,
    }
  }
  const surds = (sum: Sum) =>
    sumOfSurds([...sum.values()].map(({ coefficient, radicand }) => ({ coefficient, radicand: Number(radicand) })))
  const [above, below] = [surds(top), surds(bottom)]
  if (below.length > 2) return null
  const { value: whole } = quotientOfSums(above, below)
  const all = sumOfSurds(whole)
  return { tex: surdsTex(all) || '0', text: surdsText(all) || '0' }
}

const known = new WeakMap<RatioValue, Found | null>()

/** What is asked, worked out; null where it does not follow from what is told, or cannot be written. */
export function valueOf(given: RatioValue): Found | null {
  const before = known.get(given)
  if (before !== undefined) return before
  const wanted = new Set(given.asked.flatMap(lettersOutside))
  const found =
    unlessNone(() => workedOut(given, 'none')) ??
    unlessNone(() => workedOut(given, 'ratio')) ??
    unlessNone(() => workedOut(given, 'ratios')) ??
    (wanted.size > 0 ? unlessNone(() => workedOut(given, 'none', wanted)) : null)
  known.set(given, found)
  return found
}

/** The letters that stand outside of ratios. */
const lettersOutside = (node: Node): readonly string[] =>
  node.kind === 'letter' ? [node.name] : node.kind === 'trig' ? [] : childrenOf(node).flatMap(lettersOutside)

function workedOut({ told, asked, as = asked }: RatioValue, keeps: Keeps, wanted = new Set<string>()): Found | null {
  const all = eliminated(told, keeps, wanted)
  if (!all) return null
  // what is asked of letters of which nothing is worked out would be its own answer
  const isWorkedOut = (node: Node): boolean =>
    holdsTrig(node) || lettersOutside(node).some((name) => all.letters.some(({ letter }) => letter === name))
  if (!asked.every(isWorkedOut)) return null
  const angles = new Map<string, AcuteAngle>()
  for (const relation of all.relations) {
    const own = onlyAngle(relation)
    if (
      own === null ||
      !isPossible(relation) ||
      all.relations.some((one) => one !== relation && onlyAngle(one) === own)
    )
      return null
    const angle = unlessNone(() => acuteAngle(relation))
    if (angle) angles.set(own, angle)
  }
  const solved = all.letters.flatMap(({ letter, value, node }) => (node ? [] : [`$${letter} = ${quotientTex(value)}$`]))
  const lines: Step[] = solved.length > 0 ? [`From what is given, ${solved.join(', ')}.`] : []
  const shown = new Set<string>()
  const say = (line: string) => {
    if (!shown.has(line)) lines.push(line)
    shown.add(line)
  }
  const keys: string[] = []
  for (const [place, node] of asked.entries()) {
    const own = as[place] ?? node
    if (ratioTex(own) !== ratioTex(node))
      say(`The two acute angles make $90^\\circ$ together, so $${ratioTex(own)} = ${ratioTex(node)}$`)
    const values = valuesOf(node, all.letters, angles, all.relations)
    if (!values) return null
    const usesProduct = values.some(({ lines: own }) =>
      own.some((text) => text.startsWith('Squaring') || text.startsWith('From what')),
    )
    if (!usesProduct) for (const { lines: own } of angles.values()) own.forEach(say)
    const texts: { readonly tex: string; readonly text: string }[] = []
    for (const { lines: own, value } of values) {
      own.forEach(say)
      const as = written(value)
      if (!as) return null
      if (!texts.some(({ text }) => text === as.text)) texts.push(as)
    }
    const said = `So $${ratioTex(own)} = ${texts.map(({ tex }) => tex).join('$ or $')}$.`
    lines.push(earns(1, said))
    keys.push(`${asked.length > 1 ? `${plainRatio(own)} = ` : ''}${texts.map(({ text }) => text).join(' or ')}`)
  }
  return { lines, key: keys.join(', ') }
}

const plainRatio = (node: Node): string =>
  ratioTex(node)
    .replace(/\\(?=[a-z])/g, '')
    .replace('theta', 'θ')
    .replace('alpha', 'α')
    .replace('beta', 'β')
    .replace('phi', 'φ')

/** E.g. "If sec θ = 41/40, find all other ratios", "If sin A + cos A = √2, find tan A + cot A." */
export const ratioValue = worked<RatioValue>({
  id: 'ratio-value',
  archetype: 'trig-angle-then-value',
  objection: (given) => (valueOf(given) ? null : 'I do not find this value.'),
  solve: (given) => {
    const found = valueOf(given)
    if (!found) throw new Error('ratioValue: no value')
    return found
  },
})
