import { formOf, formOfTex } from './same-form'
import { angleTex } from './ratios'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { expressRatio as solution, type ExpressRatio, type Expression } from '../../../solutions/trigonometry/express'
import type { RatioName } from '../../../solutions/trigonometry/pieces/ratio'
import { shapeTex, type KnownRatio } from '../../../solutions/trigonometry/pieces/root-shapes'

const shapes = ['root', 'over root', 'x over root', 'root over x'] as const

/** What may be offered, by its spelling. */
const expressionsOf = (given: KnownRatio, letter: string): ReadonlyMap<string, Expression> =>
  new Map(
    shapes.flatMap((shape) =>
      ([1, -1] as const).flatMap((sign) => {
        const form = formOfTex(shapeTex(shape, given, sign, angleTex(letter)))
        return form === null ? [] : [[form, { shape, sign }] as const]
      }),
    ),
  )

interface Ratio {
  readonly name: RatioName
  readonly letter: string
}

const ratioIn = (fact: Fact | undefined): Ratio | null =>
  fact?.kind === 'formula' && fact.node.kind === 'trig' && fact.node.of.kind === 'letter'
    ? { name: fact.node.name, letter: fact.node.of.name }
    : null

const isKnown = (name: RatioName): name is KnownRatio => name === 'sin' || name === 'cos' || name === 'tan'

/** "sec A in terms of sin A", or "in terms of sin A alone, sec A". */
export function askedInTerms(question: Question) {
  const straight = phrase(
    question,
    '@asked:formula in? terms|term @given:formula',
    '@asked:formula ko @given:formula ke terms|term',
  )
  const turned = phrase(question, 'in? terms|term @given:formula alone|only? @asked:formula')
  const found = straight ?? turned
  const [asked, given] = [ratioIn(found?.facts.asked), ratioIn(found?.facts.given)]
  if (!found || !asked || !given || asked.letter !== given.letter) return null
  const letters = factsOf(question, 'letter').filter(({ name }) => name === asked.letter)
  const all = told(question, found)
  return { asked: asked.name, given: given.name, letter: asked.letter, used: [...all.used, ...letters], said: all.said }
}

const words = [
  ...['express', 'expressed', 'written', 'gives', 'give', 'these', 'alone', 'term', 'acute', 'angle'],
  ...['equal', 'right', 'correct', 'option', 'being'],
]

/** The ratios that the board asks for: in terms of sin, cos or tan. */
function askedIn(question: Question) {
  const ratio = askedInTerms(question)
  const given = ratio?.given
  return ratio && given && isKnown(given) ? { ...ratio, given } : null
}

export const expressChosen = recogniser<ExpressRatio>({
  id: 'ratio-in-terms-of-another-of-options',
  solution,
  chooses: true,
  cues: ['#formula'],
  words,
  examples: [
    'Let A be an acute angle. Which of the following gives cos A in terms of tan A?\n(A) √(1 + tan² A)\n(B) 1/√(1 + tan² A)\n(C) 1/√(1 - tan² A)\n(D) √(1 - tan² A)',
  ],
  refuses: [
    'Let A be an acute angle. Which of the following gives cos A in terms of tan B?\n(A) √(1 + tan² A)\n(B) 1/√(1 + tan² A)\n(C) 1/√(1 - tan² A)\n(D) √(1 - tan² A)',
    'Let A be an acute angle. Which of the following gives cos² A in terms of tan A?\n(A) √(1 + tan² A)\n(B) 1/√(1 + tan² A)\n(C) 1/√(1 - tan² A)\n(D) √(1 - tan² A)',
  ],
  read: (question) => {
    const ratio = askedIn(question)
    if (!ratio) return null
    const known = expressionsOf(ratio.given, ratio.letter)
    const read = question.options.flatMap((option) => {
      const [fact, ...more] = option.facts
      const expression = fact?.kind === 'formula' && more.length === 0 ? known.get(formOf(fact.node)) : undefined
      return fact && expression && option.words.length === 0 ? [{ fact, expression }] : []
    })
    if (read.length === 0 || read.length !== question.options.length) return null
    return {
      given: {
        given: ratio.given,
        asked: ratio.asked,
        angle: angleTex(ratio.letter),
        options: read.map(({ expression }) => expression),
      },
      used: [...ratio.used, ...read.map(({ fact }) => fact)],
      said: ratio.said,
    }
  },
})

export const express = recogniser<ExpressRatio>({
  id: 'ratio-in-terms-of-another',
  solution,
  cues: ['#formula'],
  words,
  examples: [
    'Express sec A in terms of sin A.',
    'write cot θ in terms of cos θ',
    'tan A ko sin A ke terms me express karo',
  ],
  refuses: [
    'Express sec A and tan A in terms of sin A.',
    'Express sec A in terms of sin B.',
    'Express sec A + tan A in terms of sin A.',
  ],
  read: (question) => {
    const ratio = askedIn(question)
    // these words lead to options
    const leads = ['which', 'equal', 'these'].some((word) => question.words.includes(word))
    if (!ratio || leads || question.options.length > 0) return null
    return {
      given: { given: ratio.given, asked: ratio.asked, angle: angleTex(ratio.letter), options: null },
      used: ratio.used,
      said: ratio.said,
    }
  },
})
