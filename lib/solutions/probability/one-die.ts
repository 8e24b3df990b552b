import { oneMarkChance, range } from './pieces/chance'
import { eventObjection, suits, type NumberEvent } from './pieces/number-event'
import { numberText } from './pieces/number-event-words'
import { fraction, toText } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

/** The faces of a die that suit the event. */
export const facesFor = (event: NumberEvent): readonly number[] => range(1, 6).filter((face) => suits(event, face))

function favourableText(faces: readonly number[]): string {
  if (faces.length === 0) return 'No face of a die is favourable: the event is impossible.'
  return faces.length === 1
    ? `Favourable outcome: only $${faces.join(', ')}$.`
    : `Favourable outcomes: $${faces.join(', ')}$, so there are $${faces.length}$ of them.`
}

/** E.g. "A die is thrown once. Find the probability of getting a prime number." */
export const oneDie = worked<NumberEvent>({
  id: 'one-die',
  archetype: 'prob-one-die',
  objection: eventObjection,
  solve: (event) => {
    const faces = facesFor(event)
    return {
      key: toText(fraction(faces.length, 6)),
      lines: [
        line('outcomes', 'All possible outcomes: $1, 2, 3, 4, 5, 6$, so there are $6$ of them.'),
        line('favourable', favourableText(faces)),
        ...oneMarkChance(`getting ${numberText(event)}`, faces.length, 6),
      ],
    }
  },
})
