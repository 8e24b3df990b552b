type FeetStem = (one: string, other: string, low: number, high: number, height: number) => string

/** "the temple" becomes "A temple", at the beginning of the question. */
const capital = (thing: string): string => thing.replace(/^the /, 'A ')

/** Each of two tops is seen from the foot of the other; the first is $height$ m high. What is asked follows. */
export const feetStems: readonly FeetStem[] = [
  (one, other, low, high, height) =>
    `${capital(one)} and ${other.replace(/^the /, 'a ')} stand on level ground. The angle of elevation of the top of ${one} from the foot of ${other} is $${low}^\\circ$, and the angle of elevation of the top of ${other} from the foot of ${one} is $${high}^\\circ$. If ${one} is $${height}$ m high, find`,
  (one, other, low, high, height) =>
    `${capital(one)} and ${other.replace(/^the /, 'a ')} stand on level ground. From the foot of ${other} the top of ${one}, which is $${height}$ m high, is seen at an angle of elevation of $${low}^\\circ$; from the foot of ${one} the top of ${other} is seen at $${high}^\\circ$. Find`,
  (one, other, low, high, height) =>
    `${capital(one)} and ${other.replace(/^the /, 'a ')} stand on the same level. The height of ${one} is $${height}$ m, and its top is seen at an angle of elevation of $${low}^\\circ$ from the foot of ${other}, whose own top is seen at $${high}^\\circ$ from the foot of ${one}. Find`,
]
