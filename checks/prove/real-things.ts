import type { Problem } from '@/lib/problems/problem'
import type { Thing } from '@/lib/problems/template'
import { numbersOf } from './provenance'

/** A story whose things are of a size that they cannot have, or which speaks of other things than it declares. */
export function thingComplaints({ question, steps }: Problem, things: readonly Thing[]): readonly string[] {
  const said = new Set([question, ...steps].flatMap(numbersOf).map(Number))
  return things.flatMap(({ name, size, least, most, unit = '' }) => {
    const [own, range] = [`${name} is ${size} ${unit}`.trim(), `${least} to ${most} ${unit}`.trim()]
    return [
      ...(size >= least && size <= most ? [] : [`${own}, and can be ${range}: draw within that`]),
      ...(unit === '' || said.has(size) ? [] : [`${own}, but the problem does not say so: declare what it says`]),
    ]
  })
}
