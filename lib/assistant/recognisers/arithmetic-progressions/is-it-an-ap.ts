import type { Listed } from '../../../solutions/arithmetic-progressions/pieces/listed-terms'
import { isItAnAp as solution, type Given } from '../../../solutions/arithmetic-progressions/is-it-an-ap'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { surdIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The terms with how they look; null where one is no number and no multiple of a root. */
export function listedOf({ items, end }: FactOf<'list'>): Listed | null {
  const terms = items.map(surdIn).filter((term) => term !== null)
  if (end || terms.length !== items.length) return null
  const roots = new Set(terms.map(({ radicand }) => radicand))
  const [root = 1] = roots
  const isDecimal = items.some((node) => node.kind === 'number' && node.decimal)
  return { terms, look: roots.size > 1 ? 'roots' : root > 1 ? 'surds' : isDecimal ? 'decimals' : 'numbers' }
}

/** "Is 2, 5, 8, ... an AP?", "Check whether 2, 5, 8, ... form an AP", "Are these the first terms of an AP?" */
export const asked = (question: Question) =>
  phrase(
    question,
    'is|are|does|do|check|whether|determine|verify|decide|if list|series|sequence? number? @l:list form|forms|is|be? ap',
    'is|are|does|do|check|whether|determine|verify|decide|if number? @l:list form|forms|is|be? ap',
    'is|are|does|do|check|whether list @l:list ap',
    'number? @l:list form|forms|is|are|be? first? term? ap .? right|correct',
    'number? @l:list ap or not',
    'kya @l:list ap hai',
    'is|are|does|do following list? number? form? ap .? * .? @l:list',
    '@l:list kya ap hai',
    'is @l:list ap',
    '@l:list is|are this|it|these|they an? ap',
    '@l:list ap or|ya not|no',
    'whether|if @l:list ap or not',
    'check|whether|if|is sequence|series|list @l:list ap',
  )

/** "Does the following form an AP? If yes, find d and ...: 2, 5, 8, ...": the list stands behind all that is asked. */
function askedBefore(question: Question) {
  const said = phrase(
    question,
    'is|are|does|do|check|whether following list|lists? number? form|forms? ap|aps',
    'which following? list|lists|sequences? number? is|are|form ap|aps',
  )
  const again = said && phrase(question, 'if list? is|are|form ap|aps')
  const [l, ...more] = factsOf(question, 'list')
  return said && l && more.length === 0 ? { facts: { l }, taken: [...said.taken, ...(again?.taken ?? []), l] } : null
}

/** "If so, type d and the next term." */
export function furtherIn(question: Question) {
  const three = phrase(question, 'next|more three|3|teen next|more? term', 'three next|more term')
  const two = phrase(question, 'next two|do term', 'two next|more term')
  const next = (three ?? two) ? null : phrase(question, 'next term')
  return {
    wanted: three ? 'three' : two ? 'two' : next ? 'next' : 'verdict',
    taken: [...((three ?? two ?? next)?.taken ?? [])],
  } as const
}

export const isItAnAp = recogniser<Given>({
  id: 'is-it-an-ap',
  solution,
  story: true,
  asPart: true,
  cues: ['ap', 'aps'],
  words: [
    'common',
    'difference',
    'list',
    'following',
    'series',
    'sequence',
    'verify',
    'check',
    'or',
    'ya',
    'not',
    'no',
    'term',
  ],
  examples: [
    'Is the list of numbers 0.8, 0.88, 0.888, 0.8888, ... an AP? If so, type the common difference d and the next term; if not, type "no".',
    'Check whether 15, 19, 23, 27, ... form an AP. If so, find the common difference d and the next term.',
    'Arjun thinks that the numbers √2, √8, √18, √32, ... are the first terms of an AP. Is he right? If so, type the common difference d and the next term.',
    'is √3, √6, √9, √12, ... an AP?',
    'check if 2, 5/2, 3, 7/2, ... is an ap. if yes find common difference and next three terms',
    'kya 4, 10, 16, 22 ap hai',
    'is 1, 4, 9, 16 ap or not',
    '2, 5, 9, 14 ye AP hai ya nahi',
    '3, 6, 12, 24 is this an ap?',
  ],
  refuses: [
    'Is 301 a term of the AP 5, 11, 17, 23, ...?',
    'Is 2, 4, 8, 16, ... a GP or an AP?',
    'The list 15, 19, 23, 27, ... is an AP. Which term is 103?',
    'Is the list of numbers 15, 19, 23, 27, ... an AP? If so, find its 10th term.',
    'Are the squares of 1, 2, 3, 4, ... an AP?',
    'Is the sum of 15, 19, 23 an AP?',
    'Check whether the terms 15, 19, 23, 27 of an AP are prime.',
  ],
  read: (question) => {
    const found = asked(question) ?? askedBefore(question)
    const listed = found && listedOf(found.facts.l)
    const further = furtherIn(question)
    if (!found || !listed) return null
    const { used, said } = told(question, found, further)
    return { given: { ...listed, asked: further.wanted }, used: [...used, ...lettersNamed(question, 'd')], said }
  },
  before: () => '',
})
