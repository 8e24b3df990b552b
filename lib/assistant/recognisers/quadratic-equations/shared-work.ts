import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { onlyAsks } from './only-asks'
import { sharedWork as solution } from '../../../solutions/quadratic-equations/shared-work'
import { recogniser } from '../../recogniser'

const together = [
  'together * fill|finish|complete|do|empty * #t',
  'fill|finish|complete|do * together * #t',
  'together finish|take|takes * #t',
  'both together #t',
] as const

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Who is the quicker one, and by how much. */
function comparedIn(question: Question) {
  const taps = phrase(
    question,
    'larger|bigger|longer diameter takes|take #m less smaller|shorter one?',
    'larger|bigger|longer diameter takes|take #m less tap|pipe smaller|shorter one? diameter?',
    'smaller pipe|tap? diameter? alone? takes|take #m more larger|bigger one?',
    'larger|bigger tap|pipe? alone? takes|take #m less smaller one?',
  )
  if (taps) return { names: ['larger', 'smaller'] as const, more: taps }
  const pipes = phrase(
    question,
    'one pipe|tap|worker|man|person? alone? takes|take #m more other',
    'one pipes|taps|workers|men takes|take #m more|longer other',
    'one pipes|taps|workers|men takes|take #m less other',
    'one pipe|tap|worker|man|person? alone? takes|take #m less other',
    'one pipe|tap fills|fill ~x? #m faster other|another one?',
    'faster pipe|tap|one? takes|take #m less slower',
    'slower pipe|tap|one? takes|take #m more faster',
  )
  if (pipes) return { names: ['faster', 'slower'] as const, more: pipes }
  const slower = phrase(question, '~a takes|take #m more ~b')
  const quicker = phrase(question, '~b takes|take #m less ~a')
  const people = slower ?? quicker
  const { a = '', b = '' } = people?.nouns ?? {}
  const isName = (name: string) => /^[a-z]{3,}$/.test(name)
  return people && a !== b && isName(a) && isName(b) ? { names: [capital(b), capital(a)] as const, more: people } : null
}

export const sharedWork = recogniser({
  id: 'shared-work',
  solution,
  story: true,
  cues: ['together'],
  words: [
    'two',
    'one',
    'other',
    'each',
    'alone',
    'larger',
    'smaller',
    'longer',
    'shorter',
    'both',
    'working',
    'diameter',
  ],
  examples: [
    'Two water taps together can fill a tank in 9 3/8 hours. The tap of larger diameter takes 10 hours less than the smaller one to fill the tank separately. Find the time in which each tap can separately fill the tank.',
    'two pipes together can fill a cistern in 3 hours. one pipe alone takes 8 hours more than the other. find time each pipe takes alone',
    'Asha and Bina together finish stitching the school flags in 6 hours. Working alone, Bina takes 5 hours more than Asha. How long would each take alone?',
    'two taps together fill a tank in 6 hours. bigger tap alone takes 9 hr less than smaller. time of each alone',
    'one pipe fills pool 5 hours faster than another, both together 6 hours. find time each pipe takes',
    'ravi and mohan together can do a work in 4 hours. mohan takes 6 hours more than ravi. dono ka alone time batao, how long does each take alone',
  ],
  refuses: [
    'Two pipes together can fill a cistern in 3 hours. One pipe alone takes 8 hours more than the other. Find the time the slower pipe takes alone.',
    'Two pipes together can fill a cistern in 3 hours. One pipe alone takes 8 hours. Find the time the other pipe takes alone.',
    'Two pipes together can fill a cistern in 3 hours. One pipe alone takes twice as long as the other. Find the time each pipe takes alone.',
    'One pipe fills and the other empties a cistern; together they fill it in 3 hours. One pipe alone takes 8 hours more than the other. Find the time each takes alone. The second is an outlet.',
  ],
  read: (question) => {
    const time = phrase(question, ...together)
    const compared = comparedIn(question)
    if (!time || !compared) return null
    const units = [time.units.t, compared.more.units.m]
    if (!units.every((unit) => unit === 'hour' || unit === '') || compared.more.units.m === '') return null
    const ask = onlyAsks(
      question,
      [time, compared.more],
      ['each'],
      [
        'long',
        'time',
        'pipe',
        'tap',
        'alone',
        'take',
        'takes',
        'separately',
        'fill',
        'tank',
        'separate',
        'taken',
        'it',
        'them',
        'hours',
        'cistern',
        'both',
        'which',
        'many',
        'hour',
        'pipes',
        'taps',
        'do',
        'work',
      ],
    )
    // what stands between the comparison and the question: "to fill the tank separately"
    return (
      ask && {
        given: { together: time.numbers.t, more: compared.more.numbers.m, names: compared.names },
        ...told(question, time, compared.more, ask),
      }
    )
  },
  before: () => '',
})
