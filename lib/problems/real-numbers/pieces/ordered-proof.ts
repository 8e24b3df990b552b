import type { Posed } from '../../posed'
import { earns, type Slip } from '../../template'
import { arranged, letterAt, letterOf } from '../../kinds-of-question/lettered'
import { exchangeSlips, lineOfProof } from '../../kinds-of-question/step-order'

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
      ...lines.map((line, place) =>
        earns(marks[place] ?? 0, `(${letterOf(place, order)}) ${line}`, lineOfProof(place)),
      ),
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

/** The wrong orders of a proof by contradiction; `exchanged`: why each line may not change places with the next. */
export const orderSlips = (order: readonly number[], exchanged: readonly string[]): readonly Slip[] =>
  exchangeSlips(orderByPlace(order).split(' '), exchanged, {
    backwards: 'That runs backwards: start with what is assumed; the conclusion comes last.',
    asPrinted: 'That is the order in which the lines are printed. See which line uses which.',
  })
