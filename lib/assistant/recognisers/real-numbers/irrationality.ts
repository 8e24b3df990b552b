import { surdSumIn } from './surd-sum-in'
import { irrationality as solution, type Given, type Target } from '../../../solutions/real-numbers/irrationality'
import { nodeTex } from '../../../reading/tree/tex'
import type { Fact, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isProof = (word: string): boolean => /^(?:prove|proof|show|proving)$/.test(word)
const leads = new Set(['given', 'if', 'assuming', 'fact', 'knowing', 'provided', 'using'])

/** The word before a fact that says whether it is told or to be proved. */
function leadOf(items: readonly Item[], fact: Fact): 'told' | 'wanted' | null {
  for (const item of items.slice(0, items.indexOf(fact)).toReversed())
    if (item.kind === 'word' && (leads.has(item.text) || isProof(item.text)))
      return isProof(item.text) ? 'wanted' : 'told'
  return null
}

const targetOf = (fact: Fact): readonly (Target & { readonly fact: Fact })[] => {
  const value = surdSumIn(fact)
  return value && 'node' in fact ? [{ fact, value, written: nodeTex(fact.node) }] : []
}

/** √2, √3 and √5 are proved irrational by the theory. */
const isOfTheory = ([only, ...more]: readonly Target[]): boolean =>
  more.length === 0 && /^\\sqrt\{[235]\}$/.test(only?.written ?? '')

/** What is to be proved, and the roots that are told for it: one that is no root of it is left over. */
function targetsIn({ items, facts }: Question) {
  const all = facts.flatMap(targetOf)
  if (all.length === 0 || all.length < facts.length) return null
  const isTold = (fact: Fact): boolean => {
    const lead = leadOf(items, fact)
    return lead === 'told' || (lead === null && all.length > 1)
  }
  const [told, wanted] = [true, false].map((so) => all.filter(({ fact }) => isTold(fact) === so))
  const roots = (wanted ?? []).flatMap(({ value }) => value.map(({ radicand }) => radicand))
  // of √2 + √7 also √14, by squaring
  const [one = 1, other = 1, ...more] = roots.filter((each) => each > 1)
  const product = more.length === 0 ? one * other : 1
  const ofUse = (told ?? []).filter(
    ({ value, fact }) =>
      'node' in fact &&
      fact.node.kind === 'root' &&
      value.every(({ radicand }) => roots.includes(radicand) || radicand === product),
  )
  return wanted && wanted.length > 0 ? { wanted, used: [...wanted, ...ofUse].map(({ fact }) => fact) } : null
}

export const irrationality = recogniser<Given>({
  id: 'irrationality',
  solution,
  asPart: true,
  cues: ['irrational', 'rational'],
  words: [
    ...['irrational', 'rational', 'number', 'not', 'prove', 'proof', 'show', 'hence', 'contradiction', 'method'],
    ...['fact', 'assuming', 'knowing', 'using', 'it', 'by'],
  ],
  examples: [
    'Prove that √11 is irrational.',
    'show that 3 + 2√5 is irrational',
    'Given that √3 is irrational, prove that 5 − 2√3 is an irrational number.',
    'Prove that √2 + √3 is irrational',
    'Prove that √2 + √7 is irrational, given that √14 is irrational.',
    'Prove that √3 is irrational. Hence show that 7 + 2√3 is irrational.',
    'root 7 irrational hai prove karo',
    'Prove that (√2 + √5)² is an irrational number.',
  ],
  refuses: [
    'Is √5 irrational?',
    'Prove that √5 is rational.',
    'Prove that √5 + x is irrational.',
    'Given that √2 is irrational, prove that 5 − 2√3 is irrational.',
    'Prove that √2 + √7 is irrational, given that √21 is irrational.',
    'Prove that the product of √5 and √7 is irrational.',
  ],
  read: (question) => {
    const targets = targetsIn(question)
    const isAsked = question.words.some(isProof)
    const claims = question.words.includes('irrational') || phrase(question, 'not rational')
    const mixed = question.words.includes('rational') && !phrase(question, 'not rational')
    return targets && !isOfTheory(targets.wanted) && isAsked && claims && !mixed
      ? { given: { targets: targets.wanted }, used: targets.used }
      : null
  },
  before: () => 'Hence ',
})
