import type { Question } from '../question/question'
import { stepIn } from './step-named'

/** What a student wants of the open problem. */
export type Intent =
  | 'mistake'
  | 'check-line'
  | 'where-from'
  | 'explain-line'
  | 'next-line'
  | 'another'
  | 'easier'
  | 'harder'
  | 'rule'
  | 'hint'
  | 'why'
  | 'answer'
  | 'own-answer'
  | 'marks'
  | 'chapter'

/** Groups of words: one word of each must be said. The first that fits counts. */
const signs: readonly (readonly [Intent, ...(readonly string[])[]])[] = [
  ['marks', ['marks', 'mark', 'number', 'numbers'], ['many', 'kitne', 'carry', 'carries', 'worth', 'weightage']],
  ['chapter', ['chapter', 'lesson', 'topic', 'unit'], ['which', 'what', 'kis', 'kaun', 'konsa', 'kaunsa', 'from']],
  [
    'own-answer',
    ['check', 'verify', 'dekho', 'evaluate'],
    ['my', 'mera', 'meri', 'mine'],
    ['answer', 'ans', 'jawab', 'solution', 'working'],
  ],
  ['mistake', ['wrong', 'incorrect', 'mistake', 'error', 'galat', 'galti', 'false']],
  [
    'mistake',
    ['why', 'kyu', 'kyun', 'kyon'],
    ['not', 'isnt', "isn't", 'nahi', 'nahin', 'nhi'],
    ['right', 'correct', 'sahi', 'true'],
  ],
  [
    'own-answer',
    ['my', 'mera', 'meri', 'mine'],
    ['answer', 'ans', 'jawab', 'solution', 'working'],
    ['right', 'correct', 'sahi', 'theek', 'thik', 'ok', 'okay'],
  ],
  [
    'where-from',
    ['where', 'kahan', 'kaha', 'kidhar', 'how'],
    ['come', 'comes', 'came', 'coming', 'get', 'got', 'aaya', 'aya', 'aayi', 'ayi', 'aata', 'ata'],
  ],
  // of what was said last
  ['why', ['where', 'kahan', 'kaha', 'kidhar'], ['come', 'comes', 'came', 'coming', 'aaya', 'aya', 'aayi', 'ayi']],
  [
    'where-from',
    ['why', 'kyu', 'kyun', 'kyon', 'how'],
    ['take', 'took', 'taken', 'choose', 'chose', 'chosen', 'liya', 'liye'],
  ],
  ['easier', ['easier', 'simpler', 'easy', 'aasan', 'asaan']],
  ['harder', ['harder', 'tougher', 'hard', 'difficult', 'mushkil']],
  [
    'explain-line',
    ['step', 'line'],
    [
      'explain',
      'explained',
      'understand',
      'understood',
      'why',
      'what',
      'how',
      'meaning',
      'mean',
      'samajh',
      'samjhao',
      'samjh',
      'matlab',
      'kaise',
      'doubt',
      'dont',
      "don't",
      'cant',
      "can't",
      'stuck',
      'not',
      'nahi',
    ],
  ],
  ['why', ['how', 'kaise', 'kese'], ['happen', 'happened', 'come', 'came', 'aaya', 'aya', 'aayi', 'ayi', 'hua', 'hui']],
  ['hint', ['hint', 'hints', 'clue', 'stuck', 'start', 'started', 'begin', 'pehla']],
  [
    'next-line',
    ['next', 'aage', 'agla', 'agli', 'phir', 'fir', 'continue', 'proceed', 'further', 'ahead', 'baad', 'forward'],
  ],
  [
    'hint',
    ['not', 'dont', "don't", 'cant', "can't", 'nahi', 'nahin', 'nhi', 'no', 'cannot'],
    ['understand', 'understood', 'know', 'get', 'do', 'idea', 'solve', 'aata', 'ata', 'samajh', 'raha', 'rahi', 'pata'],
  ],
  ['next-line', ['then', 'after'], ['what', 'kya']],
  [
    'hint',
    ['what', 'kya', 'kaha', 'kahan', 'where'],
    ['first', 'start', 'begin', 'pehle', 'karu', 'karun', 'karna', 'kare'],
  ],
  ['next-line', ['one', 'another', 'more', 'first'], ['step', 'line']],
  [
    'another',
    ['another', 'similar', 'new', 'different', 'dusra', 'doosra', 'jaisa', 'jaise', 'like', 'aur', 'more'],
    [
      'question',
      'questions',
      'sum',
      'like',
      'similar',
      'sawal',
      'prashn',
      'jaisa',
      'jaise',
      'problem',
      'ek',
      'one',
      'this',
    ],
  ],
  ['rule', ['rule', 'formula', 'concept', 'theorem', 'idea', 'method', 'niyam', 'sutra', 'tarika', 'way']],
  [
    'answer',
    ['answer', 'result', 'solution', 'jawab', 'uttar', 'hal', 'reveal'],
    [
      'tell',
      'give',
      'show',
      'what',
      'reveal',
      'batao',
      'bata',
      'do',
      'dikhao',
      'bolo',
      'full',
      'complete',
      'just',
      'please',
      'is',
      'kya',
      'dijiye',
      'chahiye',
      'see',
      'need',
      'want',
      'final',
    ],
  ],
  [
    'hint',
    ['how', 'kaise', 'kese', 'help', 'confused', 'confusing', 'lost', 'samajh', 'samjhao', 'samaj', 'explain', 'doubt'],
  ],
  ['why', ['why', 'kyu', 'kyun', 'kyon', 'because', 'reason', 'matlab']],
  ['next-line', ['solve', 'solved', 'hal'], ['it', 'this', 'isko', 'ise', 'isse', 'karo', 'kar', 'please']],
]

/** A word of checking, beside a line of the student's own. */
const checks = [
  'right',
  'correct',
  'ok',
  'okay',
  'sahi',
  'theek',
  'thik',
  'true',
  'check',
  'so',
  'far',
  'got',
  'get',
  'wrong',
  'verify',
]

/** Only with these does a message hold values: "how do I solve x + 2 = 5" is a question of its own. */
const withValues: ReadonlySet<Intent> = new Set(['mistake', 'check-line', 'where-from', 'explain-line'])

/** What is wanted, or null where the words say nothing of it. */
export function intentOf(question: Question): Intent | null {
  const intent = intentIn(question)
  const holdsValue = question.facts.some(({ kind }) => kind !== 'letter' && kind !== 'ordinal')
  const namesChapter = question.words.some((word) => word === 'chapter' || word === 'topic' || word === 'unit')
  if (namesChapter && intent !== 'chapter') return null
  return intent !== null && holdsValue && !withValues.has(intent) ? null : intent
}

function intentIn(question: Question): Intent | null {
  const said = new Set(question.words)
  const fits = (groups: readonly (readonly string[])[]) => groups.every((group) => group.some((word) => said.has(word)))
  const namesValue = question.facts.some(({ kind }) => kind === 'number' || kind === 'list')
  const [found] = signs.find(([intent, ...groups]) => fits(groups) && (intent !== 'where-from' || namesValue)) ?? []
  const holdsLine =
    question.facts.some(({ kind }) => kind === 'formula' || kind === 'equation') || (namesValue && said.has('far'))
  if (holdsLine && found !== 'where-from' && found !== 'mistake' && checks.some((word) => said.has(word)))
    return 'check-line'
  const asksOfValue = namesValue && !said.has('step') && !said.has('line')
  if (found === undefined && asksOfValue && checks.some((word) => said.has(word))) return 'mistake'
  return found ?? (question.words.length > 0 && stepIn(question, 1) !== null ? 'explain-line' : null)
}
