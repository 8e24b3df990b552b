import { inPlainWords, sentencesIn } from './in-plain-words'
import { units } from '@/lib/units'

const all = units.reduce((sum, { marks }) => sum + marks, 0)
const section = /Section [A-E](?: has)? (\d+)(?: (?:questions?|case studies))? of (\d+) marks?/g

/** What a tip says of the pattern of the board's paper that is not so: the marks of a unit, the questions of the sections. */
export function patternFaults(text: string): readonly string[] {
  const plain = inPlainWords(text)
  const sections = [...plain.matchAll(section)].map(([, count, marks]) => ({
    count: Number(count),
    marks: Number(marks),
  }))
  const questions = sections.reduce((sum, { count }) => sum + count, 0)
  const together = sections.reduce((sum, { count, marks }) => sum + count * marks, 0)
  const [, told] = /\b(\d+) questions\b(?! of)/.exec(plain) ?? []
  return [
    ...sentencesIn(text).flatMap(knownFaults),
    ...(/\bmarks\b/.test(plain) ? units.flatMap((unit) => unitFault(unit.title, unit.marks, plain)) : []),
    ...[...plain.matchAll(/\bof the (\d+) marks\b/g)].flatMap(([, total]) =>
      Number(total) === all ? [] : [`the paper has ${all} marks, and not ${total ?? ''}`],
    ),
    ...(sections.length === 5 && together !== all
      ? [`the sections have ${together} marks together, the paper ${all}`]
      : []),
    ...(sections.length === 5 && told !== undefined && Number(told) !== questions
      ? [`the sections have ${questions} questions together, and not ${told}`]
      : []),
  ]
}

/** What else is known of the exam. */
const known: readonly (readonly [wrong: RegExp, says: string])[] = [
  [
    /\bthere (?:is|will be) (?:a )?negative marking\b|\b(?:wrong|incorrect) (?:answers?|guess(?:es)?) (?:loses?|costs?|deducts?) (?:you )?(?:a |half a |one )?marks?\b|\ba guess costs (?!nothing|you nothing|no)\w+/i,
    'there is no negative marking',
  ],
  [/(?<!\b(?:no|not an?) )\bcalculators? (?:is|are) (?:allowed|permitted)\b(?! in no)/i, 'no calculator is allowed'],
  [
    /\b(?!15\b)\d+ minutes (?:to read|of reading|for reading|reading time)\b/i,
    'there are 15 minutes for reading the paper',
  ],
  [
    /\bfull paper in (?!3\b|three\b)\w+ hours\b|\b(?:paper|exam) (?:lasts|takes|has) (?!3\b|three\b|exactly\b)\d+ hours\b/i,
    'the paper takes 3 hours',
  ],
  [
    /\b(?:only one|only the) method(?: (?:of|from) the book)? earns\b|\bother methods (?:earn no|lose)\b/i,
    'any correct method earns full marks',
  ],
]

const knownFaults = (text: string): readonly string[] =>
  known.flatMap(([wrong, says]) => {
    const [found] = wrong.exec(text) ?? []
    return found === undefined || /\?$/.test(text) ? [] : [`"${found}": ${says}`]
  })

/** "Geometry carries 20", but not "Coordinate Geometry" */
const unitFault = (title: string, marks: number, text: string): readonly string[] =>
  [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![A-Z][a-z]+ )${title}(?: (?:carries|carry|has|have))?:? (\d+)(?! (?:chapters?|questions?))`,
        'g',
      ),
    ),
  ].flatMap(([, told]) => (Number(told) === marks ? [] : [`${title} carries ${marks} marks, and not ${told ?? ''}`]))
