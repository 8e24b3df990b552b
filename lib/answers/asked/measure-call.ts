import { bigGcd } from '../../maths/integer'
import type { Node } from '../../reading/tree/node'

const call = /^(?:so |the |hence )?(HCF|GCD|GCF|LCM)(?: of |\s?\()\s?((?:\d{1,9}(?:, ?| and | & |, and |\)| )?){2,8})$/i

/** The HCF or the LCM that a name calls for, "HCF of 93, 248 and 372"; null for another name. */
export function calledFor(name: string): bigint | null {
  const [, measure = '', list = ''] = call.exec(name.trim().slice(0, 120)) ?? []
  const numbers = (list.match(/\d+/g) ?? []).map(BigInt)
  const [first, ...others] = numbers
  if (first === undefined || others.length === 0 || numbers.includes(0n)) return null
  return others.reduce((a, b) => (/^lcm$/i.test(measure) ? (a * b) / bigGcd(a, b) : bigGcd(a, b)), first)
}

/** Whether a value is this whole number. */
export const isWhole = (node: Node | undefined, value: bigint): boolean =>
  node?.kind === 'number' && node.value.d === 1n && node.value.n === value
