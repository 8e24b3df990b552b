import { surdSumIn } from './surd-sum-in'
import { rationalOrIrrational as solution, type Given } from '../../../solutions/real-numbers/rational-or-irrational'
import { surdsTex } from '../../../solutions/pieces/surd-sum'
import { nodeTex } from '../../../reading/tree/tex'
import type { Fact, FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "Given that √3 is irrational": a root that may be used. */
const hintIn = (question: Question) => {
  const found =
    phrase(question, 'given @r:formula irrational number? .', 'given @r:formula irrational number? prove|show|state') ??
    phrase(question, 'given @r:formula irrational')
  const { r } = found?.facts ?? {}
  return found && r?.node.kind === 'root' ? found : null
}

const operations: ReadonlyMap<string, '*' | '+' | '-'> = new Map([
  ['product', '*'],
  ['sum', '+'],
  ['difference', '-'],
])

/** "The product of √12 and √27" as one number. */
function joinedIn(question: Question): { readonly fact: FactOf<'formula'>; readonly taken: readonly Item[] } | null {
  const found = phrase(question, 'product|sum|difference @a:formula @b:formula')
  const name = found?.taken[0]
  const operation = name?.kind === 'word' ? operations.get(name.text) : undefined
  if (!found || !operation) return null
  const node = {
    kind: 'binary',
    operation,
    left: found.facts.a.node,
    right: found.facts.b.node,
    implied: false,
  } as const
  return { fact: { kind: 'formula', node, name: '' }, taken: found.taken }
}

const isDots = (question: Question): boolean =>
  question.apart.some((item) => item.kind === 'mark' && item.text === '...')

const ofKinds = new Set(
  'a an number it neither none of these nor or both not zeroes real rational irrational'.split(' '),
)

/** Options of which one is right for any number but 0: "an irrational number", "a rational number", "not real", "zero". */
const areKinds = ({ options }: Question): boolean =>
  options.every(
    ({ words, facts }) =>
      facts.length === 0 &&
      words.every((word) => ofKinds.has(word)) &&
      (!words.includes('real') || words.includes('not')),
  )

export const rationalOrIrrational = recogniser<Given>({
  id: 'rational-or-irrational',
  solution,
  cues: ['rational', 'irrational', 'classify'],
  words: [
    ...['rational', 'irrational', 'number', 'or', 'whether', 'real', 'simplify', 'check', 'decide', 'classify', 'it'],
    ...['simplifying', 'simplified', 'justify', 'reason', 'hence', 'kind', 'type', 'ya', 'not', 'product', 'say'],
  ],
  examples: [
    'Is the product of √12 and √27 rational or irrational? Find its value.',
    'sum of √8 and √18 is rational or irrational',
    'Is √7 rational or irrational?',
    'State whether (5 + 2√2)/3 is rational or irrational, given that √2 is irrational.',
    '(√2 + √7)² rational or irrational?? simplify it',
    'is root 6 into root 15 rational or irrational',
    '6√2 rational number hai ya irrational, kya hoga',
    'Check whether (3 − √5)(3 + √5) is a rational number.',
    'Classify: √2 × √10',
  ],
  refuses: [
    'Is the quotient of √12 and √27 rational or irrational?',
    'Is the product of √12, √27 and √5 rational or irrational?',
    'Is 0.1010010001... rational or irrational?',
    'Is √7 + x rational or irrational?',
    'Are √7 and √9 rational or irrational?',
    'Write a rational number between √2 and √3.',
    'Prove that √7 is irrational.',
    'Given that √5 is irrational, is 2 − √3 rational or irrational?',
    'By which number must √8 be multiplied to get a rational number?',
  ],
  read: (question) => {
    if (isDots(question) || !areKinds(question)) return null
    const hint = hintIn(question)
    const hinted: Fact | undefined = hint?.facts.r
    const joined = joinedIn(question)
    const [only, ...more] = joined ? [joined.fact] : question.facts.filter((fact) => fact !== hinted)
    if (joined && question.facts.some((fact) => fact !== hinted && !told(question, joined).used.includes(fact)))
      return null
    const value = only ? surdSumIn(only) : null
    if (value?.length === 0 && question.options.some(({ words }) => words.includes('zeroes'))) return null
    const asks =
      phrase(
        question,
        'rational number? or|ya irrational',
        'irrational number? or|ya rational',
        'rational|irrational number? or not',
      ) ??
      (joined && phrase(question, 'rational|irrational')) ??
      phrase(question, 'check|state|whether|is|decide @f:formula rational|irrational') ??
      phrase(question, 'whether rational|irrational @f:formula') ??
      phrase(question, 'whether rational|irrational @f:number') ??
      phrase(question, 'check|state|whether|is|decide @f:number rational|irrational') ??
      phrase(question, 'classify @f:formula') ??
      phrase(question, 'classify @f:number')
    const root = hinted && surdSumIn(hinted)?.[0]?.radicand
    const helps = root === undefined || value?.some(({ radicand }) => radicand === root)
    const isOther = [
      ...(phrase(question, 'write whether', 'write its value') ? [] : ['write']),
      'insert',
      'between',
      'prove',
      'show',
      'which',
    ].some((word) => question.words.includes(word))
    if (!only || !value || more.length > 0 || !asks || !helps || isOther || !('node' in only)) return null
    // √12 and 24/8 are not as simple as they may be
    const [first] = value
    const isSimple = only.node.kind === 'root' && value.length === 1 && first?.coefficient.n === first?.coefficient.d
    const simplest = value.length === 0 ? '0' : surdsTex(value)
    const written = nodeTex(only.node)
    const asksValue = phrase(question, 'simplify') !== null || phrase(question, 'find|write|ki|iski|its value') !== null
    return {
      given: {
        written: isSimple || written.replaceAll(' ', '') === simplest.replaceAll(' ', '') ? null : written,
        value,
        asksValue,
      },
      used: [...(joined ? told(question, joined).used : [only]), ...(hinted ? [hinted] : [])],
      said: told(question, asks, hint, joined).said,
    }
  },
  before: () => 'It is ',
})
