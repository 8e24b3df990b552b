import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { ageReciprocals as solution } from '../../../solutions/quadratic-equations/age-reciprocals'
import { textOf, type Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const later = 'now|later|hence|after'
const stories = [
  `sum reciprocals ~w? age|ages years? #a ago #l ${later} #s`,
  `reciprocals ~w? age|ages years? #a ago #l ${later} add|adds|sum up? #s`,
  `reciprocal ~w? age #a ago added reciprocal ~w? age #l ${later} result|sum? #s`,
] as const

const isLater = /^(?:now|later|hence|after)$/

/** How long ago and how much later, each by the word beside it, and what the reciprocals come to: in any order. */
function apart(question: Question) {
  const { apart: items } = question
  const numbers = factsOf(question, 'number')
  const years = numbers.filter(({ unit }) => unit === 'year')
  const [sum, ...more] = numbers.filter(({ unit }) => unit !== 'year')
  const wayOf = (fact: Fact): 'ago' | 'later' | null => {
    const at = items.indexOf(fact)
    const behind = items.slice(at + 1, at + 3).map(textOf)
    if (/^(?:ago|back)$/.test(behind[0] ?? '')) return 'ago'
    if (isLater.test(behind[0] ?? '') || isLater.test(behind[1] ?? '')) return 'later'
    return textOf(items[at - 1]) === 'after' ? 'later' : null
  }
  const [ago, later] = (['ago', 'later'] as const).map((way) => years.filter((fact) => wayOf(fact) === way))
  const [a, l] = [ago?.[0], later?.[0]]
  const adds = items.filter((item) => /^(?:sum|add|adds|adding|added|plus)$/.test(textOf(item)))
  const ofAges = items.filter((item) => /^(?:reciprocals?|ago|back|later|hence|after|now)$/.test(textOf(item)))
  const isOther = question.words.some((word) => /^(?:difference|product|square|squares|twice|times)$/.test(word))
  if (!a || !l || years.length !== 2 || !sum || sum.unit !== '' || more.length > 0 || adds.length === 0 || isOther)
    return null
  return { given: { ago: a.value, later: l.value, sum: sum.value }, taken: [...numbers, ...adds, ...ofAges] }
}

export const ageReciprocals = recogniser({
  id: 'age-reciprocals',
  solution,
  story: true,
  cues: ['reciprocals', 'reciprocal'],
  words: ['present', 'now', 'age', 'ages', 'years'],
  examples: [
    "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. Find Rehman's present age.",
    'sum of reciprocals of rehmans ages 3 years ago and 5 years from now is 1/3. find his present age',
    "If the reciprocal of Thomas's age 2 years ago is added to the reciprocal of his age 4 years hence, the result is 1/4 (ages in years). What is his present age?",
    'sum of the reciprocals of my ages 3 years ago and 5 years later is 1/3. present age kya hai?',
    'meri 2 saal pehle ki umar aur 4 saal baad ki umar ke reciprocals ka sum 1/4 hai. meri present age batao',
    "The age of Tom 2 years ago and his age 4 years hence have reciprocals adding to 1/4. What is Tom's age now?",
  ],
  refuses: [
    "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. Find his age 3 years ago.",
    "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years ago is 1/3. Find his present age.",
    "The difference of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. Find his present age.",
  ],
  read: (question) => {
    const found = phrase(question, ...stories)
    const asksNow = phrase(
      question,
      'present|current age',
      'age now|present|today',
      'old ~w? now|today',
      'abhi ~w? age',
    )
    const free = found || !asksNow ? null : apart(question)
    if (free && asksNow) return { given: free.given, ...told(question, free, asksNow) }
    if (!found || found.units.a !== 'year' || found.units.l !== 'year' || found.units.s !== '') return null
    const asked = asks(question, [found], ['age', 'old'], ['ages'])
    const now = phrase(question, 'present age', 'age now|present', 'old ~w? now')
    return asked && now
      ? {
          given: { ago: found.numbers.a, later: found.numbers.l, sum: found.numbers.s },
          ...told(question, found, asked, now),
        }
      : null
  },
  before: () => 'Age in years: ',
})
