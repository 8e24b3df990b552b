const replacements: readonly (readonly [RegExp, string])[] = [
  [/[−–—]/g, '-'],
  [/[×✕]/g, '*'],
  [/÷/g, '/'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/ⁿ/g, '^n'],
  [/[‘’]/g, "'"],
  [/[“”"$]/g, ''],
  [/\\(?:times|cdot)/g, '*'],
  [/\\[a-z]+/g, ' '],
  [/\s*\bsquared\b/g, '^2'],
  [/\s*\bcubed\b/g, '^3'],
  [/(?<=[a-z)])\*\*/g, '^'],
  [/(\d\s*|\b)x2\b/g, '$1x^2'],
  [/\bh\.c\.f\.?/g, 'hcf'],
  [/\bl\.c\.m\.?/g, 'lcm'],
  [/\b(?:gcd|gcf|highest common factor|greatest common (?:divisor|factor))\b/g, 'hcf'],
  [/\b(?:least|lowest) common multiple\b/g, 'lcm'],
  [/\ba\.p\.?(?=\s|$)/g, 'ap'],
  [/factoriz/g, 'factoris'],
  [/\bir+ational/g, 'irrational'],
  [/\btheor[ae]?m\b/g, 'theorem'],
  [/\bdefination\b/g, 'definition'],
  [/\bprobab(?:ly|li|il)ty\b/g, 'probability'],
  [/what do(?:es)? (.+?) mean\b/g, 'what is $1'],
  [/\b(?:i|you|we|they) mean\b/g, ' '],
  [/[?!।]+/g, ' '],
  [/\s+/g, ' '],
  [/(?:\s|(?<!\.\.)\.)+$/g, ''],
]

const devanagari = '०१२३४५६७८९'

/** One spelling for what students type and say: lower case, plain signs, x^2, HCF for GCD, no question marks. */
export const normalise = (question: string): string =>
  replacements
    .reduce((text, [from, to]) => text.replace(from, to), question.toLowerCase())
    .replace(/[०-९]/g, (digit) => String(devanagari.indexOf(digit)))
    .trim()
