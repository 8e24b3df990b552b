import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { ageReciprocals as solution } from '../../../solutions/quadratic-equations/age-reciprocals'
import { recogniser } from '../../recogniser'

const later = 'now|later|hence|after'
const stories = [
  `sum reciprocals ~w? age|ages years? #a ago #l ${later} #s`,
  `reciprocals ~w? age|ages years? #a ago #l ${later} add|adds|sum up? #s`,
  `reciprocal ~w? age #a ago added reciprocal ~w? age #l ${later} result|sum? #s`,
] as const

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
  ],
  refuses: [
    "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. Find his age 3 years ago.",
    "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years ago is 1/3. Find his present age.",
    "The difference of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. Find his present age.",
  ],
  read: (question) => {
    const found = phrase(question, ...stories)
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
