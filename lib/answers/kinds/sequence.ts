import { wordsOnly, type Reading } from '../../reading/reading'
import { typed } from '../../reading/typed'
import { Unreadable } from '../../reading/unreadable'
import type { Kind } from '../kind'
import type { SequenceRule } from '../rule'
import { outcome } from '../outcome'

interface Key {
  readonly letters: string
}

interface LettersReading extends Reading, Key {}

/** Letters in the right order with any separators or none: "BDAC", "b, d, a, c", "b > d > a > c". An order that is not complete is no attempt. */
export const sequence: Kind<SequenceRule, Key, LettersReading> = {
  name: 'Steps in order',
  words: 'The letters in order, with any separators or none.',
  format: 'string',
  inputMode: 'text',
  isWhole: true,
  keys: () => [],
  readKey: ({ expected }) => ({ letters: lettersIn(typed(expected).plain) }),
  read: ({ plain }) => {
    if (plain.includes('±')) throw new Unreadable('“±” is out of place. Give the letters in order, e.g. B D A C.')
    if (isCounted(plain)) throw new Unreadable('Give the letters alone, without numbers, e.g. B D A C.')
    return readLetters(lettersIn(plain))
  },
  judge: ({ letters: wanted }, { letters }) => {
    const missing = [...wanted].filter((letter) => !letters.includes(letter)).sort()
    if (missing.length === 0) return outcome(letters === wanted)
    const isBegun = letters.length < wanted.length && [...letters].every((letter) => wanted.includes(letter))
    return { ...outcome(false, missingWord(missing)), ...(isBegun && { unclear: true }) }
  },
}

const missingWord = (letters: readonly string[]): string =>
  letters.length === 1
    ? `Step ${letters.join('')} is missing.`
    : `Steps ${letters.slice(0, -1).join(', ')} and ${letters.slice(-1).join('')} are missing.`

/** How many of the letters, from the first on, stand in their place. */
export function rightBeginning({ expected }: Pick<SequenceRule, 'expected'>, response: string): number {
  const [wanted, given] = [lettersIn(typed(expected).plain), lettersIn(typed(response).plain)]
  const first = [...given].findIndex((letter, index) => letter !== wanted[index])
  return first < 0 ? given.length : first
}

function readLetters(letters: string): LettersReading {
  if (letters === '') throw new Unreadable('Give the letters in order, e.g. B D A C.')
  const tex = [...letters]
    .slice(0, 20)
    .map((letter) => `\\text{${letter}}`)
    .join('\\;')
  return { ...wordsOnly, letters, tex }
}

const fillers = new Set(
  (
    'then and the is are to so hence therefore first next last finally step steps card cards letter letters line lines order sequence arrangement ' +
    'my right correct required final proper of in proof answer ans option will be should hai hoga lhs rhs at after that followed by lastly with start starting begin end ends pehle phir fir uske baad'
  ).split(' '),
)

const runsIn = (text: string): readonly string[] =>
  (text.match(/[A-Za-z]+|\d+/g) ?? []).filter((run) => !fillers.has(run.toLowerCase()))

/** "B C A D, 2": one number, which is the place of no letter. */
const isCounted = (text: string): boolean => runsIn(text).filter((run) => /^\d/.test(run)).length === 1

const lettersIn = (text: string): string => {
  const runs = runsIn(text)
  return (
    numbered(runs) ??
    runs
      .filter((run) => /[a-z]/i.test(run))
      .join('')
      .toUpperCase()
  )
}

/** "2-D, 1-B", "D = 2, B = 1": letters with their places; null when not every letter has one. */
function numbered(runs: readonly string[]): string | null {
  if (runs.length < 4 || runs.length % 2 === 1) return null
  const pairs = Array.from({ length: runs.length / 2 }, (_, index) => runs.slice(2 * index, 2 * index + 2))
  const [first] = runs
  const placed = pairs.map((pair) => (/^\d/.test(first ?? '') ? pair : [...pair].reverse()))
  if (!placed.every(([place, letter]) => /^\d+$/.test(place ?? '') && /^[a-z]$/i.test(letter ?? ''))) return null
  return placed
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, letter]) => letter ?? '')
    .join('')
    .toUpperCase()
}
