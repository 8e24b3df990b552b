import { earns, type Posed, type Slip } from '../template'
import { distinctSlips } from '../distinct-slips'
import { arranged, letterAt, letterOf } from '../lettered'

/** The lines of a proof, in their only right order, shown under letters in a drawn order; each earns its marks. */
export function posedOrder(
  lines: readonly string[],
  order: readonly number[],
  marks: readonly number[],
): Pick<Posed, 'rule' | 'options' | 'steps'> {
  const key = lines.map((_, place) => letterOf(place, order)).join(' ')
  return {
    rule: { kind: 'sequence', expected: key },
    options: arranged(lines, order),
    steps: [
      ...lines.map((line, place) => earns(marks[place] ?? 0, `(${letterOf(place, order)}) ${line}`)),
      `So the correct order is ${key}`,
    ],
  }
}

/** The same order found by looking for each place in turn. */
export function orderByPlace(order: readonly number[]): string {
  const letters: string[] = []
  for (let place = 0; place < order.length; place++)
    order.forEach((line, index) => {
      if (line === place) letters.push(letterAt(index))
    })
  return letters.join(' ')
}

/** Two lines that follow each other are exchanged; one note for each such pair, from the first two lines on: why they may not be. */
export function orderSlips(order: readonly number[], exchanged: readonly string[]): readonly Slip[] {
  const right = orderByPlace(order).split(' ')
  const printed = right.toSorted()
  return distinctSlips(right.join(' '), [
    ...exchanged.map((note, place) => ({
      response: right
        .with(place, right[place + 1] ?? '')
        .with(place + 1, right[place] ?? '')
        .join(' '),
      note,
      step: place + 1,
    })),
    {
      response: right.toReversed().join(' '),
      note: 'That runs backwards: start with what is assumed; the conclusion comes last.',
      step: 1,
    },
    {
      response: printed.join(' '),
      note: 'That is the order in which the lines are printed. See which line uses which.',
      step: printed.findIndex((letter, place) => letter !== right[place]) + 1,
    },
  ])
}
