import { plainText } from '../../rich-text/plain'

const ofPair = /\b(?:HCF|LCM)\s*\(\s*([a-z])\s*,\s*([a-z])\s*\)/i
const ofQuadratic = /(?<!\p{L})([a-z])x(?:²|\^2) ?\+ ?([a-z])x ?\+ ?([a-z])(?!\p{L})/u
const ofTerms =
  /(?<!\p{L})([a-z]), ?([a-z]),?(?: and)? ([a-z]) (?:are|form)(?: three)?(?: consecutive)?(?: terms)?(?: (?:in|of))?(?: an)? A\.?P/iu

/** "HCF(p, q) × LCM(p, q) = pq" and "px² + qx + r" in the a, b and c of the book. */
export function inBookLetters(text: string): string {
  const plain = plainText(text)
  const quadratic = ofQuadratic.exec(plain)
  const own = (quadratic ?? ofTerms.exec(plain) ?? ofPair.exec(plain))?.slice(1) ?? []
  // "a" may be an article
  if (own.length === 0 || own.includes('a') || new Set(own).size < own.length || (quadratic && own.includes('x')))
    return text
  const run = new RegExp(`(?<!\\p{L})[${own.join('')}${quadratic ? 'x' : ''}]{1,2}(?!\\p{L})`, 'gu')
  return plain.replace(run, (letters) =>
    [...letters].map((one) => 'abc'.charAt(own.indexOf(one)) || one).join(quadratic ? '' : ' × '),
  )
}
