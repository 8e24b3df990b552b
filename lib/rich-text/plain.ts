const steps: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  // a mixed number: "4 1/5"
  [/(?<=\d)(?=\\[dt]?frac\s*\{\d+\}\s*\{\d+\})/g, ' '],
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_: string, top = '', bottom = '') => `${inBrackets(top)}/${inBrackets(bottom)}`,
  ],
  [/\\sqrt\{([^{}]*)\}/g, (_: string, of = '') => `√${inBrackets(of)}`],
  [/\\(?:text|operatorname|mathrm)\{([^{}]*)\}/g, '$1'],
  [/\^\{([^{}]*)\}/g, (_: string, power = '') => `^${inBrackets(power)}`],
  [/_\{([^{}]*)\}/g, '_$1'],
]

const inBrackets = (text: string): string => (/^\w+$/.test(text) ? text : `(${text})`)

const signs: readonly (readonly [RegExp, string])[] = [
  [/\{,\}/g, ','],
  [/\^\s*\\circ|\^\(\\circ\)/g, '°'],
  [/\\times|\\cdot/g, '×'],
  [/\\l?dots/g, '...'],
  [/\\[,;:! ]|\\(?:left|right|quad)/g, ' '],
  [/\\leq?(?![a-z])/g, '≤'],
  [/\\geq?(?![a-z])/g, '≥'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\parallel/g, '||'],
  [/\\theta/g, 'θ'],
  [/\\alpha/g, 'α'],
  [/\\beta/g, 'β'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\([a-z]+)/gi, '$1'],
  [/ +/g, ' '],
]

/** A text as one would type it: without dollar signs and TeX. */
export function plainText(question: string): string {
  let text = question.replace(/\$\$?/g, ' ')
  // brackets within brackets: from the inside out
  for (let depth = 0; depth < 4; depth++)
    for (const [from, to] of steps) text = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)
  return signs.reduce((out, [from, to]) => out.replace(from, to), text).trim()
}
