import { oneQuadratic, quadraticWords } from './words'
import { natureOfRoots as solution, type Given } from '../../../solutions/quadratic-equations/nature-of-roots'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { asksRootsIfReal } from './nature-then-roots'

/** "... has", with what it may have to choose from; the word "roots" may stand in the options alone. */
const isAsked = ({ words, options }: Question): boolean =>
  words.includes('roots')
    ? !words.includes('discriminant') || options.length > 0
    : options.length > 0 && words.at(-1) === 'has'

/** "Find the roots if they are equal." */
const ifEqual = (question: Question) => phrase(question, 'find roots if equal', 'if equal find|then? roots|them')

export const natureOfRoots = recogniser<Given>({
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
  examples: [
    'nature of the roots of 2x² − 4x + 3 = 0',
    'Does x^2 + x + 1 = 0 have real roots?',
    'Find the nature of the roots of 4x² − 12x + 9 = 0. Find the roots if they are equal.',
  ],
  refuses: [
    'Find the nature of the roots of 4x² − 12x + 9 = 0. Find the roots if they are not equal.',
    'Find the nature of the roots of 4x² − 12x + 9 = 0 and the roots.',
    'Check whether 6x² + x − 2 = 0 has real roots. If yes, find the roots.',
  ],
  read: (question) => {
    const found = isAsked(question) && !asksRootsIfReal(question) ? oneQuadratic(question) : null
    const root = found && ifEqual(question)
    // the roots are asked as well
    if (!root && phrase(question, 'and|also roots', '. find|solve|its? roots', 'roots bhi')) return null
    return found && root ? { ...found, given: { ...found.given, root: true }, said: told(question, root).said } : found
  },
  before: () => 'There are ',
})
