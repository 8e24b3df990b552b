import { pieces } from './pieces'

/** As much as stands on a line of a phone beside the number of a step, in letters. */
export const lineOfPhone = 22

const groups = {
  openers: ['{', '[', '(', '\\left', '\\begin', '\\{'],
  closers: ['}', ']', ')', '\\right', '\\end', '\\}'],
}
/** What no line can break in; in plain brackets it can, where they alone are wider than a line. */
const hardGroups = { openers: ['{', '\\left', '\\begin', '\\{'], closers: ['}', '\\right', '\\end', '\\}'] }
const operations = ['+', '-', '\\pm', '\\times', '\\cdot', '\\div']

/**
 * A formula in pieces between which a line may break: before each relation sign, and where a piece is still wider than a line of a phone
 * also before its signs of operation, behind its commas, and between two brackets that are multiplied. Inside brackets it breaks only where
 * they alone are wider than that, inside other groups never.
 */
export const finePieces = (tex: string): readonly string[] =>
  pieces(tex)
    .flatMap((piece) => (widthOf(piece) > lineOfPhone ? atOperations(piece) : [piece]))
    .flatMap((piece) => (widthOf(piece) > 1.3 * lineOfPhone ? atOperations(piece, hardGroups) : [piece]))

function atOperations(tex: string, { openers, closers } = groups): readonly string[] {
  const found: string[] = []
  let [depth, piece, last] = [0, '', '']
  for (const token of tex.match(/\\[a-zA-Z]+|\\[^]|[^]/g) ?? []) {
    const isGrounded = depth === 0
    if (openers.includes(token)) depth++
    if (closers.includes(token)) depth--
    const sign = isGrounded && operations.includes(token) && isOperand(last)
    const factor = isGrounded && ['(', '[', '\\left'].includes(token) && [')', ']'].includes(last)
    const item = isGrounded && last === ',' && token.trim() !== ''
    if (sign || factor || item) {
      found.push(piece)
      piece = sign ? '{}' : ''
    }
    piece += token
    if (token.trim() !== '') last = token
  }
  return [...found, piece]
}

/** What a sign of operation may follow: behind anything else it is the sign of a number. */
const isOperand = (token: string): boolean =>
  /^(?:[\p{L}\p{N})\]}!']|\\(?:theta|alpha|beta|pi|circ|right|ldots|degree))$/u.test(token)

/** How many letters wide a formula is set, roughly: a fraction is as wide as the longer of its two sides. */
export function widthOf(tex: string): number {
  let plain = tex
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/, (_, over: string, under: string) =>
        lettersIn(over) > lettersIn(under) ? over : under,
      )
      .replace(/\\(?:text|mathrm|sqrt|overline)\{([^{}]*)\}/, '$1')
      .replace(/[\^_]\{([^{}]*)\}/, '$1')
  }
  return lettersIn(plain)
}

const lettersIn = (plain: string): number =>
  plain
    .replace(/\\(?:left|right|displaystyle|[,;!: ])/g, '')
    .replace(/\\([a-z]{3,5})(?![a-z])/g, (_, name: string) =>
      /^(?:sin|cos|tan|sec|cot|cosec)$/.test(name) ? name : 'x',
    )
    .replace(/\\[a-zA-Z]+/g, 'x')
    .replace(/[=+×<>-]/g, 'xx')
    .replace(/[{}\s^_]/g, '').length

const [open, close] = ['\uE000', '\uE001']
const innermost = /<(m\w+|semantics)\b[^>]*>([^<]*)<\/\1>/
const twoGroups = new RegExp(`^${open}([^${close}]*)${close}${open}([^${close}]*)${close}$`)
/** As wide as these. */
const written: Readonly<Record<string, string>> = {
  '&lt;': '+',
  '&gt;': '+',
  '&amp;': '',
  '−': '-',
  '×': 'x',
  '↔': 'xxxx',
  '÷': 'x',
  '\u2061': '',
}

/** The same of MathML that carries no TeX; of a formula in rows, of its longest row. */
export function widthOfMathml(math: string): number {
  let plain = math.replace(/&lt;|&gt;|&amp;|[−×÷↔\u2061]/g, (one) => written[one] ?? one)
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(innermost, (_, name: string, inner: string) => {
      const [, over = '', under = ''] = name === 'mfrac' ? (twoGroups.exec(inner) ?? []) : []
      const longer = lettersIn(over) > lettersIn(under) ? over : under
      const text = name === 'mfrac' ? longer : inner.replaceAll(open, '').replaceAll(close, '')
      // the name of a function has its space beside it
      const space = name === 'mi' && inner.length > 2 ? 'x' : ''
      return `${open}${text}${space}${name === 'mtr' ? '\n' : ''}${close}`
    })
  }
  const signs = plain.replaceAll(open, '').replaceAll(close, '')
  return Math.max(...signs.split('\n').map(lettersIn))
}
