import type { Posed, Slip } from '../template'
import { distinctSlips } from '../distinct-slips'
import { arranged, letterAt, letterOf } from '../lettered'

/** The lines of a proof, in their only right order, shown under letters in a drawn order. */
export function posedOrder(
  lines: readonly string[],
  order: readonly number[],
): Pick<Posed, 'rule' | 'options' | 'steps'> {
  const key = lines.map((_, place) => letterOf(place, order)).join(' ')
  return {
    rule: { kind: 'sequence', expected: key },
    options: arranged(lines, order),
    steps: [...lines.map((line, place) => `(${letterOf(place, order)}) ${line}`), `The correct order is ${key}`],
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

export function orderSlips(order: readonly number[]): readonly Slip[] {
  const right = orderByPlace(order).split(' ')
  const [first = '', second = '', ...rest] = right
  return distinctSlips(right.join(' '), [
    { response: right.toReversed().join(' '), note: 'Start with what is assumed; the conclusion comes last.' },
    {
      response: [second, first, ...rest].join(' '),
      note: 'A proof of this kind begins with the assumption to the contrary.',
    },
    {
      response: right.toSorted().join(' '),
      note: 'That is the order in which the lines are printed. See which line uses which.',
    },
  ])
}
