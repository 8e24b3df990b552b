import { bytesOfText, textOfBytes } from './bytes'
import { hashOf } from '../random'

const sealLength = 3

/** Three bytes that nearly every other text would not have: what was damaged on the way, or edited by hand, shows. */
function sealOf(bytes: Uint8Array): Uint8Array {
  const hash = hashOf(`seal/${textOfBytes(bytes)}`)
  return Uint8Array.from([hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255])
}

/** Bytes as the text of a link, their seal at the end. */
export const sealed = (bytes: Uint8Array): string => textOfBytes(Uint8Array.from([...bytes, ...sealOf(bytes)]))

export interface Unsealed {
  readonly bytes: Uint8Array
  /** The seal is that of the bytes: nobody changed them, and nothing was lost on the way. */
  readonly whole: boolean
}

/** undefined where the text cannot be bytes at all. */
export function unsealed(code: string): Unsealed | undefined {
  const all = bytesOfText(code)
  if (!all || all.length <= sealLength) return undefined
  const bytes = all.subarray(0, -sealLength)
  return { bytes, whole: sealed(bytes) === code }
}
