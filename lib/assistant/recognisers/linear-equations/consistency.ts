import { asksThem, pairIn, pairWords } from './equations'
import { consistency as solution, type Given } from '../../../solutions/linear-equations/consistency'
import { recogniser } from '../../recogniser'

export const consistency = recogniser<Given>({
  id: 'consistency-of-pair',
  solution,
  cues: ['consistent', 'inconsistent', 'many', 'has', 'said', 'parallel'],
  words: [
    ...pairWords,
    'whether',
    'about',
    'or',
    'not',
    'check',
    'compare',
    'comparing',
    'ratio',
    'ratios',
    'coefficients',
    'solution',
    'lines',
    'has',
    'have',
    'intersect',
    'intersecting',
    'parallel',
    'coincident',
    'coincide',
    'point',
    'represent',
    'representing',
    'meet',
  ],
  examples: [
    'Find out whether the pair of linear equations 3x − 9y = −33 and 4x − 12y = −43 is consistent or inconsistent.',
    'How many solutions does the pair x + 2y = 4, 2x + 4y = 12 have?',
    '5x-4y+8=0 and 7x+6y-9=0 intersect, parallel or coincident?',
    'check on comparing ratios whether the lines 9x+3y+12=0 and 18x+6y+24=0 intersect at a point, are parallel or coincident',
  ],
  read: (question) => {
    const found = pairIn(question)
    // the pair that only one letter stands in
    if (
      !found ||
      asksThem(question) ||
      (['a', 'b'] as const).some((of) => found.equations.every((one) => one[of].n === 0n))
    )
      return null
    const ways = [...question.words].filter((one) =>
      /^(?:intersect|intersecting|meet|parallel|coincident|coincide)$/.test(one),
    )
    if (ways.length > 0) {
      const isChoice = new Set(ways).size > 1 && ways.includes('parallel') && question.words.includes('or')
      const isPlain = !['not', 'consistent', 'inconsistent', 'many'].some((one) => question.words.includes(one))
      return isChoice && isPlain && question.options.length === 0
        ? { given: { equations: found.equations, asked: 'lines' }, used: found.used }
        : null
    }
    const word = question.words.includes('consistent') || question.words.includes('inconsistent')
    const count = question.words.includes('many') && question.words.includes('solution')
    if (!word && !count && question.options.length > 0) {
      const asked = question.words.includes('said') ? 'lines' : question.words.at(-1) === 'has' ? 'solutions' : null
      return asked && { given: { equations: found.equations, asked }, used: found.used }
    }
    return word === count
      ? null
      : { given: { equations: found.equations, asked: word ? 'consistency' : 'solutions' }, used: found.used }
  },
  before: ({ asked }) => ({ consistency: 'The pair is ', solutions: 'The pair has ', lines: '' })[asked],
})
