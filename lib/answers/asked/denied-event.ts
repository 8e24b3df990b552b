import { typed, type Typed } from '../../reading/typed'
import type { Asked } from '../rule'

const event = '(?:not|non)[\\s-]{1,3}(?!(?:equal|more|less|greater|smaller|sure|correct|right|the answer)\\b)\\p{L}'
const denied: readonly RegExp[] = [
  new RegExp(`^\\s{0,5}(${event}[\\p{L}\\d"' ]{1,40}?)\\s{0,3}(?:=|:|\\bis\\b)\\s{0,3}((?=\\d).{1,100})$`, 'iu'),
  new RegExp(`^\\s{0,5}(${event}[\\p{L}"' ]{1,40}?)\\s{1,3}((?=\\d).{1,100})$`, 'iu'),
]

/** "not red = 26/29", where a probability is asked for, as "P(not red) = 26/29"; any other response as it is. */
export function denialNamed(response: Typed, asked: Asked | undefined): Typed {
  if (!asked?.names.some((name) => name.startsWith('P(')) || !/^\s{0,5}no[nt]/i.test(response.text)) return response
  const [, name, value] = denied.map((pattern) => pattern.exec(response.text)).find(Boolean) ?? []
  return name === undefined || value === undefined ? response : typed(`P(${name}) = ${value}`)
}
