const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A fresh seed of six letters and digits, none of which is mistaken for another. Call it in event handlers only. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}
