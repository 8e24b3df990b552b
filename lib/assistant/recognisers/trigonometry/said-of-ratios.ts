import { angleTex } from './ratios'
import { bare, withBigAngles } from './told-and-asked'
import type { FactOf, Word } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import type { Node, TrigName } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { isDefined, tableAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import {
  equalAngles,
  saidOfRatios as solution,
  type EqualAngles,
  type SaidOfRatios,
} from '../../../solutions/trigonometry/said-of-ratios'
import { numericValue } from '../../../reading/tree/numeric'
import { ratioTex } from '../../../solutions/trigonometry/pieces/in-sines'
import { toNumber } from '../../../maths/fraction'

const verdicts = ['true', 'false', 'correct', 'possible'] as const
const words = [
  ...verdicts,
  ...[
    'or',
    'angle',
    'angles',
    'acute',
    'statement',
    'whether',
    'check',
    'justify',
    'reason',
    'following',
    'all',
    'every',
    'any',
    'ratio',
    'explain',
  ],
]

const isLess: Readonly<Record<TrigName, boolean>> = {
  sin: true,
  cos: true,
  tan: false,
  cosec: false,
  sec: false,
  cot: false,
}
const grows: ReadonlySet<TrigName> = new Set(['sin', 'tan', 'sec'])

/** sin of "sin θ", of an angle that is a letter; a dash before it is no sign. */
const lone = (fact: FactOf<'formula'>): TrigName | null => {
  const node = fact.node.kind === 'sign' ? fact.node.of : fact.node
  return node.kind === 'trig' && bare(node.of).kind === 'letter' ? node.name : null
}

const saidWords = (question: Question, said: RegExp): readonly Word[] =>
  question.items.filter((item): item is Word => item.kind === 'word' && said.test(item.text))

const isNumber = (question: Question, ...values: readonly number[]): boolean =>
  factsOf(question, 'number').every(({ value }) => values.includes(toNumber(value)))

/** "the value of cos θ increases as θ increases from 0° to 90°" */
function growth(question: Question): (SaidOfRatios & { readonly said: readonly Word[] }) | null {
  const [ratio, ...more] = factsOf(question, 'formula')
  const name = ratio && lone(ratio)
  const said = saidWords(question, /^(?:increases?|increasing|decreases?|decreasing|increased|decreased)$/)
  const [first, second, ...others] = said.map(({ text }) => text.startsWith('in'))
  if (!name || more.length > 0 || first === undefined || others.length > 0 || !isNumber(question, 0, 90)) return null
  const rises = grows.has(name) === (second ?? true)
  const between = {
    sin: 'from $0$ to $1$',
    tan: 'from $0$ without end',
    sec: 'from $1$ without end',
    cos: 'from $1$ to $0$',
    cot: 'down to $0$',
    cosec: 'down to $1$',
  }
  return {
    reason: `As the angle increases from $0^\\circ$ to $90^\\circ$, $\\${name}$ ${grows.has(name) ? 'increases' : 'decreases'} ${between[name]}.`,
    holds: first === rises,
    said,
  }
}

/** "tan A is always less than 1", "sec θ is always greater than 1" */
function bound(question: Question): (SaidOfRatios & { readonly said: readonly Word[] }) | null {
  const [ratio, ...more] = factsOf(question, 'formula')
  const name = ratio && lone(ratio)
  const said = saidWords(question, /^(?:always|never|less|more|greater|than|equal|least|most|not|exceeds?|cannot)$/)
  const told = said.map(({ text }) => text).join(' ')
  const found = /^(?:always )?(not |never |cannot )?(less|more|greater|exceeds?)(?: than)?( equal)?$/.exec(told)
  if (!name || more.length > 0 || !found || !isNumber(question, 1) || factsOf(question, 'number').length !== 1)
    return null
  const [, not, size] = found
  const saysLess = (size === 'less') !== (not !== undefined)
  const isFree = name === 'tan' || name === 'cot'
  // at 0° or 90° the ratio is 1: what is said of "every" angle there is left
  const isAcute = question.words.includes('acute') || not !== undefined || found[3] !== undefined
  if (!isFree && saysLess === isLess[name] && !isAcute) return null
  return {
    reason: isFree
      ? `$\\${name}$ of an acute angle takes every positive value: it is $1$ at $45^\\circ$, less on one side of it and more on the other.`
      : `The hypotenuse is the longest side, so $\\${name}$ of an acute angle is always ${isLess[name] ? 'less' : 'more'} than $1$.`,
    holds: !isFree && saysLess === isLess[name],
    said,
  }
}

/** "cot A is not defined for A = 0°" */
function defined(question: Question): (SaidOfRatios & { readonly said: readonly Word[] }) | null {
  const ratios = factsOf(question, 'formula')
  const [ratio, ...more] = ratios
  const said = saidWords(question, /^(?:not|defined|undefined)$/)
  const told = said.map(({ text }) => text).join(' ')
  if (!ratio || more.length > 0 || !/^(?:not )?defined$|^undefined$/.test(told) || ratio.node.kind !== 'trig')
    return null
  const [equation, ...others] = factsOf(question, 'equation')
  const inner = bare(ratio.node.of)
  const right = equation?.sides[1] ?? inner
  const size = right.kind === 'number' ? toNumber(right.value) : NaN
  const at = tableAngles.find((one) => one === size)
  if (at === undefined || others.length > 0 || (equation ? inner.kind !== 'letter' : inner.kind !== 'number'))
    return null
  if (factsOf(question, 'number').length > 0) return null
  const has = isDefined(ratio.node.name, at)
  const { name } = ratio.node
  return {
    reason: has
      ? `$\\${name} ${at}^\\circ$ has a value in the table.`
      : `$\\${name} ${at}^\\circ$ would divide by zero, so it is not defined.`,
    holds: has === (told === 'defined'),
    said,
  }
}

/** "There is no acute angle for which sec θ = 3/4" */
function noneSuch(question: Question): (SaidOfRatios & { readonly said: readonly Word[] }) | null {
  const [equation, ...more] = factsOf(question, 'equation')
  const said = saidWords(question, /^(?:no|not|cannot|never|exists?|impossible|can't)$/)
  const [left, right] = equation?.sides ?? []
  if (!left || !right || more.length > 0 || said.length === 0 || left.kind !== 'trig' || holdsTrig(right)) return null
  if (said.filter(({ text }) => !/^exist/.test(text)).length !== 1) return null
  const size = numericValue(right, () => NaN)
  const { name } = left
  if (!(size > 0) || size === 1 || factsOf(question, 'formula').length > 0) return null
  const isPossible = name === 'tan' || name === 'cot' || size < 1 === isLess[name]
  return {
    reason:
      name === 'tan' || name === 'cot'
        ? `$\\${name}$ of an acute angle takes every positive value.`
        : `$\\${name}$ of an acute angle is always ${isLess[name] ? 'less' : 'more'} than $1$, since the hypotenuse is the longest side.`,
    holds: !isPossible,
    said,
  }
}

/** "sin(A + B) = sin A + sin B": an example against it. */
function ofSums(question: Question): (SaidOfRatios & { readonly said: readonly Word[] }) | null {
  const [equation, ...more] = factsOf(question, 'equation')
  const [left, right, ...sides] = (equation?.sides ?? []).map(withBigAngles)
  const isSum = (node: Node | undefined): boolean => node?.kind === 'trig' && bare(node.of).kind === 'binary'
  if (!equation || !left || !right || more.length + sides.length > 0 || (!isSum(left) && !isSum(right))) return null
  if (
    equation.relation !== '=' ||
    factsOf(question, 'formula').length > 0 ||
    // "for what value of A", "A = ?" asks for the angle
    saidWords(question, /^(?:not|some|no|kab|when|what|which|value|values|find|such)$/).length > 0 ||
    // "for all acute A, B"
    (factsOf(question, 'letter').length > 0 && saidWords(question, /^(?:all|any|every)$/).length === 0)
  )
    return null
  const at = (node: Node, a: number, b: number) => numericValue(node, (name) => (name === 'A' || name === 'X' ? a : b))
  const pairs = [
    [30, 60],
    [60, 30],
    [30, 30],
    [45, 15],
  ] as const
  const against = pairs.find(([a, b]) => {
    const [one, two] = [at(left, a, b), at(right, a, b)]
    return Number.isFinite(one) && Number.isFinite(two) && Math.abs(one - two) > 1e-6
  })
  return against
    ? {
        reason: `It fails for $A = ${against[0]}^\\circ$ and $B = ${against[1]}^\\circ$, where the two sides of $${ratioTex(left)} = ${ratioTex(right)}$ have different values.`,
        holds: false,
        said: [],
      }
    : null
}

export const ratiosJudged = recogniser<SaidOfRatios>({
  id: 'statement-of-ratios-judged',
  solution,
  cues: [...verdicts],
  words,
  last: 'of all',
  examples: [
    'true or false the value of cos theta increases as theta increases from 0 to 90 degrees give reason',
    'true or false: tan A is always less than 1',
    'cot A is not defined for A = 0 true or false',
    'True or false: sin(A + B) = sin A + sin B for all acute angles A and B',
    'State true or false: there is no acute angle θ for which sec θ = 3/4.',
    'sin(A+B) = sin A + sin B true or false',
    'True or false: for an acute angle θ, cosec θ is always greater than 1.',
  ],
  refuses: [
    'true or false the value of cos theta + sin theta increases as theta increases',
    'true or false: tan A is always less than 2',
    'true or false: sin A is always greater than cos A',
    'true or false: there is no acute angle θ for which sec θ = 1',
  ],
  read: (question) => {
    const found = growth(question) ?? bound(question) ?? defined(question) ?? noneSuch(question) ?? ofSums(question)
    if (!found) return null
    const { reason, holds, said } = found
    const used = [
      ...factsOf(question, 'formula'),
      ...factsOf(question, 'equation'),
      ...factsOf(question, 'letter'),
      ...factsOf(question, 'number'),
    ]
    return { given: { reason, holds }, used, said }
  },
})

/** "sin A = sin B", or the ratio of each in words. */
export const equalAnglesProved = recogniser<EqualAngles>({
  id: 'equal-angles-proved',
  solution: equalAngles,
  cues: ['prove', 'show'],
  words: ['prove', 'show', 'angle', 'angles', 'acute', 'equal', 'equals', 'each', 'other', 'two', 'both'],
  examples: [
    'If ∠A and ∠B are acute angles such that cos A = cos B, then show that ∠A = ∠B.',
    'if A and B r acute angles such that sin A = sin B then show angle A = angle B',
  ],
  refuses: [
    'If A and B are acute angles such that sin A = cos B, show that ∠A = ∠B.',
    'If sin A = sin B show that angle A = angle C',
  ],
  read: (question) => {
    const [equation, claim, ...more] = factsOf(question, 'equation')
    const [one, two] = (equation?.sides ?? []).map(withBigAngles)
    if (!equation || more.length > 0 || one?.kind !== 'trig' || two?.kind !== 'trig' || one.name !== two.name)
      return null
    const [a, b] = [bare(one.of), bare(two.of)]
    if (a.kind !== 'letter' || b.kind !== 'letter' || a.name === b.name) return null
    const named = [
      ...factsOf(question, 'letter').map(({ name }) => name),
      ...(claim?.sides ?? []).flatMap((side) => (side.kind === 'letter' ? [side.name] : ['?'])),
    ]
    if (named.some((name) => name !== a.name && name !== b.name)) return null
    if (![a.name, b.name].every((name) => named.includes(name))) return null
    return {
      given: { name: one.name, angles: [angleTex(a.name), angleTex(b.name)] },
      used: [equation, ...(claim ? [claim] : []), ...factsOf(question, 'letter')],
    }
  },
  before: () => '',
})
