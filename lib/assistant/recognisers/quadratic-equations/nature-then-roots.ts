import { oneQuadratic, quadraticWords } from './words'
import { natureThenRoots as solution } from '../../../solutions/quadratic-equations/nature-then-roots'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "nature? roots also if real" */
export const asksRootsIfReal = ({ words }: Question): boolean =>
  words.some((word, at) => /^(?:if|agar)$/.test(word) && words[at + 1] === 'real' && words[at + 2] !== 'or')

export const natureThenRoots = recogniser({
  id: 'nature-then-roots',
  solution,
  cues: ['nature', 'real'],
  words: [
    ...quadraticWords,
    'has',
    'have',
    'roots',
    'them',
    'real',
    'not',
    'type',
    'no',
    'they',
    'exist',
    'hence',
    'use',
    'discriminant',
    'decide',
    'whether',
  ],
  examples: [
    'Find the nature of the roots of the quadratic equation 2x² − 6x + 3 = 0. If it has real roots, find them.',
    'Does the quadratic equation x² + 3x − 4 = 0 have real roots? If it has real roots, find them; if not, type "no real roots".',
  ],
  read: (question) => (question.words.includes('them') || asksRootsIfReal(question) ? oneQuadratic(question) : null),
})
