import { worked } from '../solution'

const said = {
  car: [false, 'Whether a car starts depends on its state: a car that is looked after starts nearly always.'],
  shot: [false, 'Whether a shot is a hit depends on how well the player shoots.'],
  guess: [true, 'There are two answers, and where it is not known which is right, neither is more likely.'],
  baby: [true, 'A boy and a girl are equally likely to be born.'],
  coin: [true, 'A fair coin has no reason to show one side more often than the other.'],
} as const

export type Experiment = keyof typeof said

/** E.g. "A driver attempts to start a car. The car starts or does not start. Are the outcomes equally likely?" */
export const equallyLikely = worked<{ readonly of: Experiment }>({
  id: 'equally-likely',
  archetype: 'prob-argument',
  objection: () => null,
  solve: ({ of }) => {
    const [are, why] = said[of]
    const key = are ? 'equally likely' : 'not equally likely'
    return { lines: [why, `Hence, the outcomes are ${key}.`], key }
  },
})
