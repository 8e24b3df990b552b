import { remembered } from './remembered'

export interface Token {
  readonly kind: 'number' | 'command' | 'text' | 'sign'
  readonly text: string
}

const pattern =
  /\\(?:text|mathrm|operatorname)\{([^{}]*)\}|(\\[a-zA-Z]+|\\[^a-zA-Z])|(\d+(?:\{,\}\d+)*(?:\.\d+)?|\.\d+)|([^\s])/g

/** Spaces and sizes: nothing that means anything. */
const silent = new Set(
  '\\left \\right \\, \\; \\! \\: \\quad \\qquad \\displaystyle \\therefore \\big \\Big \\bigl \\bigr'
    .split(' ')
    .concat('\\ '),
)
const renamed: Readonly<Record<string, string>> = {
  '\\dfrac': '\\frac',
  '\\tfrac': '\\frac',
  '\\cdot': '\\times',
  '\\neq': '\\ne',
  '\\leq': '\\le',
  '\\geq': '\\ge',
  '\\lt': '<',
  '\\gt': '>',
  '\\csc': '\\cosec',
  '\\dots': '\\ldots',
  '\\cdots': '\\ldots',
  '\\implies': '\\Rightarrow',
}

export const tokensOf = remembered((tex): readonly Token[] =>
  [...tex.matchAll(pattern)].flatMap(([, words, command, digits, sign]): readonly Token[] => {
    if (words !== undefined) return [{ kind: 'text', text: words.trim() }]
    if (digits !== undefined) return [{ kind: 'number', text: digits.replaceAll('{,}', '') }]
    if (sign !== undefined) return [{ kind: 'sign', text: sign }]
    if (command === undefined || silent.has(command)) return []
    return [{ kind: 'command', text: renamed[command] ?? command }]
  }),
)
