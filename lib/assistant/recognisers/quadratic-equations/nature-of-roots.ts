import { oneQuadratic, quadraticWords } from './words'
import { natureOfRoots as solution } from '../../../solutions/quadratic-equations/nature-of-roots'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { asksRootsIfReal } from './nature-then-roots'

/** "... has", with what it may have to choose from; the word "roots" may stand in the options alone. */
const isAsked = ({ words, options }: Question): boolean =>
  words.includes('roots')
    ? !words.includes('discriminant') || options.length > 0
    : options.length > 0 && words.at(-1) === 'has'

export const natureOfRoots = recogniser({
  id: 'nature-of-roots',
  solution,
  cues: ['nature', 'real', 'has', 'discriminant'],
  words: [
    ...quadraticWords,
    'has',
    'have',
    'roots',
    'check',
    'whether',
    'without',
    'solving',
    'choose',
    'true',
    'statement',
    'use',
    'decide',
    'following',
  ],
  examples: ['nature of the roots of 2x² − 4x + 3 = 0', 'Does x^2 + x + 1 = 0 have real roots?'],
  read: (question) => (isAsked(question) && !asksRootsIfReal(question) ? oneQuadratic(question) : null),
  before: () => 'There are ',
})
