import { angleTex, angleWords } from './ratios'
import { exactly, linearIn, surdIn } from '../../question/polynomial'
import { childrenOf, type Node } from '../../question/reading'
import type { Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { surd } from '../../../maths/surd'
import { divide, fraction, subtract, zero } from '../../../maths/fraction'
import { findAngle as solution } from '../../../solutions/trigonometry/find-angle'

type Ratio = Extract<Node, { kind: 'trig' }>

/** The ratios in a formula. */
const ratiosIn = (node: Node): readonly Ratio[] => (node.kind === 'trig' ? [node] : childrenOf(node).flatMap(ratiosIn))

const letter = 'ratio'
const replaced = (node: Node, ratio: Ratio): Node => {
  if (node === ratio) return { kind: 'letter', name: letter }
  if (node.kind === 'binary') return { ...node, left: replaced(node.left, ratio), right: replaced(node.right, ratio) }
  return 'of' in node ? { ...node, of: replaced(node.of, ratio) } : node
}

/** "3x is an acute angle": such a multiple is not what is asked. */
function isCalledAcute({ items }: Question, fact: Fact): boolean {
  const after = items.slice(items.indexOf(fact) + 1)
  const end = after.findIndex(({ kind }) => kind !== 'word')
  return (end < 0 ? after : after.slice(0, end)).some((item) => item.kind === 'word' && item.text === 'acute')
}

export const findAngle = recogniser({
  id: 'angle-from-its-ratio',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'degree', 'degrees', 'many', 'measure'],
  examples: [
    'If 7 + 4 sin θ = 9, where θ is an acute angle, find θ in degrees.',
    'If 2 cos 3x = √3, find x.',
    'tan A = √3 find angle A',
    'agar 2sinx - 1 = 0 to x batao',
    'if √3 tan 2x - 3 = 0 find x (2x is acute angle)',
  ],
  refuses: [
    'If 2 cos x = 1, find sin x.',
    'If sin x = cos x, find x.',
    'If tan(x + 10°) = 1, find x.',
    'If 2 cos x = 1, find x + y.',
    'If 2 cos 3x = 1, find 3x.',
    'If 2 cos 3x = 1 and x is acute, find 3x.',
  ],
  read: (question) => {
    const [equation, ...more] = factsOf(question, 'equation')
    const [left, right, ...sides] = equation?.sides ?? []
    const [ratio, ...ratios] = left ? ratiosIn(left) : []
    if (!equation || !left || !right || !ratio || more.length + sides.length + ratios.length > 0) return null
    if (equation.relation !== '=' || ratiosIn(right).length > 0) return null
    const angle = linearIn({ kind: 'formula', node: ratio.of, name: '' })
    const value = exactly(replaced(left, ratio))
    const right_ = surdIn(right)
    if (!angle || angle.b.n !== 0n || !value || value.bottom.size !== 1 || !right_) return null
    const terms = [...value.top.values()]
    const held = terms.filter(({ powers }) => powers.length > 0)
    const rest = terms.filter(({ powers }) => powers.length === 0)
    const [term, constant] = [held[0], rest[0]]
    if (!term || held.length > 1 || rest.length > 1) return null
    // "√3 tan 2A - 3 = 0" is √3 tan 2A = 3
    const isMoved = term.radicand !== 1n && constant?.radicand === 1n && right_.coefficient.n === 0n
    if (term.radicand !== 1n && constant && !isMoved) return null
    const onRight = isMoved && constant ? surd(subtract(zero, constant.coefficient), 1) : right_
    // "√3 tan 2A = 3" is tan 2A = √3
    const over = surd(divide(onRight.coefficient, fraction(term.radicand)), onRight.radicand * Number(term.radicand))
    if (term.powers.some(([name, power]) => name !== letter || power !== 1)) return null
    const same = (name: string) => name.toLowerCase() === angle.letter.toLowerCase()
    const letters = factsOf(question, 'letter').filter(({ name }) => same(name))
    const multiples = factsOf(question, 'formula').filter((fact) => {
      const found = linearIn(fact)
      return found && same(found.letter) && found.b.n === 0n && found.a.n === angle.a.n && found.a.d === angle.a.d
    })
    if (letters.length === 0 || !multiples.every((one) => isCalledAcute(question, one))) return null
    const name = letters.at(-1)?.name ?? angle.letter
    return {
      given: {
        name: ratio.name,
        times: term.coefficient,
        inside: angle.a,
        letter: angleTex(name === 'a' ? 'A' : name),
        constant: constant && !isMoved ? surd(constant.coefficient, Number(constant.radicand)) : surd(zero, 1),
        right: term.radicand === 1n ? right_ : over,
      },
      used: [equation, ...letters, ...multiples],
    }
  },
  unit: () => '°',
})
