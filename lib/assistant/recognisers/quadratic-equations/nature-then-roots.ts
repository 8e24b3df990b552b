import { oneQuadratic, quadraticWords } from './words'
import { natureThenRoots as solution } from '../../../solutions/quadratic-equations/nature-then-roots'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const condition = String.raw`(?:(?:if|agar|in case) (?:(?:the|they|these|it|its|are|does|do|roots|has|have|any) )*(?:real|yes|exists?|so|possible|hai|hain|ho|h)\b(?! (?:or|ya|and equal|distinct|equal))|real (?:(?:roots )?(?:hain?|ho|h|hon) (?:to|toh)|hone (?:par|pe))|[.] (?:hain?|ho) (?:to|toh))`
/** "nature? roots also if real", "find them if they exist", "agar real hai to nikalo" */
const thenRoots = new RegExp(
  String.raw`${condition}.*\b(?:find|solve|determine|calculate|write|roots|them|nikal\w*|nika+l\w*|gyat|batao|solution)\b|\b(?:roots|them|solve|solution)\b[^.]* ${condition}`,
)

/** Whether the roots are asked as well, where they are real. */
export const asksRootsIfReal = ({ items }: Question): boolean =>
  thenRoots.test(
    items
      .flatMap((item) => (item.kind === 'word' || item.kind === 'mark' ? item.text : '#'))
      .join(' ')
      .replaceAll(' ,', ''),
  )

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
    'check',
    'show',
    'solve',
    'yes',
  ],
  examples: [
    'Find the nature of the roots of the quadratic equation 2x² − 6x + 3 = 0. If it has real roots, find them.',
    'Does the quadratic equation x² + 3x − 4 = 0 have real roots? If it has real roots, find them; if not, type "no real roots".',
    'Check whether 6x² + x − 2 = 0 has real roots. If yes, find the roots.',
    '2x² − 5x + 3 = 0 ke roots ka nature batao aur agar real hai to roots bhi nikalo',
  ],
  refuses: [
    'Check whether 6x² + x − 2 = 0 has real roots or not.',
    'If the roots of x² + kx + 4 = 0 are real, find them for k = 5 and k.',
  ],
  read: (question) => (question.words.includes('them') || asksRootsIfReal(question) ? oneQuadratic(question) : null),
})
