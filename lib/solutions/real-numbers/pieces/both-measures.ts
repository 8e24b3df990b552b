import { equals, says } from '../../claim'
import { line, type Line } from '../../line'

/** "HCF = 6, LCM = 36": the key of a question that asks for both. */
export const bothText = (hcf: number | bigint, lcm: number | bigint): string => `HCF = ${hcf}, LCM = ${lcm}`

export const bothLine = (hcf: bigint, lcm: bigint): Line =>
  line('both', says`So ${equals('HCF', `${hcf}`)} and ${equals('LCM', `${lcm}`)}`)
