import { allOf, heightAskedIn, sceneIn, sceneWords, withoutNames } from './scene'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, fraction, multiply } from '../../../maths'
import { complementarySights as solution } from '../../../solutions/trigonometry/complementary-sights'

export const complementaryElevations = recogniser({
  id: 'height-from-complementary-angles',
  solution,
  story: true,
  cues: ['complementary'],
  words: [
    ...sceneWords,
    'elevation',
    'same',
    'side',
    'distance',
    'distances',
    'complementary',
    'other',
    'each',
    'height',
    'st',
  ],
  examples: [
    'the angle of elevation of top of a tower from two points at distances 4 m and 9 m from the base and in the same line are complementary. find height of tower',
    'The angles of elevation of the top of a tower from two points 16 m and 25 m away from its foot, on the same side, are complementary. How high is the tower?',
  ],
  refuses: [
    'the angle of elevation of top of a tower from two points at distances 4 m and 9 m from the base are complementary. find the angles',
    'the angle of elevation of top of a tower from two points at distances 4 m and 9 m from the base are supplementary, not complementary. find height of tower',
    'the angle of elevation of top of a tower from two points 5 m apart are complementary. find height of tower',
  ],
  read: (question) => {
    const named = withoutNames(question)
    // "from 2 points"
    const counted = phrase(named, '#n points|point|places')
    const isTwo = counted?.units.n === '' && equals(counted.numbers.n, fraction(2))
    const isCount = (fact: Fact) => isTwo && counted.taken.includes(fact)
    const scene = sceneIn({ ...question, facts: question.facts.filter((fact) => !isCount(fact)) }, 0)
    // "prove that the height is 6 m"
    const claim = phrase(named, 'prove|show * height ~x? #v .', 'prove|show * height #v')
    const [one, two, ...more] = (scene?.lengths ?? []).filter(({ fact }) => claim?.taken.includes(fact) !== true)
    const away = phrase(
      named,
      'distances|distance #a #b from? foot|base|bottom|it|tower',
      '#a #b away|from|far foot|base|bottom|it|tower',
      'distances|distance #a and #b',
    )
    const asked = claim ?? heightAskedIn(named) ?? phrase(named, 'height', 'high|tall')
    const seen = phrase(named, 'elevation', 'angle|angles')
    if (!scene || !one || !two || !away || !asked || !seen || more.length > 0) return null
    if (!away.taken.includes(one.fact) || !away.taken.includes(two.fact)) return null
    if (one.value.radicand !== 1 || two.value.radicand !== 1 || question.words.includes('not')) return null
    const product = multiply(one.value.coefficient, two.value.coefficient)
    if (claim && !equals(multiply(claim.numbers.v, claim.numbers.v), product)) return null
    return {
      given: { near: one.value.coefficient, far: two.value.coefficient },
      used: [...allOf(scene), ...question.facts.filter(isCount)],
      said: told(question, away, asked, seen).said,
    }
  },
  unit: () => 'm',
})
