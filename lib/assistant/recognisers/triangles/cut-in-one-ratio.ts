import { cutWords } from './parallel-cut'
import { sideOf } from './placed'
import { cutInOneRatio as solution, type Given } from '../../../solutions/triangles/cut-in-one-ratio'
import { add, divide, one, subtract, toTex, type Fraction } from '../../../maths'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "3PQ", "PQ" */
function multipleOf(node: Node): { readonly times: Fraction; readonly name: string } | null {
  if (node.kind === 'letter') return { times: one, name: node.name }
  if (node.kind !== 'binary' || node.operation !== '*' || node.right.kind !== 'letter') return null
  const times = rational(node.left)
  return times && times.n > 0n ? { times, name: node.right.name } : null
}

const texOf = ({ times, name }: { readonly times: Fraction; readonly name: string }): string =>
  times.n === times.d ? name : `${toTex(times)}${name}`

/** "BC = 3PQ" */
function claimIn(question: Question) {
  const [fact, ...more] = factsOf(question, 'equation')
  const [left, right, ...sides] = fact?.sides ?? []
  if (!fact || fact.relation !== '=' || !left || !right || more.length + sides.length > 0) return null
  const [first, second] = [multipleOf(left), multipleOf(right)]
  return first && second ? { fact, first, second, tex: `${texOf(first)} = ${texOf(second)}` } : null
}

export const cutInOneRatio = recogniser<Given>({
  id: 'sides-cut-in-one-ratio-proof',
  solution,
  cues: ['triangle'],
  words: [...cutWords, 'show', 'prove', 'that', 'such', 'cm'],
  examples: [
    'P and Q are points on the sides AB and AC of △ABC such that AP = 3 cm, PB = 6 cm, AQ = 5 cm and QC = 10 cm. Show that BC = 3PQ.',
    'D and E are points on AB and AC of triangle ABC. AD = 2 cm, AB = 6 cm, AE = 3 cm, AC = 9 cm. Prove that BC = 3DE.',
    'In △PQR, X lies on PQ and Y lies on PR. PX = 4 cm, XQ = 4 cm, PY = 5 cm, YR = 5 cm. Prove that 2XY = QR.',
    'P aur Q triangle ABC ki sides AB aur AC par points hain, AP = 3, PB = 6, AQ = 5, QC = 10. show that PQ = 1/3 BC',
  ],
  refuses: [
    'P and Q are points on the sides AB and AC of △ABC such that AP = 3 cm, PB = 6 cm, AQ = 5 cm and QC = 10 cm. Show that BC = 3PQ and find BC.',
    'P and Q are points on the sides AB and AC of △ABC such that AP = 3 cm, PB = 6 cm and AQ = 5 cm. Show that BC = 3PQ.',
    'P and Q are points on the sides AB and AC of △ABC such that AP = 3 cm, PB = 6 cm, AQ = 5 cm and QC = 10 cm. Show that BC = 3AQ.',
    'P and Q are points on the sides AB and BC of △ABC such that AP = 3 cm, PB = 6 cm, AQ = 5 cm and QC = 10 cm. Show that BC = 3PQ.',
  ],
  read: (question) => {
    const [claim, lengths, triangle] = [claimIn(question), lengthsIn(question), cornersOf(question, 'triangle')]
    if (question.words.some((word) => /^(?:find|hence|nikalo|batao|calculate)$/.test(word))) return null
    if (!claim || !lengths || !triangle || !['show', 'prove'].some((word) => question.words.includes(word))) return null
    const isSide = (name: string) => [...name].every((letter) => triangle.corners.includes(letter))
    const [base, line] = isSide(claim.first.name) ? [claim.first, claim.second] : [claim.second, claim.first]
    const [b = '', c = ''] = base.name
    const a = [...triangle.corners].find((letter) => letter !== b && letter !== c) ?? ''
    const ends = [...line.name]
    // a point that is not said to lie on a side lies on the one whose parts are told
    const isOn = (end: string, corner: string) => {
      const said = sideOf(question, end)
      return said === null ? lengths.of.has(segment(`${end}${corner}`)) : said === segment(`${a}${corner}`)
    }
    const [d, e] = [b, c].map((corner) => ends.find((end) => isOn(end, corner)))
    if (!isSide(base.name) || base.name.length !== 2 || ends.length !== 2 || !d || !e || d === e) return null
    if ([d, e].some((end) => triangle.corners.includes(end)) || lengths.of.size !== 4) return null
    /** AD and AB, of two of AD, DB and AB. */
    const cut = (corner: string, at: string): readonly [Fraction, Fraction] | null => {
      const [part, rest, whole] = [`${a}${at}`, `${at}${corner}`, `${a}${corner}`].map((name) =>
        lengths.of.get(segment(name)),
      )
      if (part && rest && !whole) return [part, add(part, rest)]
      if (part && whole && !rest) return [part, whole]
      return rest && whole && !part ? [subtract(whole, rest), whole] : null
    }
    const [left, right] = [cut(b, d), cut(c, e)]
    const letters = factsOf(question, 'letter').filter(({ name }) =>
      [...name].every((letter) => [a, b, c, d, e].includes(letter)),
    )
    return left && right
      ? {
          given: {
            letters: [a, b, c, d, e],
            sides: [...left, ...right],
            ratio: divide(base.times, line.times),
            claim: claim.tex,
          },
          used: [claim.fact, ...lengths.used, ...letters, triangle.used],
        }
      : null
  },
})
