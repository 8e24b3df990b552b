import { literally } from '../literally'

/** A claim as its text has it: its tokens, joined by spaces, found again; the tokens themselves where the reading changed them. */
export function asWritten(claim: string, text: string): string {
  const tokens = claim.split(' ').map(literally)
  return new RegExp(tokens.join(String.raw`\s*`)).exec(text)?.[0] ?? claim
}
