import { toNumber } from '../../../maths/fraction'
import { askedBehind, asksChance, chanceWords } from './chance'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { pointInPart as solution, type PointInPart } from '../../../solutions/probability/point-in-part'

/** "sand pit" of "sand pit of" */
const bare = (noun: string): string =>
  noun
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ')

/** The larger rectangle and the smaller one, in that order. */
function rectanglesIn(question: Question) {
  const first = phrase(
    question,
    'rectangular ~x size|sides|dimensions|measuring? #l by #b',
    'rectangle ~x size|sides|dimensions|measuring? #l by #b',
  )
  const behind = first && { ...question, apart: question.apart.slice(lastOf(question, first.taken) + 1) }
  const painted = behind && phrase(behind, 'rectangle size? #l by #b painted|coloured|shaded ~x')
  const second =
    behind && !painted
      ? phrase(
          behind,
          'rectangular ~x size|sides|dimensions|measuring? #l by #b',
          '~x size|sides|dimensions|measuring? #l by #b',
        )
      : null
  const part = second ? bare(second.nouns.x) : painted ? `${bare(painted.nouns.x)} rectangle` : null
  const inner = second ?? painted
  if (!first || !inner || part === null) return null
  return { whole: bare(first.nouns.x), part, outer: first, inner }
}

const lastOf = ({ apart }: Question, taken: readonly Item[]): number =>
  apart.findLastIndex((item) => taken.includes(item))

/** "inside the pond", "outside the red rectangle", "not in the pond" */
function whereIn(behind: Question, part: string) {
  const outside = phrase<string>(behind, `outside ${part}`, `not inside? ${part}`)
  const inside = outside ?? phrase<string>(behind, `inside|within|into ${part}`, part)
  return inside && { inside: outside === null, taken: inside.taken }
}

/** "A field of 12 m by 10 m has a pond of 5 m by 4 m. Find the probability that a drone has come down in the pond." */
export const pointInPart = recogniser<PointInPart>({
  id: 'point-in-a-part',
  solution,
  story: true,
  cues: ['rectangular', 'rectangle'],
  words: [
    ...chanceWords,
    'point',
    'points',
    'any',
    'equally',
    'likely',
    'missing',
    'kite',
    'ball',
    'falls',
    'fall',
    'fell',
  ],
  examples: [
    'A drone is reported to have come down somewhere in a rectangular field of 12 m by 10 m. In the field there is a rectangular pond of 5 m by 4 m (see the figure). The drone is equally likely to have come down at any point of the field. Find the probability that this point lies inside the pond.',
    'On a rectangular board of 20 cm by 15 cm a rectangle of 6 cm by 5 cm is painted red, as shown in the figure. A dart hits the board at a random point. Find the probability that this point lies outside the red rectangle.',
    'a missing helicopter is reported to have crashed somewhere in a rectangular region of 9 km x 5 km. there is a rectangular lake of 3 km x 2 km in it. what is the probability that it crashed inside the lake',
    'rectangular park of 30 m by 20 m has a rectangular pond of 10 m by 6 m. a ball falls in the park. probability that it is not in the pond',
  ],
  refuses: [
    'In a rectangular field of 12 m by 10 m there is a rectangular pond of 5 m by 4 m and a rectangular hut of 2 m by 2 m. Find the probability that a point of the field lies inside the pond.',
    'In a rectangular field of 12 m by 10 m there is a rectangular pond of 5 m by 4 m. Find the area of the field outside the pond.',
    'In a rectangular field of 12 m by 10 m there are two rectangular ponds of 5 m by 4 m each. Find the probability that a point of the field lies inside a pond.',
    'In a rectangular field of 12 m by 10 m there is a circular pond of radius 5 m. Find the probability that a point of the field lies inside the pond.',
  ],
  read: (question) => {
    const found = asksChance(question) ? rectanglesIn(question) : null
    const where = found && whereIn(askedBehind(question), found.part)
    if (!found || !where) return null
    const { whole, part, outer, inner } = found
    const [l, b, p, q] = [outer.numbers.l, outer.numbers.b, inner.numbers.l, inner.numbers.b].map(toNumber)
    const units = new Set([outer.units.l, outer.units.b, inner.units.l, inner.units.b].filter((unit) => unit !== ''))
    const [unit = '', ...others] = units
    if (l === undefined || b === undefined || p === undefined || q === undefined) return null
    if (others.length > 0 || !/^(?:k|c|m)?m$/.test(unit)) return null
    return {
      given: { outer: [l, b], inner: [p, q], unit, inside: where.inside, whole, part },
      ...told(question, outer, inner, where),
    }
  },
})
