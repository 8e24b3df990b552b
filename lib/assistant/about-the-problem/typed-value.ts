/** The value or line in a message, as it was typed: what stands from its first sign of mathematics to its last. */
export function typedValue(text: string): string {
  const [found = ''] =
    /(?:[-−(√]?\s*(?:\d|\b[a-z]\b(?![a-z])|\b(?:sin|cos|tan|cosec|sec|cot|root|sqrt)\b|π|θ)[^,?!]*?)(?=\s*(?:[,?!]|$|\b(?:is|why|right|correct|so far|ok|but|and|sahi|theek|galat|as|kyu|kyun|it|wrong|for|in|kya|hai|aaya|aya|a|the)\b))/i.exec(
      withoutLead(text),
    ) ?? []
  return found.trim()
}

const withoutLead = (text: string): string =>
  text.replace(/^\s*(?:is|so|but|why|i|my|answer|got|get|ans|mera|check|am|a)\b\s*/gi, '')

/** The first number in a message, as it was typed. */
export const numberText = (text: string): string => /\d+(?:\.\d+)?/.exec(text)?.[0] ?? ''
