import type { Theorem } from './matched'

/** A theorem in its own letters: facts with ';' between them, and the lines of its proof. */
export const theorem = (id: string, given: string, claims: string, proof: string, also = ''): Theorem => {
  const listed = (text: string) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  return {
    id,
    given: listed(given),
    claims: listed(claims),
    proof: proof
      .trim()
      .split('\n')
      .map((one) => one.trim()),
    also: listed(also),
  }
}
