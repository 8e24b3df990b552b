import { birthdayQuestion, eventText, friends, spreads, type Birthdays } from './pieces/birthday-words'
import { fraction, toTex, toText } from '../../maths'
import { chain, earns, isValue, says, template } from '../template'
import { chanceRule, notHappening, wrongChances } from './pieces/chance'

/** E.g. "Savita and Hamida are friends. What is the probability that both have different birthdays (ignoring a leap year)?" */
export const birthdays = template({
  id: 'prob-same-birthday',
  topic: 'probability',
  archetypes: ['prob-two-people', 'prob-complement'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Birthdays => ({
    spread: random.pick(spreads),
    pair: random.pick(friends),
    same: random.chance(0.5),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { spread, pair, same } = draw
    const { count, each, of, own, choices } = spread
    const [one, other] = pair
    const good = same ? 1 : count - 1
    const event = eventText(draw)
    const alike = toTex(fraction(1, count))
    return {
      question: birthdayQuestion(draw),
      rule: chanceRule(good, count),
      hints: [
        `Fix what is known of ${one}. How many possibilities are there for ${other}?`,
        `How many of these agree with ${one}?`,
        ...(same ? [] : ['"Different" is the complement of "the same".']),
      ],
      steps: [
        earns(0.5, each),
        earns(0.5, `Whatever ${one}'s ${own} is, there are $${count}$ equally likely ${choices} for ${other}.`),
        earns(0.5, `Just $1$ of these is ${one}'s ${own}.`, 'favourable'),
        earns(same ? 1 : 0.5, says`So ${chain(`P(\\text{same ${of[0]}})`, alike)}.`, 'same'),
        ...(same
          ? []
          : [
              earns(
                0.5,
                says`These events are complementary, so ${chain('P(\\text{different})', '1 - P(\\text{same})', `1 - ${alike}`, toTex(fraction(good, count)))}.`,
              ),
            ]),
        earns(0.5, says`Hence, ${isValue(`the probability that ${event}`, toTex(fraction(good, count)))}.`),
      ],
      explanation:
        'Only whether the second of the two agrees with the first matters; that the two agree and that they differ are complementary events.',
    }
  },
  crossCheck: ({ spread: { count }, same }) => {
    // Every pair of possibilities for the two.
    let alike = 0
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) if (a === b) alike++
    const all = count * count
    return toText(fraction(same ? alike : all - alike, all))
  },
  slips: ({ spread: { of, count }, same }) =>
    wrongChances(fraction(same ? 1 : count - 1, count), [
      [same ? count - 1 : 1, count, notHappening, 'same'],
      [1, count * count, `It need not be one fixed ${of[0]}: any of them may be the common one.`, 'favourable'],
      [2, count, 'The two people are not the favourable outcomes: fix the first and look at the second.', 'favourable'],
    ]),
})
