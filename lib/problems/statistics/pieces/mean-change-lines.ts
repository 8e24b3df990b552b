import { earns, line, type Step } from '../../template'
import type { Observations } from './mean-change-questions'

/** From the old sum to the new mean. */
export function meanChangeLines(draw: Observations, key: string): readonly Step[] {
  const { change, count, mean, by, wrong } = draw
  const total = count * mean
  const given = `Sum of the $${count}$ observations $= ${count} \\times ${mean} = ${total}$`
  switch (change) {
    case 'removed':
      return [
        line('sum', given),
        line('new sum', `Sum of the remaining $${count - 1}$ observations $= ${total} - ${by} = ${total - by}$`),
        earns(1, `New mean $= \\dfrac{${total - by}}{${count - 1}} = ${key}$`, 'mean'),
      ]
    case 'misread':
      return [
        line('sum', `Sum found $= ${count} \\times ${mean} = ${total}$`),
        line('new sum', `Correct sum $= ${total} - ${wrong} + ${wrong + by} = ${total + by}$`),
        earns(1, `Correct mean $= \\dfrac{${total + by}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'added to each':
      return [
        line('sum', given),
        line('new sum', `New sum $= ${total} + ${count} \\times ${by} = ${total + count * by}$`),
        earns(1, `New mean $= \\dfrac{${total + count * by}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'multiplied':
      return [
        line('sum', given),
        line('new sum', `New sum $= ${by} \\times ${total} = ${by * total}$`),
        earns(1, `New mean $= \\dfrac{${by * total}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'naturals':
      return [
        line(
          'sum',
          `Sum of the first $${count}$ natural numbers $= \\dfrac{${count} \\times ${count + 1}}{2} = ${(count * (count + 1)) / 2}$`,
        ),
        earns(1, `Mean $= \\dfrac{${(count * (count + 1)) / 2}}{${count}} = ${key}$`, 'mean'),
      ]
    default:
      return change satisfies never
  }
}
