import { letterAt, placeOf } from '../../letters'
import type { Budget } from '../../maths/sum'
import { labelIn } from '../../reading/options/label'
import { quadrantsNamed, quadrantTyped } from '../../reading/options/quadrants'
import { wordsOnly, type Reading } from '../../reading/reading'
import { typed, type Typed } from '../../reading/typed'
import type { Kind } from '../kind'
import { chosenIn, howMany } from '../chosen'
import type { Chosen } from '../supported'
import { optionOf, type Option } from '../option'
import { once } from '../../once'
import { saidIn } from '../said'
import type { ChoiceRule } from '../rule'
import { outcome } from '../outcome'

interface Key {
  readonly place: number
  readonly count: number
  /** Read when first asked for: a letter needs none of them. */
  readonly options: () => readonly Option[]
  readonly isOfQuadrants: boolean
}

interface OptionReading extends Reading, Chosen {}

/** The letter or the place of the right option, "b", "option (B)", "2nd", or its wording; a letter and a wording must agree. */
export const choice: Kind<ChoiceRule, Key, OptionReading> = {
  name: 'Choice',
  words: 'The letter or the number, with or without brackets, or the wording of the option.',
  format: 'string',
  inputMode: 'text',
  keys: () => [],
  isWhole: true,
  readKey: ({ expected, options = [] }) => ({
    place: placeOf(expected.trim().toUpperCase()),
    count: options.length,
    options: once(() => options.map((option) => optionOf(quadrantsNamed(option)))),
    isOfQuadrants: options.some((option) => /\bquadrant\b/.test(option)),
  }),
  read,
  judge: ({ place: wanted }, { place, fault }) =>
    outcome(
      place === wanted && fault === undefined,
      place < 0 ? 'Give the letter of one option only.' : place === wanted ? fault : undefined,
    ),
}

function read(given: Typed, { count, options, isOfQuadrants }: Key, _rule: ChoiceRule, budget: Budget): OptionReading {
  const response = isOfQuadrants ? typed(quadrantTyped(given.text)) : given
  const label = labelIn(response.plain, count || howMany)
  if (label && label.rest === '' && label.by !== 'number') return readingOf({ place: label.place })
  return readingOf(chosenIn(saidIn(response, budget), options()))
}

const readingOf = (chosen: Chosen): OptionReading => ({
  ...wordsOnly,
  ...chosen,
  tex: chosen.place < 0 ? '' : `\\text{${letterAt(chosen.place)}}`,
})
