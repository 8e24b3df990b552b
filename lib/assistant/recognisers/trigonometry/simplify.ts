import { formOf, formOfTex } from './same-form'
import { angleTex, lettersOfAngle } from './ratios'
import { lettersOf, type Node } from '../../question/reading'
import { rational } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { simplifyForms, type Outcome } from '../../../solutions/trigonometry/pieces/simplify-forms'
import { simplifyToRatio as solution, type SimplifyToRatio } from '../../../solutions/trigonometry/simplify'

const known = new Map<string, string>()

/** The forms by their spelling with the letter A. */
function formsKnown(): ReadonlyMap<string, string> {
  if (known.size === 0)
    for (const { tex } of simplifyForms) {
      const form = formOfTex(tex.replaceAll('@', 'A'))
      if (form !== null) known.set(form, tex)
    }
  return known
}

const called = (node: Node, from: string, to: string): Node => {
  if (node.kind === 'letter') return node.name === from ? { ...node, name: to } : node
  if (node.kind === 'binary') return { ...node, left: called(node.left, from, to), right: called(node.right, from, to) }
  return node.kind === 'number' ? node : { ...node, of: called(node.of, from, to) }
}

/** "sin A" or "1", and nothing besides. */
function outcomeIn(option: Question, letter: string): { readonly outcome: Outcome; readonly fact: Fact } | null {
  const [fact, ...more] = option.facts
  if (!fact || more.length > 0 || option.words.length > 0) return null
  if (fact.kind === 'number') {
    const one = fact.unit === '' ? rational(fact.node) : null
    return one && one.n === 1n && one.d === 1n ? { outcome: 'one', fact } : null
  }
  if (fact.kind !== 'formula' || fact.node.kind !== 'trig' || fact.node.of.kind !== 'letter') return null
  const { name, of } = fact.node
  return of.name === letter && (name === 'sin' || name === 'cos' || name === 'tan') ? { outcome: name, fact } : null
}

/** The expression, and the letter of its angle. */
function expressionIn(question: Question) {
  const [formula, ...more] = factsOf(question, 'formula')
  const [letter, ...others] = formula ? lettersOf(formula.node) : []
  if (!formula || letter === undefined || more.length + others.length > 0) return null
  const form = formsKnown().get(formOf(called(formula.node, letter, 'A')))
  const letters = factsOf(question, 'letter').filter(({ name }) => name === letter)
  return form === undefined ? null : { form, letter, used: [formula, ...letters, ...lettersOfAngle(question, letter)] }
}

const words = ['simplify', 'simplified', 'expression', 'acute', 'angle', 'equal', 'equals', 'which', 'option', 'being']

export const simplifyChosen = recogniser<SimplifyToRatio>({
  id: 'simplified-to-one-ratio-of-options',
  solution,
  chooses: true,
  cues: ['#formula'],
  words,
  examples: [
    'x is an acute angle. Which of the following is (sec² x - 1) cot² x equal to?\n(A) cos x\n(B) sin x\n(C) tan x\n(D) 1',
    'Simplify sin² θ + 1/(1 + tan² θ), where θ is an acute angle. It is equal to\n(A) sin θ\n(B) tan θ\n(C) cos θ\n(D) 1',
  ],
  refuses: [
    'Which of the following is (sec² x - 1) cot² y equal to?\n(A) cos x\n(B) sin x\n(C) tan x\n(D) 1',
    'Which of the following is (sec² x + 1) cot² x equal to?\n(A) cos x\n(B) sin x\n(C) tan x\n(D) 1',
    'Which of the following is not (sec² x - 1) cot² x equal to?\n(A) cos x\n(B) sin x\n(C) tan x\n(D) 1',
  ],
  read: (question) => {
    const expression = expressionIn(question)
    const read = question.options.map((option) => (expression ? outcomeIn(option, expression.letter) : null))
    const outcomes = read.flatMap((one) => (one ? [one] : []))
    if (!expression || outcomes.length === 0 || outcomes.length !== question.options.length) return null
    const { form, letter, used } = expression
    return {
      given: { form, angle: angleTex(letter), options: outcomes.map(({ outcome }) => outcome) },
      used: [...used, ...outcomes.map(({ fact }) => fact)],
    }
  },
})

export const simplify = recogniser<SimplifyToRatio>({
  id: 'simplified-to-one-ratio',
  solution,
  cues: ['#formula'],
  words,
  examples: ['Simplify (sec A + tan A)(1 - sin A).', '(1 - cos² θ)/(sin θ cos θ) simplify karo'],
  refuses: ['Simplify (sec A + tan B)(1 - sin A).', 'Simplify (sec A + tan A)(1 - sin A) + 1.'],
  read: (question) => {
    const expression = expressionIn(question)
    // "is equal to" leads to options
    const asks = question.words.includes('simplify') && !question.words.includes('equal')
    if (!expression || !asks || question.options.length > 0) return null
    return {
      given: { form: expression.form, angle: angleTex(expression.letter), options: null },
      used: expression.used,
    }
  },
})
