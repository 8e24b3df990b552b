import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'

/** The angle at the centre that each part of a circle has. */
const parts: readonly (readonly [words: string, angle: number])[] = [
  [String.raw`(?:quarter(?:s)?(?: of (?:a|the) circle| circles?)|quadrant(?! of)|quadrant of (?:a|the) circle)`, 90],
  [String.raw`(?:semi-?circle|half (?:of )?(?:a|the) circle|half circle)`, 180],
  [String.raw`(?:whole|full|complete) circle`, 360],
  [String.raw`three quarters of (?:a|the) circle`, 270],
]
const angle = String.raw`(?: (?:a|an|the|also|called|its|central|sector))*(?: (?:angle|sector))(?: (?:of|with|at the cent(?:re|er)|is|an|the|central|angle))* (\d+)°`
const told = parts.map(([words, degrees]) => ({
  degrees,
  forms: [
    new RegExp(String.raw`(?<!three )\b${words} (?:is|has|with|of|subtends|makes)${angle}`, 'i'),
    new RegExp(
      String.raw`\b(?:central angle|angle at the cent(?:re|er)|sector angle|angle) of (?:a |an |the )?(?<!three )${words} is (\d+)°`,
      'i',
    ),
    new RegExp(
      String.raw`\bsector (?:of|with)(?: an| the)? (?:central )?angle (?:of )?(\d+)° is (?:called )?(?:a |an )?${words}`,
      'i',
    ),
  ],
}))

/** How far each hand of a clock turns in a minute, in degrees. */
const hands: readonly (readonly [hand: string, aMinute: number])[] = [
  ['minute', 6],
  ['hour', 0.5],
]
const many = String.raw`(?:(?<count>\d+|an?|one|each|every|${small.slice(2, 13).join('|')}) )?(?<unit>minutes?|hours?)`
const turns = (hand: string): readonly RegExp[] => [
  new RegExp(
    String.raw`\bin ${many},? the ${hand} hand (?:turns|moves|sweeps|describes|rotates|goes|covers)[^.;°]{0,40}? (?<angle>\d+(?:\.\d+)?)°`,
    'i',
  ),
  new RegExp(
    String.raw`\b${hand} hand (?:of (?:a|the) clock )?(?:turns|moves|sweeps|describes|rotates|goes|covers)[^.;°]{0,40}? (?<angle>\d+(?:\.\d+)?)° (?:in|per|each|every) ?${many}`,
    'i',
  ),
]
const clock = hands.map(([hand, aMinute]) => ({ hand, aMinute, forms: turns(hand) }))

/** The angles of a quarter and of half a circle, and of the hands of a clock. */
export const partFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    /\d°/.test(sentence) && isAsserted(sentence) ? [...circleFaults(sentence), ...clockFaults(sentence)] : [],
  )

/** The angle in a semicircle is another matter: it lies on the circle. */
const circleFaults = (sentence: string): readonly string[] =>
  /\bangles? in (?:a|the) semi-?circle|\binscribed\b/i.test(sentence)
    ? []
    : told.flatMap(({ degrees, forms }) =>
        forms.flatMap((form) => {
          const [whole, found] = form.exec(sentence) ?? []
          return whole === undefined || Number(found) === degrees
            ? []
            : [`"${whole}": its angle at the centre is ${degrees}°`]
        }),
      )

const clockFaults = (sentence: string): readonly string[] =>
  clock.flatMap(({ hand, aMinute, forms }) =>
    forms.flatMap((form) => {
      const { count = 'one', unit = '', angle: found } = form.exec(sentence)?.groups ?? {}
      const number = /^\d/.test(count) ? Number(count) : Math.max(1, small.indexOf(count.toLowerCase()))
      const should = aMinute * number * (unit.startsWith('hour') ? 60 : 1)
      return found === undefined || Number(found) === should
        ? []
        : [`in ${count} ${unit} the ${hand} hand turns through ${should}°, and not ${found}°`]
    }),
  )
