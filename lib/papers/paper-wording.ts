import type { Problem } from '../problems/problem'

/** A question as a paper asks it, and what a screen adds on how to type the answer. */
export interface Wording {
  readonly ask: string
  readonly typing?: string
}

/** "(Type $x^2$ as x^2.)", "(Give the length first.)", "Give your answer as mean = …, mode = …." */
const typingNote =
  /\s*\((Type[^()]*(?:\([^()]*\)[^()]*)*|[A-Z][^()]* first(?:\.|, then [^()]*))\)|\s*(Give your answer as [^.…]*…[^.]*\.)/g

/** Words that only a screen can mean. */
const onlyOnScreen = /\bType\b|(?:, |\b(?:then|and) )type (?!of\b)|type:|____|got mixed up/

/** How a proof whose lines are mixed is asked for, with what a paper says instead. */
const mixedProofs: readonly (readonly [RegExp, string])[] = [
  [/^(Using the fact that [^]*?), \w+ proved that ([^]*?), but the lines of [^]*$/, '$1, prove that $2.'],
  [/^\w+ proved that ([^]*?), but the lines of [^]*$/, 'Prove that $1.'],
  [
    /^(It is given that [^]*? is irrational\.) The steps of a proof that ([^]*?) are given below[^]*$/,
    '$1 Prove that $2.',
  ],
  [/^The steps of a proof that ([^]*?) are given below[^]*$/, 'Prove that $1.'],
  [/^[^]*?\bproof that (\$[^$]*\$ is irrational) on a card of its own, and then[^]*$/, 'Prove that $1.'],
  [
    /^[^]*\bproof that (\$[^$]*\$ is irrational)[^]*; it is known that (\$[^$]*\$ is irrational)\.[^]*$/,
    'It is known that $2. Prove that $1.',
  ],
  [
    /^The letters below[^]*It shows that ([^]*?) and uses the fact that (\$[^$]*\$) is\.[^]*$/,
    'Using the fact that $2 is irrational, prove that $1.',
  ],
  [/^The lines below prove that ([^]*?) but they are out of order\.[^]*$/, 'Prove that $1.'],
  [/^A student wrote the lines of the proof of ([^]*?) on slips of paper, and[^]*$/, 'Prove that $1.'],
  [/^(Prove that [^]*?) by arranging the lines below:[^]*$/, '$1.'],
  [
    /\s*(?:The steps of the proof are given below in mixed|Here are the (?:steps|lines) of the proof, but|Ayesha wrote each step|Kabir copied the lines|The lines of the proof are given out)[^]*$/,
    '',
  ],
  [/\s*(?:Do the proof on paper|Write the proof in your notebook)[^]*$/, ''],
]

/** Whether it is written on paper and marked with the scheme alone: a proof, or a drawing. */
export const isSelfMarked = ({ answerValidator: { kind, expected } }: Problem): boolean =>
  kind === 'sequence' || kind === 'keywords' || (kind === 'text' && expected === 'N/A')

/** A question as it stands on a sheet with all its lines: on paper letters are written, not typed. */
export const writtenWording = (question: string): string =>
  question.replace(
    /\b([Tt])ype (?=(?:their|the) letters\b)/g,
    (_, first: string) => `${first === 'T' ? 'W' : 'w'}rite `,
  )

/** null where the question makes sense on a screen only. */
export function paperWording(problem: Problem, question: string): Wording | null {
  const asked = isSelfMarked(problem) ? proofWording(question) : question
  const notes = [...asked.matchAll(typingNote)].map(([, bracketed, note = '']) => bracketed ?? note)
  const ask = asked
    .replace(typingNote, '')
    .replace(/\b(type) (?=["“]|the (?:number|common)|no\b|yes\b)/g, 'write ')
    .replace(/\bType (?=["“]|yes\b)/g, 'Write ')
    .replace(/\s*Choose the correct option\.$/, '')
  if (onlyOnScreen.test(ask)) return null
  return { ask: ask.trim(), ...(notes.length > 0 && { typing: notes.join(' ') }) }
}

const proofWording = (question: string): string =>
  mixedProofs
    .reduce((text, [from, to]) => text.replace(from, to), question.trim())
    .replace(/(\$\$)\.$/, '$1')
    .replace(/(?:[;:.]|(?<=[;.])) ?[Tt]o prove: /, '. Prove that ')
