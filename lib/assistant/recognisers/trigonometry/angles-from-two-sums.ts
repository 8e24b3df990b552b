import { angleTex } from './ratios'
import { exactly, linearIn, termsOf } from '../../question/polynomial'
import type { FactOf } from '../../question/fact'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { onlyTerm } from '../../../maths/sum'
import { add, compare, fraction, multiply, sign, toText, zero, type Fraction } from '../../../maths/fraction'
import { surd } from '../../../maths/surd'
import {
  anglesFromTwoSums as solution,
  bothAngles,
  type AnglesFromTwoSums,
} from '../../../solutions/trigonometry/angles-from-two-sums'

const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

/** How often each letter stands in a sum of angles: 1 and 2 of "A + 2B". */
function timesOf(node: Node): ReadonlyMap<string, Fraction> | null {
  const inner = bare(node)
  if (inner.kind === 'letter') return new Map([[inner.name, fraction(1)]])
  const line = linearIn({ kind: 'formula', node: inner, name: '' })
  const terms = line
    ? new Map([[line.letter, line.a], ...(sign(line.b) === 0 ? [] : [['', line.b] as const])])
    : termsOf(exactly(inner)?.top ?? null)
  return terms && [...terms.keys()].every((letter) => /^\p{L}$/u.test(letter)) ? terms : null
}

/** "tan(A + 2B) = √3" */
function toldBy({ sides: [left, right, ...more], relation }: FactOf<'equation'>) {
  const value = right && exactly(right)
  const term = value && onlyTerm(value.top)
  const times = left?.kind === 'trig' ? timesOf(left.of) : null
  if (left?.kind !== 'trig' || !times || more.length > 0 || relation !== '=' || !value || value.bottom.size !== 1)
    return null
  if (value.top.size > 0 && (!term || term.powers.length > 0)) return null
  return { times, name: left.name, value: term ? surd(term.coefficient, Number(term.radicand)) : surd(0, 1) }
}

export const sumsOfAngles = recogniser<AnglesFromTwoSums>({
  id: 'two-angles-from-two-sums',
  solution,
  cues: ['#equation'],
  words: ['acute', 'angle', 'angles', 'degree', 'degrees', 'values', 'both'],
  examples: [
    'If tan (A + 2B) = √3 and sin (2A + B) = 1/√2, where A + 2B and 2A + B are acute angles, find A and B.',
    'sin(2A - B) = 1/2, cos(A + B) = 1/2 find A and B',
    'tan 2A = √3, sin(A + B) = 1 find A and B',
  ],
  refuses: [
    'If tan (A + 2B) = √3 and sin (2A + B) = 1/√2, find A.',
    'If tan (A + 2B) = √3 and sin (2A + C) = 1/√2, find A and B.',
    'If tan (A + 2B) = √3 and sin (2A + B) = 1/√2, A > B, find A and B.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const told = equations.flatMap((fact) => toldBy(fact) ?? [])
    const [one, two, ...more] = told
    const letters = [...new Set(told.flatMap(({ times }) => [...times.keys()]))]
    const [p, q, ...others] = letters
    if (!one || !two || p === undefined || q === undefined || more.length + others.length > 0) return null
    const sumOf = ({ times, name, value }: typeof one) => ({
      first: times.get(p) ?? zero,
      second: times.get(q) ?? zero,
      name,
      value,
    })
    const given: AnglesFromTwoSums = { letters: [angleTex(p), angleTex(q)], sums: [sumOf(one), sumOf(two)] }
    const found = bothAngles(given)
    if (!found) return null
    const values = new Map([
      [p, found[0]],
      [q, found[1]],
    ])
    const sizeOf = (node: Node): Fraction | null => {
      const inner = bare(node)
      const times = timesOf(inner) ?? (exactly(inner) ? termsOf(exactly(inner)?.top ?? null) : null)
      return (
        times &&
        [...times].reduce<Fraction | null>((so, [letter, by]) => {
          const value = letter === '' ? fraction(1) : values.get(letter)
          return so && value ? add(so, multiply(by, value)) : null
        }, zero)
      )
    }
    const conditions = equations.filter((fact) => toldBy(fact) === null)
    const holds = ({ sides, relation }: FactOf<'equation'>): boolean =>
      sides.every((side, index) => {
        const [size, next] = [sizeOf(side), sides[index + 1]]
        if (!size || !next) return size !== null
        const after = sizeOf(next)
        const order = after && compare(size, after)
        return (
          order !== null &&
          (relation === '<'
            ? order < 0
            : relation === '<='
              ? order <= 0
              : relation === '>'
                ? order > 0
                : relation === '>=' && order >= 0)
        )
      })
    const named = factsOf(question, 'letter').filter(({ name }) => name === p || name === q)
    // "A + 2B and 2A + B are acute"
    const formulas = factsOf(question, 'formula')
    const areKnown = formulas.every(({ node }) => {
      const times = timesOf(node)
      return times && told.some((each) => shown(each.times) === shown(times))
    })
    if (!areKnown || (formulas.length > 0 && !question.words.includes('acute'))) return null
    if (new Set(named.map(({ name }) => name)).size < 2 || !conditions.every(holds)) return null
    return { given, used: [...equations, ...formulas, ...named] }
  },
  before: () => '',
})

const shown = (times: ReadonlyMap<string, Fraction>): string =>
  [...times]
    .map(([letter, by]) => `${letter}${toText(by)}`)
    .toSorted()
    .join()
